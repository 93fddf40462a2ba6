import { expect } from 'vitest'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'

export interface Added {
  no_tambah: string
  barang: string[]
}

/** A ring of the worked example (04-domain B4). */
export const ring = (more: Record<string, unknown> = {}) => ({
  nama_barang: 'Cincin Polos Mawar',
  kode_dept: 'CINCIN',
  kode_group: 'T750',
  kode_baki: 'A01',
  berat: 3.237,
  modal_rp: 4_900_000,
  ongkos_per_gram: 60_000,
  ...more,
})

/** The answer's body, when it has the wanted status. */
export function ok<T>(answer: Answer<T>, status = 200): T {
  expect(answer.status, answer.text).toBe(status)
  return answer.body
}

/** Takes pieces in through the door and answers their barcodes. */
export async function add(caller: Caller, ...pieces: Record<string, unknown>[]): Promise<string[]> {
  const barang = pieces.length === 0 ? [ring()] : pieces
  return ok(await meant<Added>(caller, 'barang', { barang }), 201).barang
}

/** Sets the price of 750 per gram on the board of JKT. */
export async function priceBoard(api: TestApi, harga_jual = 1_550_000): Promise<void> {
  const owner = await api.as('OWNER')
  const baris = [{ kode_kadar: '750', harga_jual, harga_beli: harga_jual - 60_000 }]
  ok(await owner.post('harga-emas', { baris }, { toko: 'JKT' }), 201)
}

/** Cells as a CSV file of the upload. */
export function csvForm(rows: readonly (readonly string[])[], name = 'barang.csv'): FormData {
  const form = new FormData()
  const text = rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(','))
  form.set('file', new Blob([text.join('\r\n')]), name)
  return form
}
