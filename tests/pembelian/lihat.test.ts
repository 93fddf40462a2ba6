import type { BarangDetail, RiwayatRow } from '@kencana/contract/areas/barang'
import { expect, test } from 'vitest'
import { expectStatus, type Problem } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { buy, buyingBack, openBuying, sellRings, show, takeBack } from './counter.ts'

// What becomes of bought pieces where pieces and documents are looked up.

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)

/** Buys a ring of a nota back; the store that sold it may be another. */
async function boughtBack(toko = 'JKT') {
  const seller = toko === 'JKT' ? kasir : (await openBuying(api, toko)).kasir
  const { no_faktur_jual, barcodes } = await sellRings(owner, seller, 1, toko)
  const { barang, ...rest } = buyingBack(no_faktur_jual, barcodes[0] ?? '')
  const answer = expectStatus(await buy(kasir, barang, rest), 201)
  return { nomor: answer.no_faktur_beli, baru: answer.barang[0] ?? '', lama: barcodes[0] ?? '' }
}
const piece = async (kode: string) =>
  expectStatus(await spv.get<BarangDetail>(`barang/${kode}`), 200)

async function destroyed(kode: string) {
  const body = { barang: [kode], alasan: 'Dilebur' }
  const otorisasi = await spv.grant('HANCUR_BARANG', 'POST pembelian/hancur', body)
  const command = { ...body, otorisasi }
  return expectStatus(await spv.post<{ no_hancur: string }>('pembelian/hancur', command), 201)
}

test('a bought piece lies in BLN, names the one that was sold and its purchase', async () => {
  const { nomor, baru, lama } = await boughtBack()
  expect(await piece(baru)).toMatchObject({
    status: 'BLN',
    kode_baki: 'BLN',
    asal_barcode: lama,
    asal_di_toko: true,
    no_masuk: nomor,
  })
  expect(await piece(lama)).toMatchObject({ status: 'TERJUAL', asal_barcode: null })
  const listed = await spv.get<{ data: BarangDetail[] }>('barang?status=BLN&limit=100')
  expect(listed.body.data.map(row => row.kode_barcode)).toContain(baru)
  const forSale = await spv.get<{ data: BarangDetail[] }>('barang?limit=100')
  expect(forSale.body.data.map(row => row.kode_barcode)).not.toContain(baru)
  const story = await spv.get<RiwayatRow[]>(`barang/${baru}/riwayat`)
  expect(story.body).toMatchObject([{ aksi: 'PEMBELIAN', nomor, ke_status: 'BLN' }])
})

test('a piece of another store’s nota does not lead to what this store does not have', async () => {
  const { baru, lama } = await boughtBack('BDG')
  expect(await piece(baru)).toMatchObject({ asal_barcode: lama, asal_di_toko: false })
})

test('pieces of a cancelled purchase stay readable, as cancelled', async () => {
  const { nomor, baru } = await boughtBack()
  expectStatus(await takeBack(kasir, nomor), 201)
  expect(await piece(baru)).toMatchObject({ status: 'BATAL' })
  const story = await spv.get<RiwayatRow[]>(`barang/${baru}/riwayat`)
  expect(story.body.map(({ aksi }) => aksi)).toEqual(['PEMBELIAN', 'BATAL_PEMBELIAN'])
})

test('what was destroyed has the slip of scrap, for who may open the screen', async () => {
  const { baru } = await boughtBack()
  const { no_hancur } = await destroyed(baru)
  const slip = await spv.bytes(`slip-barang/${no_hancur}`)
  expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('a purchase whose piece is destroyed is not taken back: the piece is named', async () => {
  const { nomor, baru } = await boughtBack()
  await destroyed(baru)
  const late = await takeBack(kasir, nomor)
  expect([late.status, late.body.code, late.body.facts]).toEqual([
    409,
    'BARANG_SUDAH_BERGERAK',
    { kode_barcode: baru },
  ])
})

test('the detail says who checked it', async () => {
  const { nomor } = await boughtBack()
  expect((await show(spv, nomor)).validasi).toEqual([])
  const body = { nomor, hasil: 'TIDAK_SESUAI', keterangan: 'Slip belum ditandatangani' }
  expectStatus(await spv.post('validasi-pembelian', body), 201)
  expect((await show(kasir, nomor)).validasi).toMatchObject([{ ...body, user_id: 'SPV-JKT' }])
})

test('its tray stays while a bought piece is there', async () => {
  await boughtBack()
  const answer = await spv.del<Problem>('baki/BLN')
  expect([answer.status, answer.body.code]).toEqual([409, 'MASIH_DIPAKAI'])
})
