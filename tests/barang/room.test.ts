import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { type Problem, read } from '../hutang/counter.ts'
import { type Bought, buy, loose, openBuying, refused } from '../pembelian/counter.ts'
import { type Exchanged, exchanging } from '../pembelian/exchange.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, sort, sorted } from '../sortir/sort.ts'
import { BACK, HELD } from './laying-kinds.ts'

// A tray holds what its master says, whatever lays a piece on it (decision 0097).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const JKT = { toko: 'JKT' }

let trays = 0
/** A new tray that holds so many. */
async function tray(kapasitas: number, kode_gudang = 'ETALASE', kode_baki = `R${++trays}`) {
  const baki = { nama_baki: `Baki ${kode_baki}`, kode_gudang, berat_baki: 350, kapasitas }
  expectStatus(await owner.post('baki', { kode_baki, ...baki }, JKT), 200)
  return kode_baki
}
const ringIn = async (kode_baki: string) => (await takeIn(owner, [{ kode_baki }]))[0] ?? ''
const into = (kode_baki: string) => loose(1_000_000, { ke: 'BAKI', kode_baki })
const full = (kode_baki: string, kapasitas: number, jumlah = kapasitas + 1) => ({
  code: 'BAKI_PENUH',
  detail: `Baki ${kode_baki} hanya muat ${kapasitas} barang, akan berisi ${jumlah}`,
  facts: { kode_baki, kapasitas, jumlah },
})
async function inTray(kode_baki: string): Promise<number> {
  const found = await read(
    api,
    sql`select count(*)::int as n from barang where kode_toko = 'JKT' and kode_baki = ${kode_baki}
      and status in ('ADA', 'BLN')`,
  )
  return Number(found[0]?.n)
}

describe('a full tray takes no more', () => {
  test('of what is bought', async () => {
    const kode = await tray(1)
    expectStatus(await buy(kasir, [into(kode)]), 201)
    const answer = await buy(kasir, [into(kode)])
    expect(refused(answer)).toEqual([422, 'BAKI_PENUH'])
    expect(answer.body).toMatchObject(full(kode, 1))
    const both = await buy(kasir, [into(await tray(1, 'ETALASE', 'R-DUA')), into('R-DUA')])
    expect(both.body).toMatchObject(full('R-DUA', 1))
    expect([await inTray(kode), await inTray('R-DUA')]).toEqual([1, 0])
  })

  test('of what is moved, added and exchanged', async () => {
    const kode = await tray(1)
    const own = await ringIn(kode)
    const moved = await spv.post<Problem>('barang/pindah', {
      barang: [await ringIn('A01')],
      ke_baki: kode,
    })
    expect(moved.body).toMatchObject(full(kode, 1))
    await expect(ringIn(kode)).rejects.toThrow('sudah penuh (1 barang)')
    const other = exchanging([await ringIn('A01')], [into(kode)])
    const kept = await kasir.post<Exchanged>('tukar-tambah', other)
    expect(kept.body).toMatchObject(full(kode, 1))
    // The piece that is given makes room for the one that is taken.
    const instead = await kasir.post<Exchanged>('tukar-tambah', exchanging([own], [into(kode)]))
    expectStatus(instead, 201)
    expect(await inTray(kode)).toBe(1)
  })

  test('also when two lay the last one at once', async () => {
    for (let round = 0; round < 4; round++) {
      const kode = await tray(2)
      await ringIn(kode)
      const moving = { barang: [await ringIn('A01')], ke_baki: kode }
      const all = await Promise.all([
        buy(kasir, [into(kode)]),
        buy(spv, [into(kode)]),
        spv.post<Bought>('barang/pindah', moving),
      ])
      const codes = all.map(({ status, body }) => body.code ?? status).sort()
      expect(codes).toEqual([201, 'BAKI_PENUH', 'BAKI_PENUH'])
      expect(await inTray(kode)).toBe(2)
    }
  })
})

