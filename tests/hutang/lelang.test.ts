import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  closeDays,
  expectStatus,
  lend,
  openCounter,
  type Problem,
  read,
  sentOf,
} from './counter.ts'
import { journalOf } from './journal.ts'

interface Auctioned extends Problem {
  no_lelang: string
  kelebihan: number
  kekurangan: number
  kembali: number
}
interface Paid extends Problem {
  no_bayar: string
  jumlah: number
}

/** A grace of 30 days after 90. */
const GRACE = {
  kode_bunga: 'SABAR',
  nama_bunga: 'Dengan tenggang',
  metode: 'BLOK_15',
  pokok_dari: 1,
  pokok_sampai: 1_000_000_000,
  bunga_permil: 26,
  hari_minimal: 1,
  jangka_hari: 90,
  hari_tenggang: 30,
  denda_permil: 20,
  hitung_hari_pertama: false,
}
const AUCTION_DAY = '2027-03-07'

const tell = async (nomor: string) =>
  expectStatus(await spv.post(`hutang/${nomor}/pemberitahuan`, { cara: 'WHATSAPP' }), 201)

const api = await testShop()
const counter = await openCounter(api)
const { kasir, spv } = counter
expectStatus(await counter.owner.post('bunga-hutang', GRACE, { toko: 'JKT' }), 200)
const loans: Record<'besar' | 'rugi' | 'habis' | 'diam' | 'tenggang' | 'dua' | 'pas', string> = {
  besar: await lend(kasir),
  rugi: await lend(kasir),
  habis: await lend(kasir),
  diam: await lend(kasir),
  tenggang: await lend(kasir, { metode: 'BLOK_15' }),
  dua: await lend(kasir),
  pas: await lend(kasir),
}
// Told too early: of an auction it says nothing.
await tell(loans.diam)
await closeDays(api, spv, 90)

const sold = (hasil: number, more: object = {}) => ({
  hasil,
  biaya: 24_000,
  pembeli: 'Toko Mas Sinar',
  pembayaran: [{ cara: 'TUNAI', jumlah: hasil }],
  ...more,
})
const auction = (nomor: string, body: object = sold(2_400_000), options = {}) =>
  spv.post<Auctioned>(`hutang/${nomor}/lelang`, body, options)
/** The same, with a supervisor's word for exactly this. */
async function approved(nomor: string, body: object) {
  const otorisasi = await spv.grant('LELANG_HUTANG', `POST hutang/${nomor}/lelang`, body)
  return auction(nomor, { ...body, otorisasi })
}
const pay = (nomor: string, more: object = {}, options = {}) => {
  const body = { pencairan: { cara: 'TUNAI' }, penerima: 'Siti Aminah', ...more }
  return spv.post<Paid>(`hutang/${nomor}/kelebihan`, body, options)
}
const refused = ({ status, body }: Answer<Problem>) => [status, body.code, body.facts]
const statusOf = async (nomor: string) =>
  (await spv.get<{ status: string }>(`hutang/${nomor}`)).body.status

