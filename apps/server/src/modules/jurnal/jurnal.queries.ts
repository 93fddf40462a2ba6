import type { StatusJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import type { BarisJurnal } from '@kencana/domain/posting/buku/jurnal-umum'
import { readAjuan, type AjuanRow as Submitted } from '../../engines/document/ajuan/read-ajuan.ts'
import { containing, inDays } from '../../engines/document/serve/list-documents.ts'
import { fromDocuments } from '../../engines/document/serve/plain-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** A submitted journal as it stands, with its lines. */
export interface AjuanRow extends Submitted {
  readonly keterangan: string
  readonly murni_ug: number
  readonly membalik: string | null
  readonly isi: { readonly baris: readonly BarisJurnal[]; readonly tgl_buku?: string }
  readonly alasan: string | null
}

/** How submitted journals are read. */
export const ajuan = readAjuan<AjuanRow>({
  tabel: 'ajuan_jurnal',
  columns: sql`a.keterangan, a.murni_ug, a.membalik, a.isi, a.alasan`,
  found: (_, like) => sql`concat_ws(' ', a.no_ajuan, a.no_akhir, a.user_id, a.keterangan,
    a.membalik) ilike ${like}`,
})

/** A posted journal by hand. */
export interface JurnalRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  total_rp: number
  keterangan: string | null
  isi: {
    readonly ajuan: { readonly no_ajuan: string; readonly user_id: string; readonly pada: string }
    readonly murni_ug: number
    readonly membalik?: string
    readonly tgl_buku?: string
  }
  no_batal: string | null
  no_balik: string | null
  status: StatusJurnal
}

/** Each journal `d` with what undid it as `b` and what turned it round as `r`. */
const fromJournals = (kode_toko: string): Sql => sql`
  from (select d.*, b.nomor as no_batal, ${standingTurn(kode_toko, sql`d.nomor`)} as no_balik
    ${fromDocuments(kode_toko, 'JURNAL_UMUM')}) d`

/** The journal that turned one round and was not taken back itself. */
const standingTurn = (kode_toko: string, nomor: Sql): Sql => sql`(
  select min(r.nomor) from dokumen r where r.kode_toko = ${kode_toko} and r.jenis = 'JURNAL_UMUM'
    and r.isi->>'membalik' = ${nomor} and not exists (select 1 from dokumen x
      where x.kode_toko = ${kode_toko} and x.membatalkan = r.nomor))`

const STATUS = sql`case when d.no_batal is not null then 'BATAL'
  when d.no_balik is not null then 'DIBALIK' else 'SELESAI' end`

const COLUMNS = sql`d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.total_rp, d.keterangan, d.isi,
  d.no_batal, d.no_balik, ${STATUS} as status`

export const findJurnal = (db: Queryable, kode_toko: string, nomor: string) =>
  first<JurnalRow>(db, sql`select ${COLUMNS} ${fromJournals(kode_toko)} where d.nomor = ${nomor}`)

interface Asked {
  readonly q?: string | undefined
  readonly tgl_from?: string | undefined
  readonly tgl_to?: string | undefined
  readonly kode_sales?: string | undefined
  readonly status: StatusJurnal | 'ALL'
}

/** Journals that are asked for; nobody sells by one, so that one of a sales person is none. */
export function askedJournals(kode_toko: string, { q, kode_sales, status, ...days }: Asked): Sql {
  return sql`${fromJournals(kode_toko)} where ${every([
    sql`true`,
    ...inDays(sql`d.tgl`, days),
    ...(kode_sales ? [sql`d.kode_sales = ${kode_sales}`] : []),
    ...(status === 'ALL' ? [] : [sql`${STATUS} = ${status}`]),
    ...(q
      ? [
          sql`concat_ws(' ', d.nomor, d.keterangan, d.isi->'ajuan'->>'no_ajuan',
            d.isi->'ajuan'->>'user_id', d.isi->>'membalik') ilike ${containing(q)}`,
        ]
      : []),
  ])}`
}

/** A page of them, the newest first. */
export const journalPage = (from: Sql, window: Sql): Sql =>
  sql`select ${COLUMNS} ${from} order by d.pada desc, d.nomor desc ${window}`

/** Lines of a posted journal as they were written. */
export const linesOf = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<BarisJurnal>(
    db,
    sql`select nomor_akun, debit_rp, kredit_rp, murni_ug, coalesce(keterangan, '') as keterangan
        from jurnal_baris where kode_toko = ${kode_toko} and nomor = ${nomor} order by baris`,
  )

/**
 * What turned a journal round, or waits to do so; undefined where nothing does. One statement, for
 * a submission that is approved meanwhile is one or the other. `but`: a submission left out.
 */
export const turnedBy = async (db: Queryable, kode_toko: string, nomor: string, but = '') =>
  (
    await first<{ oleh: string }>(
      db,
      sql`select o.oleh from (
            select r.nomor as oleh, 1 as urut from dokumen r where r.kode_toko = ${kode_toko}
              and r.jenis = 'JURNAL_UMUM' and r.isi->>'membalik' = ${nomor}
              and not exists (select 1 from dokumen x
                where x.kode_toko = ${kode_toko} and x.membatalkan = r.nomor)
            union all
            select a.no_ajuan, 2 from ajuan_jurnal a where a.kode_toko = ${kode_toko}
              and a.status = 'MENUNGGU' and a.membalik = ${nomor} and a.no_ajuan <> ${but}
          ) o order by o.urut, o.oleh limit 1`,
    )
  )?.oleh

/** Since when the store has books, and who closed the month a day is in. */
export const bookDay = async (db: Queryable, kode_toko: string, tgl: string) =>
  (await first<{ pertama: string | null; penutup: string | null }>(
    db,
    sql`select (select min(tgl) from hari_bisnis where kode_toko = ${kode_toko}) as pertama,
          (select user_id from periode where kode_toko = ${kode_toko} and status = 'TUTUP'
            and bulan = date_trunc('month', ${tgl}::date)::date) as penutup`,
  )) ?? { pertama: null, penutup: null }
