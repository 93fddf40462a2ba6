import type { KodeTugas } from '@kencana/contract/areas/ringkasan'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { join, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

interface Asked {
  readonly kode_toko: string
  readonly user_id: string
  /** The store's open day, else its last. */
  readonly tgl: string
  readonly tgl_kalender: string
}

/** What waits in one store; the rest is of the chain. */
type OfStore = Exclude<KodeTugas, 'AKUN_SALAH' | 'KODE_AKUN'>

/** Whether the store sorts what it buys, and sends it to craftsmen. */
const sorts = (kode_toko: string): Sql => sql`not exists (select from modul
  where kode_toko = ${kode_toko} and kunci = 'SEPUHAN_MODULE' and not aktif)`

/** What waits at a store, kind by kind: how many, rupiah where it is money, since which day. */
const WAITING: Readonly<Record<OfStore, (asked: Asked) => Sql>> = {
  BELUM_TUTUP: ({ kode_toko, tgl_kalender }) => sql`
    select count(*)::int, null::bigint, min(tgl) from hari_bisnis
    where kode_toko = ${kode_toko} and status = 'BUKA' and tgl < ${tgl_kalender}::date`,
  AJUAN: ({ kode_toko, user_id }) => sql`
    select count(*)::int, sum(total_rp)::bigint, min(tgl) from ajuan
    where kode_toko = ${kode_toko} and status = 'MENUNGGU' and user_id <> ${user_id}`,
  AJUAN_UANG: ({ kode_toko, user_id }) => sql`
    select count(*)::int, sum(total_rp)::bigint, min(tgl) from ajuan_uang
    where kode_toko = ${kode_toko} and status = 'MENUNGGU' and user_id <> ${user_id}`,
  UANG_DATANG: ({ kode_toko }) => sql`
    select count(*)::int, sum(jumlah_rp)::bigint, min(tgl) from uang_datang
    where kode_toko = ${kode_toko} and status = 'OPEN'`,
  NON_CASH: ({ kode_toko }) => sql`
    select count(*)::int, sum(jumlah_rp)::bigint, min(tgl) from non_cash
    where kode_toko = ${kode_toko} and hasil is null and dibatalkan is null`,
  JATUH_TEMPO: ({ kode_toko, tgl }) => sql`
    select count(*)::int, sum(jumlah_hutang_rp)::bigint, min(tgl_jatuh_tempo) from hutang
    where kode_toko = ${kode_toko} and status = 'AKTIF' and tgl_jatuh_tempo < ${tgl}::date`,
  BLN: ({ kode_toko }) => sql`
    select count(*)::int, null::bigint, min(tgl_masuk) from barang
    where kode_toko = ${kode_toko} and status = 'BLN' and tujuan is null
      and ${sorts(kode_toko)}`,
  BATCH_LEWAT: ({ kode_toko, tgl }) => sql`
    select count(*)::int, null::bigint, min(tgl_janji) from batch_cuci
    where kode_toko = ${kode_toko} and status in ('DIKIRIM', 'SEBAGIAN')
      and tgl_janji < ${tgl}::date and ${sorts(kode_toko)}`,
  SUSUT: ({ kode_toko }) => sql`
    select count(*)::int, null::bigint, min(tgl) from susut
    where kode_toko = ${kode_toko} and status = 'MENUNGGU' and ${sorts(kode_toko)}`,
  HARGA_LAMA: ({ kode_toko, tgl_kalender }) => sql`
    select 1, null::bigint, max(h.sejak) from (
      select (berlaku_pada at time zone 'Asia/Jakarta')::date as sejak from harga_emas
      where kode_toko = ${kode_toko} and ditarik_pada is null) h
    cross join lateral (select coalesce((select nilai from para_system
      where kode_toko = ${kode_toko} and kunci = 'BATAS_UMUR_HARGA'),
      ${DEFAULT_SETTINGS.BATAS_UMUR_HARGA ?? '0'})::int as hari) b
    where h.sejak <= ${tgl_kalender}::date and b.hari > 0
    having max(h.sejak) < ${tgl_kalender}::date - max(b.hari)`,
  // what deliveries priced in rupiah booked as owed gold, less what journals by hand moved on to
  // the account their gold comes from (decision 0096)
  EMAS_SUPPLIER: ({ kode_toko }) => sql`
    select coalesce(sum(ug), 0)::bigint, null::bigint, null::date from (
      select -murni_ug as ug from rekap_jurnal where kode_toko = ${kode_toko}
        and jenis_akun = 'HUTANG_SUPPLIER' and murni_ug <> 0
      union all
      select j.murni_ug from jurnal_baris j
      join para_akun_transaksi p on p.nomor_akun = j.nomor_akun
      where p.trx = 'TAMBAH_BARANG' and p.type = 'UMUM' and p.jenis_akun = 'EMAS_DIBELI'
        and j.kode_toko = ${kode_toko} and j.jenis_akun = 'JURNAL_UMUM' and j.murni_ug <> 0
    ) e`,
}

const isOfStore = (kode: KodeTugas): kode is OfStore => kode in WAITING

/** Of these kinds those that wait in the store, in the order they are asked for. */
export async function waitingTasks(
  db: Queryable,
  kinds: readonly KodeTugas[],
  asked: Asked,
): Promise<{ kode: KodeTugas; jumlah: number; rp: number | null; sejak: string | null }[]> {
  const here = kinds.filter(isOfStore)
  if (here.length === 0) return []
  const each = here.map(
    (kode, urut) => sql`select ${urut}::int as urut, ${kode}::text as kode, t.*
      from (${WAITING[kode](asked)}) t (jumlah, rp, sejak)`,
  )
  return rows(
    db,
    sql`select kode, jumlah, rp, sejak from (${join(each, sql` union all `)}) w
        where jumlah > 0 order by urut`,
  )
}

export interface MovedRow {
  masuk_pcs: number
  masuk_mg: number
  keluar_pcs: number
  keluar_mg: number
}

/** What came into the trays on a day and left them. */
export const movedOn = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<MovedRow>(
    db,
    sql`select count(*) filter (where dari_baki is null)::int as masuk_pcs,
          coalesce(sum(berat_mg) filter (where dari_baki is null), 0)::bigint as masuk_mg,
          count(*) filter (where ke_baki is null)::int as keluar_pcs,
          coalesce(sum(berat_mg) filter (where ke_baki is null), 0)::bigint as keluar_mg
        from gerak_barang where kode_toko = ${kode_toko} and tgl = ${tgl}::date
          and (ke_baki is null) <> (dari_baki is null)`,
  )
