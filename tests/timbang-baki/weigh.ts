import type { Timbang } from '@kencana/contract/areas/barang/timbang'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

interface Weighed {
  readonly kode_baki: string
  readonly kode_gudang?: string
  readonly berat_timbang: number
  readonly alasan?: string
  readonly sumber?: string
  readonly kode_timbangan?: string
  readonly baris_mentah?: string
}

/** A scale as its master keeps it, but for its code. */
export const SCALE = {
  ...{ nama_timbangan: 'A&D FX-300', no_seri: '15012345', kelas: 'II', daya_baca: 0.001 },
  ...{ pola: 'AND', baud: '2400', bits: '7', parity: 'even', stop: '1' },
}

/** A tray that is begun, weighed, and explained where that is said. */
export async function weighTray(
  caller: Caller,
  { kode_baki, kode_gudang = 'ETALASE', ...told }: Weighed,
): Promise<Timbang> {
  const body = { kode_gudang, kode_toko: kode_baki }
  const begun = await caller.post<{ data_timbang: Timbang[] }>('timbang-baki/start', body)
  const id = expectStatus(begun, 201).data_timbang.at(-1)?.id ?? ''
  return expectStatus(await caller.put<Timbang>(`timbang-baki/${id}`, told), 200)
}
