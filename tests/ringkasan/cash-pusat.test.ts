import type { ReportAnswer } from '@kencana/contract/kit/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lend, openCounter, set as setOf } from '../hutang/counter.ts'
import { moveForADay } from '../kas/moved-day.ts'
import { buy, loose, openBuying, takeBack } from '../pembelian/counter.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { renewal } from '../races/pawn-shop.ts'
import { closeDay } from '../races/race.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from '../reports/report-shop.ts'
import { ledger } from '../reports/take-in.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

// The charts of the head office against the ledger and against the reports their bars lead to.

interface Trade {
  readonly values: readonly number[]
  readonly resultGram: Readonly<Record<'sales' | 'purchase' | 'service' | 'debt', number>>
}
interface OfStore extends Trade {
  readonly kode_toko: string | null
  readonly tgl: string
  readonly sebelumnya: (Trade & { tgl: string }) | null
  readonly bulan_ini: Trade & { dari: string; sampai: string }
  readonly bulan_lalu: Trade & { dari: string; sampai: string }
  readonly tanpa_jawaban: readonly string[]
}

const DAY = { tanggal_awal: TGL, sampai_tgl: TGL }
const DAILY = 'cash-pusat/daily-transaction-chart'
const PERIOD = 'cash-pusat/period-transaction-chart'
const YEAR = 'transaction/daily-transaction-get-year'

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  const { kasir } = await openBuying(shop.api)
  expectStatus(await buy(kasir, [loose(2_000_000), loose(750_000)]), 201)
  const undone = expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
  expectStatus(await takeBack(kasir, undone.no_faktur_beli), 201)
  const counter = await openCounter(shop.api)
  await lend(counter.kasir)
  // Its new loan is the old one carried on: nothing more was lent.
  const carried = await lend(counter.kasir)
  const renewed = await renewal(counter.kasir, carried, 1_000_000)
  expectStatus(await counter.kasir.post(`hutang/${carried}/perpanjang`, renewed), 201)
  await moveForADay(shop.api)
})
afterAll(() => shop?.api.stop())

const books = (statement: string, toko = 'JKT') => ledger(shop.api, toko, statement)
const report = (id: string, query: Record<string, string>): Promise<ReportAnswer> =>
  reportOf(shop.owner, id, query)
const figure = ({ totals }: ReportAnswer, key: string) => Number(totals[key])
const daily = async () => expectStatus(await shop.owner.get<OfStore[]>(DAILY), 200)
const of = (all: readonly OfStore[], toko: string) => all.find(one => one.kode_toko === toko)

/** What the reports say of a store, in the order of the chart. */
async function reported(toko: string, days = DAY): Promise<Trade> {
  const [sold, bought, lent] = await Promise.all(
    ['laporan-penjualan', 'laporan-pembelian', 'laporan-hutang'].map(id =>
      report(id, { ...days, toko, ...(id === 'laporan-hutang' ? { pinjaman: 'BARU' } : {}) }),
    ) as [Promise<ReportAnswer>, Promise<ReportAnswer>, Promise<ReportAnswer>],
  )
  const gram = (answer: ReportAnswer) => figure(answer, 'berat') / 1000
  return {
    values: [figure(sold, 'total'), figure(bought, 'total'), 0, figure(lent, 'jumlah_hutang')],
    resultGram: { sales: gram(sold), purchase: gram(bought), service: 0, debt: gram(lent) },
  }
}

describe('the daily chart', () => {
  test('is a list whose first element has four values in their order, and grams', async () => {
    const [chain, ...stores] = await daily()
    expect(chain).toMatchObject({ kode_toko: null, tgl: TGL, tanpa_jawaban: [] })
    expect(chain?.values).toHaveLength(4)
    expect(Object.keys(chain?.resultGram ?? {})).toEqual(['sales', 'purchase', 'service', 'debt'])
    expect(stores.map(store => store.kode_toko)).toEqual(['PUSAT', 'JKT', 'BDG', 'SBY'])
    const summed = [0, 1, 2, 3].map(i => stores.reduce((sum, one) => sum + (one.values[i] ?? 0), 0))
    expect(chain?.values).toEqual(summed)
    expect(chain?.values.every((rp, i) => (i === 2 ? rp === 0 : rp > 0))).toBe(true)
  })

  test('every store is what its reports say, to the rupiah and the milligram', async () => {
    const all = await daily()
    for (const toko of ['JKT', 'BDG']) {
      const { values, resultGram } = of(all, toko) as OfStore
      expect({ values, resultGram }, toko).toEqual(await reported(toko))
    }
  })

  test('and what the ledger booked', async () => {
    const [revenue, bought, lent] = await books(
      `select
         sum(kredit_rp - debit_rp) filter (where jenis_akun in
           ('PENJUALAN', 'PPN_KELUARAN', 'POTONGAN_PENJUALAN')
           and jenis in ('PENJUALAN', 'BATAL_PENJUALAN')),
         (select sum(case jenis when 'PEMBELIAN' then total_rp else -total_rp end)
           from dokumen where jenis in ('PEMBELIAN', 'BATAL_PEMBELIAN')),
         sum(debit_rp - kredit_rp) filter (where jenis_akun = 'PIUTANG_GADAI'
           and jenis in ('HUTANG', 'BATAL_HUTANG'))
       from jurnal_baris`,
    )
    expect(of(await daily(), 'JKT')?.values).toEqual([revenue, bought, 0, lent])
    expect(lent).toBe(2 * 1_575_000)
  })

  test('the month so far holds the day, and the month before is of the same days', async () => {
    const jkt = of(await daily(), 'JKT') as OfStore
    expect(jkt.bulan_ini).toMatchObject({ dari: '2026-11-01', sampai: TGL, values: jkt.values })
    expect(jkt.bulan_lalu).toMatchObject({ dari: '2026-10-01', sampai: '2026-10-21' })
    expect(jkt.bulan_lalu.values).toEqual([0, 0, 0, 0])
  })
})

