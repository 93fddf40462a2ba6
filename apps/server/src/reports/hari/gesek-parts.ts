import { DOCUMENTS } from '@kencana/contract/names/documents'
import { TENDERS } from '@kencana/contract/names/tenders'
import { type Sql, sql } from '../../platform/sql.ts'
import { named, parts, told } from '../names.ts'
import type { Day, Part } from './day-parts.ts'

/** Cash against cards on a day: each document with the one it is or undoes, and its way. */
const swiped = ({ toko, tgl }: Day): Sql => sql`
  with d as materialized (
    select nomor, pada, jenis, membatalkan, keterangan, coalesce(membatalkan, nomor) as asal
    from dokumen where kode_toko = ${toko} and tgl = ${tgl}::date
      and jenis in ('GESEK_TUNAI', 'BATAL_GESEK_TUNAI')
  )
  select d.nomor, d.pada, d.jenis, d.membatalkan, d.keterangan, a.nama_customer,
    a.isi->>'kode_bank' as kode_bank, a.isi->>'laci' as laci, a.total_rp as kartu,
    (a.isi->>'tunai_rp')::bigint as tunai, (a.isi->>'biaya_rp')::bigint as biaya,
    case when d.membatalkan is null then 1 else -1 end as arah
  from d join dokumen a on a.kode_toko = ${toko} and a.nomor = d.asal`

/** What cards were swiped for, what the drawers gave, and what was kept of it. */
export const swipes = (day: Day): Part => ({
  bagian: 'Gesek Tunai',
  sql: sql`
    with gerak as materialized (${swiped(day)}), uang as (
      select 1 as urut, 'DEBIT' as cara, arah, kartu as rupiah from gerak
      union all
      select 2, 'TUNAI', -arah, tunai from gerak
    )
    select ${named(sql`cara`, TENDERS)} as uraian,
      case urut when 1 then ${told('{jumlah} dokumen', sql`count(*)`)} end as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      coalesce(sum(rupiah) filter (where arah = 1), 0) as masuk,
      coalesce(sum(rupiah) filter (where arah = -1), 0) as keluar, sum(arah * rupiah) as saldo, urut
    from uang group by cara, urut
    union all
    select ${'Biaya gesek tunai'}::text, null, null, null, null, null, null, sum(arah * biaya), 3
    from gerak having count(*) > 0
    order by urut`,
})

/** Every one of them and every cancellation: the cash the way it went. */
export const swipeDocuments = (day: Day): Part => ({
  bagian: DOCUMENTS.GESEK_TUNAI,
  sql: sql`
    select nomor as uraian, ${parts(
      sql`membatalkan`,
      sql`laci`,
      sql`kode_bank`,
      sql`nama_customer`,
      sql`case when membatalkan is not null then keterangan end`,
    )} as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      case arah when -1 then tunai end as masuk, case arah when 1 then tunai end as keluar,
      null::numeric as saldo
    from (${swiped(day)}) g order by pada, nomor`,
})
