import type {
  accountList,
  JournalParameter,
  journalParameterList,
  saveJournalParameter,
} from '@kencana/contract/areas/akun'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { Picker } from '../../kit/inputs/picker.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call, routeRef } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { problemText } from '../../lib/problem-text.ts'

const calls = {
  accounts: routeRef<typeof accountList>('GET', 'akuns'),
  journals: routeRef<typeof journalParameterList>('GET', 'para-akun-transaksi'),
  save: routeRef<typeof saveJournalParameter>('PUT', 'para-akun-transaksi/{trx}/{type}'),
}

/** Parameter Akun: the list of journals, or one of them to edit (doc1 §2, §4). */
export function Screen() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<JournalParameter | null>(null)
  const journals = useQuery({
    queryKey: ['para-akun-transaksi'],
    queryFn: ({ signal }) => call(calls.journals, { signal }),
  })
  if (open !== null) return <Journal journal={open} onBack={() => setOpen(null)} />
  return (
    <>
      <PageHeader
        title={t('Parameter Akun')}
        description={t('Akun yang dipakai setiap jurnal. Pilih satu jurnal untuk mengubahnya.')}
      />
      <Panel flush>
        <DataTable
          label={t('Parameter Akun')}
          columns={[
            { key: 'trx', label: t('Transaksi') },
            { key: 'type', label: t('Tipe') },
            {
              key: 'akun',
              label: t('Akun'),
              value: row => row.detail_akun.map(d => `${d.nomor_akun} ${d.nama_akun}`).join(', '),
            },
          ]}
          rows={journals.data}
          rowKey={row => `${row.trx} ${row.type}`}
          rowTone={row => (row.detail_akun.some(isWrong) ? 'bad' : undefined)}
          onRow={setOpen}
          {...(journals.isError ? { error: t('Terjadi Kesalahan Saat Mengirim Data') } : {})}
          onRetry={() => void journals.refetch()}
        />
      </Panel>
    </>
  )
}

const isWrong = ({ salah }: JournalParameter['detail_akun'][number]) => salah !== null

/** The account numbers of one journal, edited in the row. */
function Journal({ journal, onBack }: { journal: JournalParameter; onBack: () => void }) {
  const { t } = useTranslation()
  const { trx, type } = journal
  const kept = useKeptForm(`akun/${trx}/${type}`, journal.detail_akun)
  const { value: rows, set: setRows } = kept
  const { options, failed, faults, save, busy } = useJournal(journal, rows, () => {
    kept.settle(rows)
    onBack()
  })
  const dirty = rows.some((row, i) => row.nomor_akun !== journal.detail_akun[i]?.nomor_akun)
  useKeys({ F10: { run: () => void save(), label: t('Simpan'), enabled: dirty && !busy } })
  const stood = new Map(journal.detail_akun.map(row => [row.jenis_akun, row]))
  /** What saving refused, else what is wrong with the account that stands. */
  const faultOf = ({ jenis_akun, nomor_akun }: (typeof rows)[number]) => {
    const now = stood.get(jenis_akun)
    const standing = now?.nomor_akun === nomor_akun ? now.salah : null
    const fault = faults[jenis_akun] ?? standing
    return fault === null ? {} : { error: t(fault) }
  }
  const choose = (_id: string, nomor_akun: string | null) => {
    if (nomor_akun === null) return
    setRows(now => now.map(row => (row._id === _id ? { ...row, nomor_akun } : row)))
  }
  return (
    <>
      <PageHeader title={t('Parameter Akun')} tag={`${trx} · ${type}`}>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('Kembali')}
        </Button>
        <Button
          onClick={() => void save()}
          loading={busy}
          disabled={!dirty}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Panel flush>
        <DataTable
          label={`${trx} ${type}`}
          columns={[
            { key: 'kode_akun', label: t('Kode Akun'), sortable: false },
            { key: 'jenis_akun', label: t('Jenis Akun'), sortable: false },
            {
              key: 'nomor_akun',
              label: t('Nomor Akun'),
              sortable: false,
              width: '45%',
              cell: row => (
                <Picker
                  aria-label={`${t('Nomor Akun')} ${row.jenis_akun}`}
                  value={row.nomor_akun}
                  valueLabel={`${row.nomor_akun} ${row.nama_akun}`}
                  options={options}
                  {...(failed ? { error: t('Terjadi Kesalahan Saat Mengirim Data') } : {})}
                  {...faultOf(row)}
                  onChange={nomor => choose(row._id, nomor)}
                />
              ),
            },
          ]}
          rows={rows}
          rowKey={row => row._id}
        />
      </Panel>
    </>
  )
}

function useJournal(
  { trx, type }: JournalParameter,
  rows: JournalParameter['detail_akun'],
  onBack: () => void,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const accounts = useQuery({
    queryKey: ['akuns'],
    queryFn: ({ signal }) => call(calls.accounts, { signal }),
  })
  const options = (accounts.data ?? []).map(({ nomor_akun, nama_akun, golongan }) => ({
    value: nomor_akun,
    label: `${nomor_akun} ${nama_akun}`,
    note: golongan,
  }))
  const save = async () => {
    setBusy(true)
    setFaults({})
    try {
      const detail_akun = rows.map(({ kode_akun, jenis_akun, nomor_akun }) => ({
        kode_akun,
        jenis_akun,
        nomor_akun,
      }))
      await call(calls.save, { params: { trx, type }, body: { detail_akun } })
      await queries.invalidateQueries({ queryKey: ['para-akun-transaksi'] })
      onBack()
      void notify.success(t('Data Berhasil Diedit'))
    } catch (problem) {
      if (problem instanceof ApiProblem) setFaults(problem.errors)
      await notify.error(`${t('Data Gagal Diedit')}\n${await problemText(problem)}`)
    } finally {
      setBusy(false)
    }
  }
  return { options, failed: accounts.isError, faults, save, busy }
}
