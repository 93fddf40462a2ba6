import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import { type Bought, buying, ofNota, openBuying, refused, sellRings } from './counter.ts'

// Numbers run: old notas of the own store are found by counting down, so they are counted as a
// search by name is (18 D, the ninth kind).

const api = await testShop()
const { owner, kasir } = await openBuying(api)
const own = await sellRings(owner, kasir)
const second = await sellRings(owner, kasir)
const look = (nomor: string) => kasir.get<Bought>(`pembelian/nota/${nomor}`)
const PRICE = 4_000_000
const HELD_OWN = [429, 'CARI_LAMA_HABIS']

test('an own nota of a locked day counts until its pieces are bought back', async () => {
  const hitungan = ['KASIR', 'DUA', 'RR'].map(laci => ({
    laci,
    pecahan: notesOf(laci === 'KASIR' ? 10_000_000 : 0),
  }))
  await api.goTo('2026-11-22')
  const closing = { tgl_system: '2026-11-21', hitungan, tetap_tutup: true }
  expectStatus(await kasir.post('tutup-toko', closing), 201)
  await set(owner, { CARI_NOTA_LAMA: '1' })
  const asked = 'FJ-JKT-261120-0001'
  const doors = () =>
    Promise.all([look(asked), kasir.get<Bought>(`penjualan/${asked}`)]).then(all =>
      all.map(refused),
    )
  const line = ofNota(own, PRICE)
  expectStatus(await look(own.no_faktur_jual), 200)
  expect(await doors()).toEqual([HELD_OWN, HELD_OWN])
  expectStatus(await kasir.post<Bought>('pembelian', buying([line])), 201)
  expect(await doors()).toEqual([
    [404, 'NOTA_TIDAK_DIKENAL'],
    [404, 'TIDAK_DITEMUKAN'],
  ])
  expect(refused(await look('FJ-JKT-261119-0001'))).toEqual(HELD_OWN)
})

test('what was bought back is sent and opened again, whatever was looked at since', async () => {
  await set(owner, { CARI_NOTA_LAMA: '2' })
  const { no_faktur_jual: nomor } = second
  expectStatus(await look(nomor), 200)
  const used = { key: randomUUID() }
  const send = () => kasir.post<Bought>('pembelian', buying([ofNota(second, PRICE)]), used)
  const bought = expectStatus(await send(), 201)
  expectStatus(await kasir.get('penjualan/FJ-JKT-261118-0001'), 404)
  expect(expectStatus(await send(), 201)).toEqual(bought)
  expectStatus(await kasir.get(`penjualan/${nomor}`), 200)
  expect(refused(await kasir.get<Bought>('penjualan/FJ-JKT-261117-0001'))).toEqual(HELD_OWN)
})
