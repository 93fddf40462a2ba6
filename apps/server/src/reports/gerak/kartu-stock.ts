import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToScreen,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { documentColumn, documentNumbers, NO_DOCUMENT } from '../document-leads.ts'
import { named } from '../names.ts'
import { poolMoves, poolOpenings, trayMoves, trayOpenings } from './tray-parts.ts'

const standing = { total: false } as const

/**
 * The card of a tray, or of one piece in the trays it lay in, or of scrap kadar by kadar: what lay
 * there before the dates, each movement, and what then lay there. Its last line is what the tray or
 * the pool holds at the end of the dates.
 */
export const kartuStock = defineReport({
  id: 'laporan-kartu-stock',
  title: 'Laporan Kartu Stock',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kartu: choiceFilter('Kartu Dari', { BAKI: 'Baki', ROSOK: 'Rosok' }),
    kode_baki: refFilter('baki', 'Baki'),
    kode_barcode: textFilter('Barcode'),
  },
  columns: {
    kode_baki: textColumn('Baki'),
    tgl: dateColumn('Tanggal'),
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang'),
    pcs_masuk: countColumn('Pcs Masuk'),
    masuk: weightColumn('Berat Masuk'),
    pcs_keluar: countColumn('Pcs Keluar'),
    keluar: weightColumn('Berat Keluar'),
    sisa_pcs: countColumn('Sisa Pcs', standing),
    sisa: weightColumn('Sisa Berat', standing),
    murni_masuk: fineColumn('Emas Masuk'),
    murni_keluar: fineColumn('Emas Keluar'),
    sisa_murni: fineColumn('Sisa Emas', standing),
    user_id: textColumn('Oleh'),
  },
  group: ['kode_baki'],
  order: ['kode_baki', 'urutan', 'tgl', 'pada', 'nomor', 'kode_barcode', 'versi', 'arah'],
  sql: ({ toko, tanggal, kartu, kode_baki, kode_barcode }) => {
    const scope = { toko, dari: tanggal.dari, kode_baki, kode_barcode }
    const isPool = kartu === 'ROSOK'
    return sql`
      with gerak as materialized (${isPool ? poolMoves(scope) : trayMoves(scope)}),
        sebelum as (${isPool ? poolOpenings(scope) : trayOpenings(scope)}),
        isi as (select * from gerak where tgl <= ${tanggal.sampai}::date)
      ${openings} union all ${lines(toko)}`
  },
})

/** What lay in each tray that held something or was moved in. */
const openings: Sql = sql`
  select s.kode_baki, 0 as urutan, null::date as tgl, null::timestamptz as pada,
    null::text as nomor, ${'Saldo awal'}::text as jenis, null::text as kode_barcode,
    null::bigint as versi, null::integer as arah, null::text as nama_barang,
    null::integer as pcs_masuk, null::bigint as masuk, null::integer as pcs_keluar,
    null::bigint as keluar, s.pcs as sisa_pcs, s.berat as sisa, null::bigint as murni_masuk,
    null::bigint as murni_keluar, s.murni as sisa_murni, null::text as user_id,
    ${NO_DOCUMENT}
  from sebelum s where s.berat <> 0 or s.kode_baki in (select kode_baki from isi)`

const lines = (toko: string): Sql => sql`
  select g.kode_baki, 1, g.tgl, g.pada, g.nomor, ${named(sql`g.jenis`, DOCUMENTS)},
    g.kode_barcode, g.versi, g.arah, b.nama_barang, case g.arah when 1 then g.pcs end,
    case g.arah when 1 then g.berat_mg end, case g.arah when -1 then g.pcs end,
    case g.arah when -1 then g.berat_mg end, s.pcs + sum(g.arah * g.pcs) over urut,
    s.berat + sum(g.arah * g.berat_mg) over urut, case g.arah when 1 then g.murni_ug end,
    case g.arah when -1 then g.murni_ug end, s.murni + sum(g.arah * g.murni_ug) over urut,
    g.user_id, ${documentNumbers(toko, sql`g`)}
  from isi g
  join sebelum s on s.kode_baki = g.kode_baki
  left join barang b on b.kode_toko = ${toko} and b.kode_barcode = g.kode_barcode
  window urut as (partition by g.kode_baki
    order by g.tgl, g.pada, g.nomor, g.kode_barcode, g.versi, g.arah)`
