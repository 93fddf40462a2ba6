import { useTranslation } from 'react-i18next'
import { DocumentList } from '../../../engines/document-frame/list/document-list.tsx'
import { usePagedList } from '../../../engines/document-frame/list/use-paged-list.ts'
import { useAddress } from '../../../engines/report-screen/use-address.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import type { LoanRow } from '../lihat/loans-screen.tsx'
import { AuctionDrawer } from './auction-drawer.tsx'
import classes from './lelang.module.css'

/** What is worked off here: loans past their due date, surpluses not yet paid, what was sold. */
const VIEWS = ['JATUH_TEMPO', 'KELEBIHAN', 'DILELANG'] as const
type View = (typeof VIEWS)[number]

/** Tells customers that are late, sells pledges, and pays what is left over. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAddress()
  const view = VIEWS.find(one => one === asked.status) ?? 'JATUH_TEMPO'
  const list = usePagedList({
    name: 'hutang',
    asked,
    ask,
    filter: { status: view, q: asked.q },
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  const nothing = {
    JATUH_TEMPO: t('Tidak ada hutang yang lewat jatuh tempo.'),
    KELEBIHAN: t('Semua kelebihan lelang sudah dibayar.'),
    DILELANG: t('Belum ada jaminan yang dilelang.'),
  }
  return (
    <DocumentList
      title={t('Lelang Hutang')}
      description={t('Beri tahu pelanggan, lelang jaminan yang lewat, bayar kelebihannya.')}
      label={t('Lelang Hutang')}
      columns={useColumns(view)}
      list={list}
      q={asked.q}
      numberOf={row => row.no_faktur_hutang}
      rowTone={row => (row.status === 'AKTIF' && row.diberitahu === 0 ? 'gold' : undefined)}
      emptyHint={nothing[view]}
      first={undefined}
      filters={<Views view={view} onChange={status => list.change({ status })} />}
      drawer={({ nomor, onClose }) => <AuctionDrawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation()
  const names = {
    JATUH_TEMPO: t('Jatuh tempo'),
    KELEBIHAN: t('Kelebihan belum dibayar'),
    DILELANG: t('Sudah dilelang'),
  }
  const keys = VIEWS.map((one, index) => {
    return [`Alt+${index + 1}`, { run: () => onChange(one), label: names[one] }] as const
  })
  useKeys(Object.fromEntries(keys))
  return (
    <fieldset className={classes.views}>
      <legend className="k-hidden">{t('Daftar')}</legend>
      {VIEWS.map((one, index) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onChange(one)}>
          {names[one]} <Kbd keys={`Alt+${index + 1}`} />
        </button>
      ))}
    </fieldset>
  )
}

function useColumns(view: View): readonly Column<LoanRow>[] {
  const { t } = useTranslation()
  const who: readonly Column<LoanRow>[] = [
    { key: 'no_faktur_hutang', label: t('Nomor'), kind: 'nomor' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'jumlah_hutang', label: t('Pinjaman'), kind: 'money' },
  ]
  const due: readonly Column<LoanRow>[] = [
    { key: 'total_bayar', label: t('Tebus hari ini'), kind: 'money' },
    { key: 'tgl_jatuh_tempo', label: t('Jatuh tempo'), kind: 'date' },
    { key: 'lewat_hari', label: t('Lewat hari'), kind: 'count' },
    {
      key: 'diberitahu',
      label: t('Diberi tahu'),
      kind: 'count',
      cell: row =>
        row.diberitahu === 0 ? <Tag tone="bad">{t('Belum')}</Tag> : `${row.diberitahu}×`,
    },
    { key: 'lokasi', label: t('Letak paket') },
  ]
  const sold: readonly Column<LoanRow>[] = [
    { key: 'tgl_lunas', label: t('Dilelang'), kind: 'date' },
    {
      key: 'kelebihan',
      label: t('Kelebihan'),
      kind: 'money',
      value: row => row.kelebihan || null,
    },
  ]
  return [...who, ...(view === 'JATUH_TEMPO' ? due : sold)]
}
