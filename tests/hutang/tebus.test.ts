import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BANGLE,
  closeDays,
  expectStatus,
  inCash,
  LICENCE,
  lend,
  openCounter,
  type Problem,
  read,
  sentOf,
  set,
} from './counter.ts'
import { journalOf } from './journal.ts'

interface Redeemed {
  no_tebus: string
  no_faktur_hutang: string
  tgl_system: string
  total_bayar: number
  kembali: number
}

/** Terms with a grace of 3 days and a penalty of 2 %. */
const HARSH = {
  kode_bunga: 'KERAS',
  nama_bunga: 'Dengan denda',
  metode: 'BLOK_15',
  pokok_dari: 1,
  pokok_sampai: 1_000_000_000,
  bunga_permil: 26,
  hari_minimal: 1,
  jangka_hari: 90,
  hari_tenggang: 3,
  denda_permil: 20,
  hitung_hari_pertama: true,
}

const api = await testShop()
const { kasir, owner } = await openCounter(api)
expectStatus(await owner.post('bunga-hutang', HARSH, { toko: 'JKT' }), 200)
/** Loans of the first day: 1,575,000 at 3 %, 189,000 at 4 %, one with a penalty, some to race. */
const loans: { besar: string; kecil: string; denda: string; lain: string[] } = {
  besar: await lend(kasir),
  kecil: await lend(kasir, { jumlah_hutang: 189_000 }),
  denda: await lend(kasir, { metode: 'BLOK_15', jumlah_hutang: 1_000_000 }),
  lain: [await lend(kasir), await lend(kasir), await lend(kasir)],
}

const redeem = (nomor: string, body: object, options = {}) =>
  kasir.post<Redeemed & Problem>(`hutang/${nomor}/tebus`, body, options)

const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

test('the day of a loan counts once, and up to its due date no day more is asked', async () => {
  expect((await kasir.get(`hutang/${loans.denda}`)).body).toMatchObject({
    pelunasan: { hari_bunga: 1, bunga_pinjam: 13_000 },
  })
  const asked = { barang: [BANGLE], metode: 'BLOK_15', jumlah_hutang: 1_000_000 }
  const { body } = await kasir.post('hutang/taksir', asked)
  // 90 days are 6 blocks of 13,000
  expect(body).toMatchObject({ jatuh_tempo: { hari_bunga: 90, bunga_pinjam: 78_000 } })
})

describe('a redemption refused on the first day', () => {
  test.each<[string, object, number, string]>([
    ['another total than owed', inCash(1_575_000), 422, 'TOTAL_BERUBAH'],
    [
      'too little money',
      { total_bayar: 1_577_000, pembayaran: [{ cara: 'TUNAI', jumlah: 1_000 }] },
      422,
      'PEMBAYARAN_KURANG',
    ],
    [
      'change from a card',
      { total_bayar: 1_577_000, pembayaran: [{ cara: 'QRIS', jumlah: 1_600_000 }] },
      422,
      'PEMBAYARAN_LEBIH',
    ],
    ['no money at all', { total_bayar: 1_577_000, pembayaran: [] }, 422, 'PEMBAYARAN_KOSONG'],
    ['another day', inCash(1_577_000, { tgl_system: '2026-11-20' }), 409, 'TOKO_SUDAH_TUTUP'],
  ])('%s', async (_, body, status, code) => {
    expect(refused(await redeem(loans.besar, body))).toEqual([status, code])
    expect((await kasir.get(`hutang/${loans.besar}`)).body).toMatchObject({ status: 'AKTIF' })
  })

  test('of another store, of no store, and without the right', async () => {
    const bdg = await api.as('KASIR-BDG')
    const path = `hutang/${loans.besar}/tebus`
    expect(refused(await bdg.post(path, inCash(1_577_000)))).toEqual([404, 'TIDAK_DITEMUKAN'])
    expect(refused(await redeem('FH-JKT-261121-9999', inCash(1)))).toEqual([404, 'TIDAK_DITEMUKAN'])
    const gudang = await api.as('GUDANG-JKT')
    expect(refused(await gudang.post(path, inCash(1_577_000)))).toEqual([403, 'TANPA_HAK'])
  })
})

