import type { BarangDetail } from '@kencana/contract/areas/barang'
import { useTranslation } from 'react-i18next'
import { usePieceScan } from '../../../engines/piece-scan/use-piece-scan.ts'
import type { Piece } from './cart/cart.ts'
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

/** Only what the nota needs: a held cart and a draft stay small. */
export const pieceOf = (piece: BarangDetail): Piece => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  nama_dept: piece.nama_dept,
  nama_kadar: piece.nama_kadar,
  kode_kadar: piece.kode_kadar,
  kadar: piece.kadar,
  kode_baki: piece.kode_baki,
  size: piece.size,
  berat: piece.berat,
  aturan_berat: piece.aturan_berat,
  aturan_versi: piece.aturan_versi,
  aturan_pita: piece.aturan_pita,
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.harga_bandrol,
  asal_pajak: piece.asal_pajak,
  pajak: piece.pajak,
  potongan_kategori: piece.potongan_kategori,
  berlian: piece.berlian,
  papan: piece.papan,
})
