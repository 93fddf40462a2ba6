import type { ReportRow } from '@kencana/contract/kit/report'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportOf } from '../reports/report-shop.ts'
import { sameEverywhere } from '../reports/same-everywhere.ts'
import { ledger } from '../reports/take-in.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import {
  BAR_PRICE,
  bookBeside,
  DES,
  NOV,
  PPN,
  RING_PRICE,
  type TaxedShop,
  taxedShop,
} from './taxed-shop.ts'

// Output tax and PPh 22 against the ledger: by month, class, rate, buyer, nota by nota, of a store
// and of two as one, cancelled sales on both sides.

let shop: TaxedShop
beforeAll(async () => {
  shop = await taxedShop()
})
afterAll(() => shop?.api.stop())

const DAYS = { tanggal_awal: NOV, sampai_tgl: DES }
const report = (id: string, query: object = {}, who = shop.spv) =>
  reportOf(who, id, { ...DAYS, ...query })
const booked = (jenis_akun: string, toko = 'JKT') =>
  ledger(
    shop.api,
    toko,
    `select coalesce(sum(kredit_rp - debit_rp), 0) from jurnal_baris
     where jenis_akun = '${jenis_akun}'`,
  )
const figures = (rows: readonly ReportRow[], ...keys: string[]) =>
  rows.map(row => keys.map(key => row[key]))

describe('laporan-ppn-keluaran', () => {
  const ID = 'laporan-ppn-keluaran'
  const net = RING_PRICE - PPN.faktur

  test('by month, class and rate; its total is the account, to the rupiah', async () => {
    const { rows, totals, meta } = await report(ID)
    const keys = ['bulan', 'kelas', 'tarif', 'faktur', 'dasar', 'ppn', 'bebas']
    expect(meta.columns.map(column => column.key)).toEqual(keys)
    const two = 2 * RING_PRICE
    expect(figures(rows, ...keys)).toEqual([
      ['2026-11', 'Emas batangan', '0', 2, 2 * BAR_PRICE, 0, 4_400_000],
      ['2026-11', 'Perhiasan emas', '0', 1, RING_PRICE, 0, 0],
      ['2026-11', 'Perhiasan emas', '1.1', 4, 5 * RING_PRICE - ppnNov(), ppnNov(), 0],
      ['2026-11', 'Perhiasan emas', '1.65', 2, two - 2 * PPN.tanpa, 2 * PPN.tanpa, 0],
      ['2026-12', 'Perhiasan emas', '1.1', 1, net, PPN.faktur, 0],
    ])
    expect([totals.ppn]).toEqual(await booked('PPN_KELUARAN'))
    const sales = await report('laporan-penjualan')
    expect(totals.ppn).toBe(sales.totals.ppn)
    expect(Number(totals.dasar) + Number(totals.ppn)).toBe(sales.totals.total)
  })

  const ppnNov = () => 3 * PPN.faktur + PPN.two

  test('nota by nota, a cancelled one on both sides; each opens its nota', async () => {
    const { rows, totals, meta } = await report(ID, { rincian: 'NOTA' })
    expect([totals.ppn]).toEqual(await booked('PPN_KELUARAN'))
    const of = (nomor: string) => rows.filter(row => row.no_faktur_jual === nomor)
    expect(figures(of(shop.nota.batal), 'status', 'tarif', 'ppn')).toEqual([
      ['Terjual', '1.1', PPN.faktur],
      ['Dibatalkan', '1.1', -PPN.faktur],
    ])
    expect(figures(of(shop.nota.mixed), 'kelas', 'tarif', 'ppn', 'bebas')).toEqual([
      ['Emas batangan', '0', 0, 2_200_000],
      ['Perhiasan emas', '1.1', PPN.faktur, 0],
      ['Perhiasan emas', '1.65', PPN.tanpa, 0],
    ])
    expect(figures(of(shop.nota.trader), 'tarif', 'npwp', 'ppn')).toEqual([
      ['0', '1234567890123456000003', 0],
      ['1.1', '1234567890123456000003', PPN.two],
    ])
    const lead = meta.columns.find(column => column.key === 'no_faktur_jual')?.leadsTo
    expect(lead?.path).toBe('/lihat-penjualan')
  })

  test.each([
    ['a class', { kelas_pajak: 'BATANGAN' }, [0, 4_400_000]],
    ['a rate', { tarif: '1.65' }, [2 * PPN.tanpa, 0]],
    ['a class that nothing has', { kelas_pajak: 'LAMA' }, [0, 0]],
    ['both', { kelas_pajak: 'PERHIASAN', tarif: '0' }, [0, 0]],
  ])('of %s alone', async (_, query, expected) => {
    for (const rincian of ['MASA', 'NOTA']) {
      const { totals } = await report(ID, { ...query, rincian })
      expect([totals.ppn ?? 0, totals.bebas ?? 0].map(Number)).toEqual(expected)
    }
  })

  test('of two stores as one', async () => {
    const both = { toko: 'JKT,BDG', susunan: 'GABUNGAN' }
    const { rows, totals } = await report(ID, both, shop.owner)
    const [jkt] = await booked('PPN_KELUARAN')
    const [bdg] = await booked('PPN_KELUARAN', 'BDG')
    expect([bdg, totals.ppn]).toEqual([PPN.faktur, Number(jkt) + Number(bdg)])
    const usual = rows.find(row => row.bulan === '2026-11' && row.tarif === '1.1')
    expect(usual).toMatchObject({ faktur: 5, ppn: ppnNov() + PPN.faktur })
    await sameEverywhere(shop.owner, ID, { ...DAYS, ...both })
  })

  test('says the same on screen, paper, sheet and CSV', async () => {
    await sameEverywhere(shop.spv, ID, DAYS)
    await sameEverywhere(shop.spv, ID, { ...DAYS, rincian: 'NOTA' })
  })
})

