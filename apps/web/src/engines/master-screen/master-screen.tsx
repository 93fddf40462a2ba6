import type { MasterDefinition } from '@kencana/contract/kit/master'
import { ACTS_FOR_STORES, SEES_ALL } from '@kencana/contract/permissions'
import { keepPreviousData, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDelete, notify } from '../../kit/dialogs/notify.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { ActionIcon } from '../../kit/mantine/action-icon.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import type { TableQuery } from '../../kit/table/use-table-model.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { call, callFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { MasterForm } from './form/master-form.tsx'
import { MasterChanges } from './history/master-changes.tsx'
import { RowHistory } from './history/row-history.tsx'
import { MasterActs } from './master-acts.tsx'
import {
  everyRow,
  isPanelBegun,
  keyParams,
  type ListQuery,
  listRows,
  type Row,
  routesOf,
} from './master-calls.ts'
import { masterColumns } from './master-columns.tsx'
import classes from './master-screen.module.css'
import { ImportDialog } from './plan/import-dialog.tsx'
import { SendDialog } from './send/send-dialog.tsx'
import { useNames } from './use-names.ts'

type Open =
  | { readonly kind: 'form'; readonly row: Row | null }
  | { readonly kind: 'history'; readonly row: Row }
  | { readonly kind: 'changes' | 'import' | 'send' }

const PAGE = 50

interface MasterScreenProps {
  readonly master: MasterDefinition
  /** A panel of its own above the table. */
  readonly children?: ReactNode
}

