import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BANGLE,
  expectStatus,
  LICENCE,
  lend,
  loanBody,
  openCounter,
  type Problem,
  read,
  set,
} from './counter.ts'

interface Appraised {
  tgl_system: string
  izin: { berlaku: boolean; sampai: string | null }
  barang: { taksiran: number; plafond: number; harga_per_gram: number; plafond_permil: number }[]
  taksiran: number
  plafond: number
  jumlah_hutang: number
  syarat: { kode_bunga: string; metode: string; bunga_permil: number }[]
  jatuh_tempo: { tgl: string; bunga_pinjam: number; total_bayar: number } | null
}

const api = await testShop()
const { kasir, owner } = await openCounter(api)

const ask = (body: object) => kasir.post<Appraised & Problem>('hutang/taksir', body)
const appraise = async (barang: object[], more: object = {}) =>
  expectStatus(await ask({ barang, ...more }), 200)
const master = async (name: string, values: object) =>
  expectStatus(await owner.post(name, values, { toko: 'JKT' }), 200)
const plafond = (kode_plafond: string, more: object) => ({
  kode_plafond,
  nama_plafond: kode_plafond,
  plafond_permil: 700,
  pinjaman_minimal: 50_000,
  pinjaman_maksimal: 100_000_000,
  tgl_berlaku: '2026-02-01',
  ...more,
})

describe('by the price board', () => {
  test('answers the worked figures, with terms and what it will have cost when due', async () => {
    expect(await appraise([BANGLE])).toMatchObject({
      tgl_system: '2026-11-21',
      izin: {
        nomor: LICENCE.IZIN_GADAI_NOMOR,
        lingkup: LICENCE.IZIN_GADAI_LINGKUP,
        sampai: LICENCE.IZIN_GADAI_SAMPAI,
        berlaku: true,
      },
      barang: [
        { baris: 1, harga_per_gram: 450_000, plafond_permil: 700, taksiran: 2_250_000, kadar: 700 },
      ],
      taksiran: 2_250_000,
      plafond: 1_575_000,
      jumlah_hutang: 1_575_000,
      syarat: [{ kode_bunga: 'H2', metode: 'HARIAN' }],
      // 1,575,000 x 3 % / 30 x 90 = 141,750, up to 142,000.
      jatuh_tempo: { tgl: '2027-02-19', bunga_pinjam: 142_000, total_bayar: 1_717_000 },
    })
  })

  test.each<[string, object, number, number]>([
    ['a dent takes 3 % off', { kode_kondisi: 'PENYOK' }, 2_182_500, 1_527_750],
    ['stones that are not gold: the net weight counts', { berat_kotor: 9 }, 2_250_000, 1_575_000],
    ['parts of a rupiah fall away, in steps', { berat: 3.237 }, 1_456_650, 1_019_655],
    ['a purity without a ceiling of its own', { kode_kadar: '375' }, 1_200_000, 720_000],
    ['several pieces of one kind are one weight', { jumlah: 3 }, 2_250_000, 1_575_000],
  ])('%s', async (_, more, taksiran, ceiling) => {
    expect(await appraise([{ ...BANGLE, ...more }])).toMatchObject({ taksiran, plafond: ceiling })
  })

  test('lines add up, and bounds are of the loan as a whole', async () => {
    const light = { ...BANGLE, berat: 0.1 }
    expect(await appraise([light])).toMatchObject({ taksiran: 45_000, plafond: 0, syarat: [] })
    expect(await appraise([light, light])).toMatchObject({ taksiran: 90_000, plafond: 63_000 })
    const heavy = { ...BANGLE, berat: 400 }
    expect(await appraise([heavy])).toMatchObject({
      taksiran: 180_000_000,
      plafond: 100_000_000,
      barang: [{ plafond: 126_000_000 }],
    })
  })

  test('terms are of the principal asked for, the wanted method first', async () => {
    const bands = async (more: object) => (await appraise([BANGLE], more)).syarat
    const kode = async (more: object) => (await bands(more)).map(one => one.kode_bunga)
    expect(await kode({ jumlah_hutang: 500_000 })).toEqual(['H1'])
    expect(await kode({ jumlah_hutang: 500_001 })).toEqual(['H2'])
    expect(await kode({ jumlah_hutang: 49_999 })).toEqual([])
    await master('bunga-hutang', {
      kode_bunga: 'B15',
      nama_bunga: 'Per blok',
      metode: 'BLOK_15',
      pokok_dari: 1,
      pokok_sampai: 1_000_000,
      bunga_permil: 26,
      hari_minimal: 1,
      jangka_hari: 120,
      hari_tenggang: 0,
      denda_permil: 0,
      hitung_hari_pertama: false,
    })
    expect(await kode({ jumlah_hutang: 500_000 })).toEqual(['H1', 'B15'])
    expect(await kode({ jumlah_hutang: 500_000, metode: 'BLOK_15' })).toEqual(['B15', 'H1'])
    expect(await kode({ jumlah_hutang: 1_000_001, metode: 'BLOK_15' })).toEqual(['H2'])
    const due = await appraise([BANGLE], { jumlah_hutang: 49_999, metode: 'BLOK_15' })
    expect(due.jatuh_tempo).toMatchObject({ tgl: '2027-03-21', bunga_pinjam: 5_500 })
  })
})