describe('laporan-pph22', () => {
  const ID = 'laporan-pph22'
  const MAKER_NPWP = '9999999999999999'

  test('by month and buyer; its total is the account, to the rupiah', async () => {
    const { rows, totals } = await report(ID)
    expect([totals.pph22]).toEqual(await booked('HUTANG_PPH22'))
    const keys = ['bulan', 'npwp', 'nama_customer', 'jenis_pembeli', 'faktur', 'dasar', 'pph22']
    const [homeless, trader, maker] = figures(rows, ...keys)
    expect(homeless).toEqual([
      ...['2026-11', '123456789012345', 'Toko Lain', 'Pedagang', 1],
      ...[RING_PRICE - PPN.faktur, 12_938],
    ])
    expect(maker).toEqual([
      ...['2026-11', MAKER_NPWP, 'PT Pabrik', 'Pabrikan', 1, RING_PRICE, 13_081],
    ])
    expect(trader?.slice(0, 5)).toEqual([
      ...['2026-11', '1234567890123456000003', 'CV Emas & Permata "Jaya" <Utama>', 'Pedagang', 1],
    ])
    const base = Number(trader?.[5])
    expect(trader?.[6]).toBe(Math.floor((base * 25) / 10_000))
  })

  test('nota by nota and of one buyer, a cancelled one on both sides', async () => {
    const all = await report(ID, { rincian: 'NOTA' })
    expect([all.totals.pph22]).toEqual(await booked('HUTANG_PPH22'))
    const undone = all.rows.filter(row => row.no_faktur_jual === shop.nota.batal)
    expect(figures(undone, 'status', 'pph22', 'npwp')).toEqual([
      ['Terjual', 12_938, '1234567890123456000003'],
      ['Dibatalkan', -12_938, '1234567890123456000003'],
    ])
    const one = await report(ID, { rincian: 'NOTA', npwp: MAKER_NPWP })
    expect(figures(one.rows, 'no_faktur_jual', 'pph22')).toEqual([[shop.nota.maker, 13_081]])
  })

  test('of two stores as one, and the same in every file', async () => {
    const both = { toko: 'JKT,BDG', susunan: 'GABUNGAN' }
    const { totals } = await report(ID, both, shop.owner)
    expect([totals.pph22]).toEqual(await booked('HUTANG_PPH22'))
    await sameEverywhere(shop.owner, ID, { ...DAYS, ...both })
    await sameEverywhere(shop.spv, ID, { ...DAYS, rincian: 'NOTA' })
  })
})

test('what another document booked has a row of its own, and leads to the ledger', async () => {
  expect(await brokenInvariants(shop.api.database.adminUrl)).toEqual([])
  // By the ledger's own writer: no document of the product books such a line by itself.
  await bookBeside(shop, 'PPN_KELUARAN', '2121', 7_000)
  await bookBeside(shop, 'HUTANG_PPH22', '2122', 500)
  for (const [id, jenis_akun, kind, figure, jumlah] of [
    ['laporan-ppn-keluaran', 'PPN_KELUARAN', 'kelas', 'ppn', 7_000],
    ['laporan-pph22', 'HUTANG_PPH22', 'jenis_pembeli', 'pph22', 500],
  ] as const) {
    for (const rincian of [undefined, 'NOTA']) {
      const { rows, totals } = await report(id, rincian === undefined ? {} : { rincian })
      expect([totals[figure]]).toEqual(await booked(jenis_akun))
      const beside = rows.filter(row => row[kind] === 'Di luar nota penjualan')
      expect(figures(beside, 'bulan', figure)).toEqual([['2026-12', jumlah]])
      const { dari, sampai, nomor_akun, rinci } = beside[0] ?? {}
      expect([dari, sampai, rinci]).toEqual([DES, DES, undefined])
      const asked = { tanggal_awal: DES, sampai_tgl: DES, nomor_akun: String(nomor_akun) }
      const book = await reportOf(shop.spv, 'laporan-buku-besar', asked)
      expect(figures(book.rows, 'kredit').flat()).toContain(jumlah)
    }
  }
})
