import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import parts from '../../../../engines/counter/parts.module.css'
import { rowInHand, useRowRemoval } from '../../../../engines/counter/row.tsx'
import { ThrownNote } from '../../../../engines/document-frame/entry/thrown.tsx'
import { fieldOf } from '../../../../kit/keys/field-walk.ts'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { EmptyState } from '../../../../kit/layout/states.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
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
  const { form, change, taksir, kondisi, faults, thrown } = purchase
  const list = useRef<HTMLOListElement>(null)
  usePriceKey(list)
  const remove = useRowRemoval({
    rows: form.barang,
    thrown,
    take: id => {
      change(now => withoutPiece(now, id))
      toScan()
    },
    back: (piece, at) => change(now => withPieceBack(now, piece, at)),
  })
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
      <ol ref={list} className={parts.cards} aria-label={t('Barang yang dibeli')}>
        {form.barang.map((piece, index) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            index={index}
            faults={{ ...coinFaults(purchase, t), ...faults }}
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

/** F2 goes to the price of the piece with the cursor, or of the last one. */
function usePriceKey(list: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation()
  const toPrice = () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-baris]') ?? [])]
    const field = fieldOf(rowInHand() ?? rows.at(-1) ?? null, 'harga_beli')
    field?.focus()
    field?.select()
  }
  useKeys(onCounterKeys({ harga: { run: toPrice, label: t('Ubah harga') } }))
}