describe('the ceiling in force', () => {
  test('of the purity, else of the category, else the general one, the newest begun', async () => {
    const ceiling = async (more: object) => {
      const [line] = (await appraise([{ ...BANGLE, ...more }])).barang
      return line?.plafond_permil
    }
    expectStatus(
      await meant(
        owner,
        'harga-emas',
        { baris: [{ kode_kadar: '999', harga_jual: 600_000, harga_beli: 500_000 }] },
        { toko: 'JKT' },
      ),
      201,
    )
    expect(await ceiling({ kode_kadar: '999' })).toBe(700)
    expect(await ceiling({ kode_kadar: '999', kode_dept: 'LM' })).toBe(850)
    expect(await ceiling({ kode_kadar: '750', kode_dept: 'LM' })).toBe(720)
    await master('parameter-plafond-hutang', plafond('UMUM2', { plafond_permil: 650 }))
    await master(
      'parameter-plafond-hutang',
      plafond('UMUM3', { plafond_permil: 1, tgl_berlaku: '2026-11-22' }),
    )
    expect(await ceiling({ kode_kadar: '999', kode_dept: undefined })).toBe(650)
    const of750 = { kode_kadar: '750', plafond_permil: 500, tgl_berlaku: '2026-11-21' }
    await master('parameter-plafond-hutang-kadar', plafond('K750B', of750))
    expect(await ceiling({ kode_kadar: '750' })).toBe(500)
  })
})

describe('by Parameter Hutang Pokok', () => {
  test('lends the whole of what is set per gram, else the board and its share', async () => {
    await set(owner, { HUTANG_POKOK: 'PARAMETER' })
    expect(await appraise([BANGLE])).toMatchObject({
      barang: [{ harga_per_gram: 450_000, pokok_per_gram: 850_000, plafond_permil: 1_000 }],
      taksiran: 2_250_000,
      plafond: 4_250_000,
    })
    const pokok = (kode_pokok: string, pokok_per_gram: number, tgl_berlaku: string) =>
      master('hutang-pokok', {
        kode_pokok,
        nama_pokok: kode_pokok,
        kode_kadar: '700',
        pokok_per_gram,
        tgl_berlaku,
      })
    await pokok('BARU', 300_000, '2026-11-21')
    await pokok('BESOK', 1_000, '2026-11-22')
    expect(await appraise([{ ...BANGLE, kode_kondisi: 'PENYOK' }])).toMatchObject({
      taksiran: 2_182_500,
      plafond: 1_455_000,
    })
    expectStatus(await owner.del('hutang-pokok/P375', { toko: 'JKT' }), 200)
    expect(await appraise([{ ...BANGLE, kode_kadar: '375' }])).toMatchObject({
      barang: [{ harga_per_gram: 240_000, pokok_per_gram: null, plafond_permil: 600 }],
    })
    const nomor = await lend(kasir, { jumlah_hutang: 1_500_000 })
    expect((await kasir.get(`hutang/${nomor}`)).body).toMatchObject({
      taksiran: 2_250_000,
      plafond: 1_500_000,
      barang: [{ harga_per_gram: 450_000, pokok_per_gram: 300_000, plafond: 1_500_000 }],
    })
    expect(
      await read(
        api,
        sql`select jenis_akun, debit_rp, keterangan from jurnal_baris
            where nomor = ${nomor} and jenis_akun = 'BARANG_JAMINAN'`,
      ),
    ).toEqual([
      {
        jenis_akun: 'BARANG_JAMINAN',
        debit_rp: 2_250_000,
        keterangan: 'Nilai pinjam Rp 1,500,000',
      },
    ])
    await set(owner, { HUTANG_POKOK: 'HARGA_EMAS' })
  })
})

