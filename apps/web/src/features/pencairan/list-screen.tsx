import type { CairAnswer, pencairan } from '@kencana/contract/areas/uang/pencairan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { STATUS_TONES, statusNames } from '../../engines/document-frame/detail/document-status.tsx'
import { StatedList } from '../../engines/document-frame/list/stated-list.tsx'
import { useAskedDays } from '../../engines/document-frame/list/use-asked-days.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import type { Column } from '../../kit/table/columns.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { MoneyDrawer } from '../kas/index.ts'
import { CHANGES, calls } from './calls.ts'
import { acquirerName } from './owed.tsx'
import classes from './pencairan.module.css'

type Row = AnswerOf<typeof pencairan.list>['data'][number]

/** What acquirers paid out, found by day or words. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-pencairan')
  return (
    <StatedList
      name="pencairan"
      title={t('Lihat Pencairan')}
      label={t('Pencairan non cash')}
      asked={asked}
      ask={ask}
      nomor={asked.no_cair}
      days={useAskedDays(asked, asked.no_cair)}
      names={statusNames(t)}
      tones={STATUS_TONES}
      stands="SELESAI"
      columns={useColumns()}
      numberOf={row => row.no_cair}
      emptyHint={t('Tidak ada pencairan dengan saringan ini.')}
      read={(query, signal) =>
        call(calls.list, signal === undefined ? { query } : { query, signal })
      }
      drawer={({ nomor, onClose }) => <Drawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_cair', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_system', label: t('Tanggal'), kind: 'date' },
    { key: 'penerbit', label: t('Bank penerbit'), value: row => acquirerName(row.penerbit, t) },
    { key: 'ke', label: t('Masuk ke rekening'), value: row => `${row.ke} ${row.ke_rekening}` },
    { key: 'no_referensi', label: t('No referensi') },
    { key: 'banyak', label: t('Pembayaran'), kind: 'count' },
    { key: 'jumlah', label: t('Jumlah'), kind: 'money' },
    { key: 'biaya', label: t('Biaya MDR'), kind: 'money' },
    { key: 'bank', label: t('Uang masuk'), kind: 'money' },
  ]
}

interface DrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

function Drawer({ nomor, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const params = { no_cair: nomor }
  return (
    <MoneyDrawer<CairAnswer>
      name={t('Pencairan non cash')}
      nomor={nomor}
      path={calls.post.path}
      show={signal => call(calls.show, { params, signal })}
      journal={signal => call(calls.journal, { params, signal })}
      where={row => [
        { label: t('Bank penerbit'), value: acquirerName(row.penerbit, t) },
        {
          label: t('Uang masuk'),
          value: <Money value={row.bank} unit />,
          more: [`${row.ke} ${row.ke_rekening}`],
        },
        {
          label: t('Biaya MDR'),
          value: <Money value={row.biaya} unit />,
          more: [
            row.biaya === row.usulan
              ? null
              : t('usulan {jumlah}', { jumlah: rupiahText(row.usulan) }),
          ],
        },
        { label: t('No referensi'), value: row.no_referensi, more: [dayText(row.tgl_mutasi)] },
      ]}
      more={row => <Payments of={row} />}
      changes={CHANGES}
      cancel={{ route: calls.cancel, params }}
      onClose={onClose}
    />
  )
}

/** The receivables it ended, each as its slip had it. */
function Payments({ of: { pembayaran, selisih } }: { readonly of: CairAnswer }) {
  const { t } = useTranslation()
  const tenders = useTenderNames()
  return (
    <table className={classes.payments} aria-label={t('Pembayaran')}>
      <thead>
        <tr>
          <th>{t('Pembayaran')}</th>
          <th>{t('Cara bayar')}</th>
          <th data-figure>{t('Jumlah')}</th>
          {selisih !== 0 && <th data-figure>{t('Menurut slip')}</th>}
        </tr>
      </thead>
      <tbody>
        {pembayaran.map(one => (
          <tr key={`${one.nomor} ${one.baris}`}>
            <td>{one.nomor}</td>
            <td>{tenders[one.cara]}</td>
            <td data-figure>
              <Money value={one.jumlah} />
            </td>
            {selisih !== 0 && (
              <td data-figure>
                <Money value={one.mutasi} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
