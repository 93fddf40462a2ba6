import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AmountRounding } from '../rounding.ts'
import {
  type AturanBeli,
  DASAR_HARGA,
  GOLONGAN_KADAR,
  HASIL_KONDISI,
  JANJI,
  salahAturan,
  TRANSAKSI_BELI,
} from './aturan-beli.ts'
import type { Kerusakan } from './kerusakan.ts'
import { agreed, damage, FOREIGN, NONE, nota, RUGI } from './pieces.fixture.ts'
import { type BarangDitaksir, taksir } from './taksir.ts'

// What holds for every list of rules that may be kept, not for those of the beginning alone.

const RUNS = { numRuns: 3_000 }
const rupiah = (max: number) => fc.integer({ min: 0, max })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 })
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
const pair = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const cara = fc.constantFrom('PER_GRAM' as const, 'PERSEN' as const, 'RUPIAH' as const)

const metal = fc
  .record({ dasar: fc.constantFrom(...DASAR_HARGA), share: fc.nat(1_500), margin: pair(100) })
  .map(({ dasar, share, margin }) => ({
    rumus: 'LOGAM' as const,
    dasar,
    persen_permil: margin[1] + share,
    margin_min_permil: margin[0],
    margin_max_permil: margin[1],
  }))
const byNota = fc
  .record({
    potongan: fc.oneof(
      fc.record({ sumber: fc.constantFrom('SEPAKAT' as const, 'RUGI_NOTA' as const) }),
      fc.record({ sumber: fc.constant('SENDIRI' as const), cara, nilai: fc.nat(1_000) }),
    ),
    tolerance: pair(100_000),
  })
  .map(({ potongan, tolerance }) => ({
    rumus: 'NOTA' as const,
    potongan,
    toleransi_min_rp: tolerance[0],
    toleransi_max_rp: tolerance[1],
  }))
const penalty = fc.record({
  rumus: fc.constant('NOTA_DENDA' as const),
  denda_per_gram_ringan: rupiah(2_000_000),
  denda_per_gram_berat: rupiah(50_000),
  batas_mg: fc.integer({ min: 1, max: 10_000 }),
})
const rest = fc.constantFrom(
  { rumus: 'NOTA_UTUH' } as const,
  { rumus: 'TOLAK', alasan: 'Tidak dibeli' } as const,
)

const rule: fc.Arbitrary<AturanBeli> = fc.record({
  kode: fc.constant('X'),
  nama: fc.constant('Aturan'),
  syarat: fc.record({
    transaksi: seldom(fc.constantFrom(...TRANSAKSI_BELI)),
    asal: fc.constant(null),
    janji: seldom(fc.constantFrom(...JANJI)),
    hasil: fc.subarray([...HASIL_KONDISI]),
    dipakai: seldom(fc.boolean()),
    golongan: seldom(fc.constantFrom(...GOLONGAN_KADAR)),
    permil_dari: seldom(fc.constantFrom(700, 750, 990)),
    kode_kadar: fc.constant(null),
    kode_group: fc.constant(null),
    kelompok_harga: fc.constant(null),
    umur_dari: fc.constant(null),
    umur_sampai: seldom(fc.integer({ min: 0, max: 400 })),
  }),
  rumus: fc.oneof({ weight: 3, arbitrary: metal }, { weight: 3, arbitrary: byNota }, penalty, rest),
})
const rules = fc.array(rule, { minLength: 3, maxLength: 14 })

const row: fc.Arbitrary<Kerusakan> = fc
  .record({
    hasil: fc.constantFrom(...HASIL_KONDISI, 'RUSAK' as const),
    bisa_diperbaiki: fc.constantFrom(true, true, true, false),
    biaya_perbaikan: rupiah(500_000),
    jenis_potongan: fc.oneof(fc.constant('TANPA' as const), cara),
    potongan_rp: rupiah(200_000),
    potongan_permil: fc.nat(400),
  })
  .map(damage)

const price = maybe(rupiah(3_000_000))
const sold = fc
  .record({
    harga_rp: rupiah(20_000_000),
    berat_nota_mg: fc.nat(20_000),
    umur: fc.nat(400),
    potongan: fc.oneof(
      fc.constant(null),
      fc.constant(NONE),
      fc.tuple(cara, fc.nat(1_000)).map(([how, much]) => agreed(how, much)),
    ),
    janji: fc.constantFrom(...JANJI),
  })
  .map(nota)
const piece: fc.Arbitrary<BarangDitaksir> = fc
  .record({
    transaksi: fc.constantFrom(...TRANSAKSI_BELI),
    golongan: fc.constantFrom(...GOLONGAN_KADAR),
    permil: fc.constantFrom(375, 700, 750, 999),
    berat_mg: fc.nat(20_000),
    nota: maybe(sold),
    dipakai: fc.boolean(),
    setia: fc.boolean(),
    kerusakan: fc.array(row, { maxLength: 3 }),
    harga: fc.record({
      mal_per_gram: price,
      papan_per_gram: price,
      kode_harga: maybe(rupiah(3_000_000).map(per_gram => ({ kode: 'A', per_gram }))),
    }),
  })
  .map(change => ({ ...FOREIGN, ...change, asal: change.nota === null ? 'TANPA_NOTA' : 'NOTA' }))