describe('refused or said', () => {
  test.each<[string, object, string]>([
    ['no price', { kode_kadar: '916' }, 'HARGA_BELUM_ADA'],
    ['no such purity', { kode_kadar: '1' }, 'RUJUKAN_TIDAK_ADA'],
    ['no such state', { kode_kondisi: 'X' }, 'RUJUKAN_TIDAK_ADA'],
    ['no gold', { kode_kondisi: 'PALSU' }, 'KONDISI_TIDAK_DITERIMA'],
  ])('%s', async (_, more, code) => {
    const { status, body } = await ask({ barang: [{ ...BANGLE, ...more }] })
    expect([status, body.code]).toEqual([422, code])
  })

  test('a weight no scale shows, at its field', async () => {
    const told = 'Paling banyak 3 angka di belakang koma'
    const { status, body } = await ask({
      barang: [BANGLE, { ...BANGLE, berat_kotor: 5.237000000000001, berat: 3.2370000000000005 }],
    })
    expect([status, body.code, body.errors]).toEqual([
      400,
      'TIDAK_LENGKAP',
      { 'barang.1.berat_kotor': told, 'barang.1.berat': told },
    ])
    expect((await ask({ barang: [{ ...BANGLE, berat: 3.237 }] })).status).toBe(200)
  })

  test('without a licence it is appraised, and said', async () => {
    await set(owner, { ...LICENCE, IZIN_GADAI_SAMPAI: '2026-11-20' })
    expect((await appraise([BANGLE])).izin).toMatchObject({ berlaku: false, sampai: '2026-11-20' })
    await set(owner, { ...LICENCE, IZIN_GADAI_SAMPAI: '' })
    expect((await appraise([BANGLE])).izin).toMatchObject({ berlaku: true, sampai: null })
  })

  test('without a ceiling nothing is lent by the board', async () => {
    for (const kode of ['UMUM', 'UMUM2', 'UMUM3']) {
      expectStatus(await owner.del(`parameter-plafond-hutang/${kode}`, { toko: 'JKT' }), 200)
    }
    const { body } = await ask({ barang: [{ ...BANGLE, kode_kadar: '999' }] })
    expect(body).toMatchObject({ code: 'RUJUKAN_TIDAK_ADA', facts: { kode: '999' } })
  })
})

describe('masters that an open loan hangs on', () => {
  test('are kept until it is over', async () => {
    const pledged = { ...BANGLE, kode_kondisi: 'PUTUS', kode_dept: 'KALUNG' }
    const { taksiran } = await appraise([pledged])
    const body = loanBody({ barang: [pledged], taksiran, jumlah_hutang: 500_000 })
    const written = await kasir.post<{ no_faktur_hutang: string }>('hutang', body)
    const nomor = expectStatus(written, 201).no_faktur_hutang
    const gone = async (path: string) => {
      const { status, body: answer } = await owner.del<Problem>(path, { toko: 'JKT' })
      return [status, answer.code, answer.facts?.oleh]
    }
    const inUse = [409, 'MASIH_DIPAKAI', expect.stringContaining(`Hutang ${nomor}`)]
    expect(await gone('kondisi-pinjaman/PUTUS')).toEqual(inUse)
    expect((await gone('sales/DEWI')).slice(0, 2)).toEqual([409, 'MASIH_DIPAKAI'])
    const path = `hutang/${nomor}/tebus`
    const paid = { total_bayar: 501_000, pembayaran: [{ cara: 'TUNAI', jumlah: 501_000 }] }
    expectStatus(await kasir.post(path, paid), 201)
    expect((await gone('kondisi-pinjaman/PUTUS'))[0]).toBe(200)
  })
})