describe('an auction refused', () => {
  test('on the due date: only the day after it may be sold', async () => {
    await tell(loans.besar)
    expect(refused(await auction(loans.besar))).toEqual([
      422,
      'BELUM_JATUH_TEMPO',
      { nomor: loans.besar, tgl: '2027-02-19' },
    ])
    expect(await closeDays(api, spv, 16)).toBe(AUCTION_DAY)
  })

  test('within the grace of its terms', async () => {
    await tell(loans.tenggang)
    expect(refused(await auction(loans.tenggang))).toEqual([
      422,
      'BELUM_JATUH_TEMPO',
      { nomor: loans.tenggang, tgl: '2027-03-21' },
    ])
  })

  test('when the customer was told before the due date only', async () => {
    const seen = (await spv.get<{ diberitahu: number }>(`hutang/${loans.diam}`)).body
    expect(seen.diberitahu).toBe(1)
    expect(refused(await auction(loans.diam))).toEqual([
      422,
      'BELUM_DIBERITAHU',
      { tgl: '2027-02-19' },
    ])
  })

  test.each<[string, object, number, string]>([
    ['too little money', { pembayaran: [{ cara: 'TUNAI', jumlah: 1 }] }, 422, 'PEMBAYARAN_KURANG'],
    [
      'change from a card',
      { pembayaran: [{ cara: 'QRIS', jumlah: 3e6 }] },
      422,
      'PEMBAYARAN_LEBIH',
    ],
    ['on a day that is closed', { tgl_system: '2026-11-21' }, 409, 'TOKO_SUDAH_TUTUP'],
  ])('%s', async (_, more, status, code) => {
    const answer = await auction(loans.besar, sold(2_400_000, more))
    expect(refused(answer).slice(0, 2)).toEqual([status, code])
  })

  test('for Rp 100 million to a buyer without a card of his own', async () => {
    const answer = await auction(loans.besar, sold(100_000_000))
    expect(refused(answer).slice(0, 2)).toEqual([422, 'IDENTITAS_JUMLAH'])
  })

  test('by the cashier, for another store, of no such loan', async () => {
    const path = `hutang/${loans.besar}/lelang`
    expect((await kasir.post(path, sold(2_400_000))).status).toBe(403)
    const bdg = await api.as('SPV-BDG')
    expect((await bdg.post(path, sold(2_400_000))).status).toBe(404)
    expect((await bdg.post(`hutang/${loans.besar}/pemberitahuan`, { cara: 'SURAT' })).status).toBe(
      404,
    )
    expect(await statusOf(loans.besar)).toBe('AKTIF')
  })
})

