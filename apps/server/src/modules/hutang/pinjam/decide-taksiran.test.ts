import { describe, expect, it, test } from 'vitest'
import { refused } from '../../../../../../tests/sample-shop/refused.ts'
import {
  appraised,
  demandWithin,
  findPrice,
  type Goods,
  gramPrice,
  lendsByParameter,
  termsFor,
  termsToWrite,
  totalOf,
} from './decide-taksiran.ts'
import type { AppraisalFacts, InterestRow, PurityRow } from './taksir.queries.ts'

/** The worked pledge of 04-domain B10: 5 g of 700 at 450,000 a gram, 70 % of it lent. */
const BRACELET: Goods = {
  nama_barang: 'Gelang Keroncong',
  kode_dept: 'GELANG',
  kode_kadar: '700',
  permil: 700,
  jumlah: 1,
  berat_kotor_mg: 5200,
  berat_mg: 5000,
  kode_kondisi: 'UTUH',
  keterangan: null,
}
const APPRAISED = {
  ...BRACELET,
  baris: 1,
  murni_ug: 3_500_000,
  potongan_permil: 0,
  harga_per_gram: 450_000,
  pokok_per_gram: null,
  plafond_permil: 700,
  taksiran_rp: 2_250_000,
  plafond_rp: 1_575_000,
}
const ceiling = (plafond_permil: number) => ({
  plafond_permil,
  pinjaman_minimal: 50_000,
  pinjaman_maksimal: 10_000_000,
})
const GENERAL = ceiling(700)
const OF_GOLD = ceiling(750)
const OF_700 = ceiling(800)
const KADAR: PurityRow = {
  kode_kadar: '700',
  permil: 700,
  papan: 450_000,
  pokok: null,
  plafond: null,
}
const facts = (
  kadar: Partial<PurityRow> | null = {},
  plafond: [string | null, typeof GENERAL][] = [[null, GENERAL]],
): AppraisalFacts => ({
  kadar: new Map(kadar === null ? [] : [['700', { ...KADAR, ...kadar }]]),
  kondisi: new Map(),
  jenis: new Map([
    ['GELANG', 'EMAS'],
    ['LAIN', null],
  ]),
  plafond: new Map(plafond),
  bunga: [],
})

