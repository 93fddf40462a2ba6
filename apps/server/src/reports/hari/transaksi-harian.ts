import { COST_DOCUMENTS } from '@kencana/contract/cost'
import { ALL } from '@kencana/contract/kit/report'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  validByFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { documentColumn, documentNumbers } from '../document-leads.ts'
import { named } from '../names.ts'
import { validatedBy } from '../validated-by.ts'

/** Where money of a shop lies, or is still to come from. */
const MONEY = ['KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_EDC', 'PIUTANG_QRIS']

/** Documents of goods alone: no money moves, and what they cost is not for everybody. */
const GOODS = [...COST_DOCUMENTS, 'PINDAH_BARANG', 'PINDAH_SORTIR']

/**
 * Every document of the days as it was posted, with its pieces and the money that came and went for
 * it, as the books have it.
 */
export const transaksiHarian = defineReport({
  id: 'laporan-transaksi-harian',
  title: 'Laporan Transaksi Harian',
  family: 'daily transaction report',
  module: 'LAPORAN_TRANSAKSI_HARIAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    jenis: choiceFilter('Transaksi', { [ALL]: 'SEMUA', ...DOCUMENTS }),
    valid_by: validByFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    nomor: documentColumn({ journal: 'no_jurnal' }),
    jenis: wordColumn('Transaksi'),
    membatalkan: textColumn('Membatalkan'),
    nama_customer: textColumn('Pelanggan'),
    kode_sales: textColumn('Sales'),
    user_id: textColumn('Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    jumlah: countColumn('Pcs', { total: false }),
    berat: weightColumn('Berat', { total: false }),
    total: moneyColumn('Total', { total: false }),
    masuk: moneyColumn('Uang Masuk'),
    keluar: moneyColumn('Uang Keluar'),
  },
  order: ['tgl', 'pada', 'nomor'],
  byDays: true,
  sql: ({ toko, tanggal, jenis, valid_by, kode_kadar }) => sql`
    select d.tgl, d.pada, d.nomor, ${named(sql`d.jenis`, DOCUMENTS)} as jenis, d.membatalkan,
      d.nama_customer, d.kode_sales, d.user_id, d.penyetuju, b.jumlah, b.berat,
      case when d.jenis = any(${GOODS}::text[]) then null else d.total_rp end as total,
      u.masuk, u.keluar, u.no_jurnal, ${documentNumbers(toko, sql`d`)}
    from dokumen d
    cross join lateral (${piecesOf(toko)}) b
    cross join lateral (${moneyOf(toko)}) u
    where ${every([
      sql`d.kode_toko = ${toko}`,
      sql`d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(jenis === ALL ? [] : [sql`d.jenis = ${jenis}`]),
      ...(valid_by === null ? [] : [validatedBy(toko, sql`d`, valid_by)]),
      ...(kode_kadar === null ? [] : [movedOf(toko, kode_kadar)]),
    ])}`,
})

/** Whether it moved pieces of a kadar into the trays or out of them. */
const movedOf = (toko: string, kode_kadar: string): Sql => sql`exists (
  select from gerak_barang g where g.kode_toko = ${toko} and g.nomor = d.nomor
    and ${kode_kadar} in (g.kode_kadar, g.dari_kode_kadar)
    and (g.dari_baki is null or g.ke_baki is null or g.dari_berat_mg is not null)
    and (g.dari_baki is not null or g.ke_baki is not null))`

const piecesOf = (toko: string): Sql => sql`
  select nullif(count(*), 0) as jumlah, sum(i.berat_mg) as berat from dokumen_barang i
  where i.kode_toko = ${toko} and i.nomor = d.nomor`

const moneyOf = (toko: string): Sql => sql`
  select coalesce(sum(j.debit_rp) filter (where j.jenis_akun = any(${MONEY}::text[])), 0) as masuk,
    coalesce(sum(j.kredit_rp) filter (where j.jenis_akun = any(${MONEY}::text[])), 0) as keluar,
    min(j.nomor) as no_jurnal
  from jurnal_baris j where j.kode_toko = ${toko} and j.nomor = d.nomor`
