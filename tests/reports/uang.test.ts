import type { ReportRow } from '@kencana/contract/kit/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BCA, type Kept, spendBody } from '../kas/money.ts'
import { type MovedDay, moveForADay } from '../kas/moved-day.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { closing, openDay } from '../races/race.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from './report-shop.ts'
import { MONEY_REPORTS, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The reports of money against the ledger: a day of sales and of money by itself in JKT, and the
// day that was opened behind it.

const FIRST = { tanggal_awal: TGL, sampai_tgl: TGL }

let shop: ReportShop
let day: MovedDay
let next: string
beforeAll(async () => {
  shop = await tradedShop()
  day = await moveForADay(shop.api)
  const notes = { KASIR: {}, DUA: { 100000: 5 }, RR: { 100000: 35 } }
  const counted = Object.entries(notes).map(([laci, pecahan]) => ({ laci, pecahan }))
  const close = await closing(shop.spv, TGL, counted)
  expectStatus(await shop.spv.post('tutup-toko', close), 201)
  next = await openDay(shop.spv)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.api.database.adminUrl)).toEqual([])
  await shop.api.stop()
})

const report = (id: string, query: Readonly<Record<string, string>> = FIRST, who = shop.spv) =>
  reportOf(who, id, query)
const by = (rows: readonly ReportRow[], key: string) =>
  Object.fromEntries(rows.map(row => [row[key], row]))
const books = (statement: string) => ledger(shop.api, 'JKT', statement)

describe.each(MONEY_REPORTS)('%s', id => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    expect((await report(id)).rows.length).toBeGreaterThan(1)
    await sameEverywhere(shop.spv, id, FIRST)
    await sameEverywhere(shop.owner, id, { ...FIRST, toko: 'JKT,BDG' })
  })

  test('is of one store, refused to others, and to who may not read it', async () => {
    expect((await shop.spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
    const { status, body } = await (await shop.api.as('SALES-JKT')).get(`reports/${id}`)
    expect([status, body.code]).toEqual([403, 'TANPA_HAK'])
  })
})

describe.each([
  ['laporan-kas', `('KAS', 'KAS_GADAI')`, `coalesce(laci, 'KASIR')`],
  // what undoes a line is about the bank of the line it undoes
  [
    'laporan-bank',
    `('BANK')`,
    `split_part(coalesce((select o.keterangan from jurnal_baris o
       where 'Batal ' || o.nomor = j.keterangan and o.baris = j.baris), keterangan), ' ', 1)`,
  ],
])('%s', (id, kinds, place) => {
  const OF = `from jurnal_baris j where jenis_akun in ${kinds}`

  test('every line of the ledger once, each with what there was behind it', async () => {
    const { rows, totals } = await report(id)
    const [lines, masuk, keluar] = await books(
      `select count(*), sum(debit_rp), sum(kredit_rp) ${OF} and tgl = '${TGL}'`,
    )
    const posted = rows.filter(row => row.nomor !== null)
    expect([posted.length, totals]).toEqual([lines, { masuk, keluar }])
    const places = [...new Set(rows.map(row => String(row.letak)))]
    expect(places.length).toBeGreaterThan(1)
    for (const letak of places) {
      const own = rows.filter(row => row.letak === letak)
      const [held] = await books(`select sum(debit_rp - kredit_rp) ${OF} and ${place} = '${letak}'`)
      expect([own[0]?.jenis, own[0]?.saldo, own.at(-1)?.saldo]).toEqual(['Saldo awal', 0, held])
      own.slice(1).forEach((row, i) => {
        const before = Number(own[i]?.saldo)
        expect(row.saldo).toBe(before + Number(row.masuk) - Number(row.keluar))
      })
    }
  })

  test('place by place, what each held before the days, and what it holds after them', async () => {
    for (const days of [FIRST, { tanggal_awal: next, sampai_tgl: next }]) {
      const lines = (await report(id, days)).rows
      const { rows, totals } = await report(id, { ...days, rincian: 'SALDO' })
      const places = [...new Set(lines.map(row => row.letak))]
      expect(rows.map(row => row.letak)).toEqual(places)
      for (const row of rows) {
        const own = lines.filter(line => line.letak === row.letak)
        expect([row.saldo_awal, row.saldo_akhir]).toEqual([own[0]?.saldo, own.at(-1)?.saldo])
        // its lines are asked for by what the row says
        const { dari, sampai, rincian } = row
        expect({ dari, sampai, rincian }).toEqual({
          ...{ dari: days.tanggal_awal, sampai: days.sampai_tgl, rincian: 'BARIS' },
        })
      }
      const held = rows.reduce((sum, row) => sum + Number(row.saldo_akhir), 0)
      expect(totals.saldo_akhir).toBe(held)
      expect(held).toBe(Number(totals.saldo_awal) + Number(totals.masuk) - Number(totals.keluar))
    }
  })

  test('the next day begins with what there was at the end of the last', async () => {
    const ends: Record<string, ReportRow | undefined> = by((await report(id)).rows, 'letak')
    const { rows } = await report(id, { tanggal_awal: next, sampai_tgl: next })
    expect(rows.map(({ letak, jenis, saldo }) => [letak, jenis, saldo])).toEqual(
      Object.values(ends).flatMap(end =>
        end === undefined || end.saldo === 0 ? [] : [[end.letak, 'Saldo awal', end.saldo]],
      ),
    )
  })
})

