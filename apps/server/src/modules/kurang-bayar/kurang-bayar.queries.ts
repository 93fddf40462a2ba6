import type { kurangBayar, StatusKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { z } from 'zod'
import { containing, inDays, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, type Sql, sql } from '../../platform/sql.ts'

/** A short payment as it stands; a bon like any other, what is owed is its money. */
export interface KurangRow {
  no_bon: string
  versi: number
  status: 'TERBUKA' | 'HABIS' | 'BATAL'
  nama: string
  telp: string
  tgl: string
  tgl_janji: string
  no_faktur_jual: string
  uang_rp: number
  keterangan: string | null
  /** What was short, and how often something that stands was paid of it. */
  jumlah_rp: number
  dibayar: number
  /** Days since it was written down. */
  umur: number
}

/** A bon's state as it is said of a debt. */
export const STATUS: Readonly<Record<KurangRow['status'], StatusKurang>> = {
  TERBUKA: 'BUKA',
  HABIS: 'LUNAS',
  BATAL: 'BATAL',
}

const figures = (kode_toko: string): Sql => sql`
  b.no_bon, b.versi, b.status, b.nama, b.telp, b.tgl, b.tgl_janji, b.no_faktur_jual, b.uang_rp,
  b.keterangan, g.pada, g.user_id, (g.sesudah->>'uang_rp')::bigint as jumlah_rp,
  (select count(*)::int from gerak_bon m where m.kode_toko = ${kode_toko} and m.no_bon = b.no_bon
    and m.jenis = 'BAYAR_PIUTANG' and not exists (select 1 from dokumen r
      where r.kode_toko = ${kode_toko} and r.membatalkan = m.nomor)) as dibayar,
  (select h.tgl - b.tgl from hari_bisnis h
    where h.kode_toko = ${kode_toko} and h.status = 'BUKA') as umur`

/** One by its number, or by that of a payment of it; undefined where there is none. */
export const findKurang = (db: Queryable, kode_toko: string, nomor: string) =>
  first<KurangRow>(
    db,
    sql`select ${figures(kode_toko)} from bon b
        join gerak_bon g on g.kode_toko = ${kode_toko} and g.no_bon = b.no_bon and g.versi = 1
        where b.kode_toko = ${kode_toko} and b.jenis = 'KURANG_BAYAR'
          and b.no_bon = coalesce((select min(m.no_bon) from gerak_bon m
            where m.kode_toko = ${kode_toko} and m.nomor = ${nomor}), ${nomor})`,
  )

/** A nota as far as a short payment asks for it. */
export interface Nota {
  nomor: string
  tgl: string
  nama_customer: string | null
  telp_customer: string | null
  kode_sales: string | null
  total_rp: number
  /** Paid in cash, change taken off. */
  tunai_rp: number
  no_batal: string | null
  no_kurang_bayar: string | null
}

export const findNota = (db: Queryable, kode_toko: string, nomor: string) =>
  first<Nota>(
    db,
    sql`select d.nomor, d.tgl, d.nama_customer, d.telp_customer, d.kode_sales, d.total_rp,
          greatest(0, coalesce((select sum(t.jumlah_rp) from dokumen_bayar t
            where t.kode_toko = ${kode_toko} and t.nomor = d.nomor and t.cara = 'TUNAI'), 0)
            - d.kembali_rp)::bigint as tunai_rp,
          (select r.nomor from dokumen r
            where r.kode_toko = ${kode_toko} and r.membatalkan = d.nomor) as no_batal,
          (select b.no_bon from bon b where b.kode_toko = ${kode_toko} and b.jenis = 'KURANG_BAYAR'
            and b.no_faktur_jual = d.nomor and b.status <> 'BATAL') as no_kurang_bayar
        from dokumen d
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor} and d.jenis = 'PENJUALAN'`,
  )

/** The short payment of a sale that stands, or undefined: it goes first. */
export const shortPaymentOf = async (db: Queryable, kode_toko: string, nomor: string) =>
  (
    await first<{ no_bon: string }>(
      db,
      sql`select no_bon from bon where kode_toko = ${kode_toko} and no_faktur_jual = ${nomor}
          and jenis = 'KURANG_BAYAR' and status <> 'BATAL'`,
    )
  )?.no_bon

type Asked = QueryOf<typeof kurangBayar.list>
type Listed = Omit<KurangRow, 'versi' | 'keterangan'>
type Summary = z.output<z.ZodObject<typeof kurangBayar.kind.summary>>

const OPEN = sql`case when b.status = 'TERBUKA' then b.tgl end`

/** Those that are owed first and oldest, the others newest first. */
export const kurangList: ListSource<Asked, Listed, Summary> = {
  from: (kode_toko, asked) =>
    sql`from bon b where b.kode_toko = ${kode_toko} and b.jenis = 'KURANG_BAYAR'
      and ${conditions(asked)}`,
  page: (kode_toko, from, window) =>
    sql`select ${figures(kode_toko)}, b.no_bon as nomor,
          case b.status when 'TERBUKA' then 'BUKA' when 'HABIS' then 'LUNAS' else 'BATAL' end
            as status
        from (select b.* ${from} order by ${OPEN}, b.tgl desc, b.no_bon desc ${window}) b
        join gerak_bon g on g.kode_toko = ${kode_toko} and g.no_bon = b.no_bon and g.versi = 1
        order by ${OPEN}, b.tgl desc, b.no_bon desc`,
  shown: debtOf,
}

/** A debt as lists and details show it. */
export function debtOf(row: Omit<Listed, 'status' | 'tgl'>): Summary {
  return {
    no_faktur_jual: row.no_faktur_jual,
    nama_customer: row.nama,
    telp_customer: row.telp,
    jumlah: row.jumlah_rp,
    sisa: row.uang_rp,
    dibayar: row.dibayar,
    tgl_janji: row.tgl_janji,
    umur: row.umur,
  }
}

const KEPT = { BUKA: 'TERBUKA', LUNAS: 'HABIS', BATAL: 'BATAL' } as const

function conditions({ q, kode_sales, status, ...days }: Asked): Sql {
  const parts = [sql`true`, ...inDays(sql`b.tgl`, days)]
  if (kode_sales) parts.push(sql`b.kode_sales = ${kode_sales}`)
  if (status !== 'ALL') parts.push(sql`b.status = ${KEPT[status]}`)
  if (q) {
    const like = containing(q)
    parts.push(
      sql`(b.no_bon ilike ${like} or b.no_faktur_jual ilike ${like} or b.nama ilike ${like}
        or b.telp like ${like})`,
    )
  }
  return every(parts)
}