describe('the period chart', () => {
  interface Period {
    readonly jumlah: Trade
    readonly sebelumnya: Trade & { dari: string; sampai: string }
    readonly harian: readonly (Trade & { tgl: string })[]
    readonly toko: readonly { kode_toko: string; jumlah: Trade; harian: readonly Trade[] }[]
  }
  const days = { tgl_from: '2026-11-15', tgl_to: TGL }

  test('has every day, all stores and each, beside as many days before', async () => {
    const period = expectStatus(await shop.owner.post<Period>(PERIOD, days), 200)
    expect(period.harian.map(({ tgl }) => tgl)).toHaveLength(7)
    expect(period.harian.at(-1)).toMatchObject({ tgl: TGL, ...period.jumlah })
    expect(period.harian[0]?.values).toEqual([0, 0, 0, 0])
    expect(period.sebelumnya).toMatchObject({ dari: '2026-11-08', sampai: '2026-11-14' })
    const span = { tanggal_awal: days.tgl_from, sampai_tgl: days.tgl_to }
    const jkt = period.toko.find(one => one.kode_toko === 'JKT')
    expect(jkt?.jumlah).toEqual(await reported('JKT', span))
    expect(jkt?.harian).toHaveLength(7)
  })

  test('by either verb the same', async () => {
    const asked = new URLSearchParams(days)
    const byAddress = expectStatus(await shop.owner.get<Period>(`${PERIOD}?${asked}`), 200)
    expect(byAddress).toEqual(expectStatus(await shop.owner.post(PERIOD, days), 200))
  })

  test.each([
    ['the last before the first', { tgl_from: TGL, tgl_to: '2026-11-20' }, 400],
    ['more than a year', { tgl_from: '2025-11-20', tgl_to: TGL }, 400],
    ['days nobody can reckon back from', { tgl_from: '1900-01-01', tgl_to: '1900-01-02' }, 400],
    ['a year to the day', { tgl_from: '2025-11-21', tgl_to: TGL }, 200],
  ])('%s', async (_, asked, status) => {
    const { body, ...answer } = await shop.owner.post(PERIOD, asked)
    expect(answer.status, JSON.stringify(body)).toBe(status)
  })
})

test('the year chart has twelve months, and those of the year before', async () => {
  interface Year {
    readonly tahun: number
    readonly jumlah: Trade
    readonly tahun_lalu: Trade
    readonly bulanan: readonly (Trade & { bulan: string })[]
    readonly bulanan_lalu: readonly (Trade & { bulan: string })[]
    readonly toko: readonly { kode_toko: string; jumlah: Trade }[]
  }
  const year = expectStatus(await shop.owner.post<Year>(YEAR, { tahun: 2026 }), 200)
  expect(year.bulanan.map(({ bulan }) => bulan)).toHaveLength(12)
  const whole = { tanggal_awal: '2026-01-01', sampai_tgl: '2026-12-31' }
  const jkt = await reported('JKT', whole)
  expect(year.toko.find(one => one.kode_toko === 'JKT')?.jumlah).toEqual(jkt)
  expect(year.bulanan[10]).toMatchObject({ bulan: '2026-11', ...year.jumlah })
  expect(expectStatus(await shop.owner.get<Year>(YEAR), 200)).toEqual(year)
  const next = expectStatus(await shop.owner.get<Year>(`${YEAR}?tahun=2027`), 200)
  expect(next.tahun_lalu).toEqual(year.jumlah)
  expect(next.bulanan_lalu).toEqual(year.bulanan)
  expect(next.jumlah.values).toEqual([0, 0, 0, 0])
})

