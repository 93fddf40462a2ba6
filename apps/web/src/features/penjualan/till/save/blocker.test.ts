import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { expect, test } from 'vitest'
import { type Cart, cartReducer, emptyCart, type Piece } from '../cart/cart.ts'
import { priceNota, priceRules } from '../cart/cart-prices.ts'
import type { OpenWork } from '../cart/use-cart.ts'
import { blockerOf } from './blocker.ts'

const t = ((text: string) => text) as unknown as Parameters<typeof blockerOf>[1]
const PAJAK = {
  ...{ kode_pajak: 'PERHIASAN', kelas_pajak: 'PERHIASAN', tgl_berlaku: '2023-05-01', versi: 1 },
  ...{ ppn_faktur: 110, ppn_tanpa: 165, ppn_pabrikan: 0, pph22: 25 },
}
const piece = {
  ...{ kode_barcode: '11000001', nama_barang: 'Gelang', kadar: 750, berat: 80, berlian: false },
  ...{ mode_harga: 'BANDROL', harga_bandrol: 120_000_000, papan: null, pajak: PAJAK },
  ...{
    atribut_rp: 0,
    ongkos_per_gram: 0,
    ongkos_per_pcs: 0,
    potongan_kategori: null,
    asal_pajak: 'FAKTUR',
  },
} as unknown as Piece
const sold = cartReducer({ ...emptyCart('kunci'), kode_sales: 'DEWI' }, { type: 'add', piece })

function said(cart: Cart) {
  const nota = priceNota(cart, priceRules(DEFAULT_SETTINGS))
  return blockerOf({ cart, nota, tgl: '2026-11-21' } as OpenWork, t)?.text
}

test('a sale of Rp 100 million waits for a card, an exchange has it on its other side', () => {
  const asked = 'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.'
  expect(said(sold)).toBe(asked)
  const buyer = { nama: 'Ibu', telp: '', alamat: '', no_identitas: '3171010101010001' }
  expect(said(cartReducer(sold, { type: 'buyer', buyer }))).not.toBe(asked)
  expect(said(cartReducer(sold, { type: 'trade', tukar_rp: 1_000_000 }))).not.toBe(asked)
})