test('the cash book of one drawer, the bank book of one bank', async () => {
  const drawer = await report('laporan-kas', { ...FIRST, laci: 'dua' })
  expect(
    drawer.rows.map(({ jenis, masuk, keluar, saldo }) => [jenis, masuk, keluar, saldo]),
  ).toEqual([
    ['Saldo awal', null, null, 0],
    ['Uang kas', 700_000, 0, 700_000],
    ['Mutasi uang cash', 0, 450_000, 250_000],
    ['Terima uang', 250_000, 0, 500_000],
  ])
  const bank = await report('laporan-bank', { ...FIRST, kode_bank: 'BRI' })
  expect(bank.rows.map(({ jenis, masuk, saldo }) => [jenis, masuk, saldo])).toEqual([
    ['Saldo awal', null, 0],
    ['Mutasi uang bank', 120_000, 120_000],
  ])
  const { rows } = await report('laporan-bank')
  expect(new Set(rows.map(row => row.letak))).toEqual(new Set(['BCA', 'BRI']))
  const undoing = rows.find(row => row.jenis === 'Batal uang bank')
  expect(undoing).toMatchObject({ letak: 'BCA', no_rekening: BCA, masuk: 90_000 })
  expect(by(rows, 'nomor')[day.wired]).toMatchObject({
    letak: 'BCA',
    no_rekening: BCA,
    keterangan: 'Listrik November',
    keluar: 1_250_000,
    user_id: 'KASIR-JKT',
  })
})

test('what moved between places of the shop, from where to where', async () => {
  const { rows, totals } = await report('laporan-mutasi-uang')
  const told = by(rows, 'no_mutasi')
  expect(Object.keys(told).sort()).toEqual([day.drawers, day.cash, day.accounts].sort())
  expect(told[day.drawers]).toMatchObject({ dari: 'RR', ke: 'DUA', kategori: 'PINDAH-DANA' })
  expect(told[day.cash]).toMatchObject({ dari: 'CASH DUA', ke: `BCA ${BCA}`, status: 'Selesai' })
  expect(told[day.accounts]).toMatchObject({ jenis: 'Mutasi uang bank', dibukukan: 120_000 })
  expect(totals).toMatchObject({ jumlah: 1_270_000, dibatalkan: 0, dibukukan: 1_270_000 })
  const found = async (more: Record<string, string>) =>
    (await report('laporan-mutasi-uang', { ...FIRST, ...more })).rows.map(row => row.no_mutasi)
  expect(await found({ jenis: 'MUTASI_UANG_CASH' })).toEqual([day.cash])
  expect(await found({ status: 'BATAL' })).toEqual([])
})

