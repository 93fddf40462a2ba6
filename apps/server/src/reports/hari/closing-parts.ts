import { sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { parts, told } from '../names.ts'
import type { Day, Part } from './day-parts.ts'

/** Every document of one kind, by number; what it brought or, bought, cost. */
export const documents = (
  { toko, tgl }: Day,
  bagian: string,
  jenis: string,
  isBought = false,
): Part => ({
  bagian,
  sql: sql`
    select d.nomor as uraian, ${parts(
      sql`d.membatalkan`,
      sql`d.kode_sales`,
      sql`d.nama_customer`,
      sql`case when d.membatalkan is not null then d.keterangan end`,
    )} as keterangan,
      coalesce(i.jumlah, 0) as jumlah, coalesce(i.berat, 0) as berat,
      coalesce(i.murni, 0) as murni,
      case when (d.membatalkan is null) <> ${isBought}::boolean then d.total_rp end as masuk,
      case when (d.membatalkan is null) = ${isBought}::boolean then d.total_rp end as keluar,
      null::numeric as saldo
    from dokumen d left join (
      select nomor, count(*) as jumlah, sum(berat_mg) as berat, sum(murni_ug) as murni
      from dokumen_barang
      where kode_toko = ${toko} and tgl = ${tgl}::date and jenis = ${jenis} group by nomor
    ) i on i.nomor = d.nomor
    where d.kode_toko = ${toko} and d.tgl = ${tgl}::date and d.jenis = ${jenis}
    order by d.pada, d.nomor`,
})

/** What the day moved on each account, and its balance at the end. */
export const accounts = ({ toko, tgl }: Day): Part => ({
  bagian: 'Ringkasan Jurnal',
  sql: sql`
    select j.nomor_akun || ' ' || a.nama_akun as uraian, null::text as keterangan,
      sum(j.baris) filter (where j.tgl = ${tgl}::date) as jumlah, null::numeric as berat,
      coalesce(sum(j.murni_ug) filter (where j.tgl = ${tgl}::date), 0) as murni,
      coalesce(sum(j.debit_rp) filter (where j.tgl = ${tgl}::date), 0) as masuk,
      coalesce(sum(j.kredit_rp) filter (where j.tgl = ${tgl}::date), 0) as keluar,
      sum(j.debit_rp - j.kredit_rp) as saldo
    from (${journalSums(toko, tgl)}) j join akun a on a.nomor_akun = j.nomor_akun
    group by j.nomor_akun, a.nama_akun having bool_or(j.tgl = ${tgl}::date)
    order by j.nomor_akun`,
})

/** Who opened and closed the day. */
export const dayState = ({ toko, tgl }: Day): Part => ({
  bagian: 'Hari Bisnis',
  sql: sql`
    select case u.urut when 1 then ${'Dibuka'}::text else ${'Ditutup'}::text end as uraian,
      concat_ws(' · ', u.oleh, to_char(u.pada at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI'),
        u.nomor) as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      null::numeric as masuk, null::numeric as keluar, null::numeric as saldo
    from hari_bisnis h cross join lateral (values
      (1, h.dibuka_oleh, h.dibuka_pada, null), (2, h.ditutup_oleh, h.ditutup_pada, h.no_tutup)
    ) as u(urut, oleh, pada, nomor)
    where h.kode_toko = ${toko} and h.tgl = ${tgl}::date and u.oleh is not null
    order by u.urut`,
})

const LINK = told('No. {urut}', sql`urut`)

/**
 * The head of the audit chain when the day closed; while it is open, as it stands now. Whoever kept
 * this paper can prove later that nothing before it was changed.
 */
export const chainHead = ({ toko, tgl }: Day): Part => ({
  bagian: 'Rantai Audit',
  sql: sql`
    with tutup as (
      select a.urut, a.hash from hari_bisnis h
      join audit a on a.kode_toko = h.kode_toko and a.nomor = h.no_tutup
      where h.kode_toko = ${toko} and h.tgl = ${tgl}::date
    ), kepala as (
      select urut, hash from tutup
      union all
      select k.urut, k.hash from audit_kepala k join hari_bisnis h on h.kode_toko = k.kode_toko
      where k.kode_toko = ${toko} and h.tgl = ${tgl}::date and h.status = 'BUKA'
    )
    select ${LINK} as uraian, encode(hash, 'hex') as keterangan, null::numeric as jumlah,
      null::numeric as berat, null::numeric as murni, null::numeric as masuk,
      null::numeric as keluar, null::numeric as saldo
    from kepala`,
})
