import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { type ScanControl, ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { everyRow } from '../../../kit/table/every-row.ts'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import classes from '../lelang/lelang.module.css'
import { documentNames } from '../words.ts'
import { CheckPanel } from './check-panel.tsx'
import { type CheckRow, Outcome } from './outcome.tsx'

const STATUS = ['BELUM', 'TIDAK_SESUAI', 'SESUAI', 'ALL'] as const
type Status = (typeof STATUS)[number]

/** Documents of the pawn counter, held against their packets by another than the writer. */
export function Screen() {
  const { t } = useTranslation()
  const control = useRef<ScanControl>(null)
  const [row, setRow] = useState<CheckRow | null>(null)
  /** The number of a document, or of the loan whose one document is to be checked. */
  const find = async (q: string) => {
    try {
      const { data } = await call(calls.checks, { query: { q, limit: 20, status: 'ALL' } })
      const found = pick(data, q)
      if (found === undefined) notify.toast(t('Tidak ada dokumen {nomor}', { nomor: q }), 'error')
      else setRow(found)
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const next = () => {
    setRow(null)
    control.current?.focus()
  }
  return (
    <>
      <PageHeader
        title={t('Validasi Hutang')}
        description={t('Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.')}
      />
      <div className={classes.split}>
        <div className={classes.stack}>
          <ScanInput
            control={control}
            label={t('Cari dokumen')}
            placeholder={t('Pindai atau ketik nomor dokumen')}
            onScan={text => void find(text)}
          />
          <Queue onPick={setRow} />
        </div>
        <Panel title={row === null ? t('Dokumen') : row.nomor}>
          {row === null ? (
            <EmptyState
              title={t('Belum ada dokumen dipilih')}
              hint={t('Pindai nomor dokumen, atau pilih dari daftar.')}
            />
          ) : (
            <CheckPanel key={row.nomor} row={row} onChecked={next} />
          )}
        </Panel>
      </div>
    </>
  )
}

/** The document itself; else the first unchecked one of what was found, else the only one. */
function pick(found: readonly CheckRow[], typed: string): CheckRow | undefined {
  const whole = typed.toUpperCase()
  const exact = found.find(({ nomor }) => nomor.toUpperCase() === whole)
  const open = found.filter(({ hasil }) => hasil === null)
  return exact ?? (open.length > 0 ? open : found)[0]
}

function Queue({ onPick }: { onPick: (row: CheckRow) => void }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const [asked, setAsked] = useState({ status: 'BELUM' as Status, page: 1, limit: 50, q: '' })
  const { status, page, limit, q } = asked
  const read = (skip: number, most: number, signal?: AbortSignal) => {
    const query = { status, skip, limit: most, ...(q === '' ? {} : { q }) }
    return call(calls.checks, signal === undefined ? { query } : { query, signal })
  }
  const list = useQuery({
    queryKey: ['hutang', 'validasi', asked],
    queryFn: ({ signal }) => read((page - 1) * limit, limit, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel flush>
      <DataTable
        label={t('Pemeriksaan')}
        columns={useColumns(own, status)}
        rows={list.data?.data}
        rowKey={row => row.nomor}
        server={{ count: list.data?.count ?? 0, page, limit }}
        allRows={() => everyRow(read)}
        onQuery={more => setAsked({ status, page: more.page, limit: more.limit, q: more.q })}
        onRow={onPick}
        rowTone={row => (row.hasil === null && row.user_id === own ? 'mute' : undefined)}
        loading={list.isFetching}
        {...(list.error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
        onRetry={() => void list.refetch()}
        emptyHint={
          status === 'BELUM'
            ? t('Semua dokumen sudah diperiksa.')
            : t('Belum ada pemeriksaan di daftar ini.')
        }
        tools={
          <StatusFilter
            value={status}
            onChange={to => setAsked({ ...asked, status: to, page: 1 })}
          />
        }
      />
    </Panel>
  )
}

function StatusFilter({ value, onChange }: { value: Status; onChange: (to: Status) => void }) {
  const { t } = useTranslation()
  const names = {
    BELUM: t('Belum diperiksa'),
    TIDAK_SESUAI: t('Tidak sesuai'),
    SESUAI: t('Sesuai'),
    ALL: t('Semua'),
  }
  return (
    <SelectField
      aria-label={t('Status')}
      value={value}
      onChange={to => onChange(to as Status)}
      options={STATUS.map(one => ({ value: one, label: names[one] }))}
    />
  )
}

function useColumns(own: string | undefined, status: Status): readonly Column<CheckRow>[] {
  const { t } = useTranslation()
  const kinds = documentNames(t)
  const columns: Column<CheckRow>[] = [
    { key: 'nomor', label: t('Nomor') },
    { key: 'jenis', label: t('Jenis'), value: row => kinds[row.jenis] ?? row.jenis },
    { key: 'nama_customer', label: t('Pelanggan') },
    { key: 'berat', label: t('Berat'), kind: 'gram' },
    {
      key: 'user_id',
      label: t('Ditulis oleh'),
      cell: row =>
        row.user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : row.user_id,
    },
  ]
  if (status !== 'BELUM') {
    columns.push({ key: 'hasil', label: t('Hasil'), cell: row => <Outcome hasil={row.hasil} /> })
  }
  return columns.map(column => ({ ...column, sortable: false }))
}
