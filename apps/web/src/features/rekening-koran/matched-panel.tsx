import type { KoranLine } from '@kencana/contract/areas/uang/koran-terbuka'
import type { undoKoran } from '@kencana/contract/areas/uang/rekening-koran'
import { lepasKoran } from '@kencana/contract/entries/uang/rekening-koran'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { type Column, cellText } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { call } from '../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import { BankAmount } from './columns.tsx'
import classes from './rekening-koran.module.css'
import type { Koran } from './use-koran.ts'
import { usePane } from './use-pane.ts'

/** Lines that are matched, with what they are, by whom; each match can be undone with a reason. */
export function MatchedPanel({ koran }: { readonly koran: Koran }) {
  const { t } = useTranslation()
  const [undoing, setUndoing] = useState<KoranLine | null>(null)
  const no_rekening = koran.account?.no_rekening ?? ''
  const lines = usePane<KoranLine>(['rekening-koran', 'cocok', no_rekening], (asked, signal) =>
    call(calls.lines, {
      query: { no_rekening, status: 'COCOK', ...asked },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return (
    <Panel flush title={t('Yang sudah cocok')}>
      <DataTable<KoranLine>
        {...lines.table}
        label={t('Baris bank yang sudah cocok')}
        columns={useColumns(setUndoing)}
        rowKey={({ sidik }) => sidik}
        emptyHint={t('Belum ada yang dicocokkan.')}
      />
      {undoing !== null && <UndoDialog line={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  )
}

function useColumns(onUndo: (line: KoranLine) => void): readonly Column<KoranLine>[] {
  const { t } = useTranslation()
  return [
    { key: 'tgl', label: t('Tanggal'), kind: 'date', sortable: false },
    { key: 'keterangan', label: t('Keterangan'), sortable: false },
    {
      key: 'jumlah',
      label: t('Jumlah'),
      kind: 'money',
      sortable: false,
      cell: row => <BankAmount of={row} />,
    },
    {
      key: 'buku',
      label: t('Baris buku'),
      sortable: false,
      value: ({ cocok }) => cocok?.jurnal.map(one => one.nomor).join(' '),
      cell: ({ cocok }) => (
        <div className={classes.said}>
          {cocok?.jurnal.map(one => (
            <span key={`${one.nomor} ${one.baris}`}>
              <b>{one.nomor}</b> · {documentName(one.jenis, t)} · {dayText(one.tgl)}
            </span>
          ))}
          {cocok !== null && cocok.baris > 1 && (
            <small>{t('{jumlah} baris bank', { jumlah: cocok.baris })}</small>
          )}
        </div>
      ),
    },
    {
      key: 'oleh',
      label: t('Oleh'),
      sortable: false,
      value: ({ cocok }) => cocok?.user_id,
      cell: ({ cocok }) => (
        <div className={classes.said}>
          <span>{cocok?.user_id}</span>
          <small>{cellText(cocok?.pada, 'datetime')}</small>
        </div>
      ),
    },
    {
      key: 'lepas',
      label: '',
      kind: 'action',
      cell: row => (
        <Button size="compact-sm" variant="light" color="red" onClick={() => onUndo(row)}>
          {t('Lepas')}
        </Button>
      ),
    },
  ]
}

const UndoDialog = entryDialog<typeof undoKoran, { line: KoranLine }>(
  lepasKoran,
  ({ line }) => ({ draft: `lepas-koran/${line.cocok?.id_cocok ?? ''}` }),
  ({ line, t, of, onClose }) => (
    <EntryDialog
      {...of}
      byEnter
      title={t('Lepas kecocokan')}
      act={t('Lepas')}
      what={line.keterangan}
      also={{ id_cocok: line.cocok?.id_cocok ?? '' }}
      changes={CHANGES}
      done={() => undefined}
      onLost={onClose}
    >
      <p className={classes.hint}>
        {t('Baris bank dan baris bukunya terbuka lagi. Jurnal tidak berubah.')}
      </p>
    </EntryDialog>
  ),
)
