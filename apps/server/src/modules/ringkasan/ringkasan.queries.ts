import { AMBANG_TUGAS_RP } from '@kencana/domain/beli/ambang'
import type { CaraJual } from '@kencana/domain/cart'
import { first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

export interface SumRow {
  nota: number
  pcs: number
  berat_mg: number
  total: number
}

export interface DayRow extends SumRow {
  tgl: string
}

/** Sales that stand, of the days asked for, with the number of pieces of each. */
const standing = (kode_toko: string, dari: string, sampai: string): Sql => sql`
  select d.nomor, d.tgl, d.kode_sales, d.total_rp, d.kembali_rp, d.berat_mg,
    (select count(*)::int from dokumen_barang l
      where l.kode_toko = ${kode_toko} and l.nomor = d.nomor) as pcs
  from dokumen d
  where d.kode_toko = ${kode_toko} and d.jenis = 'PENJUALAN' and d.tgl between ${dari} and ${sampai}
    and not exists (select 1 from dokumen b
      where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor)`

/** One row per business day of the store, days without a sale included. */
export const salesPerDay = (db: Queryable, kode_toko: string, dari: string, sampai: string) =>
  rows<DayRow>(
    db,
    sql`select h.tgl, count(s.nomor)::int as nota, coalesce(sum(s.pcs), 0)::int as pcs,
          coalesce(sum(s.berat_mg), 0)::bigint as berat_mg,
          coalesce(sum(s.total_rp), 0)::bigint as total
        from hari_bisnis h
        left join (${standing(kode_toko, dari, sampai)}) s on s.tgl = h.tgl
        where h.kode_toko = ${kode_toko} and h.tgl between ${dari} and ${sampai}
        group by h.tgl order by h.tgl`,
  )

/** Cancelled sales of one business day. */
export const cancelledOn = (db: Queryable, kode_toko: string, tgl: string) =>
  first<{ nota: number; total: number }>(
    db,
    sql`select count(*)::int as nota, coalesce(sum(total_rp), 0)::bigint as total from dokumen
        where kode_toko = ${kode_toko} and jenis = 'BATAL_PENJUALAN' and tgl = ${tgl}`,
  )

/**
 * What was sold on a day of the calendar and stands, whatever business day it is booked on: only
 * days that were open then can hold it, so that few documents are looked at.
 */
export const soldOn = (db: Queryable, kode_toko: string, tgl: string) =>
  first<SumRow>(
    db,
    sql`with jam as (select ${tgl}::timestamp at time zone 'Asia/Jakarta' as dari,
            (${tgl}::timestamp + interval '1 day') at time zone 'Asia/Jakarta' as sampai),
          d as (select d.nomor, d.total_rp, d.berat_mg from jam, hari_bisnis h
            join dokumen d on d.kode_toko = ${kode_toko} and d.jenis = 'PENJUALAN' and d.tgl = h.tgl
            where h.kode_toko = ${kode_toko} and h.dibuka_pada < jam.sampai
              and coalesce(h.ditutup_pada, jam.sampai) >= jam.dari
              and d.pada >= jam.dari and d.pada < jam.sampai
              and not exists (select 1 from dokumen b
                where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor))
        select count(*)::int as nota, coalesce(sum(d.berat_mg), 0)::bigint as berat_mg,
          coalesce(sum(d.total_rp), 0)::bigint as total,
          coalesce(sum((select count(*) from dokumen_barang l
            where l.kode_toko = ${kode_toko} and l.nomor = d.nomor)), 0)::int as pcs
        from d`,
  )

export const salesPerJenis = (db: Queryable, kode_toko: string, dari: string, sampai: string) =>
  rows<{ kode_dept: string; nama: string; pcs: number; berat_mg: number; total: number }>(
    db,
    sql`select l.kode_dept, coalesce(j.nama_dept, l.kode_dept) as nama, count(*)::int as pcs,
          sum(l.berat_mg)::bigint as berat_mg, sum(l.harga_rp)::bigint as total
        from dokumen_barang l
        left join jenis j on j.kode_dept = l.kode_dept
        where l.kode_toko = ${kode_toko} and l.jenis = 'PENJUALAN'
          and l.tgl between ${dari} and ${sampai}
          and not exists (select 1 from dokumen b
            where b.kode_toko = ${kode_toko} and b.membatalkan = l.nomor)
        group by 1, 2 order by total desc, nama`,
  )

/** What was kept of each way to pay: cash without the change given back. */
export const salesPerTender = (db: Queryable, kode_toko: string, dari: string, sampai: string) =>
  rows<{ cara: CaraJual; jumlah: number }>(
    db,
    sql`with s as (${standing(kode_toko, dari, sampai)})
        select p.cara, (sum(p.jumlah_rp) - case when p.cara = 'TUNAI'
          then (select coalesce(sum(kembali_rp), 0) from s) else 0 end)::bigint as jumlah
        from dokumen_bayar p join s on s.nomor = p.nomor
        where p.kode_toko = ${kode_toko} group by p.cara order by jumlah desc`,
  )

export const salesPerPerson = (db: Queryable, kode_toko: string, dari: string, sampai: string) =>
  rows<{ kode_sales: string | null; nama: string; pcs: number; berat_mg: number; total: number }>(
    db,
    sql`select s.kode_sales, coalesce(o.nama_sales, s.kode_sales, '-') as nama,
          sum(s.pcs)::int as pcs, sum(s.berat_mg)::bigint as berat_mg,
          sum(s.total_rp)::bigint as total
        from (${standing(kode_toko, dari, sampai)}) s
        left join sales o on o.kode_toko = ${kode_toko} and o.kode_sales = s.kode_sales
        group by 1, 2 order by total desc, nama`,
  )

export interface StoreRow {
  nama_toko: string
  /** Open day, else the last one there was. */
  tgl: string | null
  buka: boolean
  dibuka_pada: Date | null
  sebelumnya: string | null
  stok_pcs: number
  stok_mg: number
  stok_ug: number
  stok_tersembunyi: boolean
  tertahan: number
  batal_nota: number
  batal_rp: number
}

/** The store, its day, and what lies in its trays. */
export const storeNow = (db: Queryable, kode_toko: string) =>
  first<StoreRow>(
    db,
    sql`with hari as (
          select tgl, status, dibuka_pada from hari_bisnis where kode_toko = ${kode_toko}
          order by (status = 'BUKA') desc, tgl desc limit 1)
        select t.nama_toko, h.tgl, coalesce(h.status = 'BUKA', false) as buka, h.dibuka_pada,
          (select max(e.tgl) from hari_bisnis e
            where e.kode_toko = ${kode_toko} and e.tgl < h.tgl) as sebelumnya,
          s.pcs as stok_pcs, s.mg as stok_mg, s.ug as stok_ug,
          coalesce((select p.nilai from para_system p where p.kode_toko = ${kode_toko}
            and p.kunci = 'SEMBUNYIKAN_STOK'), 'TIDAK') = 'YA' as stok_tersembunyi,
          (select count(*)::int from keranjang k where k.kode_toko = ${kode_toko}) as tertahan,
          b.nota as batal_nota, b.rp as batal_rp
        from toko t
        left join hari h on true
        cross join lateral (select count(*)::int as pcs, coalesce(sum(berat_mg), 0)::bigint as mg,
          coalesce(sum((berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10), 0)::bigint as ug
          from barang where kode_toko = ${kode_toko}
            and (status = 'ADA' or status = 'DIPERIKSA')) s
        cross join lateral (select count(*)::int as nota, coalesce(sum(total_rp), 0)::bigint as rp
          from dokumen where kode_toko = ${kode_toko} and jenis = 'BATAL_PENJUALAN'
            and tgl = h.tgl) b
        where t.kode_toko = ${kode_toko}`,
  )

export interface RecentRow {
  no_faktur_jual: string
  pada: Date
  kode_sales: string | null
  pcs: number
  berat_mg: number
  total: number
  batal: boolean
}

/** The last sales of a day, cancelled ones marked. */
export const recentSales = (db: Queryable, kode_toko: string, tgl: string, limit: number) =>
  rows<RecentRow>(
    db,
    sql`select d.nomor as no_faktur_jual, d.pada, d.kode_sales, d.berat_mg, d.total_rp as total,
          (select count(*)::int from dokumen_barang l
            where l.kode_toko = ${kode_toko} and l.nomor = d.nomor) as pcs,
          exists (select 1 from dokumen b
            where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor) as batal
        from dokumen d
        where d.kode_toko = ${kode_toko} and d.jenis = 'PENJUALAN' and d.tgl = ${tgl}
        order by d.pada desc, d.nomor desc limit ${limit}`,
  )

/** Documents of a store to report to PPATK that nobody has, and their days. */
export const unreportedTasks = (db: Queryable, kode_toko: string) =>
  first<{ jumlah: number; sejak: string | null; sampai: string | null }>(
    db,
    sql`select count(*)::int as jumlah, min(t.tgl) as sejak, max(t.tgl) as sampai
        from tugas_ppatk t
        where t.kode_toko = ${kode_toko} and t.no_laporan is null
          and jumlah_orang(t.tgl, t.identitas, t.telp) >= ${AMBANG_TUGAS_RP}`,
  )

export interface ToldRow {
  asal: string
  no_tutup: string
  tgl: string
  ditutup_pada: Date
  ditutup_oleh: string
  lebih_rp: number
  kurang_rp: number
}

/** The last closing of each store that head office was told of. */
export const lastTold = (db: Queryable, kode_toko: string) =>
  rows<ToldRow>(
    db,
    sql`select distinct on (asal) asal, no_tutup, tgl, ditutup_pada, ditutup_oleh, lebih_rp,
          kurang_rp
        from kabar_tutup where kode_toko = ${kode_toko} order by asal, ditutup_pada desc`,
  )

/** The open day of a store, else its last. */
export const dayOfWork = (db: Queryable, kode_toko: string) =>
  first<{ tgl: string }>(
    db,
    sql`select tgl from hari_bisnis where kode_toko = ${kode_toko}
        order by (status = 'BUKA') desc, tgl desc limit 1`,
  )