const pembulatan: fc.Arbitrary<AmountRounding> = fc.record({
  langkah: fc.constantFrom(1, 100, 500, 1_000),
  arah: fc.constantFrom('TURUN', 'NAIK'),
})
const priced = (one: BarangDitaksir, list: readonly AturanBeli[], step: AmountRounding) => {
  const found = taksir(one, list, { rugi: RUGI, pembulatan: step })
  return 'taksiran' in found ? found.taksiran : null
}

test('the rules that are tried may be kept', () => {
  fc.assert(
    fc.property(rule, one => {
      expect(salahAturan(one)).toEqual([])
    }),
  )
})

test('most pieces that are tried are bought, of each class', () => {
  const found = fc
    .sample(fc.tuple(piece, rules, pembulatan), { numRuns: 2_000, seed: 1 })
    .map(([one, list, step]) => priced(one, list, step)?.hasil)
  const least = { URIPAN: 300, RUSAK: 100, ROSOK: 300 }
  for (const hasil of HASIL_KONDISI) {
    expect(found.filter(one => one === hasil).length).toBeGreaterThan(least[hasil])
  }
})

test('target is no more than ceiling, neither is negative, and both are of the step', () => {
  fc.assert(
    fc.property(piece, rules, pembulatan, (one, list, step) => {
      const found = priced(one, list, step)
      if (found === null) return
      expect(found.target_rp).toBeLessThanOrEqual(found.tertinggi_rp)
      expect(found.target_rp).toBeGreaterThanOrEqual(0)
      expect([found.target_rp % step.langkah, found.tertinggi_rp % step.langkah]).toEqual([0, 0])
    }),
    RUNS,
  )
})

test('no rupiah is lost between the steps and the price', () => {
  fc.assert(
    fc.property(piece, rules, pembulatan, (one, list, step) => {
      const found = priced(one, list, step)
      if (found === null) return
      const sum = (steps: typeof found.kerja) =>
        steps.reduce((all, { jumlah_rp }) => all + jumlah_rp, 0)
      expect(sum(found.kerja)).toBe(found.target_rp)
      expect(sum(found.kerja_tertinggi)).toBe(found.tertinggi_rp)
      for (const { teks, jumlah_rp } of [...found.kerja, ...found.kerja_tertinggi]) {
        expect(teks).not.toBe('')
        expect(Number.isSafeInteger(jumlah_rp)).toBe(true)
      }
    }),
    RUNS,
  )
})

test('more damage never pays more', () => {
  fc.assert(
    fc.property(piece, row, rules, pembulatan, (one, more, list, step) => {
      const worse = priced({ ...one, kerusakan: [...one.kerusakan, more] }, list, step)
      const better = priced(one, list, step)
      if (worse === null || better === null) return
      expect(worse.target_rp).toBeLessThanOrEqual(better.target_rp)
      expect(worse.tertinggi_rp).toBeLessThanOrEqual(better.tertinggi_rp)
    }),
    { numRuns: 10_000 },
  )
})

test('heavier never pays less', () => {
  const more = fc.oneof(fc.nat(5), fc.nat(5_000))
  fc.assert(
    fc.property(piece, more, rules, pembulatan, (one, mg, list, step) => {
      const heavy = priced({ ...one, berat_mg: one.berat_mg + mg }, list, step)
      const light = priced(one, list, step)
      expect(heavy === null).toBe(light === null)
      if (heavy === null || light === null) return
      expect(heavy.target_rp).toBeGreaterThanOrEqual(light.target_rp)
      expect(heavy.tertinggi_rp).toBeGreaterThanOrEqual(light.tertinggi_rp)
    }),
    { numRuns: 10_000 },
  )
})

test('a nota alone decides what a whole piece of it fetches, whatever it weighs today', () => {
  fc.assert(
    fc.property(piece, sold, fc.nat(20_000), byNota, (one, line, berat_mg, rumus) => {
      const own = { ...one, asal: 'NOTA' as const, nota: line, kerusakan: [] }
      const syarat = { ...ANY_CONDITION, hasil: [] }
      const list = [{ kode: 'N', nama: 'Nota', syarat, rumus }]
      const step = { langkah: 500, arah: 'TURUN' } as const
      expect(priced({ ...own, berat_mg }, list, step)).toEqual(priced(own, list, step))
    }),
    RUNS,
  )
})

const ANY_CONDITION = {
  transaksi: null,
  asal: null,
  janji: null,
  dipakai: null,
  golongan: null,
  permil_dari: null,
  kode_kadar: null,
  kode_group: null,
  kelompok_harga: null,
  umur_dari: null,
  umur_sampai: null,
}
