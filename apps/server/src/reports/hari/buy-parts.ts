import { DOCUMENTS } from '@kencana/contract/names/documents'
import { TENDERS } from '@kencana/contract/names/tenders'
import { type Sql, sql } from '../../platform/sql.ts'
import { named, parts, told } from '../names.ts'
import { boughtIn, boughtSign } from '../pembelian/purchase-parts.ts'
import { exchangesIn, piecesOf, settlementOf } from '../tukar-tambah/exchange-parts.ts'
import { type Day, moneyOfKind, type Part } from './day-parts.ts'

const daysOf = ({ toko, tgl }: Day) => ({ toko, tanggal: { dari: tgl, sampai: tgl } })

/** Purchases and cancellations in sums, and what remains of them, on a day that had some. */
export const buySums = (day: Day): Part => ({
  bagian: 'Ringkasan Pembelian',
  sql: sql`
    with isi as (
      select jenis, count(*) as jumlah, sum(berat_mg) as berat, sum(murni_ug) as murni,
        sum(harga_rp) as rupiah, count(distinct nomor) as faktur
      from dokumen_barang b where ${boughtIn(sql`b`, daysOf(day))} group by jenis
    )
    select case jenis when 'PEMBELIAN' then ${'Pembelian'}::text
        else ${'Pembatalan'}::text end as uraian,
      ${told('{jumlah} faktur', sql`faktur`)} as keterangan, jumlah, berat, murni,
      case jenis when 'BATAL_PEMBELIAN' then rupiah end as masuk,
      case jenis when 'PEMBELIAN' then rupiah end as keluar, null::numeric as saldo,
      case jenis when 'PEMBELIAN' then 1 else 2 end as urut
    from isi
    union all
    select ${'Pembelian bersih'}::text, null, sum(t * jumlah), sum(t * berat), sum(t * murni), null,
      null, sum(t * rupiah), 3
    from (select isi.*, ${boughtSign(sql`isi`)} as t from isi) i having count(*) > 0
    order by urut`,
})

/** How purchases were settled, cancelled ones taken off: together what they came to. */
export const buyPayments = (day: Day): Part => ({
  bagian: 'Uang Pembelian',
  sql: sql`
    with b as materialized (
      select jenis, coalesce(membatalkan, nomor) as asal from dokumen
      where ${boughtIn(sql`dokumen`, daysOf(day))}
    ), uang as (
      select b.jenis, p.cara, p.jumlah as rupiah
      from b join dokumen a on a.kode_toko = ${day.toko} and a.nomor = b.asal
      cross join lateral jsonb_to_recordset(a.isi->'pembayaran') p (cara text, jumlah bigint)
    )
    select ${named(sql`cara`, TENDERS)} as uraian, null::text as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      ${moneyOfKind('BATAL_PEMBELIAN')} as masuk, ${moneyOfKind('PEMBELIAN')} as keluar,
      sum(case jenis when 'PEMBELIAN' then -rupiah else rupiah end) as saldo
    from uang group by cara order by cara`,
})

/**
 * Both sides of the day's exchanges and the difference, cancelled ones taken off. Each side is
 * among the sales and the purchases above as well: here they stand against each other.
 */
export const exchangeSums = (day: Day): Part => ({
  bagian: 'Ringkasan Tukar Tambah',
  sql: sql`
    with ${exchangesIn(daysOf(day))}, uang as (${settlementOf(day.toko)}),
    barang as (${piecesOf(day.toko, null)})
    select ${'Barang baru'}::text as uraian,
      (select ${told('{jumlah} dokumen', sql`sum(tanda)`)} from tukar) as keterangan,
      sum(pcs_jual) as jumlah, sum(berat_jual) as berat, sum(murni_jual) as murni,
      null::numeric as masuk, null::numeric as keluar, sum(jual) as saldo, 1 as urut
    from barang having count(*) > 0
    union all
    select ${TENDERS.TUKAR}::text, null, sum(pcs_beli), sum(berat_beli), sum(murni_beli), null,
      null, -sum(beli), 2
    from barang having count(*) > 0
    union all
    select ${'Selisih'}::text, null, null, null, null, sum(masuk), sum(keluar),
      sum(masuk) - sum(keluar), 3
    from uang having count(*) > 0
    order by urut`,
})

/** Every exchange and cancellation, with its sides and the difference the way it went. */
export const exchangeDocuments = (day: Day): Part => ({
  bagian: DOCUMENTS.TUKAR_TAMBAH,
  sql: sql`
    with ${exchangesIn(daysOf(day))}
    select nomor as uraian, ${parts(
      sql`case tanda when -1 then asal end`,
      sql`no_faktur_jual`,
      sql`no_faktur_beli`,
      sql`kode_sales`,
      sql`nama_customer`,
    )} as keterangan,
      null::numeric as jumlah, null::numeric as berat, null::numeric as murni,
      ${wayIn(sql`masuk`, sql`keluar`)} as masuk, ${wayIn(sql`keluar`, sql`masuk`)} as keluar,
      null::numeric as saldo
    from (${settlementOf(day.toko)}) u order by pada, nomor`,
})

/** What came in one way: of what was undone, what had gone the other way. */
const wayIn = (done: Sql, undone: Sql): Sql =>
  sql`nullif(case tanda when 1 then ${done} else -${undone} end, 0)`
