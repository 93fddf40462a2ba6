import { describe, expect, it, test } from 'vitest'
import { refused } from '../../../../../../tests/sample-shop/refused.ts'
import type { GoodsRow } from '../hutang.queries.ts'
import type { AppraisalFacts, InterestRow } from '../pinjam/taksir.queries.ts'
import { decideRenewal, type RenewalFacts } from './decide-perpanjangan.ts'

const TERMS = {
  kode_bunga: 'B3',
  nama_bunga: 'Tiga persen',
  metode: 'HARIAN',
  bunga_permil: 30,
  bunga_awal_permil: null,
  hari_awal: null,
  hari_minimal: 1,
  jangka_hari: 120,
  hari_tenggang: 0,
  denda_permil: 0,
  hitung_hari_pertama: false,
} as const
const band = (more: Partial<InterestRow> = {}): InterestRow => ({
  ...TERMS,
  pokok_dari: 1,
  pokok_sampai: 5_000_000,
  ...more,
})

/** 5 g of 700, appraised when it was brought in at 450,000 a gram; 70 % of it is lent. */
const goods = (baris: number): GoodsRow => ({
  baris,
  nama_barang: `Gelang ${baris}`,
  kode_dept: null,
  kode_kadar: '700',
  permil: 700,
  jumlah: 1,
  berat_kotor_mg: 5000,
  berat_mg: 5000,
  murni_ug: 3_500_000,
  kode_kondisi: 'UTUH',
  potongan_permil: 0,
  harga_per_gram: 450_000,
  pokok_per_gram: null,
  plafond_permil: 700,
  taksiran_rp: 2_250_000,
  plafond_rp: 1_575_000,
  keterangan: null,
})

/** Today's worth of such goods; no price where the board says nothing. */
const worth = (papan: number | null, more: Partial<AppraisalFacts> = {}): AppraisalFacts => ({
  kadar: new Map([
    ['700', { kode_kadar: '700', permil: 700, papan, pokok: 300_000, plafond: null }],
  ]),
  kondisi: new Map(),
  jenis: new Map(),
  plafond: new Map([
    [null, { plafond_permil: 700, pinjaman_minimal: 100_000, pinjaman_maksimal: null }],
  ]),
  bunga: [band()],
  ...more,
})
const condition = (potongan_permil: number) => ({
  kondisi: new Map([
    ['UTUH', { kode_kondisi: 'UTUH', nama_kondisi: 'Utuh', potongan_permil, diterima: false }],
  ]),
})

const LICENCE = { IZIN_GADAI_NOMOR: '1', IZIN_GADAI_LINGKUP: 'DKI' }
const BOARD = { ...LICENCE, HUTANG_POKOK: 'HARGA_EMAS' }

/** The worked loan of 04-domain B10: 1,575,000 at 3 % for 106 days are 167,000 of interest. */
const facts = (more: Partial<RenewalFacts> = {}): RenewalFacts => ({
  loan: {
    no_faktur_hutang: 'FH-JKT-260807-0001',
    versi: 1,
    status: 'AKTIF',
    no_asal: null,
    no_penerus: null,
    no_akhir: null,
    tgl_hutang: '2026-08-07',
    tgl_jatuh_tempo: '2026-12-05',
    kode_sales: 'S1',
    kode_customer: null,
    nama_customer: 'Sri',
    alamat_customer: null,
    telp_customer: null,
    jenis_identitas: 'KTP',
    no_identitas: '1',
    jumlah_hutang_rp: 1_575_000,
    taksiran_rp: 2_250_000,
    plafond_rp: 1_575_000,
    berat_mg: 5000,
    murni_ug: 3_500_000,
    syarat: { ...TERMS, langkah: 500 },
    lokasi: null,
    keterangan: null,
    tgl_lunas: null,
    lama_pinjam: null,
    bunga_rp: null,
    denda_rp: null,
    hasil_rp: null,
    biaya_rp: null,
    kelebihan_rp: null,
    kekurangan_rp: null,
    diberitahu: 0,
  },
  goods: [goods(1)],
  worth: worth(450_000),
  tgl: '2026-11-21',
  setting: BOARD,
  ...more,
})
const renewed = (
  jumlah_hutang: number,
  more: Partial<RenewalFacts> = {},
  barang_diambil: number[] = [],
  metode?: InterestRow['metode'],
) =>
  decideRenewal(
    { jumlah_hutang, barang_diambil, ...(metode === undefined ? {} : { metode }) },
    facts(more),
  )

