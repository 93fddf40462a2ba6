import type { ExportJob } from '@kencana/contract/areas/pengaturan/ekspor'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { call, callFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import classes from './ekspor.module.css'
import { titleOf } from './job-title.ts'

const LOOK_MS = 1_000

/** The user's exports: how far each is, its file, a way to end it. */
export function JobList() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const jobs = useQuery({
    queryKey: ['ekspor', 'daftar'],
    queryFn: ({ signal }) => call(calls.jobs, { signal }),
    refetchInterval: query =>
      query.state.data?.some(job => job.status === 'JALAN') === true ? LOOK_MS : false,
  })
  const fetchFile = async (id: string) => {
    try {
      saveFile(await callFile(calls.file, { params: { id } }))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const cancel = async (id: string) => {
    try {
      await call(calls.cancel, { params: { id }, idempotencyKey: crypto.randomUUID() })
      await queries.invalidateQueries({ queryKey: ['ekspor', 'daftar'] })
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <Panel title={t('Ekspor saya')} onRefresh={() => jobs.refetch()} flush>
      <DataTable
        label={t('Ekspor saya')}
        search={false}
        csv={false}
        columns={[
          {
            key: 'judul',
            label: t('Isi'),
            cell: row => (
              <span className={classes.two}>
                <b>{titleOf(row, t)}</b>
                <small>{cellText(row.dibuat_pada, 'datetime')}</small>
              </span>
            ),
            sortable: false,
          },
          { key: 'status', label: t('Status'), cell: row => <State job={row} />, sortable: false },
          { key: 'baris', label: t('Baris'), kind: 'count', sortable: false },
          {
            key: 'aksi',
            label: '',
            kind: 'action',
            cell: row =>
              row.status === 'SELESAI' ? (
                <Button size="xs" variant="default" onClick={() => void fetchFile(row.id)}>
                  {t('Unduh')}
                </Button>
              ) : row.status === 'JALAN' ? (
                <Button size="xs" variant="subtle" onClick={() => void cancel(row.id)}>
                  {t('Batalkan')}
                </Button>
              ) : null,
          },
        ]}
        rows={jobs.data}
        rowKey={row => row.id}
        {...(jobs.isError ? { error: t('Terjadi Kesalahan Saat Request Data') } : {})}
        onRetry={() => void jobs.refetch()}
        emptyHint={t('Berkas disimpan 24 jam.')}
      />
    </Panel>
  )
}

function State({ job }: { job: ExportJob }) {
  const { t } = useTranslation()
  const words: Record<ExportJob['status'], readonly [string, Tone]> = {
    JALAN: [t('Berjalan {selesai}/{jumlah}', { selesai: job.selesai, jumlah: job.jumlah }), 'gold'],
    SELESAI: [t('Selesai'), 'ok'],
    BATAL: [t('Batal'), 'plain'],
    GAGAL: [t('Gagal'), 'bad'],
    KEDALUWARSA: [t('Kedaluwarsa'), 'plain'],
  }
  const [text, tone] = words[job.status]
  return (
    <span className={classes.two}>
      <Tag tone={tone}>{text}</Tag>
      {job.galat !== null && <small>{t(job.galat)}</small>}
    </span>
  )
}
