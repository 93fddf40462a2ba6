import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buy, loose, ofNota, openBuying, refused, sellRings, show } from '../pembelian/counter.ts'
import { type Exchanged, exchanging } from '../pembelian/exchange.ts'
import { expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { offered, theOne } from './book.ts'

// Who brings gold is in the book as who buys is, and the book tells the counter his card.

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)

const CARD = { jenis_identitas: 'SIM', no_identitas: '317104410180' }
const PERSON = { nama: 'Ibu Ratih', telp: '0813 7000 0701', alamat: 'Jl. Cikini 9' }

test('a purchase and an exchange stand in the history of whom they are of', async () => {
  const penjual = { ...PERSON, ...CARD }
  const first = expectStatus(await buy(kasir, [loose(2_000_000)], { penjual }), 201)
  const nota = await sellRings(owner, kasir)
  const [ring = ''] = await takeIn(owner, [{}])
  const body = exchanging([ring], [ofNota(nota, 4_337_500)], {
    beli: { penjual: PERSON, barang: [ofNota(nota, 4_337_500)] },
  })
  const done = expectStatus(await kasir.post<Exchanged>('tukar-tambah', body), 201)

  const found = await theOne(spv, PERSON.telp)
  expect(found).toMatchObject({ ...PERSON, ...CARD, dokumen: 3 })
  expect(found.riwayat.map(({ jenis, nomor }) => [jenis, nomor]).sort()).toEqual([
    ['PEMBELIAN', first.no_faktur_beli],
    ['PEMBELIAN', done.no_faktur_beli],
    ['PENJUALAN', done.no_faktur_jual],
  ])
  expect(found.jumlah).toEqual([
    { jenis: 'PEMBELIAN', kali: 2, total: 6_337_500 },
    { jenis: 'PENJUALAN', kali: 1, total: RING_PRICE },
  ])
})

test('a purchase takes the card of who was chosen from the book', async () => {
  const [{ id = '', no_identitas } = {}] = await offered(kasir, 'ratih')
  expect(no_identitas).toBe('********0180')
  const chosen = { penjual: { ...PERSON, id_pelanggan: id } }
  const { no_faktur_beli } = expectStatus(await buy(kasir, [loose(2_100_000)], chosen), 201)
  expect((await show(spv, no_faktur_beli)).penjual).toMatchObject({ ...PERSON, ...CARD })
  expect((await theOne(spv, PERSON.telp)).riwayat[0]?.nomor).toBe(no_faktur_beli)
  const unknown = { penjual: { ...PERSON, id_pelanggan: randomUUID() } }
  expect((await buy(kasir, [loose(2_100_000)], unknown)).status).toBe(404)
  const nobody = await buy(kasir, [loose(2_100_000)], { penjual: PERSON })
  expect(refused(nobody)).toEqual([422, 'IDENTITAS_WAJIB'])
})
