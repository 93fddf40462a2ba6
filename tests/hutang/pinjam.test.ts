import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  asAdmin,
  BANGLE,
  BORROWER,
  expectStatus,
  LICENCE,
  lend,
  loanBody,
  openCounter,
  type Problem,
  read,
  set,
  type Written,
} from './counter.ts'
import { journalOf } from './journal.ts'

const api = await testShop()
const { kasir, owner, spv } = await openCounter(api)

describe('a pledge that a slip of a comma made', () => {
  test('is asked about by its weight for so many pieces, and written when meant', async () => {
    const body = (berat: number, jumlah: number, dipastikan?: string[]) => ({
      ...loanBody({ taksiran: 90_000 * 5 * berat, jumlah_hutang: 1_575_000 }),
      barang: [{ ...BANGLE, berat, jumlah }],
      dipastikan,
    })
    const ask = (berat: number, jumlah: number, marks?: string[]) =>
      kasir.post<Problem & Written>('hutang', body(berat, jumlah, marks))
    const heavy = await ask(1_500.5, 3)
    expect([heavy.status, heavy.body.code]).toEqual([422, 'BERAT_TIDAK_WAJAR'])
    expect(heavy.body.facts).toMatchObject({ nama: BANGLE.nama_barang, batas: 1500, lagi: 0 })
    const mark = [String(heavy.body.facts.tanda)]
    expect((await ask(1_500.6, 3, mark)).body.code, 'other figures').toBe('BERAT_TIDAK_WAJAR')
    expectStatus(await ask(1_500.5, 3, mark), 201)
    expectStatus(await ask(1_500, 3), 201)
    await set(owner, { BATAS_BERAT_WAJAR: '4' })
    expect((await kasir.post<Problem>('hutang', loanBody())).body.facts.batas).toBe(4)
    await set(owner, { BATAS_BERAT_WAJAR: '500' })
  })
})

