import type { tugasDokumen } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

export const MILLION = 1_000_000

let people = 0

/** A person nobody has dealt with yet: name, telephone, card. */
export function person() {
  people += 1
  const own = String(people).padStart(4, '0')
  return {
    nama: `Orang ${String.fromCharCode(64 + (people % 26))}${own}`,
    telp: `0811 7100 ${own}`,
    jenis_identitas: 'KTP',
    no_identitas: `317101010101${own}`,
  }
}

export type Person = ReturnType<typeof person>

/** A sale of one new piece for so many rupiah, in cash unless more is said. */
export async function saleOf(owner: Caller, rp: number, more: object = {}, toko = 'JKT') {
  const piece = { mode_harga: 'BANDROL', harga_bandrol: rp, modal_rp: rp / 2 }
  const [kode_barcode = ''] = await takeIn(owner, [piece], toko)
  return {
    kode_sales: toko === 'JKT' ? 'DEWI' : 'NENG',
    barang: [{ kode_barcode }],
    pembayaran: [{ cara: 'TUNAI', jumlah: rp }],
    total: rp,
    ...more,
  }
}

export interface Sold {
  readonly no_faktur_jual: string
  readonly no_ajuan: string
  readonly code: string
  readonly facts: Readonly<Record<string, string>>
}

/** The task of a document, or nothing. */
export async function taskOf(who: Caller, nomor: string, toko?: string) {
  const options = toko === undefined ? {} : { toko }
  const answer = await who.get<AnswerOf<typeof tugasDokumen>>(`transaksi-besar/${nomor}`, options)
  return expectStatus(answer, 200)[0] ?? null
}
