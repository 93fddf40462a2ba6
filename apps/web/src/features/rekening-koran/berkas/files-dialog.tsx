import type {
  dropKoran,
  KoranFile,
  RekeningKoran,
} from '@kencana/contract/areas/uang/rekening-koran'
import { keluarkanKoran } from '@kencana/contract/entries/uang/rekening-koran'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { type Column, cellText } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import classes from '../rekening-koran.module.css'

interface FilesDialogProps {
  readonly account: RekeningKoran
  readonly onClose: () => void
}

/** Statements that were loaded; a wrong one is taken out again while nothing of it is matched. */
export function FilesDialog({ account, onClose }: FilesDialogProps) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<KoranFile | null>(null)
  const { no_rekening, kode_bank } = account
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['rekening-koran', 'unggah', no_rekening],
    queryFn: ({ signal }) => call(calls.files, { query: { no_rekening }, signal }),
  })
  return (
    <LightModal title={`${t('Berkas dimuat')} · ${kode_bank} ${no_rekening}`} onClose={onClose}>
      <DataTable<KoranFile>
        label={t('Berkas dimuat')}
        columns={useColumns(setWrong)}
        rows={data}
        rowKey={({ no_unggah }) => no_unggah}
        rowTone={row => (row.hapus_pada === null ? undefined : 'mute')}
        loading={isFetching}
        {...(error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') })}
        onRetry={() => void refetch()}
        emptyHint={t('Belum ada berkas untuk rekening ini.')}
      />
      {wrong !== null && <DropDialog file={wrong} onClose={() => setWrong(null)} />}
    </LightModal>
  )
}

function useColumns(onDrop: (file: KoranFile) => void): readonly Column<KoranFile>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'nama_berkas',
      label: t('Berkas'),
      cell: row => (
        <div className={classes.said}>
          <span>{row.nama_berkas}</span>
          <small>
            {row.user_id} · {cellText(row.pada, 'datetime')}
          </small>
          {row.hapus_pada !== null && (
            <small>
              {t('Dikeluarkan oleh {user_id}: {alasan}', {
                user_id: row.hapus_oleh ?? '',
                alasan: row.alasan ?? '',
              })}
            </small>
          )}
        </div>
      ),
    },
    { key: 'tgl_dari', label: t('Dari'), kind: 'date' },
    { key: 'tgl_sampai', label: t('Sampai'), kind: 'date' },
    { key: 'baris', label: t('Baris'), kind: 'count' },
    { key: 'baru', label: t('Baru'), kind: 'count' },
    { key: 'cocok', label: t('Cocok'), kind: 'count' },
    {
      key: 'keluar',
      label: '',
      kind: 'action',
      cell: row =>
        row.hapus_pada === null && row.cocok === 0 ? (
          <Button size="compact-sm" variant="light" color="red" onClick={() => onDrop(row)}>
            {t('Keluarkan')}
          </Button>
        ) : null,
    },
  ]
}

const DropDialog = entryDialog<typeof dropKoran, { file: KoranFile }>(
  keluarkanKoran,
  ({ file }) => ({ draft: `hapus-koran/${file.no_unggah}` }),
  ({ file: { no_unggah, nama_berkas }, t, of, onClose }) => (
    <EntryDialog
      {...of}
      byEnter
      title={`${t('Keluarkan berkas')} ${nama_berkas}`}
      act={t('Keluarkan')}
      what={nama_berkas}
      params={{ no_unggah }}
      changes={CHANGES}
      done={() => undefined}
      onLost={onClose}
    >
      <p className={classes.hint}>
        {t('Baris yang datang dengan berkas ini hilang dari rekening koran.')}
      </p>
    </EntryDialog>
  ),
)