describe('a loan written', () => {
  test('posts the worked figures: document, loan, pledge, journal (B18 #17, #18)', async () => {
    const lokasi = 'A-12'
    const written = expectStatus(await kasir.post<Written>('hutang', loanBody({ lokasi })), 201)
    expect(written).toEqual({
      no_faktur_hutang: expect.stringMatching(/^FH-JKT-261121-\d{4}$/),
      tgl_system: '2026-11-21',
      jumlah_hutang: 1_575_000,
      tgl_jatuh_tempo: '2027-02-19',
    })
    const nomor = written.no_faktur_hutang
    expect(await journalOf(api, nomor)).toEqual([
      ['1133', 'PIUTANG_GADAI', 1_575_000, 0, 0, null],
      ['1102', 'KAS_GADAI', 0, 1_575_000, 0, 'RR'],
      ['9101', 'BARANG_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9102', 'KONTRA_JAMINAN', 0, 2_250_000, -3_500_000, null],
    ])
    expect(
      await read(
        api,
        sql`select total_rp, kode_sales, nama_customer, berat_mg, murni_ug,
        isi->>'laci' as laci, isi->'pencairan' as pencairan from dokumen where nomor = ${nomor}`,
      ),
    ).toEqual([
      {
        total_rp: 1_575_000,
        kode_sales: 'DEWI',
        nama_customer: 'Siti Aminah',
        berat_mg: 5_000,
        murni_ug: 3_500_000,
        laci: 'RR',
        pencairan: { cara: 'TUNAI', jumlah: 1_575_000, kode_bank: null, no_rekening: null },
      },
    ])
    const shown = expectStatus(await kasir.get(`hutang/${nomor}`), 200)
    expect(shown).toMatchObject({
      status: 'AKTIF',
      versi: 1,
      lokasi,
      user_id: 'KASIR-JKT',
      plafond: 1_575_000,
      taksiran: 2_250_000,
      lewat_hari: 0,
      syarat: { kode_bunga: 'H2', metode: 'HARIAN', bunga_permil: 30, langkah: 500 },
      barang: [
        {
          baris: 1,
          kadar: 700,
          berat: 5,
          berat_kotor: 5,
          harga_per_gram: 450_000,
          potongan_permil: 0,
          plafond_permil: 700,
          taksiran: 2_250_000,
          plafond: 1_575_000,
        },
      ],
      // The day it was written costs one day: 1,575,000 x 3 % / 30, up to the step of 500.
      pelunasan: { lama_pinjam: 1, bunga_pinjam: 2_000, denda: 0, total_bayar: 1_577_000 },
      riwayat: [{ nomor, jenis: 'HUTANG', ke_status: 'AKTIF', total: 1_575_000 }],
      pemberitahuan: [],
      validasi: [],
      dicetak: 0,
    })
  })

  test('pays out by transfer through the bank', async () => {
    const pencairan = { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '88001' }
    const nomor = await lend(kasir, { pencairan, jumlah_hutang: 500_000 })
    expect((await journalOf(api, nomor)).slice(0, 2)).toEqual([
      ['1133', 'PIUTANG_GADAI', 500_000, 0, 0, null],
      ['1111', 'BANK', 0, 500_000, 0, null],
    ])
  })

  test('takes the terms of the principal, and of the method asked for', async () => {
    const first = (nomor: string) => kasir.get<{ syarat: object }>(`hutang/${nomor}`)
    const small = await lend(kasir, { jumlah_hutang: 189_000 })
    expect((await first(small)).body.syarat).toMatchObject({ kode_bunga: 'H1', bunga_permil: 40 })
    const other = await kasir.post<Problem>('hutang', loanBody({ metode: 'BLOK_15' }))
    expect([other.status, other.body.code]).toEqual([422, 'PINJAMAN_TIDAK_DILAYANI'])
  })

  test('a key sent twice, and twice at once, writes one loan', async () => {
    const key = randomUUID()
    const send = () => kasir.post<Written>('hutang', loanBody(), { key })
    const [one, two] = await Promise.all([send(), send()])
    const three = await send()
    expect([one.status, two.status, three.status]).toEqual([201, 201, 201])
    expect(two.body).toEqual(one.body)
    expect(three.body).toEqual(one.body)
    const other = await kasir.post<Problem>('hutang', loanBody({ jumlah_hutang: 1 }), { key })
    expect([other.status, other.body.code]).toEqual([422, 'KUNCI_BEDA'])
  })
})

