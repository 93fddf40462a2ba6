import { DOCUMENTS } from '@kencana/contract/names/documents'
import { TENDERS } from '@kencana/contract/names/tenders'
import { type Sql, sql } from '../../platform/sql.ts'
import { stockSums } from '../day-sums.ts'
import { named, ours, parts, told } from '../names.ts'
import { moneyOf, notasIn } from '../penjualan/sale-parts.ts'

/** One store, one business day. */
export interface Day {
  readonly toko: string
  readonly tgl: string
}

/**
 * Sections of a day's papers. Each gives `uraian, keterangan, jumlah, berat, murni, masuk, keluar,
 * saldo`; figures that a section has not are null.
 */
export interface Part {
  readonly bagian: string
  readonly sql: Sql
}

const head = (uraian: Sql, keterangan: Sql): Sql =>
  sql`select ${uraian} as uraian, ${keterangan} as keterangan`

/** What notas take on top of their prices, where some did. */
const onTop = (uraian: Sql, rupiah: Sql, { toko, tgl }: Day, urut: number): Sql => sql`
    select ${uraian}, ${told('{jumlah} dokumen', sql`count(*)`)}, null, null, null,
      coalesce(sum(${rupiah}) filter (where jenis = 'PENJUALAN'), 0),
      coalesce(sum(${rupiah}) filter (where jenis = 'BATAL_PENJUALAN'), 0),
      sum(case jenis when 'PENJUALAN' then ${rupiah} else -${rupiah} end), ${urut}::int
    from dokumen
    where kode_toko = ${toko} and tgl = ${tgl}::date and ${rupiah} is not null
      and jenis in ('PENJUALAN', 'BATAL_PENJUALAN')
    having count(*) > 0`

/** Sales and cancellations in sums, what remains, PPh 22 and rounded cash where there was some. */
export const salesSums = (day: Day): Part => ({
  bagian: 'Ringkasan Penjualan',
  sql: sql`
    with isi as (
      select jenis, count(*) as jumlah, sum(berat_mg) as berat, sum(murni_ug) as murni,
        sum(harga_rp) as rupiah, count(distinct nomor) as faktur
      from dokumen_barang
      where kode_toko = ${day.toko} and tgl = ${day.tgl}::date
        and jenis in ('PENJUALAN', 'BATAL_PENJUALAN')
      group by jenis
    ), dua as (
      select k.urut, k.jenis, k.tanda, coalesce(i.jumlah, 0) as jumlah,
        coalesce(i.berat, 0) as berat, coalesce(i.murni, 0) as murni,
        coalesce(i.rupiah, 0) as rupiah, coalesce(i.faktur, 0) as faktur
      from (values (1, 'PENJUALAN', 1), (2, 'BATAL_PENJUALAN', -1)) as k(urut, jenis, tanda)
      left join isi i on i.jenis = k.jenis
    )
    select case urut when 1 then ${'Penjualan'}::text else ${'Pembatalan'}::text end as uraian,
      ${told('{jumlah} faktur', sql`faktur`)} as keterangan, jumlah, berat, murni,
      case urut when 1 then rupiah end as masuk, case urut when 2 then rupiah end as keluar,
      null::numeric as saldo, urut
    from dua
    union all
    select ${'Penjualan bersih'}::text, null, sum(tanda * jumlah), sum(tanda * berat),
      sum(tanda * murni), null, null, sum(tanda * rupiah), 3
    from dua
    union all
    ${onTop(sql`${'PPh 22 dipungut'}::text`, sql`pph22_rp`, day, 4)}
    union all
    ${onTop(sql`${'Pembulatan tunai'}::text`, sql`pembulatan_rp`, day, 5)}
    order by urut`,
})

/**
 * How sales were paid, change and cancelled sales taken off: together what they came to. Old pieces
 * of an exchange stand on a line of their own, for they are no money.
 */
