import { DOCUMENTS } from '@kencana/contract/names/documents'
import { expect } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { expectStatus, read } from '../hutang/counter.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

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

/** A paper of a closed day tells every kind that moved cash, and what each drawer moved. */
export async function tellsCash(api: TestApi, spv: Caller, id: string, tgl: string) {
  const { rows } = await reportOf(spv, id, { tgl })
  expect(cashOf(rows), id).toEqual(drawersOf(rows))
  const moved = await read(
    api,
    sql`select distinct jenis from jurnal_baris
      where tgl = ${tgl}::date and jenis_akun in ('KAS', 'KAS_GADAI')`,
  )
  const kinds = rows.filter(row => row.bagian === 'Kas per Transaksi').map(row => row.uraian)
  const names = moved.map(({ jenis }) => DOCUMENTS[jenis as keyof typeof DOCUMENTS])
  expect(new Set(kinds), id).toEqual(new Set(names))
}

type Told = Readonly<Record<string, unknown>>

/** What a paper of the day says moved each drawer: by what its rows add up to. */
export const cashOf = (rows: readonly Told[]) =>
  added(rows, 'Kas per Transaksi', row => /^[\w-]*/.exec(String(row.keterangan))?.[0] ?? '')

/** And by what it says of the drawers themselves. */
export const drawersOf = (rows: readonly Told[]) =>
  added(rows, 'Kas per Laci', row => String(row.uraian))

function added(rows: readonly Told[], bagian: string, drawer: (row: Told) => string) {
  const sums: Record<string, readonly [number, number]> = {}
  for (const row of rows.filter(one => one.bagian === bagian)) {
    const [masuk, keluar] = sums[drawer(row)] ?? [0, 0]
    sums[drawer(row)] = [masuk + Number(row.masuk), keluar + Number(row.keluar)]
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum.some(rp => rp > 0)))
}
