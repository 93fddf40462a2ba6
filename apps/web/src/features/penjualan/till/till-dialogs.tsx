import { Suspense } from 'react'
import { fetchedAtRest } from '../../../kit/layout/fetched-at-rest.tsx'
import type { OpenNota } from './cart/use-cart.ts'
import { CheckingDialog } from './save/checking-dialog.tsx'
import type { useHeld } from './save/use-held.ts'
import type { useSave } from './save/use-save.ts'

// Fetched at rest; the dialog for a lost answer cannot be, the line may be dead then.
const LineEditor = fetchedAtRest(() => import('./line-editor.tsx').then(m => m.LineEditor))
const HeldDialog = fetchedAtRest(() => import('./save/held-dialog.tsx').then(m => m.HeldDialog))
const JournalDrawer = fetchedAtRest(() =>
  import('./save/journal-drawer.tsx').then(m => m.JournalDrawer),
)
const Approval = fetchedAtRest(() => import('./save/approval.tsx').then(m => m.Approval))

export type TillDialog = 'harga' | 'pelanggan' | 'tertahan' | 'jurnal'

interface TillDialogsProps {
  readonly open: OpenNota
  readonly dialog: TillDialog | null
  readonly saving: ReturnType<typeof useSave>
  readonly held: ReturnType<typeof useHeld>
  readonly onClose: () => void
}

/** Everything that may stand above the nota. */
export function TillDialogs({ open, dialog, saving, held, onClose }: TillDialogsProps) {
  const line = open.nota.lines[open.cart.pilih]
  const { phase } = saving
  return (
    <Suspense>
      {dialog === 'harga' && line !== undefined && (
        <LineEditor
          line={line}
          onClose={onClose}
          onSave={(harga_jual, diskon_rp) => {
            const { kode_barcode } = line.item.piece
            open.dispatch({ type: 'price', kode_barcode, harga_jual, diskon_rp })
            onClose()
          }}
        />
      )}
      {dialog === 'tertahan' && (
        <HeldDialog
          held={held.held}
          onClose={onClose}
          onTake={id => {
            onClose()
            void held.take(id)
          }}
        />
      )}
      {dialog === 'jurnal' && <JournalDrawer open={open} onClose={onClose} />}
      {phase.at === 'approval' && (
        <Approval open={open} phase={phase} onGranted={saving.granted} onClose={saving.giveUp} />
      )}
      {phase.at === 'checking' && (
        <CheckingDialog sending={phase.sending} onNow={saving.checkNow} />
      )}
    </Suspense>
  )
}
