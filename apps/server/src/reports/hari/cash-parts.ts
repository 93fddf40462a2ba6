import { DOCUMENTS } from '@kencana/contract/names/documents'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { named, ours, parts, told } from '../names.ts'
import type { Day, Part } from './day-parts.ts'

/** Journals of before several drawers name none: theirs was the first. */
const drawer = (laci: Sql): Sql => sql`coalesce(nullif(${laci}, ''), 'KASIR')`

/** Nothing of a drawer is told before it is counted: the count is blind. */
const counted = ({ toko, tgl }: Day): Sql => sql`
  not exists (select 1 from hari_bisnis h
    where h.kode_toko = ${toko} and h.tgl = ${tgl}::date and h.status = 'BUKA')`

/** Every line of the day's journals that moved cash of a drawer. */
const cashLines = (day: Day): Sql => sql`
  select j.nomor, j.jenis, j.pada, ${drawer(sql`j.laci`)} as laci, j.debit_rp, j.kredit_rp
  from jurnal_baris j
  where j.kode_toko = ${day.toko} and j.tgl = ${day.tgl}::date
    and j.jenis_akun in ('KAS', 'KAS_GADAI') and ${counted(day)}`

/**
 * What moved the cash of each drawer, kind of document by kind, as the ledger has it: no kind can
 * be left out, and the rows are what the drawer moved.
 */
export const cashMoves = (day: Day): Part => ({
  bagian: 'Kas per Transaksi',
  sql: sql`
    select ${named(sql`jenis`, DOCUMENTS)} as uraian,
      ${parts(sql`laci`, told('{jumlah} dokumen', sql`count(distinct nomor)`))} as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      sum(debit_rp) as masuk, sum(kredit_rp) as keluar, sum(debit_rp - kredit_rp) as saldo
    from (${cashLines(day)}) j group by laci, jenis
    order by laci, array_position(${Object.keys(DOCUMENTS)}::text[], jenis)`,
})

/** Each document that moved cash and is of none of the kinds that a paper lists otherwise. */
export const cashDocuments = (day: Day, listed: readonly string[]): Part => ({
  bagian: 'Dokumen Kas',
  sql: sql`
    select j.nomor as uraian, ${parts(
      ours(named(sql`j.jenis`, DOCUMENTS)),
      sql`j.laci`,
      sql`d.membatalkan`,
      sql`d.nama_customer`,
      sql`d.keterangan`,
    )} as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      nullif(sum(j.debit_rp), 0) as masuk, nullif(sum(j.kredit_rp), 0) as keluar,
      null::numeric as saldo
    from (${cashLines(day)}) j
    join dokumen d on d.kode_toko = ${day.toko} and d.nomor = j.nomor
    where j.jenis <> all(${listed}::text[])
    group by j.nomor, j.jenis, j.laci, j.pada, d.membatalkan, d.nama_customer, d.keterangan
    order by j.pada, j.nomor, j.laci`,
})

/** Cash of each drawer as the ledger has it. */
export const drawers = (day: Day): Part => ({
  bagian: 'Kas per Laci',
  sql: sql`
    select ${drawer(sql`laci`)} as uraian, null::text as keterangan, null::numeric as jumlah,
      null::numeric as berat, null::numeric as murni,
      coalesce(sum(debit_rp) filter (where tgl = ${day.tgl}::date), 0) as masuk,
      coalesce(sum(kredit_rp) filter (where tgl = ${day.tgl}::date), 0) as keluar,
      sum(debit_rp - kredit_rp) as saldo
    from (${journalSums(day.toko, day.tgl)}) j
    where jenis_akun in ('KAS', 'KAS_GADAI') and ${counted(day)}
    group by 1 order by 1`,
})