describe('what a gram is lent upon', () => {
  const board = (terms: typeof GENERAL) => ({
    harga_per_gram: 450_000,
    pokok_per_gram: null,
    terms,
  })
  const set = (more: object) => ({
    harga_per_gram: 450_000,
    pokok_per_gram: 300_000,
    terms: { ...GENERAL, plafond_permil: 1000, ...more },
  })
  const both: [string | null, typeof GENERAL][] = [
    ['EMAS', OF_GOLD],
    [null, GENERAL],
  ]
  test.each<[string, Partial<Goods>, AppraisalFacts, boolean, unknown]>([
    ['a share of the board', {}, facts(), true, board(GENERAL)],
    ['of its category before any', {}, facts({}, both), true, board(OF_GOLD)],
    ['of no category', { kode_dept: 'LAIN' }, facts({}, both), true, board(GENERAL)],
    ['of an unknown kind', { kode_dept: 'X' }, facts({}, both), true, board(GENERAL)],
    ['of no kind', { kode_dept: null }, facts({}, both), true, board(GENERAL)],
    [
      'of its purity before its category',
      {},
      facts({ plafond: OF_700 }, both),
      true,
      board(OF_700),
    ],
    ['what the parameter says', {}, facts({ pokok: 300_000 }), true, set({})],
    ['the board where the store says so', {}, facts({ pokok: 300_000 }), false, board(GENERAL)],
    [
      'the parameter without bounds where no ceiling is set',
      {},
      facts({ pokok: 300_000 }, []),
      true,
      set({ pinjaman_minimal: 0, pinjaman_maksimal: null }),
    ],
    ['no such purity', {}, facts(null), true, 'KADAR'],
    ['nothing on the board', {}, facts({ papan: null, pokok: 300_000 }), true, 'PAPAN'],
    ['no ceiling', {}, facts({}, []), true, 'PLAFOND'],
    ['a ceiling of another category', {}, facts({}, [['PERAK', OF_GOLD]]), true, 'PLAFOND'],
  ])('%s', (_, goods, read, byParameter, price) => {
    expect(findPrice({ ...BRACELET, ...goods }, read, byParameter)).toEqual(price)
  })

  test.each([
    [facts(null), ['RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: '700' }]],
    [facts({ papan: null }), ['HARGA_BELUM_ADA', { kode_kadar: '700' }]],
    [facts({}, []), ['RUJUKAN_TIDAK_ADA', { label: 'Plafond hutang untuk kadar', kode: '700' }]],
  ])('is refused where it must be known: %#', (read, why) => {
    expect(refused(() => gramPrice(BRACELET, read, true))).toEqual(why)
  })

  it('is given where it is known', () => {
    expect(gramPrice(BRACELET, facts(), true)).toEqual(board(GENERAL))
  })

  test.each([
    [{}, true],
    [{ HUTANG_POKOK: 'PARAMETER' }, true],
    [{ HUTANG_POKOK: 'HARGA_EMAS' }, false],
  ])('%j lends by parameter: %s', (setting, expected) => {
    expect(lendsByParameter(setting)).toBe(expected)
  })
})

describe('a line', () => {
  const line = (more: { pokok?: number; potongan?: number; terms?: typeof GENERAL } = {}) => {
    const { pokok = null, potongan = 0, terms = GENERAL } = more
    const price = { harga_per_gram: 450_000, pokok_per_gram: pokok, terms }
    return appraised(BRACELET, 2, price, potongan)
  }

  it('of the worked pledge', () => {
    expect(line()).toEqual({ ...APPRAISED, baris: 3 })
  })

  it('knows no bounds: they are those of the whole loan', () => {
    const small = { ...GENERAL, pinjaman_minimal: 2_000_000 }
    const narrow = { ...GENERAL, pinjaman_maksimal: 1_000_000 }
    expect([line({ terms: small }).plafond_rp, line({ terms: narrow }).plafond_rp]).toEqual([
      1_575_000, 1_575_000,
    ])
  })

  it('in bad condition is worth less, and less is lent on it', () => {
    const { taksiran_rp, plafond_rp, potongan_permil } = line({ potongan: 100 })
    expect([taksiran_rp, plafond_rp, potongan_permil]).toEqual([2_025_000, 1_417_500, 100])
  })

  it('is appraised by the board where the parameter lends', () => {
    const { taksiran_rp, plafond_rp, pokok_per_gram } = line({
      pokok: 300_000,
      terms: ceiling(1000),
    })
    expect([taksiran_rp, plafond_rp, pokok_per_gram]).toEqual([2_250_000, 1_500_000, 300_000])
  })
})

describe('the pledge as a whole', () => {
  const two = {
    ...APPRAISED,
    baris: 2,
    plafond_rp: 500_000,
    taksiran_rp: 900_000,
    berat_mg: 2000,
    murni_ug: 1_400_000,
  }
  const bounds = (pinjaman_minimal: number, pinjaman_maksimal: number | null) => ({
    ...GENERAL,
    pinjaman_minimal,
    pinjaman_maksimal,
  })

  it('adds up its lines', () => {
    expect(totalOf([APPRAISED, two], [bounds(50_000, null), bounds(100_000, null)])).toEqual({
      lines: [APPRAISED, two],
      taksiran_rp: 3_150_000,
      plafond_rp: 2_075_000,
      minimal_rp: 50_000,
      berat_mg: 7000,
      murni_ug: 4_900_000,
    })
  })

  test.each<[string, ReturnType<typeof bounds>[], number, number]>([
    ['no bounds', [], 2_075_000, 0],
    ['the tightest greatest', [bounds(0, 2_000_000), bounds(0, 1_000_000)], 1_000_000, 0],
    ['the smallest least', [bounds(300_000, null), bounds(200_000, null)], 2_075_000, 200_000],
    ['worth the least exactly', [bounds(2_075_000, null)], 2_075_000, 2_075_000],
    ['worth less than the least', [bounds(2_075_001, null)], 0, 2_075_001],
  ])('%s', (_, terms, plafond_rp, minimal_rp) => {
    expect(totalOf([APPRAISED, two], terms)).toMatchObject({ plafond_rp, minimal_rp })
  })

  const pledge = { ...totalOf([APPRAISED], [bounds(50_000, null)]), plafond_rp: 1_575_000 }
  test.each([
    [1_575_000, undefined],
    [1_575_001, ['MELEBIHI_PLAFOND', { jumlah: '1,575,001', plafond: '1,575,000' }]],
    [50_000, undefined],
    [49_999, ['PINJAMAN_TERLALU_KECIL', { jumlah: '49,999', minimal: '50,000' }]],
  ])('bears %d: %j', (pokok, why) => {
    expect(refused(() => demandWithin(pokok, pledge))).toEqual(why)
  })
})

describe('the terms of a loan', () => {
  const band = (metode: InterestRow['metode'], pokok_dari: number, pokok_sampai: number) => ({
    kode_bunga: `${metode}-${pokok_dari}`,
    nama_bunga: metode,
    metode,
    pokok_dari,
    pokok_sampai,
    bunga_permil: 30,
    bunga_awal_permil: null,
    hari_awal: null,
    hari_minimal: 1,
    jangka_hari: 90,
    hari_tenggang: 0,
    denda_permil: 0,
    hitung_hari_pertama: false,
  })
  const bunga = [
    band('BULANAN', 1, 5_000_000),
    band('HARIAN', 1, 500_000),
    band('HARIAN', 500_001, 5_000_000),
  ]

  test.each<[number, InterestRow['metode'] | undefined, string[]]>([
    [500_000, undefined, ['HARIAN-1', 'BULANAN-1']],
    [500_001, undefined, ['HARIAN-500001', 'BULANAN-1']],
    [500_000, 'BULANAN', ['BULANAN-1', 'HARIAN-1']],
    [500_000, 'BLOK_15', ['HARIAN-1', 'BULANAN-1']],
    [5_000_001, 'HARIAN', []],
  ])('%d, wanted %s: %j', (pokok, wanted, kode) => {
    expect(termsFor(bunga, pokok, wanted).map(one => one.kode_bunga)).toEqual(kode)
  })

  it('are written without the band they came from, with the step of interest', () => {
    const { pokok_dari: _from, pokok_sampai: _to, ...rest } = band('HARIAN', 1, 500_000)
    expect(termsToWrite(bunga, 500_000, undefined)).toEqual({ ...rest, langkah: 500 })
  })

  test.each<[number, InterestRow['metode'] | undefined, string]>([
    [500_000, undefined, 'HARIAN-1'],
    [500_000, 'BULANAN', 'BULANAN-1'],
  ])('%d, wanted %s, is written by %s', (pokok, wanted, kode) => {
    expect(termsToWrite(bunga, pokok, wanted).kode_bunga).toBe(kode)
  })

  test.each<[number, InterestRow['metode'] | undefined, string]>([
    [500_000, 'BLOK_15', '500,000'],
    [5_000_001, undefined, '5,000,001'],
    [5_000_001, 'HARIAN', '5,000,001'],
  ])('%d, wanted %s, is not served', (pokok, wanted, jumlah) => {
    expect(refused(() => termsToWrite(bunga, pokok, wanted))).toEqual([
      'PINJAMAN_TIDAK_DILAYANI',
      { jumlah },
    ])
  })
})
