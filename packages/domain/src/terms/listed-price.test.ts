import { describe, expect, test } from 'vitest'
import { type ListedPiece, listedInput, listedPrice } from './listed-price.ts'

const TERMS = { pembulatan: { langkah: 500, arah: 'NAIK' }, naik_harga_rp: 1_000_000 } as const
const NONE = { kode: 'TANPA', versi: 1, pita: [] }

const piece = (more: Partial<ListedPiece> = {}): ListedPiece => ({
  berat_mg: 3_237,
  permil: 750,
  aturan: NONE,
  mode_harga: 'GRAM',
  ongkos_per_gram: 60_000,
  ongkos_per_pcs: 25_000,
  atribut_rp: 10_000,
  harga_bandrol: null,
  modal_rp: 4_900_000,
  papan_jual: 1_550_000,
  ...more,
})

describe('the price a list shows', () => {
  test.each<[string, Partial<ListedPiece>, number | null]>([
    // 3.237 × (1,550,000 + 60,000) + 25,000 + 10,000 = 5,246,570
    ['by weight, rounded up', {}, 5_247_000],
    [
      'by weight without charges',
      { ongkos_per_gram: 0, ongkos_per_pcs: 0, atribut_rp: 0 },
      5_017_500,
    ],
    ['by weight while the board is empty', { papan_jual: null }, null],
    ['of a tag', { mode_harga: 'BANDROL', harga_bandrol: 2_000_000, atribut_rp: 0 }, 2_000_000],
    [
      'of a tag while the board is empty',
      { mode_harga: 'BANDROL', harga_bandrol: 2_000_000, atribut_rp: 0, papan_jual: null },
      2_000_000,
    ],
    ['that is typed', { mode_harga: 'MANUAL' }, null],
  ])('%s', (_, more, price) => {
    expect(listedPrice(piece(more), TERMS)).toBe(price)
  })

  test('begins with the terms of its store, without a discount', () => {
    expect(listedInput(piece(), TERMS)).toMatchObject({
      aturan_berat: NONE,
      harga_per_gram: 1_550_000,
      diskon_rp: 0,
      modal_rp: 4_900_000,
      pembulatan: TERMS.pembulatan,
      batas: { naik_harga_rp: 1_000_000 },
    })
    const tag = piece({ mode_harga: 'BANDROL', harga_bandrol: 1, papan_jual: null })
    expect(listedInput(tag, TERMS)?.harga_per_gram).toBe(0)
  })
})
