import { expectStatus } from '../hutang/counter.ts'
import type { Caller } from '../sample-shop/api.ts'

/** The drawer a document took cash out of. */
export async function payingDrawer(spv: Caller, journal: string): Promise<string | undefined> {
  type Line = { jenis_akun: string; debit: number; kredit: number }
  const { status, body } = await spv.get<Line[]>(journal)
  const paid = (akun: string) =>
    body
      .filter(({ jenis_akun }) => jenis_akun === akun)
      .reduce((rp, { debit, kredit }) => rp + kredit - debit, 0)
  if (status !== 200) return undefined
  return paid('KAS') > 0 ? 'KASIR' : paid('KAS_GADAI') > 0 ? 'RR' : undefined
}

/** Spends what a drawer holds, or brings in what it owes. */
export async function emptyDrawer(owner: Caller, laci: string): Promise<void> {
  const toko = { toko: 'JKT' }
  type Book = { laci: { laci: string; akhir: number }[] }
  const book = expectStatus(await owner.get<Book>('cash/buku', toko), 200)
  const held = book.laci.find(one => one.laci === laci)?.akhir ?? 0
  if (held === 0) return
  const kode_transaksi = held > 0 ? 'LISTRIK' : 'LAIN-MASUK'
  const body = { kode_transaksi, jumlah: Math.abs(held), keterangan: 'Kosong', laci }
  expectStatus(await owner.post('uang-kas', body, toko), 201)
}
