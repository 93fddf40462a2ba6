import { type Queryable, rows, sql } from '../../../platform/sql.ts'
import type { JournalRow } from '../post-document.ts'

type Booked = Required<Omit<JournalRow, 'keterangan'>>

/** The journal that undoes a document's: its lines in their order, with their sides swapped. */
export async function reversedJournal(
  db: Queryable,
  kode_toko: string,
  nomor: string,
): Promise<JournalRow[]> {
  const journal = await rows<Booked>(
    db,
    sql`select baris, nomor_akun, jenis_akun, debit_rp, kredit_rp, murni_ug, laci
        from jurnal_baris where kode_toko = ${kode_toko} and nomor = ${nomor} order by baris`,
  )
  return journal.map((line, index) => ({
    ...line,
    baris: index + 1,
    debit_rp: line.kredit_rp,
    kredit_rp: line.debit_rp,
    murni_ug: -line.murni_ug,
    keterangan: `Batal ${nomor}`,
  }))
}

/** The earlier day that a journal by hand was booked on: what undoes it is booked there, too. */
export function bookedOn(isi: unknown): { tgl_buku?: string } {
  const { tgl_buku } = (isi ?? {}) as { tgl_buku?: string }
  return tgl_buku === undefined ? {} : { tgl_buku }
}
