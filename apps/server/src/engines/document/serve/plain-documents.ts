import { type Queryable, type Sql, sql } from '../../../platform/sql.ts'
import type { Cancelling, Reversal, Step } from './cancel-document.ts'
import { inDays } from './list-documents.ts'

/** What a list of plain documents is asked for. */
interface Asked {
  readonly tgl_from?: string | undefined
  readonly tgl_to?: string | undefined
  readonly kode_sales?: string | undefined
  readonly status: 'ALL' | 'SELESAI' | 'BATAL'
}

/** Documents of a kind as `d`, each with the one that undid it as `b`. */
export const fromDocuments = (kode_toko: string, jenis: string): Sql => sql`
  from dokumen d
  left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
  where d.kode_toko = ${kode_toko} and d.jenis = ${jenis}`

/** Those of them that are asked for by day, sales person and whether they stand. */
export function askedOf({ kode_sales, status, ...days }: Asked): Sql[] {
  const parts = inDays(sql`d.tgl`, days)
  if (kode_sales) parts.push(sql`d.kode_sales = ${kode_sales}`)
  if (status === 'SELESAI') parts.push(sql`b.nomor is null`)
  if (status === 'BATAL') parts.push(sql`b.nomor is not null`)
  return parts
}

/** What is known of a document that is all there is to its number. */
interface Alone {
  readonly nomor: string
  readonly jenis: string
  readonly tgl: string
  readonly no_batal: string | null
}

/** How such a document is undone: there is none after it. */
export const undoneAlone = <Found extends Alone>(
  jenis: string,
  reversal: Reversal,
  find: (db: Queryable, kode_toko: string, nomor: string) => Promise<Found | undefined>,
): Cancelling<Found, Step> => ({
  find: async ({ db, kode_toko }, nomor) => {
    const found = await find(db, kode_toko, nomor)
    return found?.jenis === jenis ? found : undefined
  },
  steps: (_ctx, { nomor, tgl, no_batal }) => [
    { nomor, jenis, tgl, membatalkan: null },
    ...(no_batal === null
      ? []
      : [{ nomor: no_batal, jenis: reversal.jenis, tgl, membatalkan: nomor }]),
  ],
  undoes: { [jenis]: reversal },
})
