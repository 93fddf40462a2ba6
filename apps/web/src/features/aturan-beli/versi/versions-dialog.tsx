import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import classes from '../aturan-beli.module.css'
import { calls, type Rules, type RulesKept } from '../calls.ts'
import { RuleText } from '../rule-list.tsx'
import { versionName } from '../words.ts'
import { DifferenceList } from './difference-list.tsx'

interface VersionsDialogProps {
  /** The list on the screen. */
  readonly rules: Rules
  readonly onTake: (old: Rules) => void
  readonly onClose: () => void
}

/** Every version: who kept it when and why, what it says, what differs, and the way back to it. */
export function VersionsDialog({ rules, onTake, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number | null>(null)
  const kept = useQuery({
    queryKey: ['aturan-beli', 'riwayat'],
    queryFn: ({ signal }) => call(calls.show, { signal }),
    gcTime: 0,
  })
  const old = useQuery({
    queryKey: ['aturan-beli', 'versi', chosen],
    enabled: chosen !== null,
    queryFn: ({ signal }) => call(calls.show, { query: { versi: chosen ?? 0 }, signal }),
  })
  const take = () => old.data !== undefined && onTake(old.data.aturan)
  return (
    <LightModal
      onClose={onClose}
      title={t('Versi aturan beli')}
      size="xl"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Tutup')}
          </Button>
          <Button disabled={chosen === null || old.data === undefined} onClick={take}>
            {t('Ambil versi ini ke layar')}
          </Button>
        </>
      }
    >
      {kept.isError ? (
        <ErrorState onRetry={() => void kept.refetch()} />
      ) : (
        <VersionTable riwayat={kept.data?.riwayat} chosen={chosen} onChoose={setChosen} />
      )}
      {chosen === null && (
        <p className={classes.told}>
          {t('Pilih satu versi untuk melihat bedanya dengan sekarang.')}
        </p>
      )}
      {chosen !== null && old.isPending && <SkeletonTable rows={4} />}
      {chosen !== null && old.data !== undefined && <Version old={old.data.aturan} rules={rules} />}
    </LightModal>
  )
}

function Version({ old, rules }: { readonly old: Rules; readonly rules: Rules }) {
  const { t } = useTranslation()
  return (
    <div className={classes.version}>
      <h3>{t('Beda dari versi itu ke sekarang')}</h3>
      <DifferenceList before={old} after={rules} />
      <h3>{t('Aturan versi itu')}</h3>
      <ol className={classes.changes}>
        {old.map(rule => (
          <li key={rule.kode}>
            <RuleText rule={rule} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type Row = RulesKept['riwayat'][number]

interface VersionTableProps {
  readonly riwayat: readonly Row[] | undefined
  readonly chosen: number | null
  readonly onChoose: (versi: number) => void
}

function VersionTable({ riwayat, chosen, onChoose }: VersionTableProps) {
  const { t } = useTranslation()
  return (
    <DataTable
      label={t('Versi aturan beli')}
      columns={[
        {
          key: 'versi',
          label: t('Versi'),
          value: (row: Row) => versionName(row.versi, t('Bawaan')),
        },
        { key: 'pada', label: t('Waktu'), kind: 'datetime' },
        { key: 'user_id', label: t('Oleh') },
        { key: 'keterangan', label: t('Catatan') },
      ]}
      rows={riwayat}
      rowKey={row => String(row.versi)}
      rowTone={row => (row.versi === chosen ? 'gold' : undefined)}
      onRow={row => onChoose(row.versi)}
      search={false}
      csv={false}
      pageSize={10}
    />
  )
}
