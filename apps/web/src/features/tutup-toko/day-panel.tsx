import { gramToMg } from '@kencana/domain/quantity'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { Lack } from '../../kit/layout/lack.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { Money, Weight } from '../../kit/text/figures.tsx'
import type { ClosingState } from './closing-calls.ts'
import type { Lacking } from './count.ts'
import classes from './tutup-toko.module.css'

interface Where {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  /** What the address calls the number of what is open, where each is named by its own. */
  readonly nomor?: string
}

/** Where what is open can be finished. */
const WHERE: Readonly<Record<string, Where>> = {
  'Nota tertahan': { to: '/transaksi-penjualan' },
  'Ajuan penjualan menunggu': { to: '/validasi-penjualan' },
  'Dokumen hutang belum divalidasi': { to: '/validasi-hutang' },
  'Dokumen titipan belum divalidasi': { to: '/validasi-titipan' },
  'Uang belum divalidasi': { to: '/validasi-keuangan' },
  'Kartu debit belum dicocokkan': { to: '/validasi-non-cash' },
  'Kartu kredit belum dicocokkan': { to: '/validasi-non-cash' },
  'QRIS belum dicocokkan': { to: '/validasi-non-cash' },
  'Transfer belum dicocokkan': { to: '/validasi-non-cash' },
  'Sudah cocok, belum dicairkan': { to: '/pencairan-non-cash' },
  'Kurang bayar belum lunas': { to: '/piutang-penjualan', search: { status: 'BUKA' } },
  'Uang di jalan belum diterima': { to: '/kirim-uang-pusat', search: { status: 'OPEN' } },
  'Uang datang belum diterima': { to: '/terima-uang-kas', nomor: 'no_reff' },
  'Baki belum ditimbang': { to: '/timbang-baki' },
  'Barang beli belum disortir lebih dari 7 hari': { to: '/sortir-pembelian' },
  'Kiriman ke tukang lewat janji': { to: '/terima-barang-cuci' },
  'Susut menunggu validasi': { to: '/validasi-susut' },
  'Timbangan lewat masa tera': { to: '/master-timbangan' },
  'Hutang jatuh tempo': { to: '/lihat-hutang', search: { status: 'JATUH_TEMPO' } },
}

interface DayPanelProps {
  readonly day: ClosingState
  readonly lack: Lacking | null
}

/** Step 1: what is still open, and the day's documents; no rupiah, for the count is blind. */
export function DayPanel({ day, lack }: DayPanelProps) {
  const { t } = useTranslation()
  return (
    <Panel title={`1. ${t('Yang masih terbuka')}`}>
      <Lack text={lack?.at === 'hari' ? lack.text : null} />
      {day.penghalang.length > 0 && (
        <>
          <Things of={day.penghalang} tone="bad" act={t('Selesaikan')} />
          <p className={classes.hint}>{t('Toko baru dapat ditutup sesudah ini selesai.')}</p>
        </>
      )}
      {day.penghalang.length === 0 && day.terbuka.length === 0 ? (
        <p className={classes.calm}>
          <Tag tone="ok">{t('Siap')}</Tag> {t('Tidak ada yang menunggu')}
        </p>
      ) : (
        <Things of={day.terbuka} tone="bad" act={t('Selesaikan')} />
      )}
      {day.perhatian.length > 0 && <Things of={day.perhatian} tone="gold" act={t('Buka')} />}
      <table className={classes.documents}>
        <caption>{t('Dokumen hari ini')}</caption>
        <tbody>
          {day.dokumen.length === 0 && (
            <tr>
              <td colSpan={3}>{t('Tidak Ada Data')}</td>
            </tr>
          )}
          {day.dokumen.map(({ jenis, jumlah, berat }) => (
            <tr key={jenis}>
              <th scope="row">{documentName(jenis, t)}</th>
              <td>{jumlah}</td>
              <td>
                <Weight value={gramToMg(berat)} unit />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

interface ThingsProps {
  readonly of: ClosingState['perhatian']
  readonly tone: Tone
  readonly act: string
}

/** A line each: how many, or which, of what, how much, and the way there; since when below. */
function Things({ of, tone, act }: ThingsProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes.open}>
      {of.map(thing => (
        <li key={`${thing.apa} ${thing.rincian}`}>
          <Tag tone={tone}>{thing.rincian}</Tag> <span>{t(thing.apa)}</span>{' '}
          {thing.jumlah !== undefined && <Money value={thing.jumlah} />}{' '}
          <Way of={thing} act={act} />
          <Since of={thing} />
        </li>
      ))}
    </ul>
  )
}

type Thing = ClosingState['perhatian'][number]

/** Since which day; money on its way also from where, and its age. */
function Since({ of: { sejak, dari, umur_hari } }: { of: Thing }) {
  const { t } = useTranslation()
  const said = [
    dari,
    sejak === undefined ? undefined : t('sejak {tgl}', { tgl: sejak }),
    umur_hari === undefined ? undefined : t('{hari} hari', { hari: umur_hari }),
  ].filter(part => part !== undefined)
  return said.length === 0 ? null : <small>{said.join(' · ')}</small>
}

function Way({ of: { apa, rincian }, act }: { of: Thing; act: string }) {
  const where = WHERE[apa]
  if (where === undefined) return null
  const { to, search, nomor } = where
  const asked = nomor === undefined ? search : { ...search, [nomor]: rincian }
  return (
    <Link to={to} {...(asked === undefined ? {} : { search: asked })}>
      {act}
    </Link>
  )
}
