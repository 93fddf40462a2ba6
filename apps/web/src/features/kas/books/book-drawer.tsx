import type { BookLine, cashBook } from '@kencana/contract/areas/uang/buku'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../../engines/document-frame/document-name.ts'
import { usePagedList } from '../../../engines/document-frame/list/use-paged-list.ts'
import { SideDrawer } from '../../../kit/dialogs/layer.tsx'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { firstDay, useSession } from '../../../lib/session.ts'

interface BookDrawerProps {
  readonly title: string
  /** Keeps the lines of the two books apart. */
  readonly part: string
  /** What one calls the place a line is about: a drawer, an account. */
  readonly place: string
  readonly read: (
    query: Partial<QueryOf<typeof cashBook>>,
    signal?: AbortSignal,
  ) => Promise<AnswerOf<typeof cashBook>>
  /** Sums of the day, above its lines. */
  readonly sums?: (tgl: string | null) => ReactNode
  readonly onClose: () => void
}

/** What a day moved, document by document and page by page; the day may be any. */
export function BookDrawer({ title, sums, onClose, ...lines }: BookDrawerProps) {
  const { t } = useTranslation()
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  const [tgl, setTgl] = useState<string | null>(today)
  return (
    <SideDrawer title={title} onClose={onClose} size="xl">
      <DateInput
        label={t('Tanggal')}
        value={tgl}
        onChange={setTgl}
        {...(today === null ? {} : { today, max: today })}
        {...(locked === undefined ? {} : { min: locked })}
      />
      {sums?.(tgl)}
      <Lines key={tgl} label={title} tgl={tgl} {...lines} />
    </SideDrawer>
  )
}

interface LinesProps extends Pick<BookDrawerProps, 'part' | 'place' | 'read'> {
  readonly label: string
  readonly tgl: string | null
}

function Lines({ label, part, place, read, tgl }: LinesProps) {
  const { t } = useTranslation()
  const [asked, ask] = useState<Readonly<Record<string, string>>>({})
  const day = tgl ?? undefined
  const list = usePagedList({
    name: 'kas',
    part,
    asked,
    ask,
    filter: { tgl_from: day, tgl_to: day, q: asked.q },
    read,
  })
  const { data, error, isFetching, refetch } = list.list
  return (
    <DataTable<BookLine>
      label={label}
      columns={useColumns(place)}
      rows={data?.data}
      rowKey={({ nomor, baris }) => `${nomor} ${baris}`}
      server={list.server}
      onQuery={({ page, limit, q }) => list.change({ page: String(page), limit: String(limit), q })}
      allRows={list.allRows}
      loading={isFetching}
      {...(error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
      onRetry={() => void refetch()}
    />
  )
}

function useColumns(place: string): readonly Column<BookLine>[] {
  const { t } = useTranslation()
  const columns: readonly Column<BookLine>[] = [
    { key: 'tempat', label: place },
    { key: 'jenis', label: t('Dokumen'), value: row => documentName(row.jenis, t) },
    { key: 'nomor', label: t('Nomor'), kind: 'nomor' },
    { key: 'masuk', label: t('Masuk'), kind: 'money' },
    { key: 'keluar', label: t('Keluar'), kind: 'money' },
    { key: 'user_id', label: t('Petugas') },
    { key: 'keterangan', label: t('Keterangan') },
  ]
  return columns.map(column => ({ ...column, sortable: false }))
}
