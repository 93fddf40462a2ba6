import { gramToMg } from '@kencana/domain/quantity'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Weight } from '../../kit/text/figures.tsx'
import type { ClosingState } from './closing-calls.ts'
import classes from './tutup-toko.module.css'

/** Where what is open can be finished. */
const WHERE: Readonly<Record<string, { to: string; search?: Record<string, string> }>> = {
  'Nota tertahan': { to: '/transaksi-penjualan' },
  'Ajuan penjualan menunggu': { to: '/validasi-penjualan' },
  'Dokumen hutang belum divalidasi': { to: '/validasi-hutang' },
  'Dokumen titipan belum divalidasi': { to: '/validasi-titipan' },
  'Kartu debit belum dicocokkan': { to: '/validasi-non-cash' },
  'Kartu kredit belum dicocokkan': { to: '/validasi-non-cash' },
  'QRIS belum dicocokkan': { to: '/validasi-non-cash' },
  'Transfer belum dicocokkan': { to: '/validasi-non-cash' },
  'Sudah cocok, belum dicairkan': { to: '/pencairan-non-cash' },
  'Kurang bayar belum lunas': { to: '/piutang-penjualan', search: { status: 'BUKA' } },
  'Hutang jatuh tempo': { to: '/lihat-hutang', search: { status: 'AKTIF' } },
}

/** Step 1: what is still open, and the day's documents; no rupiah, for the count is blind. */
export function DayPanel({ day }: { day: ClosingState }) {
  const { t } = useTranslation()
  return (
    <Panel title={`1. ${t('Yang masih terbuka')}`}>
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

/** How many of what, and the way there. */
function Things({ of, tone, act }: ThingsProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes.open}>
      {of.map(({ apa, rincian, jumlah, sejak = '' }) => (
        <li key={apa}>
          <Tag tone={tone}>{rincian}</Tag> {t(apa)}
          {jumlah !== undefined && ' '}
          {jumlah !== undefined && (
            <span>{t('{jumlah}, sejak {tgl}', { jumlah: rupiahText(jumlah), tgl: sejak })}</span>
          )}
          {WHERE[apa] !== undefined && <Link {...WHERE[apa]}>{act}</Link>}
        </li>
      ))}
    </ul>
  )
}
