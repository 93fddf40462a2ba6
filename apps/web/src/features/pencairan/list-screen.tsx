import { STATUS_UANG } from '@kencana/contract/areas/uang/mutasi'
import type { CairAnswer, pencairan } from '@kencana/contract/areas/uang/pencairan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../engines/document-frame/list/use-paged-list.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { MoneyDrawer, STATUS_TONES, statusNames, useDays } from '../kas/index.ts'
import { CHANGES, calls } from './calls.ts'
import { acquirerName } from './owed.tsx'
import classes from './pencairan.module.css'

type Row = AnswerOf<typeof pencairan.list>['data'][number]

const STATUS = ['ALL', ...STATUS_UANG] as const

/** What acquirers paid out, found by day or words. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-pencairan')
  const days = useDays(asked, asked.no_cair)
  const names = { ...statusNames(t), ALL: t('Semua') }
  const filter = {
    status: STATUS.find(one => one === asked.status) ?? 'ALL',
    tgl_from: days.tgl_from,
    tgl_to: days.tgl_to,
    q: asked.no_cair ?? asked.q,
  }
  const list = usePagedList({
    name: 'pencairan',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <DocumentList<Row>
      title={t('Lihat Pencairan')}
      label={t('Pencairan non cash')}
      columns={useColumns()}
      list={list}
      q={filter.q}
      numberOf={row => row.no_cair}
      rowTone={row => (row.status === 'SELESAI' ? undefined : 'mute')}
      emptyHint={t('Tidak ada pencairan dengan saringan ini.')}
      first={asked.no_cair}
      filters={
        <>
          <StatusFilter
            value={filter.status}
            states={STATUS}
            nameOf={status => names[status]}
            onChange={list.change}
          />
          <DayFilter filter={filter} onChange={list.change} />
        </>
      }
      drawer={({ nomor, onClose }) => <Drawer key={nomor} nomor={nomor} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  const names = statusNames(t)
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
    {
      key: 'status',
      label: t('Status'),
      value: row => names[row.status],
      cell: row => <Tag tone={STATUS_TONES[row.status]}>{names[row.status]}</Tag>,
    },
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
        { label: t('No referensi'), value: row.no_referensi, more: [row.tgl_mutasi] },
      ]}
      more={row => <Payments of={row} />}
      changes={CHANGES}
      cancel={(run, what, body, draft) =>
        run({ route: calls.cancel, input: { params, body }, what, draft })
      }
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
