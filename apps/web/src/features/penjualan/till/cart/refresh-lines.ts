import type { Dispatch } from 'react'
import { call } from '../../../../lib/api.ts'
import { calls } from '../../calls.ts'
import { type Cart, type CartAction, pieceOf } from './cart.ts'

const GONE: Readonly<Record<string, string>> = {
  TERJUAL: 'BARANG_SUDAH_TERJUAL',
  DIPERIKSA: 'BARANG_DIPERIKSA',
}

/** Reads the pieces again: new board prices are taken over, pieces that left are marked. */
export async function refreshLines(cart: Cart, dispatch: Dispatch<CartAction>): Promise<void> {
  const pieces = await Promise.all(
    cart.items.map(({ piece: { kode_barcode } }) =>
      call(calls.piece, { params: { kode_barcode } }),
    ),
  )
  dispatch({ type: 'reprice', pieces: pieces.map(pieceOf) })
  for (const piece of pieces) {
    if (piece.status === 'ADA') continue
    const { kode_barcode, status, no_keluar, keluar_oleh } = piece
    const nomor = no_keluar ?? '-'
    const facts = { status, no_faktur_jual: nomor, no_ajuan: nomor, user_id: keluar_oleh ?? '-' }
    const halangan = { code: GONE[status] ?? 'BARANG_TIDAK_TERSEDIA', facts }
    dispatch({ type: 'obstacle', kode_barcode, halangan })
  }
}
