import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChange } from '@kencana/contract/kit/masters/routes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { type Row, routesOf } from './master-calls.ts'
import classes from './master-screen.module.css'

interface MasterHistoryProps {
  readonly master: MasterDefinition
  readonly row: Row
  readonly onClose: () => void
}

/** Who changed a record when: each field before and after, newest first. */
export function MasterHistory({ master, row, onClose }: MasterHistoryProps) {
  const { t } = useTranslation()
  const kode = String(row[master.key])
  const history = useQuery({
    queryKey: ['master', master.name, 'riwayat', kode, row.versi],
    queryFn: ({ signal }) => call(routesOf(master).history, { params: { kode }, signal }),
  })
  return (
    <StaticModal opened onClose={onClose} title={`${t('Riwayat')} ${kode}`} size="lg">
      {history.isError && <ErrorState onRetry={() => void history.refetch()} />}
      {history.isPending && <SkeletonTable rows={4} columns={3} />}
      {history.data?.length === 0 && (
        <EmptyState hint={t('Data ini ada sejak awal dan belum pernah diubah.')} />
      )}
      <ol className={classes.history}>
        {history.data?.map(change => (
          <Change key={change.id} master={master} change={change} />
        ))}
      </ol>
    </StaticModal>
  )
}

function Change({ master, change }: { master: MasterDefinition; change: MasterChange }) {
  const { t } = useTranslation()
  const acts: Record<MasterChange['aksi'], readonly [string, Tone]> = {
    TAMBAH: [t('Ditambah'), 'ok'],
    UBAH: [t('Diubah'), 'gold'],
    HAPUS: [t('Dihapus'), 'bad'],
    AKTIFKAN: [t('Diaktifkan'), 'brand'],
  }
  const [act, tone] = acts[change.aksi]
  return (
    <li>
      <header>
        <Tag tone={tone}>{act}</Tag>
        <b>{change.user_id}</b>
        <time dateTime={change.pada}>{cellText(change.pada, 'datetime')}</time>
      </header>
      <dl>
        {differences(master, change).map(({ name, label, before, after }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd>
              {before !== undefined && <del>{before}</del>}
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function differences(master: MasterDefinition, { sebelum, sesudah }: MasterChange) {
  const said = (value: unknown): string =>
    value === null || value === undefined || value === '' ? '–' : String(value)
  return Object.entries(master.fields).flatMap(([name, { label }]) => {
    const before = sebelum === null ? undefined : said(sebelum[name])
    const after = sesudah === null ? undefined : said(sesudah[name])
    if (before === after) return []
    return [{ name, label, before, after }]
  })
}