describe('a renewal', () => {
  it('with a part payment: 575,000 of the principal and 167,000 of interest', () => {
    const renewal = renewed(1_000_000)
    expect(renewal.figures).toEqual({
      pokok_lama: 1_575_000,
      pokok_baru: 1_000_000,
      bunga_pinjam: 167_000,
      denda: 0,
      selisih: 742_000,
    })
    expect(renewal).toMatchObject({ plafond: 1_575_000, tgl_jatuh_tempo: '2027-03-21' })
    expect(renewal.owed).toMatchObject({ tgl: '2026-11-21', total_bayar: 1_742_000 })
    expect(renewal.syarat).toEqual({ ...TERMS, langkah: 500 })
    expect(renewal.pledge).toMatchObject({ taksiran_rp: 2_250_000, minimal_rp: 100_000 })
  })

  // 16 days late at 2 % of 30 days: 106 of interest are 167,000, 16,800 are 17,000 of penalty
  it('after the due date, with a penalty', () => {
    const { loan } = facts()
    const syarat = { ...loan.syarat, jangka_hari: 90, denda_permil: 20 }
    const { figures } = renewed(1_000_000, { loan: { ...loan, syarat } })
    expect(figures).toMatchObject({ denda: 17_000, selisih: 759_000 })
  })

  it('at more than was lent, within what the goods bear today', () => {
    const renewal = renewed(2_000_000, { worth: worth(600_000) })
    expect(renewal.figures.selisih).toBe(-258_000)
    expect(renewal.plafond).toBe(2_100_000)
  })

  test.each<[string, number, Partial<RenewalFacts>, number[], unknown]>([
    [
      'more than the goods bear',
      2_100_001,
      { worth: worth(600_000) },
      [],
      ['MELEBIHI_PLAFOND', { jumlah: '2,100,001', plafond: '2,100,000' }],
    ],
    [
      'more than was lent, without a licence',
      1_575_001,
      { worth: worth(600_000), setting: { HUTANG_POKOK: 'HARGA_EMAS' } },
      [],
      ['IZIN_GADAI_KOSONG', {}],
    ],
    ['as much as was lent, without a licence', 1_575_000, { setting: {} }, [], undefined],
    [
      'more than was lent, without a price today',
      1_575_001,
      { worth: worth(null) },
      [],
      ['HARGA_BELUM_ADA', { kode_kadar: '700' }],
    ],
    [
      'as much as was lent, without a price today',
      1_575_000,
      { worth: worth(null) },
      [],
      undefined,
    ],
    ['as much as was lent, on gold that fell', 1_575_000, { worth: worth(300_000) }, [], undefined],
    [
      'what stays does not bear it',
      1_575_000,
      { goods: [goods(1), goods(2)], worth: worth(300_000) },
      [2],
      ['MELEBIHI_PLAFOND', { jumlah: '1,575,000', plafond: '1,050,000' }],
    ],
    [
      'less than the least, where something is taken',
      99_999,
      { goods: [goods(1), goods(2)] },
      [2],
      ['PINJAMAN_TERLALU_KECIL', { jumlah: '99,999', minimal: '100,000' }],
    ],
    [
      'a line that is not there is taken',
      1_000_000,
      {},
      [2],
      ['TIDAK_LENGKAP', { barang_diambil: 'Barang jaminan itu tidak ada' }],
    ],
    [
      'all of it is taken',
      1_000_000,
      {},
      [1],
      ['TIDAK_LENGKAP', { barang_diambil: 'Sedikitnya satu barang tetap dijaminkan' }],
    ],
    [
      'no terms for so much',
      1_000_000,
      { worth: worth(450_000, { bunga: [band({ pokok_sampai: 999_999 })] }) },
      [],
      ['PINJAMAN_TIDAK_DILAYANI', { jumlah: '1,000,000' }],
    ],
  ])('%s', (_, pokok, more, taken, why) => {
    expect(refused(() => renewed(pokok, more, taken))).toEqual(why)
  })
})

