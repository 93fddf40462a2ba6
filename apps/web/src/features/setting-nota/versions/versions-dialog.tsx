import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { Button } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { calls, type PaperVersion } from '../calls.ts'
import classes from '../setting-nota.module.css'
import { DifferenceList } from './difference-list.tsx'

interface VersionsDialogProps {
  readonly kind: PaperKind
  readonly templat: Template
  readonly onRestore: (versi: number) => void
  readonly onClose: () => void
  readonly busy: boolean
}

const ORIGINS = [
  { asal: 'SIMPAN', label: 'Disimpan' },
  { asal: 'PULIH', label: 'Dikembalikan dari versi {versi}' },
  { asal: 'BAKU', label: 'Kembali ke bawaan' },
  { asal: 'PUSAT', label: 'Dari pusat' },
]

/** Every version of a paper: who made it when, what differs from now, and the way back to it. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { kind, templat, onRestore, onClose, busy } = props
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number | null>(null)
  const own = calls[kind.golongan]
  const params = { jenis: kind.kode }
  const versions = useQuery({
    queryKey: ['setting-nota', kind.kode, 'versi'],
    queryFn: ({ signal }) => call(own.versions, { params, signal }),
  })
  const old = useQuery({
    queryKey: ['setting-nota', kind.kode, 'versi', chosen],
    enabled: chosen !== null,
    queryFn: ({ signal }) =>
      call(own.version, { params: { ...params, versi: chosen ?? 0 }, signal }),
  })
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={`${t('Versi')} ${t(kind.label)}`}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Tutup')}
          </Button>
          <Button
            disabled={chosen === null}
            loading={busy}
            onClick={() => chosen !== null && onRestore(chosen)}
          >
            {chosen === 0 ? t('Kembali ke bawaan') : t('Kembalikan versi ini')}
          </Button>
        </>
      }
    >
      <VersionTable versions={versions} chosen={chosen} onChoose={setChosen} />
      {chosen === null ? (
        <p className={classes.quiet}>
          {t('Pilih satu versi untuk melihat bedanya dengan sekarang.')}
        </p>
      ) : (
        old.data !== undefined && (
          <DifferenceList kind={kind} before={old.data.templat} after={templat} />
        )
      )}
    </StaticModal>
  )
}

interface VersionTableProps {
  readonly versions: UseQueryResult<PaperVersion[]>
  readonly chosen: number | null
  readonly onChoose: (versi: number) => void
}

function VersionTable({ versions, chosen, onChoose }: VersionTableProps) {
  const { t } = useTranslation()
  const origin = ({ asal, dari_versi }: Row) =>
    t(ORIGINS.find(one => one.asal === asal)?.label ?? asal, { versi: dari_versi ?? 0 })
  return (
    <DataTable
      label={t('Versi')}
      columns={[
        {
          key: 'versi',
          label: t('Versi'),
          kind: 'text',
          value: (row: Row) => (row.versi === 0 ? t('Bawaan') : `v${row.versi}`),
        },
        { key: 'pada', label: t('Waktu'), kind: 'datetime' },
        { key: 'user_id', label: t('Oleh') },
        {
          key: 'asal',
          label: t('Asal'),
          value: (row: Row) => (row.versi === 0 ? '' : origin(row)),
        },
        { key: 'catatan', label: t('Catatan') },
      ]}
      rows={versions.data && [...versions.data, DEFAULT]}
      rowKey={row => String(row.versi)}
      rowTone={row => (row.versi === chosen ? 'gold' : undefined)}
      onRow={row => onChoose(row.versi)}
      search={false}
      csv={false}
      pageSize={10}
      {...(versions.isError
        ? {
            error: t('Terjadi Kesalahan Saat Request Data'),
            onRetry: () => void versions.refetch(),
          }
        : {})}
    />
  )
}

type Row = PaperVersion

/** As the product brings it. */
const DEFAULT: Row = {
  versi: 0,
  asal: 'BAKU',
  dari_versi: null,
  catatan: '',
  user_id: '',
  pada: '',
}
