import { useTranslation } from 'react-i18next'
import { usePieceScan } from '../../../engines/piece-scan/use-piece-scan.ts'
import { pieceOf } from './cart/cart.ts'
import type { OpenNota } from './cart/use-cart.ts'

/** Scans onto the nota; one that stands there already is chosen. */
export function useScan({ cart, dispatch }: OpenNota) {
  const { t } = useTranslation()
  return usePieceScan({
    known: kode => {
      const index = cart.items.findIndex(item => item.piece.kode_barcode === kode)
      if (index < 0) return null
      dispatch({ type: 'choose', index })
      return { tone: 'plain', text: t('{kode} sudah ada di nota ini', { kode }) }
    },
    add: piece => dispatch({ type: 'add', piece: pieceOf(piece) }),
  })
}