describe('an auction', () => {
  const FIGURES = {
    hasil: 2_400_000,
    biaya: 24_000,
    pokok: 1_575_000,
    bunga: 167_000,
    denda: 0,
    kelebihan: 634_000,
    kekurangan: 0,
  }

  test('is shown before it is written', async () => {
    const path = `hutang/${loans.besar}/lelang/pratinjau`
    const seen = await spv.post(path, { hasil: 2_400_000, biaya: 24_000 })
    expect(expectStatus(seen, 200)).toMatchObject({
      ...FIGURES,
      pelunasan: { lama_pinjam: 106, bunga_pinjam: 167_000, total_bayar: 1_742_000 },
    })
    expect(await statusOf(loans.besar)).toBe('AKTIF')
  })

  test('spends the proceeds of the worked figures (B10, B18 #21), once by key', async () => {
    const key = randomUUID()
    const body = sold(2_400_000, { pembayaran: [{ cara: 'TUNAI', jumlah: 2_500_000 }] })
    const done = expectStatus(await auction(loans.besar, body, { key }), 201)
    expect(done).toEqual({
      no_lelang: expect.stringMatching(/^FL-JKT-270307-\d{4}$/),
      no_faktur_hutang: loans.besar,
      tgl_system: AUCTION_DAY,
      ...FIGURES,
      kembali: 100_000,
    })
    expect(expectStatus(await auction(loans.besar, body, { key }), 201)).toEqual(done)
    expect(await journalOf(api, done.no_lelang)).toEqual([
      ['1102', 'KAS_GADAI', 2_400_000, 0, 0, 'RR'],
      ['1133', 'PIUTANG_GADAI', 0, 1_575_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 167_000, 0, null],
      ['2115', 'BIAYA_LELANG', 0, 24_000, 0, null],
      ['2114', 'KELEBIHAN_LELANG', 0, 634_000, 0, null],
      ['9102', 'KONTRA_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9101', 'BARANG_JAMINAN', 0, 2_250_000, -3_500_000, null],
    ])
    const loan = expectStatus(await spv.get(`hutang/${loans.besar}`), 200)
    expect(loan).toMatchObject({
      status: 'DILELANG',
      tgl_lunas: AUCTION_DAY,
      diberitahu: 1,
      lelang: { hasil: 2_400_000, biaya: 24_000, kelebihan: 634_000, kekurangan: 0 },
    })
    const again = await auction(loans.besar)
    expect(refused(again)).toEqual([
      409,
      'HUTANG_TIDAK_AKTIF',
      {
        nomor: loans.besar,
        status: 'dilelang',
        oleh_nomor: done.no_lelang,
        user_id: 'SPV-JKT',
      },
    ])
  })

  test('pays the surplus once and whole (B18 #22)', async () => {
    expect((await spv.post(`hutang/${loans.besar}/pemberitahuan`, { cara: 'SURAT' })).status).toBe(
      201,
    )
    const key = randomUUID()
    const done = expectStatus(await pay(loans.besar, {}, { key }), 201)
    expect(done).toMatchObject({ no_faktur_hutang: loans.besar, jumlah: 634_000 })
    expect(expectStatus(await pay(loans.besar, {}, { key }), 201)).toEqual(done)
    expect(await journalOf(api, done.no_bayar)).toEqual([
      ['2114', 'KELEBIHAN_LELANG', 634_000, 0, 0, null],
      ['1102', 'KAS_GADAI', 0, 634_000, 0, 'RR'],
    ])
    const [status, code, facts] = refused(await pay(loans.besar))
    expect([status, code]).toEqual([409, 'HUTANG_TIDAK_AKTIF'])
    expect(facts).toMatchObject({ oleh_nomor: done.no_bayar, user_id: 'SPV-JKT' })
    const loan = expectStatus(await spv.get(`hutang/${loans.besar}`), 200)
    expect(loan).toMatchObject({
      status: 'KELEBIHAN_DIBAYAR',
      lelang: { hasil: 2_400_000, kelebihan: 634_000 },
    })
    expect(await sentOf(spv, loans.besar)).toMatch(
      /telah dilelang pada \w{3}, \d+ \w{3} \d{4}, kelebihannya sudah dibayarkan\./,
    )
    const told = await spv.post<Problem>(`hutang/${loans.besar}/pemberitahuan`, { cara: 'SURAT' })
    expect(refused(told).slice(0, 2)).toEqual([409, 'HUTANG_TIDAK_AKTIF'])
  })

  test('below a part of the appraisal, or at more cost than it bears, is approved', async () => {
    await tell(loans.rugi)
    const needs = async (hasil: number, biaya: number) => {
      const { status, body } = await auction(loans.rugi, sold(hasil, { biaya }))
      const told = JSON.parse(String(body.facts?.disetujui ?? '{}'))
      return [status, body.code, told.LELANG_HUTANG?.map(({ kata }: { kata: object }) => kata)]
    }
    const low = [
      ['LELANG', '1,799,900'],
      ['LELANG_BOLEH', '1,800,000'],
    ]
    expect(await needs(1_799_900, 24_000)).toEqual([422, 'BUTUH_OTORISASI', [low]])
    const dear = [
      ['BIAYA_LELANG', '90,001'],
      ['BIAYA_BOLEH', '90,000'],
    ]
    expect(await needs(1_800_000, 90_001)).toEqual([422, 'BUTUH_OTORISASI', [dear]])
    const other = await spv.grant('LELANG_HUTANG', `POST hutang/${loans.rugi}/lelang`, sold(1_000))
    const told = await auction(loans.rugi, sold(100, { otorisasi: other }))
    expect(refused(told).slice(0, 2)).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    expect(await statusOf(loans.rugi)).toBe('AKTIF')
  })

  test('that falls short is the shop’s loss (B18 #23), with nothing to pay out', async () => {
    const done = expectStatus(await approved(loans.rugi, sold(1_500_000)), 201)
    expect(done).toMatchObject({
      biaya: 24_000,
      bunga: 167_000,
      pokok: 1_309_000,
      kelebihan: 0,
      kekurangan: 266_000,
    })
    expect((await journalOf(api, done.no_lelang)).slice(0, 5)).toEqual([
      ['1102', 'KAS_GADAI', 1_500_000, 0, 0, 'RR'],
      ['5124', 'KERUGIAN_GADAI', 266_000, 0, 0, null],
      ['1133', 'PIUTANG_GADAI', 0, 1_575_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 167_000, 0, null],
      ['2115', 'BIAYA_LELANG', 0, 24_000, 0, null],
    ])
    expect(refused(await pay(loans.rugi)).slice(0, 2)).toEqual([422, 'TANPA_KELEBIHAN'])
    expect(refused(await pay(loans.diam)).slice(0, 2)).toEqual([422, 'TANPA_KELEBIHAN'])
  })

  test('that does not cover its cost keeps what was asked and what was covered', async () => {
    await tell(loans.habis)
    const body = sold(100_000, { biaya: 150_000 })
    const done = expectStatus(await approved(loans.habis, body), 201)
    expect(done).toMatchObject({ biaya: 100_000, bunga: 0, pokok: 0, kekurangan: 1_575_000 })
    const asked = await read(
      api,
      sql`select isi->>'biaya_diminta' as biaya, isi->>'pembeli' as pembeli
          from dokumen where nomor = ${done.no_lelang}`,
    )
    expect(asked).toEqual([{ biaya: '150000', pembeli: 'Toko Mas Sinar' }])
  })

  test('of one loan sold at two tills has one buyer, its surplus one receiver', async () => {
    await tell(loans.dua)
    const owner = await api.as('OWNER')
    const path = `hutang/${loans.dua}`
    const both = await Promise.all([
      auction(loans.dua),
      owner.post<Auctioned>(`${path}/lelang`, sold(2_300_000), { toko: 'JKT' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const receiver = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA' }, penerima: 'Siti' }
    const paid = await Promise.all([
      pay(loans.dua),
      owner.post<Paid>(`${path}/kelebihan`, receiver, { toko: 'JKT' }),
    ])
    expect(paid.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

test('an auction is undone on its day with a grant, and not the day after', async () => {
  const path = `hutang/${loans.pas}/batal`
  const alasan = 'Pembeli mundur'
  const undo = async (granted = true) => {
    const otorisasi = granted
      ? await spv.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
      : undefined
    return spv.post<Problem & { membatalkan: string }>(path, { alasan, otorisasi })
  }
  await tell(loans.pas)
  const first = expectStatus(await auction(loans.pas), 201)
  expect(refused(await undo(false)).slice(0, 2)).toEqual([422, 'BUTUH_OTORISASI'])
  const undone = expectStatus(await undo(), 201)
  expect(undone).toMatchObject({
    no_batal: expect.stringMatching(/^BG-JKT-270307-\d{4}$/),
    membatalkan: first.no_lelang,
  })
  expect(await statusOf(loans.pas)).toBe('AKTIF')
  expect(refused(await undo())).toEqual([409, 'SUDAH_BATAL', { nomor: first.no_lelang }])
  const second = expectStatus(await auction(loans.pas, sold(2_000_000)), 201)
  expectStatus(await pay(loans.pas), 201)
  // What was paid out to the customer is not taken back here.
  expect(refused(await undo()).slice(0, 2)).toEqual([422, 'TIDAK_BISA_BATAL'])
  expect(refused(await pay(loans.pas)).slice(0, 2)).toEqual([409, 'HUTANG_TIDAK_AKTIF'])
  expect(second.kelebihan).toBe(234_000)
  await tell(loans.diam)
  const last = expectStatus(await auction(loans.diam), 201)
  await closeDays(api, spv, 1)
  const late = `hutang/${loans.diam}/batal`
  const otorisasi = await spv.grant('BATAL_HUTANG_LUNAS', `POST ${late}`, { alasan })
  expect(refused(await spv.post<Problem>(late, { alasan, otorisasi }))).toEqual([
    422,
    'DOKUMEN_BUKAN_HARI_INI',
    { nomor: last.no_lelang, tgl: AUCTION_DAY },
  ])
})
