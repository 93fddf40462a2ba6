import { useEffect } from 'react'
import type { SpentBon } from '../../../engines/document-frame/money/tenders.ts'
import { fetchedDialog } from '../../../kit/loading/fetched-dialog.tsx'
import type { useAjuan } from '../ajuan/use-ajuan.ts'
import type { OpenNota } from './cart/use-cart.ts'
import type { useHeld } from './save/use-held.ts'
import type { Saving } from './save/use-save.ts'

// Only a nota with lines leads to them: they come with its first line, after the first paint.
const JournalDrawer = fetchedDialog(() =>
  import('./save/journal-drawer.tsx').then(m => m.JournalDrawer),
)
const LineEditor = fetchedDialog(() => import('./line-editor.tsx').then(m => m.LineEditor))
const Approval = fetchedDialog(() => import('./save/approval.tsx').then(m => m.Approval))

const HeldDialog = fetchedDialog(() => import('./save/held-dialog.tsx').then(m => m.HeldDialog))
const PickDialog = fetchedDialog(() => import('../../titipan/index.ts').then(m => m.PickDialog))
const AjuanDialog = fetchedDialog(() =>
  import('../ajuan/ajuan-dialog.tsx').then(m => m.AjuanDialog),
)
const CouponDialog = fetchedDialog(() => import('../../kupon/index.ts').then(m => m.CouponDialog))
const TakeDialog = fetchedDialog(() => import('../../titipan/index.ts').then(m => m.TakeDialog))

export type TillDialog =
  | 'harga'
  | 'pelanggan'
  | 'tertahan'
  | 'jurnal'
  | 'ajuan'
  | 'kupon'
  | 'saldo'
  | 'titipan'

interface TillDialogsProps {
  readonly open: OpenNota
  readonly dialog: TillDialog | null
  readonly saving: Saving
  readonly held: ReturnType<typeof useHeld>
  readonly ajuan: ReturnType<typeof useAjuan>
  readonly onSpend: (bon: SpentBon) => void
  readonly onClose: () => void
}

/** Everything that may stand above the nota. */
export function TillDialogs(props: TillDialogsProps) {
  const { open, dialog, saving, held, ajuan, onSpend, onClose } = props
  const line = open.nota.lines[open.cart.pilih]
  const { asking } = saving
  const { buyer, kode_sales, nama_sales } = open.cart
  const sales = kode_sales === null ? null : { kode_sales, nama_sales }
  const busy = open.cart.items.length > 0
  const { isShown } = ajuan
  useEffect(() => {
    if (isShown) void AjuanDialog.ahead()
  }, [isShown])
  useEffect(() => void HeldDialog.ahead(), [])
  useEffect(() => {
    if (!busy) return
    void LineEditor.ahead()
    void JournalDrawer.ahead()
    void Approval.ahead()
    void PickDialog.ahead()
    void CouponDialog.ahead()
  }, [busy])
  return (
    <>
      {dialog === 'harga' && line !== undefined && (
        <LineEditor
          line={line}
          pembulatan={open.nota.pembulatan}
          tgl={open.tgl}
          janjiHari={open.nota.janji_hari}
          onClose={onClose}
          onSave={change => {
            open.dispatch(change)
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
      {dialog === 'ajuan' && <AjuanDialog ajuan={ajuan} onClose={onClose} />}
      {dialog === 'jurnal' && <JournalDrawer open={open} onClose={onClose} />}
      {dialog === 'kupon' && <CouponDialog nota={open} onClose={onClose} />}
      {dialog === 'saldo' && (
        <PickDialog
          buyer={buyer}
          onClose={onClose}
          onPick={({ no_bon, nama, telp, saldo }) => {
            onClose()
            // Who brings the deposit buys, unless somebody else was named.
            if (buyer.nama === '') {
              open.dispatch({ type: 'buyer', buyer: { ...buyer, nama, telp } })
            }
            onSpend({ no_bon, nama, saldo })
          }}
        />
      )}
      {dialog === 'titipan' && <TakeDialog start={buyer} sales={sales} onClose={onClose} />}
      {asking !== null && (
        <Approval open={open} saving={saving} asking={asking} onClose={saving.giveUp} />
      )}
    </>
  )
}
