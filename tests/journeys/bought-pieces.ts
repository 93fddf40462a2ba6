import type { Page } from '@playwright/test'
import { commandAs, readAs } from './read-as.ts'

/** A bought piece of a store that nobody sorted. */
export interface WaitingPiece {
  readonly kode_barcode: string
  readonly versi: number
  readonly berat: number
  readonly usulan: string | null
  readonly mode_harga: string
}

/** Those of the store of whoever is logged in on a page, the oldest first. */
export const waitingPieces = async (page: Page): Promise<readonly WaitingPiece[]> => {
  const path = 'antre-sortir?tujuan=BELUM&limit=200'
  return (await readAs<{ data: WaitingPiece[] }>(page, path)).data
}

/** A craftsman of the store who does everything and may lose 5 permil; his code. */
export async function newCraftsman(page: Page, kode_tukang: string): Promise<string> {
  await commandAs(page, 'tukang', {
    ...{ kode_tukang, nama_tukang: `Pak ${kode_tukang}`, jenis_kerja: 'SEMUA', susut_permil: 5 },
    ...{ telepon: '', alamat: '', status: 'AKTIF' },
  })
  return kode_tukang
}

/** A bought piece that a craftsman has since; its barcode. */
export async function sentAway(page: Page): Promise<string> {
  const [piece] = await waitingPieces(page)
  const { kode_barcode = '', versi } = piece ?? {}
  const kode_tukang = await newCraftsman(page, 'BAKAR')
  await commandAs(page, 'kirim-cuci', {
    ...{ proses: 'CUCI', kode_tukang, barang: [{ kode_barcode, versi }] },
  })
  return kode_barcode
}

/** A scale of the store, as A&D's speak. */
export const newScale = (page: Page, tera_sampai: string) =>
  commandAs(page, 'timbangan', {
    ...{ kode_timbangan: 'FX', nama_timbangan: 'A&D FX-300', no_seri: '15012345', kelas: 'II' },
    ...{ daya_baca: 0.001, tera_sampai, pola: 'AND' },
    ...{ baud: '2400', bits: '7', parity: 'even', stop: '1' },
  })
