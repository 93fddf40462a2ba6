import type { ReportRow } from '@kencana/contract/kit/report'
import { addDays } from '@kencana/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approve, type Kept } from '../akuntansi/books.ts'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { moveForADay } from '../kas/moved-day.ts'
import { receive, type Sent, sendBody } from '../kirim-uang/transit.ts'
import { carry } from '../kurir/carry.ts'
import type { Caller } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// What stores owe each other, of each by itself and of the chain as one: money that was sent and
// received, and money and gold that JKT lent to BDG, which books it a day later.

const FIRST = '2026-11-21'
const NEXT = '2026-11-22'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: NEXT }
const STORES = ['PUSAT', 'JKT', 'BDG'] as const
const APART = { toko: STORES.join(',') }
const CHAIN = { ...APART, susunan: 'GABUNGAN' }
/** What JKT lends: rupiah and fine micrograms. */
const LENT = { rp: 3_000_000, ug: 1_500_000 }
const LENDING = [
  { nomor_akun: '1135', debit: LENT.rp },
  { nomor_akun: '2103', murni_ug: LENT.ug },
  { nomor_akun: '3102', kredit: LENT.rp, murni_ug: -LENT.ug },
]
const BORROWING = [
  { nomor_akun: '2103', kredit: LENT.rp, murni_ug: -LENT.ug },
  { nomor_akun: '3102', debit: LENT.rp, murni_ug: LENT.ug },
]
const GAP = 'Selisih antar toko'

let shop: ReportShop
let owner: Caller
beforeAll(async () => {
  shop = await tradedShop()
  owner = shop.owner
  await moveForADay(shop.api)
  await byHand('JKT', LENDING)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.api.database.adminUrl)).toEqual([])
  await shop.api.stop()
})

/** A journal that the store's supervisor writes and the owner approves. */
async function byHand(toko: string, baris: readonly object[]): Promise<void> {
  const spv = await shop.api.as(`SPV-${toko}`)
  const sent = await spv.post<Kept>('ajuan-jurnal', { keterangan: 'Pinjam antar toko', baris })
  expectStatus(await approve(owner, expectStatus(sent, 201).no_ajuan, { toko }), 201)
}

const asked = (id: string, query: Record<string, string>) =>
  reportOf(owner, id, { ...(id === 'laporan-neraca' ? { tgl: NEXT } : DAYS), ...query })
const rowsOf = async (id: string, query: Record<string, string> = CHAIN) =>
  (await asked(id, query)).rows
const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)
const of = (rows: readonly ReportRow[], nomor_akun: string) =>
  rows.filter(row => row.nomor_akun === nomor_akun)
const gapIn = (rows: readonly ReportRow[]) => rows.filter(row => row.nama_akun === GAP)
const BETWEEN = ['1135', '2103']
const own = (rows: readonly ReportRow[]) =>
  rows.filter(row => !BETWEEN.includes(String(row.nomor_akun)))

describe('while only JKT has booked it', () => {
  test('the trial balance keeps it as one line of no account, and still balances', async () => {
    const { rows, totals } = await asked('laporan-neraca-saldo', CHAIN)
    expect(BETWEEN.flatMap(account => of(rows, account))).toEqual([])
    const lent = { debit: LENT.rp, kredit: 0, debit_akhir: LENT.rp, kredit_akhir: 0 }
    const gold = { murni: LENT.ug, murni_akhir: LENT.ug }
    expect(gapIn(rows)).toMatchObject([{ nomor_akun: null, debit_awal: 0, ...lent, ...gold }])
    expect(totals.debit).toBe(totals.kredit)
    expect(totals.debit_akhir).toBe(totals.kredit_akhir)
    expect([totals.murni, totals.murni_akhir]).toEqual([0, 0])
  })

  test.each(['AKUN', 'TRANSAKSI', 'POSISI'])('the balance of gold by %s too', async rincian => {
    const left = gapIn(await rowsOf('laporan-neraca-emas', { ...CHAIN, rincian }))
    expect(left).toMatchObject([{ bagian: 'Antar toko', nomor_akun: null, akhir: LENT.ug }])
  })

  test('and the balance sheet', async () => {
    expect(gapIn(await rowsOf('laporan-neraca'))).toMatchObject([
      { aktiva: LENT.rp, pasiva: null, murni: LENT.ug },
    ])
  })
})