describe('two tills', () => {
  test('redeem one loan at once: one wins, the other is told', async () => {
    const [nomor = ''] = loans.lain
    const spv = await api.as('SPV-JKT')
    const both = [kasir, spv, kasir, spv].map(who =>
      who.post<Redeemed & Problem>(`hutang/${nomor}/tebus`, inCash(1_577_000)),
    )
    const answers = await Promise.all(both)
    expect(answers.map(one => one.status).sort()).toEqual([201, 409, 409, 409])
    const won = answers.find(one => one.status === 201)?.body
    for (const lost of answers.filter(one => one.status === 409)) {
      expect(lost.body.code).toBe('HUTANG_TIDAK_AKTIF')
      expect(lost.body.facts).toMatchObject({
        nomor,
        status: 'ditebus',
        oleh_nomor: won?.no_tebus,
        user_id: expect.stringMatching(/^(KASIR|SPV)-JKT$/),
      })
    }
    const paid = sql`select count(*)::int as n from dokumen where jenis = 'TEBUS_HUTANG'
      and isi->>'no_faktur_hutang' = ${nomor}`
    expect(await read(api, paid)).toEqual([{ n: 1 }])
    expect(await sentOf(kasir, nomor)).toMatch(/telah lunas pada \w{3}, \d+ \w{3} \d{4}\./)
  })

  test('a replay gets the first answer, though the loan is over', async () => {
    const nomor = loans.lain[1] ?? ''
    const key = randomUUID()
    const [one, two] = await Promise.all([
      redeem(nomor, inCash(1_577_000), { key }),
      redeem(nomor, inCash(1_577_000), { key }),
    ])
    const later = await redeem(nomor, inCash(1_577_000), { key })
    expect([one.status, two.status, later.status]).toEqual([201, 201, 201])
    expect([two.body, later.body]).toEqual([one.body, one.body])
    expect(refused(await redeem(nomor, inCash(1_577_000)))).toEqual([409, 'HUTANG_TIDAK_AKTIF'])
  })
})

describe('days later', () => {
  test('9 days: 14,175 is rounded up to 14,500, paid in several ways', async () => {
    await closeDays(api, kasir, 9)
    const nomor = loans.lain[2] ?? ''
    const pembayaran = [
      { cara: 'DEBIT', jumlah: 1_000_000, kode_bank: 'BCA', kartu_akhir: '4021' },
      { cara: 'TRANSFER', jumlah: 300_000, kode_bank: 'BCA' },
      { cara: 'TUNAI', jumlah: 300_000 },
    ]
    const seen = { total_bayar: 1_589_500, tgl_system: '2026-11-30' }
    const unknown = [{ cara: 'TRANSFER', jumlah: 1_589_500, no_rekening: '999' }]
    expect(refused(await redeem(nomor, { ...seen, pembayaran: unknown }))).toEqual([
      422,
      'RUJUKAN_TIDAK_ADA',
    ])
    const redeemed = expectStatus(await redeem(nomor, { ...seen, pembayaran }), 201)
    expect(redeemed).toMatchObject({
      no_tebus: expect.stringMatching(/^FT-JKT-261130-\d{4}$/),
      no_faktur_hutang: nomor,
      tgl_system: '2026-11-30',
      total_bayar: 1_589_500,
      kembali: 10_500,
    })
    expect(await journalOf(api, redeemed.no_tebus)).toEqual([
      ['1102', 'KAS_GADAI', 289_500, 0, 0, 'RR'],
      ['1121', 'PIUTANG_EDC', 1_000_000, 0, 0, null],
      ['1111', 'BANK', 300_000, 0, 0, null],
      ['1133', 'PIUTANG_GADAI', 0, 1_575_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 14_500, 0, null],
      ['9102', 'KONTRA_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9101', 'BARANG_JAMINAN', 0, 2_250_000, -3_500_000, null],
    ])
    const [tunai] = await read(
      api,
      sql`select cara, laci from dokumen_bayar where nomor = ${redeemed.no_tebus} and baris = 3`,
    )
    expect(tunai).toEqual({ cara: 'TUNAI', laci: 'RR' })
    const [transfer] = await read(
      api,
      sql`select d.no_rekening = r.no_rekening as sama from dokumen_bayar d
          join rekening r on r.kode_toko = d.kode_toko and r.kode_bank = 'BCA'
          where d.nomor = ${redeemed.no_tebus} and d.baris = 2`,
    )
    expect(transfer).toEqual({ sama: true })
  })

  test('106 days of the worked figures, without a licence by then (B18 #19)', async () => {
    await closeDays(api, kasir, 97)
    await set(owner, { ...LICENCE, IZIN_GADAI_NOMOR: '' })
    const { body: open } = await kasir.get(`hutang/${loans.besar}`)
    expect(open).toMatchObject({
      lewat_hari: 16,
      tgl_jatuh_tempo: '2027-02-19',
      pelunasan: {
        tgl: '2027-03-07',
        lama_pinjam: 106,
        hari_bunga: 106,
        bunga_rp: 47_250,
        bunga_pinjam: 167_000,
        denda: 0,
        total_bayar: 1_742_000,
      },
    })
    const { no_tebus } = expectStatus(await redeem(loans.besar, inCash(1_742_000)), 201)
    expect(await journalOf(api, no_tebus)).toEqual([
      ['1102', 'KAS_GADAI', 1_742_000, 0, 0, 'RR'],
      ['1133', 'PIUTANG_GADAI', 0, 1_575_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 167_000, 0, null],
      ['9102', 'KONTRA_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9101', 'BARANG_JAMINAN', 0, 2_250_000, -3_500_000, null],
    ])
    expect((await kasir.get(`hutang/${loans.besar}`)).body).toMatchObject({
      status: 'LUNAS',
      versi: 2,
      tgl_lunas: '2027-03-07',
      lewat_hari: 0,
      pelunasan: { tgl: '2027-03-07', bunga_pinjam: 167_000, total_bayar: 1_742_000 },
      riwayat: [{ jenis: 'HUTANG' }, { nomor: no_tebus, jenis: 'TEBUS_HUTANG', total: 1_742_000 }],
    })
  })

  test('by blocks of 15 days, with a penalty after the grace', async () => {
    // 106 days are 8 blocks of 1.3 %: 104,000; 13 days late at 2 % / 30: 8,667 -> 9,000.
    const { body } = await kasir.get(`hutang/${loans.denda}`)
    expect(body).toMatchObject({
      pelunasan: { hari_denda: 13, bunga_pinjam: 104_000, denda: 9_000, total_bayar: 1_113_000 },
    })
    const { no_tebus } = expectStatus(await redeem(loans.denda, inCash(1_113_000)), 201)
    const lines = await journalOf(api, no_tebus)
    expect(lines.map(line => line.slice(0, 4))).toEqual([
      ['1102', 'KAS_GADAI', 1_113_000, 0],
      ['1133', 'PIUTANG_GADAI', 0, 1_000_000],
      ['4112', 'PENDAPATAN_BUNGA', 0, 104_000],
      ['4114', 'PENDAPATAN_DENDA', 0, 9_000],
      ['9102', 'KONTRA_JAMINAN', 2_250_000, 0],
      ['9101', 'BARANG_JAMINAN', 0, 2_250_000],
    ])
    expect(
      await read(
        api,
        sql`select status, lama_pinjam, bunga_rp, denda_rp, no_akhir from hutang
            where no_faktur_hutang = ${loans.denda}`,
      ),
    ).toEqual([
      { status: 'LUNAS', lama_pinjam: 106, bunga_rp: 104_000, denda_rp: 9_000, no_akhir: no_tebus },
    ])
    const told = await reportOf(await api.as('SPV-JKT'), 'laporan-penebusan-detail', {
      no_pinjam: loans.denda,
    })
    expect(told.rows).toMatchObject([{ denda: 9_000, total_bayar: 1_113_000 }])
  })

  test('the list shows what is due, what was redeemed today, and what it costs', async () => {
    const list = async (query: string) =>
      (await kasir.get<{ count: number; data: { no_faktur_hutang: string }[] }>(`hutang?${query}`))
        .body
    const due = await list('status=JATUH_TEMPO')
    expect(due).toMatchObject({
      count: 1,
      data: [{ no_faktur_hutang: loans.kecil, lewat_hari: 16, total_bayar: 216_000 }],
    })
    const redeemed = await list('status=LUNAS_HARI_INI')
    expect(redeemed.data.map(row => row.no_faktur_hutang).sort()).toEqual(
      [loans.besar, loans.denda].sort(),
    )
    expect((await list('status=AKTIF')).count).toBe(1)
    expect((await list('status=LUNAS')).count).toBe(5)
    expect((await list('status=KELEBIHAN')).count).toBe(0)
    expect(await list('limit=2&page=2')).toMatchObject({ count: 6, skip: 2, page: 2 })
  })
})

