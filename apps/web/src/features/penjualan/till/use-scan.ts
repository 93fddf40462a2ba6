import type { BarangDetail } from '@kencana/contract/areas/barang'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'
import type { Piece } from './cart/cart.ts'
import type { OpenNota } from './cart/use-cart.ts'

/** What the last scan had to say. */
export interface Notice {
  readonly tone: 'bad' | 'plain'
  readonly text: string
}

/** Brings pieces onto the nota, in the order they were scanned. */
export function useScan({ cart, dispatch }: OpenNota) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<Notice | null>(null)
  const queue = useRef(Promise.resolve())
  const latest = useRef(cart)
  latest.current = cart

  const bring = async (kode_barcode: string) => {
    setNotice(null)
    const known = latest.current.items.findIndex(i => i.piece.kode_barcode === kode_barcode)
    if (known >= 0) {
      dispatch({ type: 'choose', index: known })
      setNotice({ tone: 'plain', text: t('{kode} sudah ada di nota ini', { kode: kode_barcode }) })
      return
    }
    try {
      const piece = await call(calls.piece, { params: { kode_barcode } })
      const gone = goneText(piece, t)
      if (gone === null) dispatch({ type: 'add', piece: pieceOf(piece) })
      else setNotice({ tone: 'bad', text: gone })
    } catch (problem) {
      setNotice({ tone: 'bad', text: await problemText(problem) })
    }
  }
  const scan = (kode_barcode: string): Promise<void> => {
    queue.current = queue.current.then(() => bring(kode_barcode))
    return queue.current
  }
  return { scan, notice, say: setNotice }
}

function goneText(piece: BarangDetail, t: TFunction): string | null {
  if (piece.status === 'ADA') return null
  if (piece.status !== 'TERJUAL') {
    return t('Barang {kode_barcode} tidak tersedia, statusnya {status}', {
      kode_barcode: piece.kode_barcode,
      status: t(piece.status),
    })
  }
  return t('Barang {kode_barcode} sudah terjual dengan faktur {no_faktur_jual} oleh {user_id}', {
    kode_barcode: piece.kode_barcode,
    no_faktur_jual: piece.no_keluar ?? '-',
    user_id: piece.keluar_oleh ?? '-',
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
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.harga_bandrol,
  modal_rp: piece.modal_rp,
  asal_pajak: piece.asal_pajak,
  papan: piece.papan,
})
