import { describe, expect, it, test } from 'vitest'
import { debit, kredit } from '../journal.ts'
import { postTambahBarang } from './tambah-barang.ts'

describe('stock received', () => {
  const received = { modal_rp: 4_900_000, murni_ug: 2_427_750 }

  it('from the owner is his capital in both units', () => {
    expect(postTambahBarang({ ...received, lawan: 'MODAL_BARANG' })).toEqual([
      debit('PERSEDIAAN', 4_900_000, 2_427_750),
      kredit('MODAL_BARANG', 4_900_000, -2_427_750),
    ])
  })

  it('priced in rupiah is owed in rupiah, never in gold', () => {
    expect(postTambahBarang({ ...received, lawan: 'HUTANG_SUPPLIER' })).toEqual([
      debit('PERSEDIAAN', 4_900_000, 2_427_750),
      kredit('HUTANG_SUPPLIER', 4_900_000),
      kredit('EMAS_DIBELI', 0, -2_427_750),
    ])
  })

  it('without cost still brings its gold in', () => {
    const lines = postTambahBarang({ modal_rp: 0, murni_ug: 750_000, lawan: 'MODAL_BARANG' })
    expect(lines.map(line => line.murni_ug)).toEqual([750_000, -750_000])
  })

  test.each([
    [-1, 0],
    [0.5, 0],
    [0, 0],
    [1, Number.NaN],
  ])('refuses cost %d and gold %d', (modal_rp, murni_ug) => {
    const received = { modal_rp, murni_ug, lawan: 'HUTANG_SUPPLIER' as const }
    expect(() => postTambahBarang(received)).toThrow(RangeError)
  })
})
