import type { Page } from '@playwright/test'
import { commandAs, readAs } from './read-as.ts'

/** A bought piece of a store that nobody sorted, as the queue tells it. */
export interface WaitingPiece {
  readonly kode_barcode: string
  readonly versi: number
  readonly berat: number
  readonly usulan: string | null
  readonly mode_harga: string
}

const LOOSE = {
  ...{ nama_barang: 'Cincin tanpa nota', kode_dept: 'CINCIN', kode_group: 'T700' },
  ...{ kode_kadar: '700', berat: 3.237, kode_kondisi: 'UTUH' },
} as const

let sellers = 0

/** Rings that whoever is logged in on a page buys for its store; they wait to be sorted. */
export async function boughtBack(page: Page, count: number): Promise<readonly WaitingPiece[]> {
  const { data } = await readAs<{ data: { kode_sales: string }[] }>(page, 'sales')
  const { nama_barang, ...asked } = LOOSE
  const valued = await commandAs<{ barang: { target: number }[] }>(page, 'pembelian/taksir', {
    transaksi: 'PEMBELIAN',
    barang: [asked],
  })
  const total = valued.barang[0]?.target ?? 0
  const pieces: WaitingPiece[] = []
  for (let i = 0; i < count; i += 1) {
    // Each from somebody else: what one person brings in a day is one sum. His name holds no long
    // number: one in ten could be a payment card's.
    sellers += 1
    const no_identitas = `32730145078${String(sellers).padStart(5, '0')}`
    const { barang } = await commandAs<{ barang: string[] }>(page, 'pembelian', {
      kode_sales: data[0]?.kode_sales,
      penjual: { nama: `Ibu Kenari ${sellers}`, alamat: 'Jl. Kenari 3', no_identitas },
      barang: [{ ...LOOSE, ke: 'BLN', harga_beli: total }],
      pembayaran: [{ cara: 'TUNAI', jumlah: total }],
      total,
    })
    pieces.push(await readAs<WaitingPiece>(page, `antre-sortir/${barang[0]}`))
  }
  return pieces
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
  const [piece] = await boughtBack(page, 1)
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