test('expenses by category are what the ledger has on their account', async () => {
  const { rows, totals } = await report('laporan-biaya')
  const told = by(rows, 'no_kas')
  expect(Object.keys(told).sort()).toEqual([day.spent, day.undone, day.wired, day.unwired].sort())
  expect(told[day.undone]).toMatchObject({ dibatalkan: 40_000, dibukukan: 0, status: 'Batal' })
  const [electric] = await books(
    `select sum(debit_rp - kredit_rp) from jurnal_baris
     where nomor_akun = '5133'`,
  )
  expect([electric, totals.dibukukan]).toEqual([1_312_500, 1_312_500])
  const short = await report('laporan-biaya', { ...FIRST, rincian: 'KATEGORI' })
  expect(short.rows).toHaveLength(1)
  expect(short.rows[0]).toMatchObject({
    kode_transaksi: 'LISTRIK',
    banyak: 4,
    jumlah: 1_442_500,
    dibatalkan: 130_000,
    dibukukan: 1_312_500,
  })
  const income = await report('laporan-biaya', { ...FIRST, arah: 'MASUK' })
  expect(income.rows.map(row => row.no_kas).sort()).toEqual([day.float, day.income].sort())
  const one = await report('laporan-biaya', { ...FIRST, kode_transaksi: 'GAJI' })
  expect(one.rows).toEqual([])
})

test('money to other stores: arrived, on its way, taken back', async () => {
  const { rows, totals } = await report('laporan-kirim-uang-pusat')
  const told = by(rows, 'no_reff')
  expect(told[day.arrived]).toMatchObject({
    tujuan: 'PUSAT',
    asal: 'CASH RR',
    status: 'Sudah diterima',
    diterima_oleh: 'OWNER',
    umur: null,
  })
  expect(told[day.onWay]).toMatchObject({ status: 'Di jalan', di_jalan: 310_000, umur: 1 })
  expect(told[day.back]).toMatchObject({ status: 'Batal', dibatalkan: 90_000 })
  const [sent] = await books(
    `select sum(debit_rp - kredit_rp) from jurnal_baris where jenis_akun = 'KAS_PERJALANAN'
       and jenis in ('KIRIM_UANG', 'BATAL_KIRIM_UANG')`,
  )
  expect(Number(totals.diterima) + Number(totals.di_jalan)).toBe(sent)
  const open = await report('laporan-kirim-uang-pusat', { ...FIRST, status: 'OPEN' })
  expect(open.rows.map(row => row.no_reff)).toEqual([day.onWay])
})

test('money of other stores: received on its day, still coming on any', async () => {
  const { rows, totals } = await report('laporan-terima-uang')
  const told = by(rows, 'no_reff')
  expect(told[day.came]).toMatchObject({
    dari: 'BDG',
    diterima: 250_000,
    no_terima: day.taken,
    letak: 'DUA',
    diterima_oleh: 'KASIR-JKT',
  })
  expect(told[day.coming]).toMatchObject({ status: 'Di jalan', di_jalan: 75_000, umur: 1 })
  const [received] = await books(
    `select sum(debit_rp) from jurnal_baris where jenis = 'TERIMA_UANG'`,
  )
  expect([totals.diterima, totals.di_jalan]).toEqual([received, 75_000])
  const later = await report('laporan-terima-uang', { tanggal_awal: next, sampai_tgl: next })
  expect(later.rows.map(row => row.no_reff)).toEqual([day.coming])
  const done = await report('laporan-terima-uang', { ...FIRST, status: 'DONE' })
  expect(done.rows.map(row => row.no_reff)).toEqual([day.came])
})

test('what is paid out and is no cost stands apart: the owner draws', async () => {
  const drawn = { kode_transaksi: 'PRIVE', keterangan: 'Diambil pemilik', tgl_system: next }
  const body = spendBody(25_000, drawn)
  const otorisasi = await shop.spv.grant('PRIVE', 'POST uang-kas', body, 'OWNER')
  const kept = await shop.spv.post<Kept>('uang-kas', { ...body, otorisasi })
  const { no_kas } = expectStatus(kept, 201)
  const second = { tanggal_awal: next, sampai_tgl: next }
  const found = async (arah: string) =>
    (await report('laporan-biaya', { ...second, arah })).rows.map(row => row.no_kas)
  expect([await found('KELUAR'), await found('LAIN')]).toEqual([[], [no_kas]])
  const spent = await shop.owner.get<{ jumlah: number }>(
    `cash-pusat/daily-biaya?tgl_system=${next}`,
  )
  expect(expectStatus(spent, 200).jumlah).toBe(0)
})
