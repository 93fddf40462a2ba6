import { HUTANG_DIPERIKSA } from '@kencana/contract/areas/hutang'
import type { CaraNonCash } from '@kencana/contract/areas/uang/non-cash'
import { TITIPAN_DIPERIKSA } from '@kencana/contract/areas/uang/titipan'
import { waitingFor } from '../../../engines/document/checks/checks.queries.ts'
import { first, type Queryable, rows, sql } from '../../../platform/sql.ts'

/** What stands open when a day is to be closed. */
export interface OpenThings {
  keranjang: number
  /** Numbers of the submitted sales that wait; they end before the day does. */
  ajuan: string
  /** Messages to other stores that failed; what is on its way is no matter. */
  outbox: number
  /** Documents of the pawn counter and of deposits that nobody has checked yet. */
  hutang: number
  titipan: number
  /** Money in and out that waits for another; it is booked on the day it is validated. */
  uang: number
  /** Open loans that are due on the open day or were before it. */
  jatuh_tempo: number
  /** Bought pieces that nobody sorted for more than a week. */
  belum_sortir: number
  /** Batches that a craftsman promised back for a day before. */
  batch_lewat: number
  /** Losses that nobody judged yet. */
  susut: number
  /** Scales whose seal was good until a day before. */
  tera: number
}

export const openThings = async (db: Queryable, kode_toko: string): Promise<OpenThings> =>
  (await first<OpenThings>(
    db,
    sql`select (select count(*)::int from keranjang where kode_toko = ${kode_toko}) as keranjang,
          (select coalesce(string_agg(no_ajuan, ', ' order by pada, no_ajuan), '') from ajuan
            where kode_toko = ${kode_toko} and status = 'MENUNGGU') as ajuan,
          (select count(*)::int from outbox
            where kode_toko = ${kode_toko} and terkirim_pada is null and percobaan > 0) as outbox,
          ${waitingFor(kode_toko, HUTANG_DIPERIKSA)} as hutang,
          ${waitingFor(kode_toko, TITIPAN_DIPERIKSA)} as titipan,
          (select count(*)::int from ajuan_uang
            where kode_toko = ${kode_toko} and status = 'MENUNGGU') as uang,
          (select count(*)::int from hutang where kode_toko = ${kode_toko} and status = 'AKTIF'
            and tgl_jatuh_tempo < (select tgl from hari_bisnis
              where kode_toko = ${kode_toko} and status = 'BUKA')) as jatuh_tempo,
          (select count(*)::int from timbangan where kode_toko = ${kode_toko}
            and tera_sampai < (select tgl from hari_bisnis
              where kode_toko = ${kode_toko} and status = 'BUKA')
            and dihapus_pada is null) as tera,
          belum_sortir, batch_lewat, susut
        from (${behindCounter(kode_toko)}) b`,
  )) ?? NOTHING_OPEN

/** What stands open behind the counter, of a store that sorts what it buys. */
const behindCounter = (kode_toko: string) => sql`
  select count(*) filter (where apa = 'SORTIR')::int as belum_sortir,
    count(*) filter (where apa = 'BATCH')::int as batch_lewat,
    count(*) filter (where apa = 'SUSUT')::int as susut
  from (
    select 'SORTIR' as apa from barang where kode_toko = ${kode_toko} and status = 'BLN'
      and tujuan is null and tgl_masuk < (select tgl - 7 from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'BUKA')
    union all
    select 'BATCH' from batch_cuci where kode_toko = ${kode_toko}
      and status in ('DIKIRIM', 'SEBAGIAN') and tgl_janji < (select tgl from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'BUKA')
    union all
    select 'SUSUT' from susut where kode_toko = ${kode_toko} and status = 'MENUNGGU'
  ) t
  where not exists (select from modul where kode_toko = ${kode_toko}
    and kunci = 'SEPUHAN_MODULE' and not aktif)`

const NOTHING_OPEN: OpenThings = {
  ...{ keranjang: 0, ajuan: '', outbox: 0, hutang: 0, titipan: 0, uang: 0, jatuh_tempo: 0 },
  ...{ belum_sortir: 0, batch_lewat: 0, susut: 0, tera: 0 },
}

/** Money that is to be found, owed, or on its way: of what kind, how many, how much, since when. */
export interface OpenMoney {
  apa: CaraNonCash | 'CAIR' | 'KURANG' | 'JALAN'
  jumlah: number
  total_rp: number
  sejak: string
}

/**
 * Payments by card, QRIS and transfer that nobody has found on slip or statement yet; what was
 * found and is owed by its acquirer (CAIR); what customers owe of sales whose cash was short
 * (KURANG); what was sent and nobody has received (JALAN). `blind`: the day whose slips are still
 * to be typed; nobody tells what machines took then.
 */
export const openMoney = (db: Queryable, kode_toko: string, blind: string | null) =>
  rows<OpenMoney>(
    db,
    sql`select apa, count(*)::int as jumlah, sum(rp)::bigint as total_rp, min(tgl) as sejak
        from (
          select 1 as urut, cara as apa, tgl, jumlah_rp as rp
          from non_cash where kode_toko = ${kode_toko} and hasil is null and dibatalkan is null
            and (cara = 'TRANSFER' or tgl is distinct from ${blind}::date)
          union all
          select 2, 'CAIR', tgl, jumlah_rp
          from non_cash where kode_toko = ${kode_toko} and no_cair is null
            and dibatalkan is null and cara <> 'TRANSFER' and hasil is not null
            and tgl is distinct from ${blind}::date
          union all
          select 3, 'KURANG', tgl, uang_rp
          from bon where kode_toko = ${kode_toko} and jenis = 'KURANG_BAYAR'
            and status = 'TERBUKA'
          union all
          select 4, 'JALAN', d.tgl, d.total_rp
          from dokumen d where d.kode_toko = ${kode_toko} and d.jenis = 'KIRIM_UANG'
            and not exists (select 1 from dokumen r
              where r.kode_toko = ${kode_toko} and r.membatalkan = d.nomor)
            and not exists (select 1 from kabar_uang k
              where k.kode_toko = ${kode_toko} and k.no_reff = d.nomor)
        ) buka group by urut, apa order by urut, apa`,
  )
