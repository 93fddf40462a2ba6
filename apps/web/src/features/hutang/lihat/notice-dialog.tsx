import type { notifyHutang } from '@kencana/contract/areas/hutang/commands'
import { beriTahu } from '@kencana/contract/entries/hutang/beri-tahu'
import { useTranslation } from 'react-i18next'
import { EntryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../../engines/entry/entry-ref.ts'
import { useEntry } from '../../../engines/entry/use-entry.ts'
import { CHANGES } from '../calls.ts'

const call = entryRef<typeof notifyHutang>(beriTahu)

interface NoticeDialogProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** Keeps that the customer was told, and how: an auction needs one after the due date. */
export function NoticeDialog({ nomor, onClose }: NoticeDialogProps) {
  const { t } = useTranslation()
  return (
    <EntryDialog
      entry={useEntry(call, { draft: `beri-tahu/${nomor}` })}
      size="sm"
      byEnter
      title={t('Beri tahu pelanggan')}
      act={t('Catat')}
      what={`${t('Beri tahu')} ${nomor}`}
      params={{ no_faktur_hutang: nomor }}
      changes={CHANGES}
      done={() => t('Pemberitahuan dicatat')}
      onLost={onClose}
      onClose={onClose}
    />
  )
}
