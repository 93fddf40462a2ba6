import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { bestFirst } from '../../kit/inputs/parts/choice-order.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { Found, SearchProvider } from '../../lib/search.ts'
import { calls } from './barang-calls.ts'

const MOST = 6
/** So many are asked for that the best of them can stand first. */
const ASKED = 18
const SHORTEST = 3

/** Pieces for the header's search: the best few, with what tells them apart. */
export const findPieces: SearchProvider = async (typed, asked) => {
  if (typed.length < SHORTEST) return []
  const { data } = await call(calls.list, {
    query: { q: typed, limit: ASKED, hitung: 'tidak' },
    ...asked,
  })
  const asChoice = (piece: (typeof data)[number]) => ({
    value: piece.kode_barcode,
    label: piece.nama_barang,
    piece,
  })
  const best = bestFirst(data.map(asChoice), typed).slice(0, MOST)
  return best.map(
    ({ piece }): Found => ({
      key: piece.kode_barcode,
      label: piece.nama_barang,
      code: piece.kode_barcode,
      note: `${piece.kode_barcode} · ${formatGram(gramToMg(piece.berat))} g · ${piece.kode_baki}`,
      icon: 'barang',
      ...placeIn('/data-barang', { barcode: piece.kode_barcode }),
    }),
  )
}
