import type {
  BarangDetail,
  BarangRow,
  getBarang,
  listBarang,
  riwayatBarang,
} from '@kencana/contract/areas/barang'
import type * as commands from '@kencana/contract/areas/barang/commands'
import type { offerBarang, withdrawBarang } from '@kencana/contract/areas/barang/marketplace'
import type { labelTemplat, printStockSlip } from '@kencana/contract/areas/barang/slip'
import type { priceBoard } from '@kencana/contract/areas/harga-emas'
import { call, callFile, routeRef } from '../../lib/api.ts'

export type { BarangDetail, BarangRow }

/** Calls on pieces, without their schemas. */
export const calls = {
  list: routeRef<typeof listBarang>('GET', 'barang'),
  get: routeRef<typeof getBarang>('GET', 'barang/{kode_barcode}'),
  history: routeRef<typeof riwayatBarang>('GET', 'barang/{kode_barcode}/riwayat'),
  add: routeRef<typeof commands.addBarang>('POST', 'barang'),
  addMany: routeRef<typeof commands.addBarangBanyak>('POST', 'barang/banyak'),
  upload: routeRef<typeof commands.uploadBarang>('POST', 'barang/upload-banyak'),
  template: routeRef<typeof commands.templateBarang>('GET', 'barang/contoh-upload'),
  edit: routeRef<typeof commands.editBarang>('PUT', 'barang/{kode_barcode}'),
  offer: routeRef<typeof offerBarang>('PUT', 'barang/{kode_barcode}/marketplace'),
  withdraw: routeRef<typeof withdrawBarang>('DELETE', 'barang/{kode_barcode}/marketplace'),
  uploadPicture: routeRef<typeof commands.uploadGambar>('POST', 'barang/upload-image'),
  move: routeRef<typeof commands.moveBarang>('POST', 'barang/pindah'),
  moveTray: routeRef<typeof commands.moveBaki>('POST', 'barang/pindah-baki'),
  destroy: routeRef<typeof commands.destroyBarang>('POST', 'barang/hancur'),
  print: routeRef<typeof commands.printBarcode>('POST', 'barang/cetak-barcode'),
  slip: routeRef<typeof printStockSlip>('GET', 'slip-barang/{nomor}'),
  label: routeRef<typeof labelTemplat>('GET', 'label-templat'),
  board: routeRef<typeof priceBoard>('GET', 'harga-emas'),
}

/** One piece by its barcode. */
export const pieceOf = (kode_barcode: string): Promise<BarangDetail> =>
  call(calls.get, { params: { kode_barcode } })

/** Address of a picture to be shown: fetched with the token, so an object of this page. */
export async function pictureUrl(kode_barcode: string, kecil: boolean): Promise<string> {
  const route = routeRef<unknown>('GET', 'barang/{kode_barcode}/gambar')
  const input = { params: { kode_barcode }, query: { kecil: kecil ? 'ya' : 'tidak' } }
  return URL.createObjectURL((await callFile(route, input as never)).blob)
}

/** Keeps a picture of a piece. */
export function sendPicture(kode_barcode: string, image: File): Promise<unknown> {
  const body = new FormData()
  body.set('kode_barcode', kode_barcode)
  body.set('image', image)
  return call(calls.uploadPicture, { body } as never)
}
