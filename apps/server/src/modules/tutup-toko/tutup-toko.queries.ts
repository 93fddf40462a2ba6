import type { MachineCount } from '@kencana/domain/uang/slip-mesin'
import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'
import type { RefusedCount } from './selisih.queries.ts'

export interface DayRow {
  tgl: string
  dibuka_pada: Date
}

export const openDay = (db: Queryable, kode_toko: string) =>
  first<DayRow>(
    db,
    sql`select tgl, dibuka_pada from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'BUKA'`,
  )

export interface ClosedRow {
  tgl: string
  ditutup_oleh: string
  ditutup_pada: Date
  no_tutup: string
}

export const lastClosed = (db: Queryable, kode_toko: string) =>
  first<ClosedRow>(
    db,
    sql`select tgl, ditutup_oleh, ditutup_pada, no_tutup from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'TUTUP' order by tgl desc limit 1`,
  )

export const closedDay = (db: Queryable, kode_toko: string, tgl: string) =>
  first<ClosedRow>(
    db,
    sql`select tgl, ditutup_oleh, ditutup_pada, no_tutup from hari_bisnis
        where kode_toko = ${kode_toko} and tgl = ${tgl} and status = 'TUTUP'`,
  )

export interface KindRow {
  jenis: string
  jumlah: number
  total_rp: number
  berat_mg: number
  murni_ug: number
}

export const documentTotals = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<KindRow>(
    db,
    sql`select jenis, count(*)::int as jumlah, sum(total_rp)::bigint as total_rp,
          sum(berat_mg)::bigint as berat_mg, sum(murni_ug)::bigint as murni_ug
        from dokumen where kode_toko = ${kode_toko} and tgl = ${tgl} and jenis <> 'TUTUP_TOKO'
        group by jenis order by jenis`,
  )

/** Money that went one way, by how it went. */
export interface WayRow {
  cara: string
  jumlah: number
  total_rp: number
}

/**
 * What was received by each way to pay, change taken off: sales, redemptions, renewals, auctions,
 * cards that were swiped for cash, less those cancelled the same day. Old pieces of an exchange are
 * no money.
 */
export const tenderTotals = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<WayRow>(
    db,
    sql`select b.cara, count(*)::int as jumlah,
          sum(b.jumlah_rp - case when b.cara = 'TUNAI' and b.baris = (select min(x.baris)
            from dokumen_bayar x where x.kode_toko = ${kode_toko} and x.nomor = b.nomor
              and x.cara = 'TUNAI') then d.kembali_rp else 0 end)::bigint as total_rp
        from dokumen_bayar b
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = b.nomor
        where b.kode_toko = ${kode_toko} and b.tgl = ${tgl} and b.cara <> 'TUKAR'
          and not exists (select 1 from dokumen r
            where r.kode_toko = ${kode_toko} and r.membatalkan = b.nomor)
        group by b.cara order by b.cara`,
  )

/**
 * What was paid out to customers by loans, deposits, purchases and against cards, less what was
 * cancelled the same day; not what new pieces of an exchange settled. Cash short of a sale left its
 * drawer, too.
 */
export const payoutTotals = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<WayRow>(
    db,
    sql`with d as (
          select jenis, total_rp, isi from dokumen d
          where d.kode_toko = ${kode_toko} and d.tgl = ${tgl}
            and not exists (select 1 from dokumen r
              where r.kode_toko = ${kode_toko} and r.membatalkan = d.nomor)
        )
        select cara, count(*)::int as jumlah, sum(jumlah)::bigint as total_rp
        from (
          select isi->'pencairan'->>'cara' as cara, total_rp as jumlah from d
          where isi->'pencairan'->>'cara' is not null
          union all
          select p.cara, p.jumlah
          from d cross join lateral jsonb_to_recordset(d.isi->'pembayaran')
            p (cara text, jumlah bigint)
          where d.jenis = 'PEMBELIAN' and p.cara <> 'TUKAR'
          union all
          select 'TUNAI', (isi->>'tunai_rp')::bigint from d where jenis = 'GESEK_TUNAI'
          union all
          select 'TUNAI', total_rp from d where jenis = 'KURANG_BAYAR'
        ) keluar group by cara order by cara`,
  )

