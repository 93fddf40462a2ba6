import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import {
  type Bought,
  buy,
  buying,
  loose,
  ofNota,
  openBuying,
  refused,
  sellRings,
} from './counter.ts'

// Numbers run: old notas of the own store are found by counting down, so they are counted as a
// search by name is (18 D, the ninth kind).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const own = await sellRings(owner, kasir)
const second = await sellRings(owner, kasir)
const third = await sellRings(owner, kasir)
const boughtOne = async () => expectStatus(await buy(kasir, [loose(1_000_000)]), 201).no_faktur_beli
const waiting = [await boughtOne(), await boughtOne()]
const look = (nomor: string) => kasir.get<Bought>(`pembelian/nota/${nomor}`)
const opened = (nomor: string) => kasir.get<Bought>(`penjualan/${nomor}`)
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
  expectStatus(await look(own.no_faktur_jual), 200)
  expect(refused(await opened(asked))).toEqual(HELD_OWN)
  expectStatus(await kasir.post<Bought>('pembelian', buying([ofNota(own, PRICE)])), 201)
  expect(refused(await opened(asked))).toEqual([404, 'TIDAK_DITEMUKAN'])
  expect(refused(await opened('FJ-JKT-261119-0001'))).toEqual(HELD_OWN)
})

test('what was bought back is sent and opened again, whatever was looked at since', async () => {
  await set(owner, { CARI_NOTA_LAMA: '2' })
  const { no_faktur_jual: nomor } = second
  expectStatus(await look(nomor), 200)
  const used = { key: randomUUID() }
  const send = () => kasir.post<Bought>('pembelian', buying([ofNota(second, PRICE)]), used)
  const bought = expectStatus(await send(), 201)
  expectStatus(await opened('FJ-JKT-261118-0001'), 404)
  expect(expectStatus(await send(), 201)).toEqual(bought)
  expectStatus(await opened(nomor), 200)
  expect(refused(await opened('FJ-JKT-261117-0001'))).toEqual(HELD_OWN)
})

/** Pieces of so many old notas that are none, as they are valued together. */
const ofNone = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const no_faktur_jual = `FJ-JKT-261101-${String(i + 1).padStart(4, '0')}`
    const {
      harga_beli: _price,
      nama_barang: _name,
      ke: _to,
      ...piece
    } = ofNota({ no_faktur_jual, barcodes: ['11000000001'] }, PRICE)
    return piece
  })

test('where nobody may look for old notas 40 a day are bought back all the same', async () => {
  await set(owner, { CARI_NOTA_LAMA: '0' })
  expect(refused(await opened(third.no_faktur_jual))).toEqual(HELD_OWN)
  expectStatus(await look(third.no_faktur_jual), 200)
  expectStatus(await kasir.post<Bought>('pembelian', buying([ofNota(third, PRICE)])), 201)
  expect(refused(await opened('FJ-JKT-261116-0001'))).toEqual(HELD_OWN)
  const value = (count: number) => kasir.post<Bought>('pembelian/taksir', { barang: ofNone(count) })
  const over = await value(41)
  expect([...refused(over), over.body.facts]).toEqual([...HELD_OWN, { batas: '40' }])
  expect(refused(await value(30))).toEqual([404, 'NOTA_TIDAK_DIKENAL'])
})

test('who checks purchases reads those that wait, whatever may be looked for', async () => {
  await set(owner, { CARI_NOTA_LAMA: '1', AKTIF_TGL_SUPERVISOR: 'TIDAK' })
  const read = async (who = spv) => {
    const all = await Promise.all(waiting.map(one => who.get<Bought>(`pembelian/${one}`)))
    return all.map(({ status }) => status)
  }
  expect(await read()).toEqual([200, 200])
  expectStatus(await spv.get('pembelian/FB-JKT-261101-0001'), 404)
  expect(await read()).toEqual([200, 200])
  const [mine = '', others = ''] = waiting
  expectStatus(await spv.post('validasi-pembelian', { nomor: mine, hasil: 'SESUAI' }), 201)
  const checked = { nomor: others, hasil: 'SESUAI' }
  expectStatus(await owner.post('validasi-pembelian', checked, { toko: 'JKT' }), 201)
  expect(await read(), 'what another has checked is no work any more').toEqual([200, 429])
  await set(owner, { CARI_NOTA_LAMA: '0' })
  expect(await read(kasir), 'who does not check').toEqual([429, 429])
})