describe('money of the chain', () => {
  interface Held {
    readonly awal: number | null
    readonly masuk: number
    readonly keluar: number
    readonly saldo: number | null
  }
  interface Cash {
    readonly kas: Held
    readonly bank: Held
    readonly toko: readonly { kode_toko: string; kas: Held; bank: Held }[]
  }
  const CASH = 'cash-pusat/daily-cash-chart'

  test('cash and bank are the books of the day, the chain the sum of its stores', async () => {
    const cash = expectStatus(await shop.owner.get<Cash>(`${CASH}?tgl_system=${TGL}`), 200)
    const jkt = cash.toko.find(one => one.kode_toko === 'JKT')
    for (const [id, held] of [
      ['laporan-kas', jkt?.kas],
      ['laporan-bank', jkt?.bank],
    ] as const) {
      const { totals } = await report(id, { ...DAY, toko: 'JKT' })
      expect({ masuk: held?.masuk, keluar: held?.keluar }, id).toEqual(totals)
    }
    const [kas, bank] = await books(
      `select sum(debit_rp - kredit_rp) filter (where jenis_akun in ('KAS', 'KAS_GADAI')),
         sum(debit_rp - kredit_rp) filter (where jenis_akun = 'BANK') from jurnal_baris`,
    )
    expect([jkt?.kas.saldo, jkt?.bank.saldo]).toEqual([kas, bank])
    const summed = cash.toko.reduce((sum, one) => sum + (one.kas.saldo ?? 0), 0)
    expect(cash.kas.saldo).toBe(summed)
    expect(expectStatus(await shop.owner.post<Cash>(CASH, {}), 200)).toEqual(cash)
  })

  test('who counts blind is not told what a drawer holds', async () => {
    const admin = await shop.api.as('ADMIN-PUSAT')
    const cash = expectStatus(await admin.get<Cash>(CASH), 200)
    expect(cash.kas).toMatchObject({ awal: null, saldo: null })
    expect(cash.kas.masuk).toBeGreaterThan(0)
    expect(cash.toko.flatMap(one => [one.kas.saldo, one.bank.saldo])).toEqual(
      cash.toko.flatMap(() => [null, null]),
    )
  })

  interface Spent {
    readonly tgl_system: string
    readonly jumlah: number
    readonly toko: readonly {
      kode_toko: string
      jumlah: number
      rincian: readonly { kode_transaksi: string; banyak: number; jumlah: number }[]
    }[]
  }

  test('what was spent is laporan-biaya of the day, by kode transaksi', async () => {
    const spent = expectStatus(
      await shop.owner.post<Spent>('cash-pusat/daily-biaya', { tgl_system: TGL }),
      200,
    )
    const asked = { ...DAY, toko: 'JKT', rincian: 'KATEGORI' }
    const biaya = await report('laporan-biaya', asked)
    const jkt = spent.toko.find(one => one.kode_toko === 'JKT')
    expect(jkt?.jumlah).toBe(figure(biaya, 'dibukukan'))
    expect(jkt?.jumlah).toBeGreaterThan(0)
    const kinds = biaya.rows.filter(row => Number(row.dibukukan) > 0)
    expect(jkt?.rincian.map(one => [one.kode_transaksi, one.jumlah]).sort()).toEqual(
      kinds.map(row => [row.kode_transaksi, row.dibukukan]).sort(),
    )
    const path = `cash-pusat/daily-biaya?tgl_system=${TGL}`
    expect(expectStatus(await shop.owner.get<Spent>(path), 200)).toEqual(spent)
    const before = await shop.owner.get<Spent>('cash-pusat/daily-biaya?tgl_system=2026-11-20')
    expect(expectStatus(before, 200).jumlah).toBe(0)
  })

  interface Waiting {
    readonly jumlah: number
    readonly banyak: number
    readonly toko: readonly { kode_toko: string; jumlah: number; sejak: string | null }[]
  }

  test('what waits of payments is what laporan-non-cash has as not found', async () => {
    const path = 'cash-pusat/outstand-noncash'
    const waits = expectStatus(await shop.owner.post<Waiting>(path, { tgl_system: TGL }), 200)
    const nonCash = await report('laporan-non-cash', { ...DAY, toko: 'JKT' })
    const jkt = waits.toko.find(one => one.kode_toko === 'JKT')
    expect(jkt).toMatchObject({ jumlah: figure(nonCash, 'belum'), sejak: TGL })
    expect(jkt?.jumlah).toBeGreaterThan(0)
    expect(waits.jumlah).toBe(waits.toko.reduce((sum, one) => sum + one.jumlah, 0))
    expect(expectStatus(await shop.owner.get<Waiting>(path), 200)).toEqual(waits)
  })

  interface Specific {
    readonly jumlah: number
    readonly dari: string
    readonly sampai: string
    readonly harian: readonly { tgl: string; jumlah: number }[]
  }

  test.each([
    ['JUMLAH_BIAYA', 'cash-pusat/daily-biaya'],
    ['NON_CASH_OUTSTAND', 'cash-pusat/outstand-noncash'],
  ])('%s of today and of the month so far', async (kategori, single) => {
    const path = 'cash-pusat/daily-specific-chart'
    const ask = async (type: string) =>
      expectStatus(await shop.owner.post<Specific>(path, { kategori, type }), 200)
    const [today, month] = [await ask('today'), await ask('monthly')]
    const { jumlah } = expectStatus(await shop.owner.get<Spent>(single), 200)
    expect(today).toMatchObject({ jumlah, harian: [{ tgl: TGL, jumlah }] })
    expect(month).toMatchObject({ jumlah, dari: '2026-11-01', sampai: TGL })
    expect(month.harian).toHaveLength(21)
    expect(month.harian.at(-1)).toEqual({ tgl: TGL, jumlah })
    const asked = new URLSearchParams({ kategori, type: 'monthly' })
    expect(expectStatus(await shop.owner.get<Specific>(`${path}?${asked}`), 200)).toEqual(month)
    expect((await shop.owner.post(path, { kategori: 'LAIN', type: 'today' })).status).toBe(400)
    expect((await shop.owner.post(path, { kategori, type: 'weekly' })).status).toBe(400)
  })
})

