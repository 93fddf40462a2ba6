import { type kirimUang, STATUS_KIRIM } from '@kencana/contract/areas/uang/kirim-uang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AskingOne, askStores } from '../../engines/chain/ask-stores.ts'
import { StoreChoice } from '../../engines/chain/store-choice.tsx'
import { type StoreRow, useChainStores } from '../../engines/chain/stores.ts'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call } from '../../lib/api.ts'
import { ownSession } from '../../lib/session.ts'
import { ageText, calls, statusNames } from './calls.ts'
import classes from './kirim-uang.module.css'

type Row = AnswerOf<typeof kirimUang.list>['data'][number] & { readonly dari: string }
type Status = 'ALL' | (typeof STATUS_KIRIM)[number]

const STATUS = ['ALL', ...STATUS_KIRIM] as const
const MOST = 200

/** What the stores sent, asked of each at its own address (doc1 §7); head office only. */
export function StoresReport() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [status, setStatus] = useState<Status>('ALL')
  const own = ownSession()?.kode_toko
  const stores = useChainStores().stores.filter(({ kode_toko }) => kode_toko !== own)
  const { rows, busy, show } = useReport(stores, chosen, status)
  const names = { ...statusNames(t), ALL: t('Semua') }
  return (
    <Panel title={t('Kiriman uang semua toko')}>
      <div className={classes.filters}>
        <StoreChoice stores={stores} chosen={chosen} onChange={setChosen} />
        <StatusFilter
          value={status}
          states={STATUS}
          nameOf={one => names[one]}
          onChange={more => setStatus(STATUS.find(one => one === more.status) ?? 'ALL')}
        />
        <Button onClick={() => void show()} loading={busy}>
          {t('Tampilkan')}
        </Button>
      </div>
      <DataTable<Row>
        label={t('Kiriman uang semua toko')}
        columns={useColumns()}
        rows={rows}
        rowKey={row => row.no_reff}
      />
    </Panel>
  )
}

/** Asks every chosen store once; what one of them refuses is said, and nothing is shown. */
function useReport(stores: readonly StoreRow[], chosen: readonly string[], status: Status) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [busy, setBusy] = useState(false)
  const show = async () => {
    const asked = stores.filter(({ kode_toko }) => chosen.includes(kode_toko))
    if (asked.length === 0) return void notify.error(t('Mohon Pilih Toko'))
    setBusy(true)
    const heard = await askStores(asked, (how, store) => sentBy(store, status, how))
    setBusy(false)
    const found = heard.flatMap(({ answer }) => answer ?? [])
    const isWhole = heard.every(({ problem }) => problem === undefined)
    setRows(isWhole ? found : [])
    if (!isWhole) void notify.error(t('Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi'))
    else if (found.length === 0) notify.toast(t('Data Tidak Ditemukan'))
  }
  return { rows, busy, show }
}

async function sentBy(
  { kode_toko }: StoreRow,
  status: Status,
  how: AskingOne,
): Promise<readonly Row[]> {
  const { data } = await call(calls.list, { query: { status, limit: MOST }, ...how })
  return data.map(row => ({ ...row, dari: kode_toko }))
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
  return [
    { key: 'dari', label: t('Toko') },
    { key: 'no_reff', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'tujuan', label: t('Toko tujuan') },
    { key: 'jumlah_rp', label: t('Jumlah'), kind: 'money' },
    { key: 'umur_hari', label: t('Umur'), value: row => ageText(row.umur_hari, t) },
    { key: 'diterima_oleh', label: t('Diterima oleh') },
    { key: 'status', label: t('Status'), value: row => names[row.status] },
  ]
}