test('bought pieces go to the first tray with room, and are refused where none has', async () => {
  const first = { nama_baki: 'Baki BLN', kode_gudang: 'BLN', berat_baki: 350 }
  const held = await inTray('BLN')
  expectStatus(await owner.put('baki/BLN', { ...first, kapasitas: held + 1 }, JKT), 200)
  await tray(1, 'BLN', 'BLN-2')
  const three = await buy(
    kasir,
    [1, 2, 3].map(() => loose(1_000_000)),
  )
  expect(three.body).toMatchObject(full('BLN', held + 1))
  const { barang } = expectStatus(await buy(kasir, [loose(1_000_000), loose(1_000_000)]), 201)
  const where = sql`select kode_baki from barang where kode_toko = 'JKT'
    and kode_barcode = any (${barang}) order by kode_barcode`
  expect((await read(api, where)).map(row => row.kode_baki)).toEqual(['BLN', 'BLN-2'])
  expectStatus(await owner.put('baki/BLN', { ...first, kapasitas: null }, JKT), 200)
  expectStatus(await buy(kasir, [loose(1_000_000)]), 201)
})

test('of what is sorted; a sorting is undone onto the tray it took from, full or not', async () => {
  const kode = await tray(1)
  const [one = '', two = ''] = await boughtRings(owner, kasir, 2)
  const both = [
    await sorted(spv, one, { kode_baki: kode }),
    await sorted(spv, two, { kode_baki: kode }),
  ]
  const answer = await sort(spv, both)
  expect(refused(answer)).toEqual([422, 'BARIS_SALAH'])
  expect(answer.body.errors).toEqual({
    'barang.1.kode_baki': `Baki ${kode} sudah penuh (1 barang)`,
  })
  const { no_sortir } = expectStatus(await sort(spv, both.slice(0, 1)), 201)
  const first = { nama_baki: 'Baki BLN', kode_gudang: 'BLN', berat_baki: 350 }
  const kapasitas = await inTray('BLN')
  expectStatus(await owner.put('baki/BLN', { ...first, kapasitas }, JKT), 200)
  const path = `sortir/${no_sortir}/batal`
  const body = { alasan: 'Salah baki' }
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${path}`, body)
  expectStatus(await spv.post(path, { ...body, otorisasi }), 201)
  expect([await inTray(kode), await inTray('BLN')]).toEqual([0, kapasitas + 1])
  expectStatus(await owner.put('baki/BLN', { ...first, kapasitas: null }, JKT), 200)
})

test('of what a craftsman gives back', async () => {
  await craftsman(owner)
  const kode = await tray(1)
  const [one = '', two = '', three = ''] = await boughtRings(owner, kasir, 3)
  const into = async (code: string) => back(spv, code, { kode_baki: kode })
  const washed = await sentOff(spv, [one, two])
  const both = await receive(spv, washed, [await into(one), await into(two)])
  expect(both.body.errors).toEqual({
    'barang.1.kode_baki': `Baki ${kode} sudah penuh (1 barang)`,
  })
  expectStatus(await receive(spv, washed, [await into(one)]), 201)
  const plated = await sentOff(spv, [three], { proses: 'SEPUH' })
  const path = 'terima-sepuhan'
  expect((await receive(spv, plated, [await into(three)], { path })).status).toBe(422)
  expectStatus(await receive(spv, plated, [await back(spv, three)], { path }), 201)
  const gone = await sentOff(spv, [three])
  const body = { alasan: 'Salah kirim' }
  const undo = `kirim-cuci/${gone}/batal`
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${undo}`, body)
  expectStatus(await spv.post(undo, { ...body, otorisasi }), 201)
  expectStatus(await receive(spv, washed, [await back(spv, two)]), 201)
})

test('a sale is cancelled onto a tray that was filled meanwhile, which is full', async () => {
  const kode = await tray(1)
  const sold = await ringIn(kode)
  const sale = await kasir.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([sold], RING_PRICE),
  )
  const path = `penjualan/${expectStatus(sale, 201).no_faktur_jual}/batal`
  await ringIn(kode)
  const body = { alasan: 'Salah barang' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
  expect(await inTray(kode)).toBe(2)
  expect((await buy(kasir, [into(kode)])).body).toMatchObject(full(kode, 1, 3))
  expectStatus(await spv.post('barang/pindah', { barang: [sold], ke_baki: 'A01' }), 201)
})

test('these kinds lay pieces and no others', async () => {
  const laid = await read(
    api,
    sql`select distinct jenis from gerak_barang where kode_toko = 'JKT'
      and ke_baki is not null and ke_baki is distinct from dari_baki`,
  )
  const kinds = laid.map(({ jenis }) => String(jenis)).sort()
  expect(kinds).toEqual([...HELD, ...BACK].filter(kind => kind !== 'SALDO_AWAL').sort())
})
