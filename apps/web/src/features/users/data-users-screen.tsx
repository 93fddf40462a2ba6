import { seesAllStores } from '@kencana/contract/access'
import type { UserRow } from '@kencana/contract/areas/users'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { type Column, cellText } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { everyRow } from '../../kit/table/every-row.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { OneTimePassword, type Shown } from './one-time-password.tsx'
import { type Filters, NO_FILTERS, UserFilters } from './user-filters.tsx'
import { UserForm } from './user-form.tsx'
import classes from './users.module.css'

const PAGE = 50
const LOOK_MS = 60_000

type Open = { readonly row: UserRow | null } | null

/** Users: who there is, who is logged in now, and everything that is done with them. */
export function Screen() {
  const { t } = useTranslation()
  const own = ownSession()
  const makes = own !== null && ACTS_FOR_STORES.includes(own.level)
  const { list, asked, allRows, setPage, filters, setFilters, refresh } = useUsers()
  const [open, setOpen] = useState<Open>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const add = () => setOpen({ row: null })
  useKeys(makes ? { Insert: { run: add, label: t('Tambah') } } : {})
  const endAll = async () => {
    const kode_toko = filters.kode_toko || (own && seesAllStores(own) ? 'ALL' : own?.kode_toko)
    if (kode_toko !== undefined && (await endEverySession(kode_toko, t))) await refresh()
  }
  return (
    <>
      <PageHeader
        title={t('Data Users')}
        description={t('Siapa boleh masuk, di toko mana, dan siapa yang sedang bekerja.')}
      >
        <Button variant="default" onClick={() => void endAll()}>
          {t('Akhiri semua sesi')}
        </Button>
        {makes && (
          <Button onClick={add} rightSection={<Kbd keys="Insert" onBrand />}>
            {t('Tambah')}
          </Button>
        )}
      </PageHeader>
      <Panel flush>
        <DataTable
          label={t('Data Users')}
          columns={columns(t)}
          rows={list.data?.data}
          rowKey={row => row.user_id}
          server={{
            count: list.data?.count ?? 0,
            page: list.data?.page ?? 1,
            limit: PAGE,
            q: asked.q,
          }}
          onQuery={({ page, q }) => setPage({ page, q })}
          allRows={allRows}
          loading={list.isFetching}
          onRow={row => setOpen({ row })}
          rowTone={row => (row.aktif ? undefined : 'mute')}
          filters={<UserFilters value={filters} onChange={setFilters} />}
          {...(list.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
          onRetry={() => void list.refetch()}
        />
      </Panel>
      {open !== null && (
        <UserForm
          row={open.row}
          onClose={() => setOpen(null)}
          onDone={password => {
            setOpen(null)
            setShown(password ?? null)
            void refresh()
          }}
        />
      )}
      {shown !== null && <OneTimePassword shown={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function useUsers() {
  const queries = useQueryClient()
  const [at, setPage] = useState<{ page: number; q: string }>({ page: 1, q: '' })
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const read = (page: number, limit: number, signal?: AbortSignal) => {
    const { kode_toko, level, aktif, masuk } = filters
    const query = {
      limit,
      page,
      q: at.q || undefined,
      kode_toko: kode_toko || undefined,
      level: level || undefined,
      aktif: aktif || undefined,
      masuk: masuk ? ('YA' as const) : undefined,
    }
    return call(calls.list, signal === undefined ? { query } : { query, signal })
  }
  const list = useQuery({
    queryKey: ['users', 'daftar', at, filters],
    queryFn: ({ signal }) => read(at.page, PAGE, signal),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: ['users'] })
  const allRows = () => everyRow((skip, limit) => read(skip / limit + 1, limit))
  return { list, asked: at, allRows, setPage, filters, setFilters, refresh }
}

const columns = (t: TFunction): readonly Column<UserRow>[] => [
  {
    key: 'user_id',
    label: t('User ID'),
    sortable: false,
    cell: row => <b className={classes.id}>{row.user_id}</b>,
  },
  { key: 'nama', label: t('Nama'), sortable: false },
  { key: 'level', label: t('Level'), sortable: false },
  {
    key: 'kode_toko',
    label: t('Toko'),
    sortable: false,
    cell: row => (
      <span title={row.nama_toko}>
        {row.kode_toko} <small className={classes.quiet}>{row.nama_toko}</small>
      </span>
    ),
  },
  { key: 'no_whatsapp', label: t('No WhatsApp'), sortable: false },
  {
    key: 'masuk_sejak',
    label: t('Masuk sejak'),
    sortable: false,
    cell: row =>
      row.masuk_sejak === null ? (
        '–'
      ) : (
        <span className={classes.online} title={cellText(row.terakhir, 'datetime')}>
          <i aria-hidden="true" /> {cellText(row.masuk_sejak, 'datetime')}
        </span>
      ),
  },
  {
    key: 'aktif',
    label: t('Keadaan'),
    sortable: false,
    cell: row => <State row={row} />,
  },
]

function State({ row }: { row: UserRow }) {
  const { t } = useTranslation()
  if (!row.aktif) return <Tag tone="bad">{t('Nonaktif')}</Tag>
  if (row.ganti_sandi) return <Tag tone="gold">{t('Password sementara')}</Tag>
  return <Tag tone="ok">{t('Aktif')}</Tag>
}

async function endEverySession(kode_toko: string, t: TFunction): Promise<boolean> {
  const where = kode_toko === 'ALL' ? t('semua toko') : kode_toko
  const yes = await confirm({
    text: t('Akhiri sesi semua user yang Anda atur di {toko}? Sesi Anda sendiri tetap.', {
      toko: where,
    }),
    danger: true,
  })
  if (!yes) return false
  try {
    const { jumlah } = await call(calls.endAll, { body: { kode_toko } })
    await notify.success(t('{jumlah} sesi diakhiri', { jumlah }))
    return true
  } catch (problem) {
    await showProblem(problem)
    return false
  }
}