/** Cash in each drawer by the books: closed days in their sums, the open one line by line. */
export const drawerBalances = (db: Queryable, kode_toko: string) =>
  rows<{ laci: string; buku_rp: number }>(
    db,
    sql`select coalesce(laci, 'KASIR') as laci, sum(debit_rp - kredit_rp)::bigint as buku_rp
        from (
          select nullif(laci, '') as laci, debit_rp, kredit_rp from rekap_jurnal
          where kode_toko = ${kode_toko} and jenis_akun in ('KAS', 'KAS_GADAI')
          union all
          select laci, debit_rp, kredit_rp from jurnal_baris
          where kode_toko = ${kode_toko} and jenis_akun in ('KAS', 'KAS_GADAI') and tgl >= (
            select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA')
        ) kas group by 1 order by 1`,
  )

export interface ClosingDocument {
  nomor: string
  keterangan: string | null
  isi: {
    laci: { laci: string; buku_rp: number; hitung_rp: number; pecahan: Record<string, number> }[]
    dokumen: KindRow[]
    bayar: WayRow[]
    /** Closings of before the pawn counter have none. */
    keluar?: WayRow[]
    /** Kept since counts have a tolerance. */
    alasan_selisih?: string
    ditolak?: RefusedCount[]
    /** Kept since slips of machines are typed, where they are asked for. */
    mesin?: MachineCount[]
    alasan_mesin?: string
    slip_ditolak?: object[]
  }
  urut: number
  hash: Buffer
}

export const closingDocument = (db: Queryable, kode_toko: string, nomor: string) =>
  first<ClosingDocument>(
    db,
    sql`select d.nomor, d.keterangan, d.isi, a.urut, a.hash from dokumen d
        join audit a on a.kode_toko = ${kode_toko} and a.nomor = d.nomor
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor}`,
  )

export const closingAccounts = async (db: Queryable): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await rows<{ jenis_akun: string; nomor_akun: string }>(
        db,
        sql`select jenis_akun, nomor_akun from para_akun_transaksi
            where trx = 'TUTUP_TOKO' and type = 'UMUM'`,
      )
    ).map(row => [row.jenis_akun, row.nomor_akun]),
  )

export const liveStores = (db: Queryable) =>
  rows<{ kode_toko: string }>(
    db,
    sql`select kode_toko from toko where dihapus_pada is null order by nomor`,
  )

/** Keeps every document of the store out until the transaction ends (R5). */
export const lockDay = (db: Queryable, kode_toko: string) =>
  first(db, sql`select kunci_hari(${kode_toko}, true)`)

export const reopenDay = async (
  db: Queryable,
  sesi: Buffer,
  kode_toko: string,
  at: Date,
): Promise<string | null> =>
  (
    await first<{ tgl: string | null }>(
      db,
      sql`select buka_kembali(${sesi}, ${kode_toko}, ${at}) as tgl`,
    )
  )?.tgl ?? null

export const storeName = (db: Queryable, kode_toko: string) =>
  first<{ nama_toko: string; alamat_toko: string }>(
    db,
    sql`select nama_toko, alamat_toko from toko where kode_toko = ${kode_toko}`,
  )

/** Opens the first business day of a store. */
export const openFirstDay = (
  db: Queryable,
  kode_toko: string,
  tgl: string,
  at: Date,
): Promise<number> =>
  run(
    db,
    sql`insert into hari_bisnis (kode_toko, tgl, status, dibuka_pada, dibuka_oleh)
        values (${kode_toko}, ${tgl}, 'BUKA', ${at}, 'SISTEM')
        on conflict do nothing`,
  )

/** The month of the day closed last, where that month is closed: its days stay (decision 0069). */
export const closedMonth = (db: Queryable, kode_toko: string) =>
  first<{ bulan: string; user_id: string }>(
    db,
    sql`select to_char(p.bulan, 'YYYY-MM') as bulan, p.user_id from periode p
        where p.kode_toko = ${kode_toko} and p.status = 'TUTUP' and p.bulan = (
          select date_trunc('month', max(h.tgl))::date from hari_bisnis h
          where h.kode_toko = ${kode_toko} and h.status = 'TUTUP')`,
  )
