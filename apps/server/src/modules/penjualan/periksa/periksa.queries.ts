import type { StatusAjuan } from '@kencana/contract/areas/nota/ajuan'
import { permilOf } from '../../../engines/document/purity.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../../platform/sql.ts'
import type { Agreed } from './submit-penjualan.ts'

/** A submitted sale as it stands, with who ended it. */
export interface AjuanRow {
  no_ajuan: string
  versi: number
  status: StatusAjuan
  tgl: string
  pada: Date
  user_id: string
  kode_sales: string | null
  nama_customer: string | null
  telp_customer: string | null
  pcs: number
  berat_mg: number
  total_rp: number
  keterangan: string | null
  no_akhir: string | null
  diputus_oleh: string | null
  diputus_pada: Date | null
  batal: boolean
  dicetak: number
}

const shown = (kode_toko: string, from: Sql): Sql => sql`
  select a.no_ajuan, a.versi, a.status, a.tgl, a.pada, a.user_id, a.kode_sales, a.nama_customer,
    a.telp_customer, a.pcs, a.berat_mg, a.total_rp, a.keterangan, a.no_akhir,
    g.user_id as diputus_oleh, g.pada as diputus_pada,
    exists (select from dokumen r where r.kode_toko = ${kode_toko} and r.membatalkan = a.no_akhir)
      as batal,
    (select count(*)::int from cetak_nota c
      where c.kode_toko = ${kode_toko} and c.nomor = a.no_akhir) as dicetak
  from ${from} a
  left join gerak_ajuan g on g.kode_toko = ${kode_toko} and g.no_ajuan = a.no_ajuan
    and g.versi = a.versi and g.dari_status is not null`

/** One submission with what was agreed, or undefined. */
export const findAjuan = (db: Queryable, kode_toko: string, nomor: string) =>
  first<AjuanRow & { isi: Agreed }>(
    db,
    sql`select s.*, a.isi from (${shown(kode_toko, sql`ajuan`)}
          where a.kode_toko = ${kode_toko} and a.no_ajuan = ${nomor}) s
        join ajuan a on a.kode_toko = ${kode_toko} and a.no_ajuan = s.no_ajuan`,
  )

/** Submissions of the open business day, newest first. */
export const ajuanToday = (db: Queryable, kode_toko: string) =>
  rows<AjuanRow>(
    db,
    sql`${shown(kode_toko, sql`ajuan`)} where a.kode_toko = ${kode_toko} and a.tgl = (select tgl
          from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA')
        order by a.pada desc, a.no_ajuan desc`,
  )

interface AjuanFilter {
  readonly q?: string | undefined
  readonly status: StatusAjuan | 'ALL'
}

function conditions(kode_toko: string, { q, status }: AjuanFilter): Sql {
  const parts: Sql[] = [sql`a.kode_toko = ${kode_toko}`]
  if (status !== 'ALL') parts.push(sql`a.status = ${status}`)
  if (q) {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    parts.push(
      sql`(a.no_ajuan ilike ${like} or a.no_akhir ilike ${like} or a.nama_customer ilike ${like}
        or a.telp_customer like ${like} or a.user_id ilike ${like}
        or exists (select 1 from dokumen_barang x where x.kode_toko = ${kode_toko}
          and x.nomor = a.no_ajuan and x.kode_barcode = ${q}))`,
    )
  }
  return every(parts)
}

/** A page of submissions: those that wait, oldest first; then those that were decided last. */
export async function ajuanPage(
  db: Queryable,
  kode_toko: string,
  filter: AjuanFilter,
  page: { skip: number; limit: number },
): Promise<{ count: number; rows: AjuanRow[] }> {
  const where = conditions(kode_toko, filter)
  const counted = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from ajuan a where ${where}`,
  )
  const found = await rows<AjuanRow>(
    db,
    sql`${shown(kode_toko, sql`ajuan`)} where ${where}
        order by g.pada desc nulls first, a.pada, a.no_ajuan
        limit ${page.limit} offset ${page.skip}`,
  )
  return { count: counted?.n ?? 0, rows: found }
}

/** The lines of a submission as rows of the document that ends it. */
export const agreedLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; isi: Record<string, unknown>; permil: number }>(
    db,
    sql`select l.kode_barcode, ${permilOf(sql`l`)}, to_jsonb(l) - array['kode_toko', 'nomor',
          'jenis', 'tgl', 'permil', 'sisa_permyriad'] as isi
        from dokumen_barang l where l.kode_toko = ${kode_toko} and l.nomor = ${nomor}
        order by l.baris`,
  )

/** The pieces a submission holds, as they stand. */
export const heldPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; versi: number; kode_baki: string }>(
    db,
    sql`select b.kode_barcode, b.versi, b.kode_baki from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by b.kode_barcode`,
  )
