import { DOCUMENTS } from '@kencana/contract/names/documents'
import { TENDERS } from '@kencana/contract/names/tenders'
import { type Sql, sql } from '../../platform/sql.ts'
import { named, ours, parts, told } from '../names.ts'
import type { Day, Part } from './day-parts.ts'

/** Documents of the pawn counter and those that undo them, in the order of a day's papers. */
export const PAWN_KINDS = [
  'HUTANG',
  'PERPANJANG_HUTANG',
  'TEBUS_HUTANG',
  'LELANG_HUTANG',
  'BAYAR_KELEBIHAN',
  'BATAL_HUTANG',
  'BATAL_HUTANG_LUNAS',
  'BATAL_LELANG',
]

const KIND = named(sql`d.jenis`, DOCUMENTS)

/**
 * The pawn documents of a day with the document whose money and pledge they moved: their own, or
 * the one they undo, and then the other way. `arah` is 1 where money came in, -1 where it went out.
 * `asal` is made before the join: under row security no index is asked by what coalesce() gives,
 * and every document of the store would be read.
 */
const moved = ({ toko, tgl }: Day): Sql => sql`
  with d as materialized (
    select nomor, pada, jenis, membatalkan, keterangan, kode_sales,
      coalesce(membatalkan, nomor) as asal
    from dokumen where kode_toko = ${toko} and tgl = ${tgl}::date
      and jenis = any(${PAWN_KINDS}::text[])
  )
  select d.nomor, d.pada, d.jenis, ${KIND} as macam, d.membatalkan, d.keterangan, d.kode_sales,
    d.asal, a.nama_customer, a.isi->>'no_faktur_hutang' as no_faktur_hutang, a.total_rp as rupiah,
    a.berat_mg as berat, a.murni_ug as murni, a.kembali_rp, a.pembulatan_rp,
    a.isi->'pencairan'->>'cara' as pencairan,
    case when a.isi->'pencairan'->>'cara' is null then 1 else -1 end
      * case when d.membatalkan is null then 1 else -1 end as arah
  from d join dokumen a on a.kode_toko = ${toko} and a.nomor = d.asal`

const COUNTED = told('{jumlah} dokumen', sql`count(*)`)
const LETTERS = told('{jumlah} surat', sql`n`)
const TENDER = named(sql`cara`, TENDERS)

/**
 * What the pawn counter did in sums, what cash was rounded up by where some was, and the loans that
 * ran at the end of the day.
 */
export const pawnSums = (day: Day): Part => ({
  bagian: 'Ringkasan Hutang',
  sql: sql`
    with gerak as materialized (${moved(day)}), berjalan as (
      select count(*) as n, sum(berat_mg) as berat, sum(murni_ug) as murni,
        sum(jumlah_hutang_rp) as rupiah
      from hutang where kode_toko = ${day.toko} and tgl_hutang <= ${day.tgl}::date
        and status <> 'BATAL' and (tgl_lunas is null or tgl_lunas > ${day.tgl}::date)
    )
    select macam as uraian, ${COUNTED} as keterangan, null::numeric as jumlah,
      sum(berat) as berat, sum(murni) as murni,
      sum(rupiah) filter (where arah = 1) as masuk, sum(rupiah) filter (where arah = -1) as keluar,
      null::numeric as saldo, array_position(${PAWN_KINDS}::text[], jenis) as urut
    from gerak group by jenis, macam
    union all
    select ${'Uang hutang bersih'}::text, null, null, null, null, null, null, sum(arah * rupiah), 97
    from gerak having count(*) > 0
    union all
    select ${'Pembulatan tunai'}::text, ${COUNTED}, null, null, null,
      coalesce(sum(pembulatan_rp) filter (where arah = 1), 0),
      coalesce(sum(pembulatan_rp) filter (where arah = -1), 0), sum(arah * pembulatan_rp), 98
    from gerak where pembulatan_rp is not null having count(*) > 0
    union all
    select ${'Pinjaman berjalan'}::text, ${LETTERS}, null, berat, murni, null, null, rupiah, 99
    from berjalan where n > 0 order by urut`,
})

/** Money of the pawn counter by the way it went, change and what was undone taken off. */
export const pawnPayments = (day: Day): Part => ({
  bagian: 'Uang Hutang',
  sql: sql`
    with gerak as materialized (${moved(day)}), uang as (
      select b.cara, g.arah, b.jumlah_rp as rupiah
      from gerak g join dokumen_bayar b on b.kode_toko = ${day.toko} and b.nomor = g.asal
      union all
      select 'TUNAI', arah, -kembali_rp from gerak where kembali_rp > 0
      union all
      select pencairan, arah, rupiah from gerak where pencairan is not null
    )
    select ${TENDER} as uraian, null::text as keterangan, null::numeric as jumlah,
      null::numeric as berat, null::numeric as murni,
      coalesce(sum(rupiah) filter (where arah = 1), 0) as masuk,
      coalesce(sum(rupiah) filter (where arah = -1), 0) as keluar, sum(arah * rupiah) as saldo
    from uang group by cara order by cara`,
})

/** Every document of the pawn counter, by number. */
export const pawnDocuments = (day: Day): Part => ({
  bagian: 'Dokumen Hutang',
  sql: sql`
    select nomor as uraian, ${parts(
      ours(sql`macam`),
      sql`coalesce(membatalkan, nullif(no_faktur_hutang, nomor))`,
      sql`kode_sales`,
      sql`nama_customer`,
      sql`case when membatalkan is not null then keterangan end`,
    )} as keterangan,
      null::numeric as jumlah, berat, murni, case arah when 1 then rupiah end as masuk,
      case arah when -1 then rupiah end as keluar, null::numeric as saldo
    from (${moved(day)}) g order by pada, nomor`,
})