export const payments = ({ toko, tgl }: Day): Part => ({
  bagian: 'Pembayaran',
  sql: sql`
    with ${notasIn({ toko, tanggal: { dari: tgl, sampai: tgl } })},
      bayar as (${moneyOf(toko)})
    ${head(named(sql`cara`, TENDERS), sql`null::text`)}, null::numeric as jumlah,
      null::numeric as berat, null::numeric as murni,
      ${moneyOfKind('PENJUALAN')} as masuk, ${moneyOfKind('BATAL_PENJUALAN')} as keluar,
      sum(case jenis when 'PENJUALAN' then rupiah else -rupiah end) as saldo
    from bayar group by cara order by cara`,
})

/** What documents of a kind brought by the way `cara`, where that is money. */
export const moneyOfKind = (jenis: string): Sql => sql`case when cara <> 'TUKAR' then
  coalesce(sum(rupiah) filter (where jenis = ${jenis}), 0) end`

/** Pieces in the trays before the day, what came, what left by which kind, and what remains. */
export const stock = ({ toko, tgl }: Day): Part => ({
  bagian: 'Stock',
  sql: sql`
    with gerak as materialized (${stockSums(toko, tgl)})
    ${head(sql`${'Stock awal'}::text`, sql`null::text`)}, coalesce(sum(arah * pcs), 0) as jumlah,
      coalesce(sum(arah * berat_mg), 0) as berat, coalesce(sum(arah * murni_ug), 0) as murni,
      null::numeric as masuk, null::numeric as keluar, null::numeric as saldo, 1 as urut
    from gerak where tgl < ${tgl}::date
    union all
    select case arah when 1 then ${'Barang masuk'}::text else ${'Barang keluar'}::text end,
      ${ours(named(sql`jenis`, DOCUMENTS))},
      sum(arah * pcs), sum(arah * berat_mg), sum(arah * murni_ug), null, null, null, 2
    from gerak where tgl = ${tgl}::date group by arah, jenis
    union all
    select ${'Stock akhir'}::text, null, coalesce(sum(arah * pcs), 0),
      coalesce(sum(arah * berat_mg), 0), coalesce(sum(arah * murni_ug), 0), null, null, null, 3
    from gerak order by urut, uraian desc, keterangan`,
})

const RUPIAH = 'FM999,999,999,999,990'
const rupiah = (rp: Sql): Sql => sql`to_char(${rp}, ${RUPIAH}::text)`

const OFF = told(
  'Selisih {jumlah}, {transaksi} transaksi',
  rupiah(sql`slip_rp - buku_rp`),
  sql`(slip_n - buku_n)::text`,
)

/**
 * What the closing was told of slips of card machines and QRIS: came in by the documents, beside it
 * what the slip has, and in words whether they agree. Nothing where slips are not asked for.
 */
export const machines = ({ toko, tgl }: Day): Part => ({
  bagian: 'Slip Mesin',
  sql: sql`
    ${head(
      sql`concat_ws(' ', case alat when 'KARTU' then 'EDC' else alat end, nullif(penerbit, '-'))`,
      parts(
        sql`case when slip_rp is null then ${told('Slip tidak diketik')}
          when (slip_rp, slip_n) = (buku_rp, buku_n) then ${told('Cocok')} else ${OFF} end`,
        sql`case when batal_n > 0 then ${told('Dibatalkan {jumlah}', rupiah(sql`batal_rp`))} end`,
      ),
    )}, slip_n as jumlah, null::numeric as berat, null::numeric as murni, buku_rp as masuk,
      null::numeric as keluar, slip_rp as saldo
    from hari_bisnis h
    join dokumen d on d.kode_toko = ${toko} and d.nomor = h.no_tutup
    cross join lateral jsonb_to_recordset(d.isi->'mesin') m (alat text, penerbit text,
      buku_rp numeric, buku_n int, batal_rp numeric, batal_n int, slip_rp numeric, slip_n int)
    where h.kode_toko = ${toko} and h.tgl = ${tgl}::date and h.status = 'TUTUP'
    order by alat, penerbit`,
})
