import { Suspense, useEffect } from 'react'
import { fetchedAhead } from '../../../kit/layout/fetched-ahead.tsx'
import type { OpenNota } from './cart/use-cart.ts'
import { LineEditor } from './line-editor.tsx'
import { HeldDialog } from './save/held-dialog.tsx'
import type { useHeld } from './save/use-held.ts'
import type { useSave } from './save/use-save.ts'

// Only a nota with lines leads to them: they come with its first line, after the first paint.
const JournalDrawer = fetchedAhead(() =>
  import('./save/journal-drawer.tsx').then(m => m.JournalDrawer),
)
const Approval = fetchedAhead(() => import('./save/approval.tsx').then(m => m.Approval))

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
  const busy = open.cart.items.length > 0
  useEffect(() => {
    if (!busy) return
    void JournalDrawer.ahead()
    void Approval.ahead()
  }, [busy])
  return (
    <Suspense>
      {dialog === 'harga' && line !== undefined && (
        <LineEditor
          line={line}
          pembulatan={open.nota.pembulatan}
          onClose={onClose}
          onSave={(kode_barcode, harga_jual, diskon_rp) => {
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
    </Suspense>
  )
}