test('nobody of a branch is told, by either verb', async () => {
  const refused = await Promise.all([
    shop.spv.get(DAILY),
    shop.spv.post(PERIOD, { tgl_from: TGL, tgl_to: TGL }),
    shop.kasir.get(YEAR),
    shop.kasir.post('cash-pusat/daily-biaya', {}),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('a store that does not answer is named, and the others still stand', async () => {
  const before = await daily()
  const { app } = shop.api
  const slow = new Proxy(app.readPool, {
    get: (pool, name) => {
      if (name !== 'connect') return own(pool, name)
      return async () => silentFor(await pool.connect(), 'BDG')
    },
  })
  const kept = app.readPool
  Object.assign(app, { readPool: slow })
  try {
    const [chain, ...stores] = await daily()
    expect(chain?.tanpa_jawaban).toEqual(['BDG'])
    expect(stores.map(one => one.kode_toko)).toEqual(['PUSAT', 'JKT', 'SBY'])
    expect(of(stores, 'JKT')?.values).toEqual(of(before, 'JKT')?.values)
    const bdg = of(before, 'BDG')?.values ?? []
    expect(chain?.values).toEqual(before[0]?.values.map((rp, i) => rp - (bdg[i] ?? 0)))
  } finally {
    Object.assign(app, { readPool: kept })
  }
})

/** What an object has, with itself as `this`. */
function own(of: object, name: string | symbol): unknown {
  const has: unknown = Reflect.get(of, name, of)
  return typeof has === 'function' ? has.bind(of) : has
}

/** A connection whose statements take too long once it has entered a store. */
function silentFor<C extends object>(db: C, toko: string): C {
  let isInside = false
  const says = (text: unknown) => (typeof text === 'string' ? text : '')
  return new Proxy(db, {
    get: (client, name) => {
      if (name !== 'query') return own(client, name)
      return (...args: unknown[]) => {
        if (says(args[0]).includes(`app.kode_toko = '${toko}'`)) isInside = true
        else if (isInside && args[0] !== 'ROLLBACK') {
          return Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' }))
        }
        return (own(client, name) as (...all: unknown[]) => unknown)(...args)
      }
    },
  })
}

test('a day that is over stands beside the open one as the day before', async () => {
  await setOf(shop.owner, UNCOUNTED, 'BDG')
  const spv = await shop.api.as('SPV-BDG')
  const first = of(await daily(), 'BDG')
  expectStatus(await closeDay(spv, TGL), 201)
  await shop.api.goTo('2026-11-22')
  const bdg = await shop.api.as('KASIR-BDG')
  const left = await bdg.get<{ data: { kode_barcode: string }[] }>('barang?status=ADA&limit=1')
  const ring = expectStatus(left, 200).data[0]?.kode_barcode ?? ''
  const sale = cashSale([ring], RING_PRICE, { kode_sales: 'NENG' })
  expectStatus(await bdg.post('penjualan', sale), 201)
  const [chain, ...stores] = await daily()
  expect(chain).toMatchObject({ tgl: '2026-11-22', values: [RING_PRICE, 0, 0, 0] })
  const after = of(stores, 'BDG')
  expect(after?.sebelumnya).toEqual({
    tgl: TGL,
    values: first?.values,
    resultGram: first?.resultGram,
  })
  expect(after?.bulan_ini.values).toEqual([2 * RING_PRICE, 0, 0, 0])
})
