import { describe, expect, test } from 'vitest'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { DEPOSITOR, deposit, depositForDays, LEFT } from '../titipan/deposited-days.ts'
import { reportOf } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The report of deposits against their documents and the books, after two days in JKT.

const FIRST = '2026-11-21'
const LAST = '2026-11-22'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
const ID = 'laporan-titipan'

const api = await testShop({ tgl: FIRST })
const days = await depositForDays(api)
const spv = await api.as('SPV-JKT')

const report = (query: Readonly<Record<string, string>>, who = spv) => reportOf(who, ID, query)
const numbers = (rows: readonly Record<string, unknown>[]) => rows.map(row => row.no_titipan)
const owed = async (tgl: string) =>
  (
    await ledger(
      api,
      'JKT',
      `select sum(kredit_rp - debit_rp) from jurnal_baris
         where nomor_akun = '2111' and tgl <= '${tgl}'`,
    )
  )[0]

const NOTHING = {
  titip: 0,
  tambah: 0,
  beli: 0,
  pakai: 0,
  kembali: 0,
  pindah_masuk: 0,
  pindah_keluar: 0,
  dibatalkan: 0,
  saldo: 0,
}

describe('what was taken on these days', () => {
  test('each deposit by what became of it, and all that adds up', async () => {
    const { rows, totals } = await report({ ...DAYS, titipan: 'TERIMA' })
    const { buka, habis, ke, kembali, batal } = days
    const figures = Object.fromEntries(rows.map(row => [row.no_titipan, row]))
    expect(Object.keys(figures).sort()).toEqual([buka, habis, ke, kembali, batal].sort())
    expect(figures[buka]).toMatchObject({
      ...NOTHING,
      tgl: FIRST,
      nama_customer: DEPOSITOR.nama,
      telp_customer: DEPOSITOR.telp,
      kode_sales: 'DEWI',
      titip: 2_000_000,
      tambah: 500_000,
      kembali: 300_000,
      saldo: 2_200_000,
      status: 'Terbuka',
      umur: 1,
    })
    const moved = { titip: 1_000_000, pindah_keluar: 1_000_000, status: 'Habis' }
    expect(figures[habis]).toMatchObject({ ...NOTHING, ...moved })
    expect(figures[ke]).toMatchObject({
      ...NOTHING,
      titip: 3_000_000,
      tambah: 250_000,
      pindah_masuk: 1_000_000,
      dibatalkan: -250_000,
      saldo: 4_000_000,
      status: 'Terbuka',
    })
    const returned = { titip: 750_000, kembali: 750_000, status: 'Dikembalikan' }
    expect(figures[kembali]).toMatchObject({ ...NOTHING, ...returned })
    const undone = { titip: 400_000, dibatalkan: -400_000, status: 'Batal' }
    expect(figures[batal]).toMatchObject({ ...NOTHING, ...undone })
    for (const row of [...rows, totals]) {
      const of = (...keys: string[]) => keys.reduce((sum, key) => sum + Number(row[key]), 0)
      const came = of('titip', 'tambah', 'pindah_masuk', 'dibatalkan')
      expect(came - of('pakai', 'kembali', 'pindah_keluar')).toBe(row.saldo)
    }
    expect(totals.saldo).toBe(LEFT)
  })

  test('by status and by sales person', async () => {
    const of = async (more: object) =>
      numbers((await report({ ...DAYS, titipan: 'TERIMA', ...more })).rows)
    expect(await of({ status: 'BATAL' })).toEqual([days.batal])
    expect(await of({ status: 'KEMBALI' })).toEqual([days.kembali])
    expect(await of({ kode_sales: 'RINI' })).toEqual([days.ke])
    expect(await of({ tanggal_awal: LAST })).toEqual([])
  })
})

describe('what is owed at the end of a day', () => {
  test('is what the ledger says, on the last day and on one before', async () => {
    const last = await report(DAYS)
    expect(numbers(last.rows)).toEqual([days.buka, days.ke])
    expect(last.totals.saldo).toBe(LEFT)
    expect(last.totals.saldo).toBe(await owed(LAST))
    const first = await report({ tanggal_awal: FIRST, sampai_tgl: FIRST })
    expect(numbers(first.rows)).toEqual([days.buka, days.habis, days.ke, days.kembali])
    expect(first.totals.saldo).toBe(6_750_000)
    expect(first.totals.saldo).toBe(await owed(FIRST))
    expect(first.rows.map(row => row.status)).toEqual(Array(4).fill('Terbuka'))
  })

  test('by customer', async () => {
    const { rows, totals } = await report({ ...DAYS, rincian: 'PELANGGAN' })
    expect(rows.map(row => [row.nama_customer, row.jumlah, row.saldo])).toEqual([
      [DEPOSITOR.nama, 1, 2_200_000],
      ['Bapak Hartono', 1, 4_000_000],
    ])
    expect(totals).toMatchObject({ jumlah: 2, saldo: LEFT })
  })
})

test('says the same on screen, paper, sheet and CSV, in both forms', async () => {
  await sameEverywhere(spv, ID, { ...DAYS, titipan: 'TERIMA' })
  await sameEverywhere(spv, ID, { ...DAYS, rincian: 'PELANGGAN' })
})

test('is of one store; head office reads several', async () => {
  const bdg = await api.as('KASIR-BDG')
  await deposit(bdg, 125_000)
  const other = await report(DAYS, await api.as('SPV-BDG'))
  expect(other.totals.saldo).toBe(125_000)
  const both = await report({ ...DAYS, toko: 'JKT,BDG' }, await api.as('OWNER'))
  expect(both.totals.saldo).toBe(LEFT + 125_000)
  const answer = await (await api.as('SALES-JKT')).get(`reports/${ID}`)
  expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
  expectStatus(await spv.get(`reports/${ID}`), 200)
})
