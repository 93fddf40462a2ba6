import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gramToMg } from '../quantity.ts'
import { roundAmount } from '../rounding.ts'
import { beratPotongan, pilihRugi, potonganPerGram, rugiDariNota } from './buy-back.ts'

describe('deduction per gram', () => {
  // 04-domain B6, at 25,000 a gram
  test.each([
    ['0.800', 25_000],
    ['1.149', 25_000],
    ['1.150', 28_750],
    ['3.100', 75_000],
    ['3.150', 78_750],
    ['3.237', 80_925],
    ['3.490', 87_250],
    ['3.500', 100_000],
    // edges beyond the table
    ['0.000', 25_000],
    ['0.999', 25_000],
    ['1.000', 25_000],
    ['3.149', 75_000],
    ['3.499', 87_475],
    ['3.999', 100_000],
  ])('%s g', (gram, potongan) => {
    expect(potonganPerGram(gramToMg(gram), 25_000)).toBe(potongan)
  })

  it('worked: own nota, plain purchase', () => {
    const potongan = potonganPerGram(3237, 25_000)
    const exact = 5_232_500 - potongan - 50_000
    expect(exact).toBe(5_101_575)
    expect(roundAmount(exact, { langkah: 500, arah: 'TURUN' }).hasil).toBe(5_101_500)
  })

  test.each([-1, 0.5, Number.NaN])('refuses %d mg', mg => {
    expect(() => beratPotongan(mg)).toThrow(RangeError)
  })

  it('never falls with weight and counts within a gram of it', () => {
    const weight = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(weight, fc.integer({ min: 0, max: 2_000 }), (mg, more) => {
        const counted = beratPotongan(mg)
        return counted <= beratPotongan(mg + more) && Math.abs(counted - mg) <= 1000
      }),
      { numRuns: 10_000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), mg => {
        const once = beratPotongan(mg)
        return beratPotongan(once) === once
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('loss on the nota', () => {
  const rule = (
    kode: string,
    kadar: string | null,
    group: string | null,
    ages: [number, number?],
  ) => ({
    kode,
    kode_kadar: kadar,
    kode_group: group,
    umur_dari: ages[0],
    umur_sampai: ages[1] ?? null,
    cara: 'PER_GRAM' as const,
    rugi_per_gram: 25_000,
    rugi_permil: 0,
  })
  const rules = [
    rule('SEMUA', null, null, [0]),
    rule('MUDA', '375', null, [0, 30]),
    rule('MUDA-LAMA', '375', null, [31]),
    rule('M375', null, 'M375', [0, 7]),
  ]

  test.each([
    ['375', 'M375', 0, 'M375'],
    ['375', 'M375', 7, 'M375'],
    ['375', 'M375', 8, 'MUDA'],
    ['375', 'LAIN', 30, 'MUDA'],
    ['375', 'LAIN', 31, 'MUDA-LAMA'],
    ['375', null, 9_999, 'MUDA-LAMA'],
    ['750', 'T750', 3, 'SEMUA'],
  ])('kadar %s, group %s, %d days: %s', (kode_kadar, kode_group, umur, kode) => {
    const piece = { kode_kadar, kode_group, umur }
    expect(pilihRugi(rules, piece)?.kode).toBe(kode)
    expect(pilihRugi([...rules].reverse(), piece)?.kode).toBe(kode)
  })

  it('says nothing where no rule fits', () => {
    const piece = { kode_kadar: '750', kode_group: null, umur: 1 }
    expect(pilihRugi(rules.slice(1), piece)).toBeUndefined()
  })

  it('takes off by the gram or in percent, never more than the price', () => {
    const piece = { berat_nota_mg: 3237, harga_rp: 5_232_500 }
    const [byGram] = rules
    if (byGram === undefined) throw new Error('no rule')
    expect(rugiDariNota(byGram, piece)).toBe(80_925)
    const percent = { ...byGram, cara: 'PERSEN' as const, rugi_permil: 20 }
    expect(rugiDariNota(percent, piece)).toBe(104_650)
    expect(rugiDariNota(byGram, { berat_nota_mg: 3237, harga_rp: 50_000 })).toBe(50_000)
  })
})
