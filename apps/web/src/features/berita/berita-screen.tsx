import type { KeptNews } from '@kencana/contract/areas/berita'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { everyRow } from '../../kit/table/every-row.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import classes from './berita.module.css'
import { calls } from './calls.ts'
import { NewsForm } from './news-form.tsx'
import { priorityOf } from './priority.ts'

const PAGE = 50

/** Who sees which announcement (03-decisions §8). */
export function Screen() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [at, setAt] = useState<{ page: number; q: string }>({ page: 1, q: '' })
  const [open, setOpen] = useState<{ readonly news: KeptNews | null } | null>(null)
  const read = (page: number, limit: number, signal?: AbortSignal) => {
    const query = { limit, page, q: at.q || undefined }
    return call(calls.list, signal === undefined ? { query } : { query, signal })
  }
  const list = useQuery({
    queryKey: ['berita', 'kelola', at],
    queryFn: ({ signal }) => read(at.page, PAGE, signal),
    placeholderData: keepPreviousData,
  })
  const add = () => setOpen({ news: null })
  useKeys({ Insert: { run: add, label: t('Tambah') } })
  return (
    <>
      <PageHeader
        title={t('Hak Akses News')}
        description={t(
          'Berita di Beranda: untuk siapa, dari kapan sampai kapan, sudah dibaca siapa.',
        )}
      >
        <Button onClick={add} rightSection={<Kbd keys="Insert" onBrand />}>
          {t('Tambah')}
        </Button>
      </PageHeader>
      <Panel flush>
        <DataTable
          label={t('Berita')}
          columns={columns(t)}
          rows={list.data?.data}
          rowKey={row => row.id}
          server={{
            count: list.data?.count ?? 0,
            page: list.data?.page ?? 1,
            limit: PAGE,
            q: at.q,
          }}
          onQuery={({ page, q }) => setAt({ page, q })}
          allRows={() => everyRow((skip, limit) => read(skip / limit + 1, limit))}
          loading={list.isFetching}
          onRow={news => setOpen({ news })}
          rowTone={row => (row.ditarik ? 'mute' : undefined)}
          emptyHint={t('Tekan Insert untuk menambah yang pertama.')}
          {...(list.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void list.refetch()}
        />
      </Panel>
      {open !== null && (
        <NewsForm
          news={open.news}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            void queries.invalidateQueries({ queryKey: ['berita'] })
          }}
        />
      )}
    </>
  )
}

const columns = (t: TFunction): readonly Column<KeptNews>[] => [
  {
    key: 'judul',
    label: t('Judul'),
    sortable: false,
    cell: row => {
      const [word, tone] = priorityOf(row.prioritas, t)
      return (
        <>
          <b>{row.judul}</b> {row.prioritas !== 'BIASA' && <Tag tone={tone}>{word}</Tag>}{' '}
          {row.ditarik && <Tag tone="bad">{t('Ditarik')}</Tag>}
        </>
      )
    },
  },
  {
    key: 'untuk',
    label: t('Untuk'),
    sortable: false,
    cell: row => <span className={classes.wrap}>{audience(row, t)}</span>,
  },
  { key: 'dari', label: t('Dari Tanggal'), kind: 'date', sortable: false },
  { key: 'sampai', label: t('Sampai Tanggal'), kind: 'date', sortable: false },
  {
    key: 'pembaca',
    label: t('Dibaca'),
    kind: 'count',
    sortable: false,
    cell: row => `${row.pembaca} / ${row.penerima}`,
  },
  { key: 'dibuat_oleh', label: t('Oleh'), sortable: false },
]

function audience({ untuk_toko, untuk_level, untuk_user }: KeptNews, t: TFunction): string {
  const groups = [untuk_toko.join(', '), untuk_level.join(', ')].filter(text => text !== '')
  const people = untuk_user.join(', ')
  if (groups.length === 0) return people === '' ? t('Semua user') : people
  return [groups.join(' · '), people].filter(text => text !== '').join(' + ')
}
