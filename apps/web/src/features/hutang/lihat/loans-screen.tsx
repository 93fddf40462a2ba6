import type { hutang } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '../../../engines/document-frame/list/day-filter.tsx'
import { DocumentList } from '../../../engines/document-frame/list/document-list.tsx'
import { StatusFilter } from '../../../engines/document-frame/list/status-filter.tsx'
import { usePagedList } from '../../../engines/document-frame/list/use-paged-list.ts'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { loansAsked, STATUS } from '../loans-asked.ts'
import { statusNames } from '../words.ts'
import { LoanDrawer } from './loan-drawer.tsx'
import { LoanStatus, statusText } from './loan-status.tsx'

export type LoanRow = AnswerOf<typeof hutang.list>['data'][number]

/** Pawn loans by state and day, found by number, name, phone or packet; each opens beside them. */
export function Screen() {
  const { t } = useTranslation()
  const { asked, ask } = useAsked('/lihat-hutang')
  const filter = loansAsked(asked)
  const names = {
    ...statusNames(t),
    JATUH_TEMPO: t('Jatuh tempo'),
    LUNAS_HARI_INI: t('Lunas hari ini'),
    KELEBIHAN: t('Kelebihan belum dibayar'),
  }
  const list = usePagedList({
    name: 'hutang',
    asked,
    ask,
    filter,
    read: (query, signal) => call(calls.list, signal === undefined ? { query } : { query, signal }),
  })
  return (
    <DocumentList
      title={t('Lihat Hutang')}
      label={t('Hutang')}
      columns={useColumns()}
      list={list}
      q={filter.q}
      numberOf={row => row.no_faktur_hutang}
      rowTone={toneOf}
      emptyHint={t('Tidak ada hutang dengan saringan ini.')}
      first={asked.no_faktur_hutang}
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
      drawer={opened => <LoanDrawer key={opened.nomor} {...opened} />}
    />
  )
}

const toneOf = (row: LoanRow) => {
  if (row.status !== 'AKTIF') return 'mute' as const
  return row.lewat_hari > 0 ? ('gold' as const) : undefined
}

function useColumns(): readonly Column<LoanRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'no_faktur_hutang', label: t('Nomor'), kind: 'nomor' },
    { key: 'tgl_hutang', label: t('Tanggal'), kind: 'date' },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'telp_customer', label: t('Telepon') },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    { key: 'jumlah_hutang', label: t('Pinjaman'), kind: 'money' },
    { key: 'total_bayar', label: t('Tebus hari ini'), kind: 'money' },
    { key: 'tgl_jatuh_tempo', label: t('Jatuh tempo'), kind: 'date' },
    { key: 'lokasi', label: t('Letak paket') },
    {
      key: 'status',
      label: t('Status'),
      value: row => statusText(row, t),
      cell: row => <LoanStatus status={row.status} lewat_hari={row.lewat_hari} />,
    },
  ]
}