describe('what stays pledged', () => {
  test.each<[string, Partial<RenewalFacts>, number[], number, number[], number]>([
    // taken lines, ceiling, appraisal of each line
    ['appraised as today', { worth: worth(400_000) }, [], 1_575_000, [2_000_000], 1_400_000],
    [
      'as it was pledged, without a price',
      { worth: worth(null) },
      [],
      1_575_000,
      [2_250_000],
      1_575_000,
    ],
    ['worth more today', { worth: worth(600_000) }, [], 2_100_000, [3_000_000], 2_100_000],
    [
      'one of two, its ceiling its own',
      { goods: [goods(1), goods(2)], worth: worth(600_000) },
      [1],
      2_100_000,
      [3_000_000],
      2_100_000,
    ],
    [
      'in the condition of today, even one that is turned away by now',
      { worth: worth(600_000, condition(100)) },
      [],
      1_890_000,
      [2_700_000],
      1_890_000,
    ],
    [
      'in the condition it had, where that is gone',
      { goods: [{ ...goods(1), potongan_permil: 200 }], worth: worth(600_000) },
      [],
      1_680_000,
      [2_400_000],
      1_680_000,
    ],
    // 300,000 a gram by the parameter
    [
      'lent on by the parameter',
      { setting: LICENCE, worth: worth(600_000) },
      [],
      1_575_000,
      [3_000_000],
      1_500_000,
    ],
  ])('%s', (_, more, taken, plafond, taksiran, lent) => {
    const renewal = renewed(1_000_000, more, taken)
    expect(renewal.plafond).toBe(plafond)
    expect(renewal.pledge.lines.map(line => line.taksiran_rp)).toEqual(taksiran)
    expect(renewal.pledge.plafond_rp).toBe(lent)
  })

  it('as pledged where one of the lines has no price today', () => {
    const other = { ...goods(2), kode_kadar: '375' }
    const { pledge } = renewed(1_000_000, { goods: [goods(1), other], worth: worth(600_000) })
    expect(pledge).toMatchObject({ taksiran_rp: 4_500_000, minimal_rp: 0 })
  })

  it('is numbered anew', () => {
    const { pledge } = renewed(1_000_000, { goods: [goods(1), goods(2)] }, [1])
    expect(pledge.lines.map(line => [line.baris, line.nama_barang])).toEqual([[1, 'Gelang 2']])
  })
})

describe('the terms of the new loan', () => {
  const bunga = [
    band(),
    band({ kode_bunga: 'B5', metode: 'BULANAN', jangka_hari: 30 }),
    band({ kode_bunga: 'B9', metode: 'BLOK_15' }),
  ]
  const loan = (metode: InterestRow['metode']) => {
    const { loan } = facts()
    return { ...loan, syarat: { ...loan.syarat, metode } }
  }
  test.each<[string, InterestRow['metode'], InterestRow['metode'] | undefined, string, string]>([
    ['the method of the old one', 'BULANAN', undefined, 'B5', '2026-12-21'],
    ['the method that is asked for', 'BULANAN', 'BLOK_15', 'B9', '2027-03-21'],
    ['the first there is, where the old one is gone', 'BERTINGKAT', undefined, 'B3', '2027-03-21'],
  ])('%s', (_, old, metode, kode, due) => {
    const terms = { ...loan(old).syarat, bunga_awal_permil: 10, hari_awal: 15 }
    const more = { loan: { ...loan(old), syarat: terms }, worth: worth(450_000, { bunga }) }
    const { syarat, tgl_jatuh_tempo } = renewed(1_000_000, more, [], metode)
    expect([syarat.kode_bunga, tgl_jatuh_tempo]).toEqual([kode, due])
  })

  it('are not another method than the one asked for', () => {
    expect(refused(() => renewed(1_000_000, {}, [], 'BULANAN'))).toEqual([
      'PINJAMAN_TIDAK_DILAYANI',
      { jumlah: '1,000,000' },
    ])
  })
})
