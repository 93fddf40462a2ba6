import { journalFor } from '@kencana/contract/cost'
import type { StoreCtx } from '../../../platform/context.ts'
import { rows, sql } from '../../../platform/sql.ts'

/** A line of a document's journal, with the name of its account. */
export interface BookedLine {
  readonly nomor_akun: string
  readonly nama_akun: string
  readonly jenis_akun: string
  readonly debit_rp: number
  readonly kredit_rp: number
  readonly murni_ug: number
}

/** The journals of documents, in their order: the lines that who asks may see, as they travel. */
export async function journalsOf({ db, kode_toko, actor }: StoreCtx, nomor: readonly string[]) {
  const lines = await rows<BookedLine & { readonly nomor: string }>(
    db,
    sql`select j.nomor, j.nomor_akun, coalesce(a.nama_akun, j.nomor_akun) as nama_akun,
          j.jenis_akun, j.debit_rp, j.kredit_rp, j.murni_ug
        from jurnal_baris j left join akun a on a.nomor_akun = j.nomor_akun
        where j.kode_toko = ${kode_toko} and j.nomor = any (${nomor}::text[])
        order by array_position(${nomor}::text[], j.nomor), j.baris`,
  )
  return journalFor(actor.level, lines).map(line => ({ nomor: line.nomor, ...lineSaid(line) }))
}

/** A journal line as it travels. */
export const lineSaid = (line: BookedLine) => ({
  nomor_akun: line.nomor_akun,
  nama_akun: line.nama_akun,
  jenis_akun: line.jenis_akun,
  debit: line.debit_rp,
  kredit: line.kredit_rp,
  murni_ug: line.murni_ug,
})