/** List, form, deletion and history of any master, from its definition. */
export function MasterScreen({ master, children }: MasterScreenProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  const { list, shown, query, setQuery, refresh } = useList(master)
  const names = useNames(master)
  const mayChange = keeps(master)
  const add = () => setOpen({ kind: 'form', row: null })
  const edit = (row: Row) => setOpen({ kind: 'form', row })
  const remove = (row: Row) => removeRow(master, row, refresh)
  useMasterKeys({ mayChange, add, remove, rows: shown?.data ?? [] })
  const title = t(master.title)
  const acts = (row: Row) => (
    <RowActs
      kode={String(row[master.key])}
      onHistory={() => setOpen({ kind: 'history', row })}
      {...(mayChange ? { onEdit: () => edit(row), onRemove: () => void remove(row) } : {})}
    />
  )
  return (
    <>
      <PageHeader title={title} {...(mayChange ? {} : { tag: t('Diatur kantor pusat') })}>
        <MasterActs
          onHistory={() => setOpen({ kind: 'changes' })}
          onExport={() => void exportRows(master, query)}
          onImport={mayChange ? () => setOpen({ kind: 'import' }) : undefined}
          onSend={maySend(master) ? () => setOpen({ kind: 'send' }) : undefined}
          onAdd={mayChange ? add : undefined}
        />
      </PageHeader>
      {children}
      <Panel flush>
        <DataTable
          label={title}
          columns={masterColumns({ master, names, t, acts })}
          rows={shown?.data}
          rowKey={row => String(row[master.key])}
          server={{
            count: shown?.count ?? 0,
            page: shown?.page ?? 1,
            limit: limitOf(query),
            q: String(query.q ?? ''),
          }}
          onQuery={asked => setQuery(queryOf(asked))}
          allRows={() => everyRow(master, query)}
          loading={list.isFetching}
          emptyHint={mayChange ? t('Tekan Insert untuk menambah yang pertama.') : undefined}
          {...(list.isError ? { error: t(master.texts.listFailed) } : {})}
          onRetry={() => void list.refetch()}
          {...(mayChange ? { onRow: edit } : {})}
        />
      </Panel>
      {open !== null && (
        <Dialog
          master={master}
          open={open}
          onExport={() => void exportRows(master, {})}
          onDone={() => void refresh()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly master: MasterDefinition
  readonly open: Open
  readonly onExport: () => void
  readonly onDone: () => void
  readonly onClose: () => void
}

function Dialog({ master, open, onExport, onDone, onClose }: DialogProps) {
  const done = () => {
    onClose()
    onDone()
  }
  switch (open.kind) {
    case 'form':
      return <MasterForm master={master} row={open.row} onClose={onClose} onSaved={done} />
    case 'history':
      return <RowHistory master={master} row={open.row} onClose={onClose} />
    case 'changes':
      return <MasterChanges master={master} onClose={onClose} />
    case 'import':
      return <ImportDialog master={master} onExport={onExport} onDone={done} onClose={onClose} />
    case 'send':
      return <SendDialog master={master} onClose={onClose} />
  }
}

/** One page of the list, as it is asked for. */
function useList(master: MasterDefinition) {
  const queries = useQueryClient()
  const [query, setQuery] = useState<ListQuery>({ limit: PAGE, page: 1 })
  const list = useQuery({
    queryKey: ['master', master.name, 'daftar', query],
    queryFn: ({ signal }) => listRows(master, query, signal),
    placeholderData: keepPreviousData,
  })
  // What stands above would push the rows from under a hand when it comes.
  const isBegun = useIsFetching({ predicate: isPanelBegun }) > 0
  const refresh = () => queries.invalidateQueries({ queryKey: ['master', master.name] })
  return { list, shown: isBegun ? undefined : list.data, query, setQuery, refresh }
}

interface RowActsProps {
  readonly kode: string
  readonly onHistory: () => void
  readonly onEdit?: () => void
  readonly onRemove?: () => void
}

function RowActs({ kode, onHistory, onEdit, onRemove }: RowActsProps) {
  const { t } = useTranslation()
  return (
    <span className={classes.acts}>
      <Act icon="hutang" label={`${t('Riwayat')} ${kode}`} onClick={onHistory} />
      {onEdit && <Act icon="ubah" label={`${t('Ubah')} ${kode}`} onClick={onEdit} />}
      {onRemove && <Act icon="hapus" label={`${t('Hapus')} ${kode}`} onClick={onRemove} />}
    </span>
  )
}

function Act(props: { icon: string; label: string; onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </ActionIcon>
  )
}

interface KeysInput {
  readonly mayChange: boolean
  readonly add: () => void
  readonly remove: (row: Row) => Promise<void>
  readonly rows: readonly Row[]
}

/** Insert and Alt+T add, Del deletes the row that has the focus; Enter opens it by itself. */
function useMasterKeys({ mayChange, add, remove, rows }: KeysInput): void {
  const { t } = useTranslation()
  const removeFocused = () => {
    const focused = document.activeElement?.closest('tr[aria-rowindex]')
    const row = rows[Number(focused?.getAttribute('aria-rowindex') ?? 0) - 2]
    if (row !== undefined) void remove(row)
  }
  useKeys(
    mayChange
      ? {
          Insert: { run: add, label: t('Tambah') },
          'Alt+t': add,
          Delete: { run: removeFocused, label: t('Hapus') },
        }
      : {},
  )
}

/** What all stores share is changed by the head office, by OWN and SU; the server decides. */
function keeps(master: MasterDefinition): boolean {
  if (master.readOnly) return false
  const own = ownSession()
  return (
    master.kept === 'store' ||
    own?.tipe === 'PUSAT' ||
    (own !== null && SEES_ALL.includes(own.level))
  )
}

/** Rows of a store are sent by the head office, by those who act for stores. */
function maySend(master: MasterDefinition): boolean {
  const own = ownSession()
  if (own === null || master.readOnly || master.kept !== 'store') return false
  return own.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(own.level)
}

async function removeRow(
  master: MasterDefinition,
  row: Row,
  refresh: () => Promise<void>,
): Promise<void> {
  const kode = String(row[master.key])
  if (!(await confirmDelete(kode))) return
  try {
    const { remove, verbs } = routesOf(master)
    const params = keyParams(master, verbs.remove, row)
    const { message } = await call(verbs.remove ?? remove, { params } as never)
    await refresh()
    await notify.success(i18next.t(message))
  } catch (problem) {
    await showProblem(problem, master.texts.removeFailed)
  }
}

/** The list as it is searched and sorted, as a file. */
async function exportRows(master: MasterDefinition, query: ListQuery): Promise<void> {
  const { q, sort } = query
  try {
    saveFile(await callFile(routesOf(master).xlsx, { query: { q, sort } as never }))
  } catch (problem) {
    await showProblem(problem)
  }
}

const limitOf = (query: ListQuery): number => Number(query.limit ?? PAGE)

const queryOf = ({ page, limit, q, sort }: TableQuery): ListQuery => ({
  page,
  limit,
  q: q === '' ? undefined : q,
  sort: sort === undefined ? undefined : `${sort.desc ? '-' : ''}${sort.key}`,
})