describe('finding a loan', () => {
  const customer = {
    nama: 'Bambang Wijaya_K',
    alamat: 'Jl. Salak 1',
    telp: '0857-7000-4411',
    no_identitas: '3175090101850009',
  }
  let nomor: string
  let no_tebus: string
  beforeAll(async () => {
    await set(owner, LICENCE)
    nomor = await lend(kasir, { customer, lokasi: 'Rak-C7', jumlah_hutang: 500_000 })
    const paid = await redeem(nomor, inCash(501_000))
    no_tebus = expectStatus(paid, 201).no_tebus
  })
  const found = async (q: string) => {
    const path = `hutang?q=${encodeURIComponent(q)}&limit=5`
    const { body } = await kasir.get<{ count: number; data: { no_faktur_hutang: string }[] }>(path)
    return body.data.map(row => row.no_faktur_hutang)
  }

  test.each<[string, () => string]>([
    ['its number', () => nomor],
    ['its number in small letters', () => nomor.toLowerCase()],
    ['a part of its number', () => nomor.slice(-11)],
    ['the receipt that ended it', () => no_tebus],
    ['a part of the name, however written', () => 'bang WIJ'],
    ['a sign that would stand for any', () => 'wijaya_'],
    ['a part of the phone number', () => '7000-44'],
    ['where the packet lies', () => 'rak-c7'],
    ['the identity number, whole', () => customer.no_identitas],
  ])('by %s', async (_, q) => {
    expect(await found(q())).toEqual([nomor])
  })

  test('not by a part of the identity number, nor in another store', async () => {
    expect(await found('317509010185000')).toEqual([])
    expect(await found('%')).toEqual([])
    const bdg = await api.as('KASIR-BDG')
    expect((await bdg.get<{ count: number }>(`hutang?q=${nomor}`)).body.count).toBe(0)
  })
})