describe('once BDG has booked it, a day later', () => {
  beforeAll(async () => {
    await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, 'BDG')
    const day = await closeDays(shop.api, await shop.api.as('KASIR-BDG'), 1)
    expect(day).toBe(NEXT)
    await byHand('BDG', BORROWING)
  })

  test('the trial balance of the chain is its stores without what they owe', async () => {
    const apart = await rowsOf('laporan-neraca-saldo', APART)
    expect(BETWEEN.flatMap(account => of(apart, account)).map(row => row.toko)).toEqual([
      ...['JKT', 'JKT', 'BDG'],
    ])
    const { rows, totals, meta } = await asked('laporan-neraca-saldo', CHAIN)
    expect(meta.columns.map(({ key }) => key)).not.toContain('toko')
    expect([...gapIn(rows), ...BETWEEN.flatMap(account => of(rows, account))]).toEqual([])
    expect(new Set(rows.map(row => row.nomor_akun))).toEqual(
      new Set(own(apart).map(row => row.nomor_akun)),
    )
    for (const row of rows) {
      const parts = of(apart, String(row.nomor_akun))
      const sum = (key: string) => parts.reduce((all, part) => all + figure(part, key), 0)
      for (const key of ['debit', 'kredit', 'murni_awal', 'murni', 'murni_akhir']) {
        expect([row.nomor_akun, key, row[key]]).toEqual([row.nomor_akun, key, sum(key)])
      }
      for (const end of ['awal', 'akhir']) {
        const left = sum(`debit_${end}`) - sum(`kredit_${end}`)
        const sides = [row[`debit_${end}`], row[`kredit_${end}`]]
        expect([row.nomor_akun, sides]).toEqual([
          row.nomor_akun,
          [Math.max(left, 0), Math.max(-left, 0)],
        ])
      }
    }
    expect([totals.debit, totals.debit_akhir]).toEqual([totals.kredit, totals.kredit_akhir])
    expect([totals.murni, totals.murni_akhir]).toEqual([0, 0])
  })

  test('money that was sent: what is on its way stands there once, no more', async () => {
    const [way, ...more] = of(await rowsOf('laporan-neraca-saldo'), '1103')
    // 310,000 of JKT and 75,000 of BDG; 800,000 and 250,000 have come, 90,000 was taken back.
    expect(way).toMatchObject({ debit_akhir: 385_000, kredit_akhir: 0, debit_awal: 0 })
    expect([figure(way, 'debit') - figure(way, 'kredit'), more]).toEqual([385_000, []])
  })

  test('the day behind it opens with what BDG lacked, and ends without', async () => {
    const later = { tanggal_awal: NEXT, sampai_tgl: NEXT }
    const { rows } = await asked('laporan-neraca-saldo', { ...CHAIN, ...later })
    expect(gapIn(rows)).toMatchObject([
      { debit_awal: LENT.rp, debit: 0, kredit: LENT.rp, debit_akhir: 0, kredit_akhir: 0 },
    ])
    expect(gapIn(rows)[0]).toMatchObject({ murni_awal: LENT.ug, murni: -LENT.ug, murni_akhir: 0 })
  })

  test.each(['AKUN', 'TRANSAKSI', 'POSISI'])('gold by %s: none between stores', async rincian => {
    const apart = await asked('laporan-neraca-emas', { ...APART, rincian })
    expect(of(apart.rows, '2103').length).toBeGreaterThan(1)
    const chain = await asked('laporan-neraca-emas', { ...CHAIN, rincian })
    expect(chain.rows.filter(row => row.bagian === 'Antar toko')).toEqual([])
    const sum = (rows: readonly ReportRow[]) =>
      own(rows).reduce((all, row) => all + figure(row, 'akhir'), 0)
    expect(sum(chain.rows)).toBe(sum(apart.rows))
    expect(chain.totals.akhir).toBe(apart.totals.akhir)
  })

  test('gold day after day: the days on which it did not meet, as one account', async () => {
    const query = { ...CHAIN, rincian: 'HARI' }
    const rows = await rowsOf('laporan-neraca-emas', query)
    expect(of(rows, '2103')).toEqual([])
    expect(gapIn(rows)).toMatchObject([
      { tgl: FIRST, awal_hari: 0, masuk: LENT.ug, keluar: 0, akhir_hari: LENT.ug },
      { tgl: NEXT, awal_hari: LENT.ug, masuk: 0, keluar: LENT.ug, akhir_hari: 0 },
    ])
    const stock = of(rows, '3102')
    expect(stock.at(-1)?.akhir_hari).toBe(
      figure(of(await rowsOf('laporan-neraca-emas'), '3102')[0], 'akhir'),
    )
  })

  test('the same on screen, paper, sheet and CSV', async () => {
    await sameEverywhere(owner, 'laporan-neraca-saldo', { ...DAYS, ...CHAIN })
    for (const rincian of ['HARI', 'TRANSAKSI']) {
      await sameEverywhere(owner, 'laporan-neraca-emas', { ...DAYS, ...CHAIN, rincian })
    }
  })
})