describe('a loan refused', () => {
  const goods = (more: object) => ({ barang: [{ ...BANGLE, ...more }] })
  test.each<[string, object, number, string, Record<string, string>]>([
    [
      'above the ceiling',
      { jumlah_hutang: 1_575_001 },
      422,
      'MELEBIHI_PLAFOND',
      { jumlah: '1,575,001', plafond: '1,575,000' },
    ],
    [
      'below the least that is lent',
      { jumlah_hutang: 49_999 },
      422,
      'PINJAMAN_TERLALU_KECIL',
      { minimal: '50,000' },
    ],
    [
      'on another value than the counter saw',
      { taksiran: 2_000_000 },
      422,
      'TOTAL_BERUBAH',
      { total_dilihat: '2,000,000', total_sekarang: '2,250,000' },
    ],
    [
      'on goods without gold',
      goods({ kode_kondisi: 'PALSU' }),
      422,
      'KONDISI_TIDAK_DITERIMA',
      { kondisi: 'Lapisan atau tanpa kadar' },
    ],
    ['on an unpriced purity', goods({ kode_kadar: '916' }), 422, 'HARGA_BELUM_ADA', {}],
    ['on an unknown purity', goods({ kode_kadar: 'X' }), 422, 'RUJUKAN_TIDAK_ADA', {}],
    ['on an unknown state', goods({ kode_kondisi: 'X' }), 422, 'RUJUKAN_TIDAK_ADA', {}],
    ['on an unknown kind', goods({ kode_dept: 'X' }), 422, 'RUJUKAN_TIDAK_ADA', {}],
    ['by an unknown sales', { kode_sales: 'X' }, 422, 'RUJUKAN_TIDAK_ADA', { label: 'Sales' }],
    [
      'to an unknown bank',
      { pencairan: { cara: 'TRANSFER', kode_bank: 'X' } },
      422,
      'RUJUKAN_TIDAK_ADA',
      { label: 'Bank' },
    ],
    [
      'on a day that is not open',
      { tgl_system: '2026-11-20' },
      409,
      'TOKO_SUDAH_TUTUP',
      { tgl: '2026-11-20' },
    ],
  ])('%s', async (_, more, status, code, facts) => {
    const before = await read(api, sql`select count(*)::int as n from hutang`)
    const answer = await kasir.post<Problem>('hutang', loanBody(more))
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.facts).toMatchObject(facts)
    expect(await read(api, sql`select count(*)::int as n from hutang`)).toEqual(before)
  })

  test.each<[string, object, string]>([
    ['without goods', { barang: [] }, 'barang'],
    ['with more gold than it weighs', goods({ berat_kotor: 4.9 }), 'barang.0.berat_kotor'],
    ['with a fourth decimal', goods({ berat: 5.0001 }), 'barang.0.berat'],
    ['on a short identity', { customer: { ...BORROWER, no_identitas: '12' } }, 'no_identitas'],
    ['of nothing', { jumlah_hutang: 0 }, 'jumlah_hutang'],
  ])('%s: the field is named', async (_, more, field) => {
    const answer = await kasir.post<Problem>('hutang', loanBody(more))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {}).join()).toContain(field)
  })

  test('without a licence, past it, and with it again', async () => {
    const code = async () => (await kasir.post<Problem>('hutang', loanBody())).body
    await set(owner, { IZIN_GADAI_SAMPAI: '2026-11-20' })
    expect(await code()).toMatchObject({ code: 'IZIN_GADAI_HABIS', facts: { tgl: '2026-11-20' } })
    await set(owner, { IZIN_GADAI_SAMPAI: '2026-11-21' })
    await lend(kasir)
    await set(owner, { IZIN_GADAI_LINGKUP: '' })
    expect(await code()).toMatchObject({ code: 'IZIN_GADAI_KOSONG' })
    await set(owner, { ...LICENCE, IZIN_GADAI_NOMOR: '' })
    expect(await code()).toMatchObject({ code: 'IZIN_GADAI_KOSONG' })
    await set(owner, LICENCE)
    await lend(kasir)
  })

  test('by who has no right to the counter, and from another store', async () => {
    const gudang = await api.as('GUDANG-JKT')
    const denied = await gudang.post<Problem>('hutang', loanBody())
    expect([denied.status, denied.body.code]).toEqual([403, 'TANPA_HAK'])
    const bdg = await api.as('KASIR-BDG')
    const elsewhere = await bdg.get(`hutang/${await lend(kasir)}`)
    expect(elsewhere.status).toBe(404)
    expect((await api.anonymous.post('hutang', loanBody())).status).toBe(401)
  })

  test('where an account is not mapped: nothing is left behind', async () => {
    const where = "where trx = 'HUTANG' and jenis_akun = 'KAS_GADAI'"
    await asAdmin(api, `update para_akun_transaksi set trx = 'LAIN' ${where}`)
    const before = await read(api, sql`select count(*)::int as n from hutang`)
    const answer = await kasir.post<Problem>('hutang', loanBody())
    await asAdmin(api, `update para_akun_transaksi set trx = 'HUTANG' where trx = 'LAIN'`)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'AKUN_BELUM_DIPETAKAN', facts: { jenis_akun: 'KAS_GADAI', trx: 'HUTANG' } },
    ])
    expect(await read(api, sql`select count(*)::int as n from hutang`)).toEqual(before)
  })
})

describe('who sees the number of an identity card', () => {
  test('supervisors and above see it whole, the counter its last four', async () => {
    const nomor = await lend(kasir)
    const seen = async (who: Caller, options = {}) =>
      (await who.get<{ customer: { no_identitas: string } }>(`hutang/${nomor}`, options)).body
        .customer.no_identitas
    expect(await seen(kasir)).toBe('************0002')
    expect(await seen(spv)).toBe('3171046508900002')
    expect(await seen(owner, { toko: 'JKT' })).toBe('3171046508900002')
  })
})
