import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { assertBalanced, debit, kredit } from '../journal.ts'
import { postSelisihKas } from './selisih-kas.ts'
import { akunKas } from './uang.ts'

describe('cash differences at closing', () => {
  it('short is an expense, over is income, each in its own drawer', () => {
    const lines = postSelisihKas([
      { laci: 'KASIR', buku_rp: 5_232_500, hitung_rp: 5_230_000 },
      { laci: 'RR', buku_rp: 1_000_000, hitung_rp: 1_002_500 },
    ])
    expect(lines).toEqual([
      debit('SELISIH_KAS_KURANG', 2_500, 0, { laci: 'KASIR' }),
      kredit('KAS', 2_500, 0, { laci: 'KASIR' }),
      debit('KAS_GADAI', 2_500, 0, { laci: 'RR' }),
      kredit('SELISIH_KAS_LEBIH', 2_500, 0, { laci: 'RR' }),
    ])
  })

  test.each([0, 5_232_500])('a drawer that fits posts nothing', amount => {
    expect(postSelisihKas([{ laci: 'KASIR', buku_rp: amount, hitung_rp: amount }])).toEqual([])
    expect(postSelisihKas([])).toEqual([])
  })

  it('a drawer that the books say is below zero', () => {
    expect(postSelisihKas([{ laci: 'KASIR', buku_rp: -500, hitung_rp: 0 }])[0]).toMatchObject({
      jenis_akun: 'KAS',
      debit_rp: 500,
    })
  })

  test.each([-1, 0.5, Number.NaN])('refuses a count of %d', hitung_rp => {
    expect(() => postSelisihKas([{ laci: 'KASIR', buku_rp: 0, hitung_rp }])).toThrow(RangeError)
  })

  it('brings the books to what was counted, drawer by drawer', () => {
    const drawers = fc.uniqueArray(
      fc.record({
        laci: fc.constantFrom('KASIR', 'KASIR2', 'RR'),
        buku_rp: fc.integer({ min: -1e9, max: 1e9 }),
        hitung_rp: fc.integer({ min: 0, max: 1e9 }),
      }),
      { selector: drawer => drawer.laci },
    )
    fc.assert(
      fc.property(drawers, counted => {
        const lines = postSelisihKas(counted)
        if (lines.length > 0) assertBalanced(lines)
        return counted.every(({ laci, buku_rp, hitung_rp }) => {
          const moved = lines
            .filter(line => line.jenis_akun === akunKas(laci) && line.laci === laci)
            .reduce((sum, line) => sum + line.debit_rp - line.kredit_rp, 0)
          return buku_rp + moved === hitung_rp
        })
      }),
      { numRuns: 10_000 },
    )
  })
})
