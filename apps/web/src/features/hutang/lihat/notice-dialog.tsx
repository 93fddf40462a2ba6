import type { notifyHutang } from '@kencana/contract/areas/hutang/commands'
import { beriTahu } from '@kencana/contract/entries/hutang/beri-tahu'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { CHANGES } from '../calls.ts'

/** Keeps that the customer was told, and how: an auction needs one after the due date. */
export const NoticeDialog = entryDialog<typeof notifyHutang, { nomor: string }>(
  beriTahu,
  ({ nomor }) => ({ draft: `beri-tahu/${nomor}` }),
  ({ nomor, t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      byEnter
      title={t('Beri tahu pelanggan')}
      act={t('Catat')}
      what={`${t('Beri tahu')} ${nomor}`}
      params={{ no_faktur_hutang: nomor }}
      changes={CHANGES}
      done={() => t('Pemberitahuan dicatat')}
      onLost={onClose}
    />
  ),
)
