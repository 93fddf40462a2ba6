import { type APIRequestContext, expect } from '@playwright/test'
import { approvedByOwner, PASSWORD } from './shop.ts'
import { sellingBy } from './sold-before.ts'

/** The owner's calls for a store, from elsewhere. */
export type Send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>

/** Logs the owner in, at a device of his own. */
export async function ownerOf(request: APIRequestContext, toko: string): Promise<Send> {
  const data = { user_id: 'OWNER', password: PASSWORD, akhiri_sesi_lain: true }
  const { token } = await (await request.post('/api/v1/users/login', { data })).json()
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    const asked = { method, headers, ...(body === undefined ? {} : { data: body }) }
    const answer = await request.fetch(`/toko/${toko}/api/v1/${path}`, asked)
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
}

/** Lays money into a drawer: it gives no more than it holds. */
export async function fillDrawer(send: Send): Promise<void> {
  const float = { kode_transaksi: 'MODAL', jumlah: 50_000_000, keterangan: 'Modal laci' }
  await send('POST', 'uang-kas', { ...float, laci: 'KASIR' })
}

/** Closes the open day of a store and fills its drawer; answers it and the one that is open. */
export async function closeDay(send: Send): Promise<readonly [string, string]> {
  type State = { tgl_system: string; laci: string[] }
  const { tgl_system, laci } = await send<State>('GET', 'tutup-toko')
  const hitungan = laci.map(one => ({ laci: one, pecahan: {} }))
  const body = { tgl_system, hitungan, tetap_tutup: true, alasan_selisih: 'Tidak dihitung' }
  const otorisasi = await approvedByOwner(body, asked => send('POST', 'authorization', asked))
  const command = { ...body, otorisasi }
  const { tgl_berikut } = await send<{ tgl_berikut: string }>('POST', 'tutup-toko', command)
  await fillDrawer(send)
  return [tgl_system, tgl_berikut]
}

const soldNow = async (send: Send): Promise<string> =>
  (await (await sellingBy(send)).sold('Ibu Pagi', 1)).nomor

/** Takes back the last sale of the open day: what a screen says of a day with one shows it. */
export async function cancelSale(send: Send): Promise<void> {
  const { tgl_system } = await send<{ tgl_system: string }>('GET', 'tutup-toko')
  const day = `tgl_from=${tgl_system}&tgl_to=${tgl_system}`
  const found = await send<{ data: { no_faktur_jual: string }[] }>(
    'GET',
    `penjualan?status=SELESAI&${day}`,
  )
  // Soon after midnight a shop has sold nothing yet.
  const nomor = found.data[0]?.no_faktur_jual ?? (await soldNow(send))
  const path = `penjualan/${nomor}/batal`
  const body = { alasan: 'Salah ukuran' }
  const perintah = { route: `POST ${path}`, body }
  const who = { user_id: 'OWNER', password: PASSWORD, alasan: 'Pembeli keliru' }
  const asked = { ...who, kategori: 'BATAL_PENJUALAN', perintah }
  const { otorisasi } = await send<{ otorisasi: string }>('POST', 'authorization', asked)
  await send('POST', path, { ...body, otorisasi })
}
