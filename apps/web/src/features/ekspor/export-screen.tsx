import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreFilter } from '../../engines/report-screen/store-filter.tsx'
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { firstDay, useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import classes from './ekspor.module.css'
import { JobList } from './job-list.tsx'
import { type Chosen, SourceList } from './source-list.tsx'

/** Export CSV: lists and reports chosen, narrowed, written as one job. */
export function Screen() {
  const { t } = useTranslation()
  const form = useExport()
  const { count, busy, start } = form
  const sources = useQuery({
    queryKey: ['ekspor', 'sumber'],
    queryFn: ({ signal }) => call(calls.sources, { signal }),
  })
  const locked = firstDay()
  const isReady = count > 0 && !busy
  useKeys({ F10: { run: () => void start(), label: t('Ekspor'), enabled: isReady } })
  return (
    <>
      <PageHeader
        title={t('Export CSV')}
        description={t('Satu pilihan menjadi CSV, beberapa menjadi satu zip.')}
      >
        <Button
          onClick={() => void start()}
          loading={busy}
          disabled={!isReady}
          rightSection={<Kbd keys="F10" onBrand={isReady} />}
        >
          {t('Ekspor {jumlah} pilihan', { jumlah: count })}
        </Button>
      </PageHeader>
      <div className={classes.columns}>
        <Panel title={t('Daftar dan laporan')}>
          {sources.isError && <ErrorState onRetry={() => void sources.refetch()} />}
          {sources.isPending && <SkeletonTable />}
          {sources.data !== undefined && (
            <SourceList sources={sources.data} chosen={form.chosen} onChange={form.setChosen} />
          )}
        </Panel>
        <div className={classes.stack}>
          <Panel title={t('Saringan')}>
            <div className={classes.filters}>
              <StoreFilter value={form.toko} onChange={form.setToko} />
              <DateRangeInput
                value={form.range}
                onChange={form.setRange}
                {...(locked === undefined ? {} : { min: locked })}
              />
              <small>{t('Tanggal hanya berlaku untuk laporan yang bertanggal.')}</small>
            </div>
          </Panel>
          <JobList />
        </div>
      </div>
    </>
  )
}

/** What is chosen and how it is narrowed; starting it. */
function useExport() {
  const session = useSession()
  const queries = useQueryClient()
  const today = session?.tgl_system ?? null
  const [chosen, setChosen] = useState<Chosen>({})
  const [toko, setToko] = useState(session?.kode_toko ?? '')
  const [range, setRange] = useState<Range>({ dari: today, sampai: today })
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const body = {
        sumber: Object.entries(chosen).map(([kode, columns]) =>
          columns === null ? { kode } : { kode, columns: [...columns] },
        ),
        ...(toko === '' ? {} : { toko }),
        ...(range.dari === null ? {} : { tanggal_awal: range.dari }),
        ...(range.sampai === null ? {} : { sampai_tgl: range.sampai }),
      }
      await call(calls.start, { body, idempotencyKey: crypto.randomUUID() })
      await queries.invalidateQueries({ queryKey: ['ekspor', 'daftar'] })
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const count = Object.keys(chosen).length
  return { chosen, setChosen, toko, setToko, range, setRange, busy, count, start }
}

interface Range {
  readonly dari: string | null
  readonly sampai: string | null
}
