import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

/** Documents of pieces that went from tray to tray, and of those that were destroyed. */
export interface MovedPieces {
  readonly no_pindah: string
  readonly no_hancur: string
}

/** Puts pieces into a tray and sends the last of them to scrap from there. */
export async function moveAndScrap(
  spv: Caller,
  pieces: readonly string[],
  ke_baki: string,
): Promise<MovedPieces> {
  const moved = await spv.post<{ no_pindah: string }>('barang/pindah', {
    ke_baki,
    barang: pieces,
    keterangan: 'Tata ulang etalase',
  })
  const { no_pindah } = expectStatus(moved, 201)
  const body = { barang: pieces.slice(-1), alasan: 'Patah saat dibersihkan' }
  const otorisasi = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', body)
  const scrapped = await spv.post<{ no_hancur: string }>('barang/hancur', { ...body, otorisasi })
  return { no_pindah, no_hancur: expectStatus(scrapped, 201).no_hancur }
}
