import type { posisi } from '@kencana/contract/areas/pusat/posisi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveForADay } from '../kas/moved-day.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { closing } from '../races/race.ts'
import { type ReportShop, reportOf, TGL, tradedShop } from '../reports/report-shop.ts'
import { ledger } from '../reports/take-in.ts'
import type { Caller } from '../sample-shop/api.ts'

// What an owner sees first, held against the reports that its figures open, over HTTP.

type Told = AnswerOf<typeof posisi>
type Figure = keyof Told['jumlah']

let shop: ReportShop
beforeAll(async () => {
  shop = await tradedShop()
  await moveForADay(shop.api)
  const notes = { KASIR: {}, DUA: { 100000: 5 }, RR: { 100000: 35 } }
  const counted = Object.entries(notes).map(([laci, pecahan]) => ({ laci, pecahan }))
  const close = await closing(shop.spv, TGL, counted)
  expectStatus(await shop.spv.post('tutup-toko', close), 201)
  await shop.api.goTo('2026-11-22')
})
afterAll(() => shop?.api.stop())

const told = async (who: Caller, toko?: string): Promise<Told> =>
  expectStatus(await who.get<Told>('ringkasan/posisi', toko === undefined ? {} : { toko }), 200)

/** What the report behind each figure says in its last row. */
async function reported(who: Caller, { tgl, kemarin }: Told, toko: string) {
  const on = (day: string) => ({ tanggal_awal: day, sampai_tgl: day, toko })
  const total = async (id: string, column: string, query: Record<string, string>) =>
    (await reportOf(who, id, query)).totals[column] ?? null
  const pieces = { ...on(kemarin ?? tgl), sisi: 'JUAL', rincian: 'GROUP' }
  return {
    emas_ug: await total('laporan-neraca-emas', 'akhir', { ...on(tgl), rincian: 'POSISI' }),
    baki_ug: await total('laporan-stock-barang', 'murni', { toko }),
    kas: await total('laporan-kas', 'saldo_akhir', { ...on(tgl), rincian: 'SALDO' }),
    bank: await total('laporan-bank', 'saldo_akhir', { ...on(tgl), rincian: 'SALDO' }),
    margin: await total('laporan-margin', 'margin', pieces),
  }
}

describe('how much gold, money and profit there is', () => {
  test('of the chain and of each store is the total of the report it opens', async () => {
    const all = await told(shop.owner)
    expect(all).toMatchObject({ kemarin: TGL, tanpa_jawaban: [] })
    expect(all.jumlah).toEqual(await reported(shop.owner, all, 'ALL'))
    expect(all.toko.map(({ kode_toko }) => kode_toko)).toEqual(['PUSAT', 'JKT', 'BDG', 'SBY'])
    for (const { kode_toko, nama_toko: _, ...figures } of all.toko) {
      expect(figures, kode_toko).toEqual(await reported(shop.owner, all, kode_toko))
      for (const figure of Object.keys(figures) as Figure[]) {
        expect(figures[figure], `${kode_toko} ${figure}`).not.toBeNull()
      }
    }
    const { kas, bank, margin, emas_ug } = all.jumlah
    for (const figure of [kas, bank, margin, emas_ug]) expect(figure).not.toBe(0)
  })

  test('is what the ledger holds', async () => {
    const all = await told(shop.owner)
    const of = (kinds: string) =>
      ledger(
        shop.api,
        'JKT',
        `select sum(debit_rp - kredit_rp) from jurnal_baris
         where jenis_akun in (${kinds}) and tgl <= '${all.tgl}'`,
      )
    const jkt = all.toko.find(({ kode_toko }) => kode_toko === 'JKT')
    expect([jkt?.kas]).toEqual(await of(`'KAS', 'KAS_GADAI'`))
    expect([jkt?.bank]).toEqual(await of(`'BANK'`))
  })

  test('is of one store while head office works for it', async () => {
    const jkt = await told(shop.owner, 'JKT')
    expect(jkt.toko.map(({ kode_toko }) => kode_toko)).toEqual(['JKT'])
    expect(jkt.jumlah).toEqual(await reported(shop.owner, jkt, 'JKT'))
  })
})

describe('whoever may not know', () => {
  test('a supervisor sees the own store, without what its drawers hold', async () => {
    const jkt = await told(shop.spv)
    expect(jkt.toko.map(({ kode_toko }) => kode_toko)).toEqual(['JKT'])
    const { kas: _, ...others } = await reported(shop.spv, jkt, 'JKT')
    expect(jkt.jumlah).toEqual({ ...others, kas: null })
  })

  test('a cashier sees none of it, nor does who keeps the stock', async () => {
    const nothing = { emas_ug: null, baki_ug: null, kas: null, bank: null, margin: null }
    expect((await told(shop.kasir)).jumlah).toEqual(nothing)
    const gudang = await shop.api.as('GUDANG-JKT')
    expect((await told(gudang)).jumlah).toEqual(nothing)
  })

  test('stock that a store hides from its first screens is told to the owner alone', async () => {
    const nilai = { SEMBUNYIKAN_STOK: 'YA' }
    const set = (value: object) =>
      shop.owner.put('para-system', { nilai: value, modul: {}, toko: ['JKT'] })
    expectStatus(await set(nilai), 200)
    const admin = await told(await shop.api.as('ADMIN-PUSAT'))
    const jkt = admin.toko.find(({ kode_toko }) => kode_toko === 'JKT')
    expect(jkt).toMatchObject({ emas_ug: null, baki_ug: null })
    // a sum without them would be told as that of all
    expect(admin.jumlah).toMatchObject({ emas_ug: null, baki_ug: null, kas: null })
    expect((await told(shop.owner)).jumlah.baki_ug).toBeGreaterThan(0)
    expectStatus(await set({ SEMBUNYIKAN_STOK: 'TIDAK' }), 200)
  })
})
