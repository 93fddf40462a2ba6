import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, loose, openBuying, takeBack } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from '../reports/report-shop.ts'

// The branch's charts by type, and what each person is told at the first screen.

interface Grafik {
  readonly dari: string
  readonly sampai: string
  readonly jumlah: { nota: number; pcs: number; berat: number; total: number }
  readonly sebelumnya: { dari: string; sampai: string; total: number } | null
  readonly titik: readonly { titik: string; nota: number; total: number; berat: number }[]
  readonly rincian: readonly {
    kode_dept: string
    nama: string
    pcs: number
    berat: number
    total: number
  }[]
}

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  const { kasir } = await openBuying(shop.api)
  expectStatus(await buy(kasir, [loose(2_000_000), loose(750_000, { kode_dept: 'GELANG' })]), 201)
  const undone = expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
  expectStatus(await takeBack(kasir, undone.no_faktur_beli), 201)
})
afterAll(() => shop?.api.stop())

const sum = <T>(all: readonly T[], pick: (one: T) => number) =>
  all.reduce((whole, one) => whole + pick(one), 0)

test.each([
  ['penjualan', 'laporan-penjualan', 3],
  ['pembelian', 'laporan-pembelian', 1],
])('%s of today and of the month, as the report has them', async (jenis, id, notas) => {
  const ask = async (type: string) =>
    expectStatus(await shop.spv.get<Grafik>(`ringkasan/grafik/${jenis}?type=${type}`), 200)
  const { totals } = await reportOf(shop.spv, id, { tanggal_awal: TGL, sampai_tgl: TGL })
  const jumlah = {
    nota: notas,
    pcs: totals.jumlah,
    berat: Number(totals.berat) / 1000,
    total: totals.total,
  }
  const [today, month] = [await ask('today'), await ask('monthly')]
  expect(today).toMatchObject({ dari: TGL, sampai: TGL, jumlah, sebelumnya: null })
  expect(month).toMatchObject({ dari: '2026-11-01', sampai: TGL, jumlah })
  expect(month.sebelumnya).toMatchObject({ dari: '2026-10-01', sampai: '2026-10-21', total: 0 })
  expect(month.titik).toHaveLength(21)
  for (const { titik, rincian } of [today, month]) {
    expect(sum(titik, one => one.total)).toBe(jumlah.total)
    expect(sum(titik, one => one.nota)).toBe(notas)
    expect(sum(rincian, one => one.total)).toBe(jumlah.total)
    expect(sum(rincian, one => one.pcs)).toBe(jumlah.pcs)
  }
  expect(today.titik.every(({ titik }) => /^([01]\d|2[0-3])$/.test(titik))).toBe(true)
  const said = expectStatus(await shop.spv.get<Grafik>(`ringkasan/grafik/${jenis}`), 200)
  expect(said, 'today when nothing is said').toEqual(today)
})

test.each([
  ['penjualan', 1],
  ['pembelian', 2],
])('each jenis of %s is what its pieces add up to', async (jenis, count) => {
  const { rincian } = expectStatus(await shop.spv.get<Grafik>(`ringkasan/grafik/${jenis}`), 200)
  expect(rincian).toHaveLength(count)
  for (const { kode_dept, nama, ...sums } of rincian) {
    const days = { tanggal_awal: TGL, sampai_tgl: TGL }
    const { totals } = await reportOf(shop.spv, `laporan-${jenis}-detail`, { ...days, kode_dept })
    const pieces = { pcs: totals.jumlah, berat: Number(totals.berat) / 1000, total: totals.total }
    expect(sums, nama).toEqual(pieces)
  }
})

interface Charts {
  readonly bayar: readonly { cara: string; jumlah: number }[]
  readonly sales: readonly { kode_sales: string; pcs: number; berat: number; total: number }[]
}

test('each way to pay and each person is the total of the report it opens', async () => {
  const charts = expectStatus(await shop.spv.get<Charts>('ringkasan/grafik'), 200)
  const totals = async (id: string, filters: Record<string, string>) => {
    const days = { tanggal_awal: '2026-10-23', sampai_tgl: TGL }
    return (await reportOf(shop.spv, id, { ...days, ...filters })).totals
  }
  expect(charts.bayar.map(({ cara }) => cara).sort()).toEqual(['QRIS', 'TUNAI'])
  for (const { cara, jumlah } of charts.bayar) {
    const paid = await totals('laporan-penjualan-per-bayar', { cara, rincian: 'FAKTUR' })
    expect(paid.total, cara).toBe(jumlah)
  }
  expect(charts.sales.map(({ kode_sales }) => kode_sales)).toEqual(['DEWI', 'AGUS'])
  for (const { kode_sales, pcs, berat, total } of charts.sales) {
    const sold = await totals('laporan-penjualan-detail', { kode_sales })
    expect([sold.jumlah, Number(sold.berat) / 1000, sold.total]).toEqual([pcs, berat, total])
  }
})

test('no other type, and nothing that is not traded yet', async () => {
  expect((await shop.spv.get('ringkasan/grafik/penjualan?type=weekly')).status).toBe(400)
  expect((await shop.spv.get('ringkasan/grafik/service')).status).toBe(400)
})

interface Today {
  readonly hari_ini: { total: number } | null
  readonly terbaru: readonly unknown[]
  readonly bayar: readonly unknown[]
  readonly gerak: { masuk: { pcs: number }; keluar: { pcs: number } }
  readonly tugas: readonly { kode: string; jumlah: number; rp: number | null }[]
}

const today = async (user: string) =>
  expectStatus(await (await shop.api.as(user)).get<Today>('ringkasan'), 200)

test('GUDANG is told what lies and moved, and nothing of what was sold', async () => {
  const { text } = await (await shop.api.as('GUDANG-JKT')).get('ringkasan')
  const gudang = await today('GUDANG-JKT')
  expect(gudang).toMatchObject({ hari_ini: null, batal: null, sebelumnya: null, tertahan: 0 })
  expect([gudang.terbaru, gudang.bayar]).toEqual([[], []])
  const kasir = await today('KASIR-JKT')
  expect(text).not.toContain(String(kasir.hari_ini?.total))
  expect(gudang.gerak).toEqual(kasir.gerak)
  // four that were sold, and one that was bought and given back
  expect(gudang.gerak.keluar.pcs).toBe(5)
  expect(gudang.tugas.map(({ kode }) => kode)).toEqual(['BLN'])
})

test('what waits is told to whoever may do it', async () => {
  const of = async (user: string) => (await today(user)).tugas.map(({ kode }) => kode)
  expect(await of('SPV-JKT')).toEqual(['NON_CASH', 'BLN'])
  expect(await of('SALES-JKT')).toEqual([])
  const waits = (await today('SPV-JKT')).tugas.find(({ kode }) => kode === 'NON_CASH')
  const { totals } = await reportOf(shop.spv, 'laporan-non-cash', {
    tanggal_awal: TGL,
    sampai_tgl: TGL,
  })
  expect(waits?.rp).toBe(totals.belum)
  await shop.api.goTo('2026-11-23')
  expect((await today('SPV-JKT')).tugas[0]).toMatchObject({ kode: 'BELUM_TUTUP', jumlah: 1 })
})
