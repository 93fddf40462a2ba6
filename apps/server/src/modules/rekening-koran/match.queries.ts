import { bankEntries } from '../../engines/report/rows/bank-entries.ts'
import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'
import { type EntryRow, LINE, type LineRow } from './terbuka/open.queries.ts'

/** Alone with the store: nothing is posted, undone or matched until the transaction ends. */
export const holdStore = (db: Queryable, kode_toko: string) =>
  run(db, sql`select kunci_hari(${kode_toko}, true)`)

export interface MatchRow {
  id_cocok: string
  cara: 'PASTI' | 'TANGAN'
  user_id: string
  pada: Date
  jumlah_rp: number
  lepas_oleh: string | null
  lepas_pada: Date | null
}

export const matchesOf = (db: Queryable, kode_toko: string, ids: readonly string[]) =>
  rows<MatchRow & { baris: number }>(
    db,
    sql`select c.id_cocok, c.cara, c.user_id, c.pada, c.jumlah_rp, c.lepas_oleh, c.lepas_pada,
          jsonb_array_length(c.isi->'baris') as baris
        from koran_cocok c
        where c.kode_toko = ${kode_toko} and c.id_cocok = any (${ids}::text[])`,
  )

/** Entries of matches. */
export const matchedEntries = (db: Queryable, kode_toko: string, ids: readonly string[]) =>
  rows<EntryRow & { id_cocok: string }>(
    db,
    sql`select k.id_cocok, j.nomor, j.baris, j.jenis, j.tgl, j.debit_rp - j.kredit_rp as jumlah,
          coalesce(d.keterangan, d.nama_customer) as keterangan
        from koran_jurnal k
        join jurnal_baris j on j.kode_toko = ${kode_toko} and j.nomor = k.nomor
          and j.baris = k.baris
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = k.nomor
        where k.kode_toko = ${kode_toko} and k.id_cocok = any (${ids}::text[])
        order by j.tgl, j.nomor, j.baris`,
  )

/** The lines somebody means, held for him. */
export const holdLines = (
  db: Queryable,
  kode_toko: string,
  no_rekening: string,
  marks: readonly string[],
) =>
  rows<LineRow>(
    db,
    sql`select ${LINE} from koran_baris g
        where g.kode_toko = ${kode_toko} and g.no_rekening = ${no_rekening}
          and g.sidik = any (${marks}::text[]) order by g.sidik for update`,
  )

export interface EntryState extends EntryRow {
  no_rekening: string | null
  kode_bank: string
  id_cocok: string | null
  batal: string | null
}

/** The entries of documents about money in a bank, as they stand. */
export const entriesOf = (db: Queryable, kode_toko: string, numbers: readonly string[]) =>
  rows<EntryState>(
    db,
    sql`select e.nomor, e.baris, e.jenis, e.tgl, e.jumlah, null as keterangan, e.no_rekening,
          e.kode_bank, e.id_cocok, e.batal
        from (${bankEntries(kode_toko)}) e where e.nomor = any (${numbers}::text[])`,
  )

export interface Match {
  readonly id_cocok: string
  readonly jumlah: number
  readonly baris: readonly string[]
  readonly jurnal: readonly { readonly nomor: string; readonly baris: number }[]
}

interface By {
  readonly no_rekening: string
  readonly cara: 'PASTI' | 'TANGAN'
  readonly user_id: string
  readonly pada: Date
}

/**
 * Keeps matches of lines that are held and entries nobody can undo meanwhile. What is returned
 * keeps a distributed database from sending the rows it selects by COPY.
 */
export async function keepMatches(
  db: Queryable,
  kode_toko: string,
  { no_rekening, cara, user_id, pada }: By,
  matches: readonly Match[],
): Promise<void> {
  const all = sql`jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
    as m(id_cocok text, jumlah bigint, baris jsonb, jurnal jsonb)`
  await run(
    db,
    sql`insert into koran_cocok (kode_toko, id_cocok, no_rekening, cara, jumlah_rp, user_id, pada,
          isi)
        select ${kode_toko}, m.id_cocok, ${no_rekening}, ${cara}, m.jumlah, ${user_id}, ${pada},
          jsonb_build_object('baris', m.baris, 'jurnal', m.jurnal) from ${all}
        returning 1`,
  )
  await run(
    db,
    sql`insert into koran_jurnal (kode_toko, nomor, baris, id_cocok, no_rekening)
        select ${kode_toko}, j.nomor, j.baris, m.id_cocok, ${no_rekening} from ${all},
          jsonb_to_recordset(m.jurnal) as j(nomor text, baris integer)
        returning 1`,
  )
  await run(
    db,
    sql`update koran_baris g set id_cocok = m.id_cocok
        from ${all}, jsonb_array_elements_text(m.baris) as l(sidik)
        where g.kode_toko = ${kode_toko} and g.no_rekening = ${no_rekening} and g.sidik = l.sidik
          and g.id_cocok is null`,
  )
}

/** A match, held for whoever undoes it. */
export const holdMatch = (db: Queryable, kode_toko: string, id_cocok: string) =>
  first<MatchRow>(
    db,
    sql`select id_cocok, cara, user_id, pada, jumlah_rp, lepas_oleh, lepas_pada from koran_cocok
        where kode_toko = ${kode_toko} and id_cocok = ${id_cocok} for update`,
  )

/** Its lines and entries are open again; what it was stays. Answers how many lines. */
export async function undoMatch(
  db: Queryable,
  kode_toko: string,
  how: { id_cocok: string; user_id: string; pada: Date; alasan: string },
): Promise<number> {
  const { id_cocok, user_id, pada, alasan } = how
  await run(
    db,
    sql`update koran_cocok set lepas_oleh = ${user_id}, lepas_pada = ${pada}, alasan = ${alasan}
        where kode_toko = ${kode_toko} and id_cocok = ${id_cocok}`,
  )
  await run(
    db,
    sql`delete from koran_jurnal where kode_toko = ${kode_toko} and id_cocok = ${id_cocok}`,
  )
  return run(
    db,
    sql`update koran_baris set id_cocok = null
        where kode_toko = ${kode_toko} and id_cocok = ${id_cocok}`,
  )
}