describe('money on its way in the balance sheet of a store', () => {
  const CAME = 'Kiriman uang yang sudah diterima'
  /** What stands on account 1103 of a store, section by section. */
  const on1103 = async (toko: string, tgl = NEXT) =>
    of(await rowsOf('laporan-neraca', { toko, tgl }), '1103').map(row => [
      ...[row.bagian, row.nama_akun, row.aktiva, row.pasiva],
    ])
  const WAY = 'Kas dalam Perjalanan'

  test('is what nobody has received yet; the rest stores owe each other', async () => {
    expect(await on1103('JKT')).toEqual([
      ['Aset', WAY, 310_000, null],
      // 800,000 that head office has, less 250,000 of BDG
      ['Antar toko', CAME, 550_000, null],
    ])
    expect(await on1103('BDG')).toEqual([
      ['Aset', WAY, 75_000, null],
      ['Antar toko', CAME, 250_000, null],
    ])
    expect(await on1103('PUSAT')).toEqual([['Antar toko', CAME, null, 800_000]])
  })

  test('each sheet balances, and the account of the ledger is both rows', async () => {
    for (const toko of STORES) {
      const { rows, totals } = await asked('laporan-neraca', { toko })
      expect([toko, totals.aktiva]).toEqual([toko, totals.pasiva])
      const [booked] = await ledger(
        shop.api,
        toko,
        "select sum(debit_rp - kredit_rp) from jurnal_baris where nomor_akun = '1103'",
      )
      const parts = of(rows, '1103').map(row => figure(row, 'aktiva') - figure(row, 'pasiva'))
      expect([toko, parts.reduce((all, part) => all + part, 0)]).toEqual([toko, booked])
    }
  })

  test('of the chain only what is on its way is left', async () => {
    const { rows, totals } = await asked('laporan-neraca', CHAIN)
    expect(of(rows, '1103')).toMatchObject([{ bagian: 'Aset', aktiva: 385_000, pasiva: null }])
    expect(rows.filter(row => row.bagian === 'Antar toko')).toEqual([])
    expect(totals.aktiva).toBe(totals.pasiva)
    await sameEverywhere(owner, 'laporan-neraca', { tgl: NEXT, ...CHAIN })
  })

  test('as it was on the day asked, whatever came since', async () => {
    const bdg = await shop.api.as('KASIR-BDG')
    const sent = await bdg.post<Sent>('kirim-uang', sendBody(40_000, { tujuan: 'JKT' }))
    const { no_reff } = expectStatus(sent, 201)
    await carry(shop.api)
    expect((await on1103('BDG'))[0]).toEqual(['Aset', WAY, 115_000, null])
    for (const tgl_system of [FIRST, NEXT]) {
      await shop.api.goTo(addDays(tgl_system, 1))
      const hitungan = ['KASIR', 'DUA', 'RR'].map(laci => ({ laci, pecahan: {} }))
      const body = { tgl_system, hitungan, tetap_tutup: true }
      expectStatus(await shop.spv.post('tutup-toko', body), 201)
    }
    expectStatus(await receive(shop.kasir, no_reff), 201)
    await carry(shop.api)
    expect((await on1103('BDG'))[0]).toEqual(['Aset', WAY, 115_000, null])
    const later = await on1103('BDG', '2026-11-23')
    expect(later.map(([, , aktiva]) => aktiva)).toEqual([75_000, 290_000])
    expect((await on1103('BDG', FIRST))[0]).toEqual(['Aset', WAY, 75_000, null])
  })
})
