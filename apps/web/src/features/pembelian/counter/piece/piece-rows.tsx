import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ThrownNote } from '../../../../engines/document-frame/entry/thrown.tsx'
import { fieldOf } from '../../../../kit/keys/field-walk.ts'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { EmptyState } from '../../../../kit/layout/states.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import classes from '../counter.module.css'
import { changePiece, withoutPiece, withPieceBack } from '../purchase-form.ts'
import { coinFaults } from '../purchase-said.ts'
import type { PurchaseWork } from '../save/use-purchase-work.ts'
import { PieceRow } from './piece-row.tsx'

interface PieceRowsProps {
  readonly purchase: PurchaseWork
  /** The cursor goes back to the scan field. */
  readonly toScan: () => void
}

/** What lies on the counter, piece by piece, each with what the rules pay for it. */
export function PieceRows({ purchase, toScan }: PieceRowsProps) {
  const { t } = useTranslation()
  const { form, change, taksir, kondisi, said, thrown } = purchase
  const list = useRef<HTMLOListElement>(null)
  const remove = (id: number) => {
    const at = form.barang.findIndex(piece => piece.id === id)
    const piece = form.barang[at]
    if (piece === undefined) return
    change(now => withoutPiece(now, id))
    thrown.threw(piece.nama_barang || t('Barang {nomor}', { nomor: at + 1 }), () =>
      change(now => withPieceBack(now, piece, at)),
    )
    toScan()
  }
  useRowKeys(list, remove)
  if (form.barang.length === 0) {
    return (
      <>
        <EmptyState
          title={t('Belum ada barang')}
          hint={t('Pindai QR nota atau ketik nomornya. Tanpa nota: Alt B.')}
        />
        <ThrownNote thrown={thrown} />
      </>
    )
  }
  return (
    <>
      <ol ref={list} className={classes.pieces} aria-label={t('Barang yang dibeli')}>
        {form.barang.map((piece, index) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            index={index}
            faults={{ ...coinFaults(purchase, t), ...said.faults }}
            taksir={taksir.of(piece)}
            kondisi={kondisi}
            isAlone={form.barang.length === 1}
            hasTypedPrice={taksir.pakaiKodeHarga}
            onChange={more => change(now => changePiece(now, piece.id, more))}
            onRemove={() => remove(piece.id)}
          />
        ))}
      </ol>
      <ThrownNote thrown={thrown} />
    </>
  )
}

/** F2 goes to the price of the piece with the cursor, or of the last one; Alt Delete removes it. */
function useRowKeys(list: RefObject<HTMLElement | null>, remove: (id: number) => void): void {
  const { t } = useTranslation()
  const focused = () => {
    const at = document.activeElement?.closest('[data-baris]')
    return at instanceof HTMLElement ? at : null
  }
  const toPrice = () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-baris]') ?? [])]
    const field = fieldOf(focused() ?? rows.at(-1) ?? null, 'harga_beli')
    field?.focus()
    field?.select()
  }
  useKeys(
    onCounterKeys({
      harga: { run: toPrice, label: t('Ubah harga') },
      hapus: {
        run: () => {
          const row = focused()
          if (row !== null) remove(Number(row.dataset.baris))
        },
        label: t('Hapus barang'),
      },
    }),
  )
}
