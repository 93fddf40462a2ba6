import {
  countColumn,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  textColumn,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { penjualan } from '../penjualan/penjualan.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'
import { ofStore, RECAP_FILTERS, SIDE_BY_SIDE } from './recap-parts.ts'

/** What each store sold, one row per store, cancelled sales on both sides. */
export const rekapPenjualan = defineReport({
  id: 'laporan-rekap-penjualan',
  title: 'Laporan Rekap Penjualan',
  family: 'recap by store',
  filters: RECAP_FILTERS,
  columns: {
    kode_toko: textColumn('Toko', {
      leadsTo: leadToReport(penjualan, { tanggal_awal: 'dari', sampai_tgl: 'sampai' }),
    }),
    nama_toko: textColumn('Nama Toko', { width: 1.5 }),
    faktur: countColumn('Faktur'),
    batal: countColumn('Faktur Batal'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    jual: moneyColumn('Penjualan'),
    batal_rp: moneyColumn('Dibatalkan'),
    diskon: moneyColumn('Potongan'),
    ppn: moneyColumn('PPN'),
    total: moneyColumn('Total'),
  },
  chart: { kind: 'bar', label: 'kode_toko', value: 'total' },
  order: ['kode_toko'],
  combined: SIDE_BY_SIDE,
  sql: scope => ofStore(scope.toko, scope.tanggal, sql`s.*`, sql`(${soldIn(scope)}) s`),
})

const soldIn = (scope: SaleScope): Sql => sql`
  select coalesce(sum(faktur) filter (where jenis = 'PENJUALAN'), 0) as faktur,
    coalesce(sum(faktur) filter (where jenis = 'BATAL_PENJUALAN'), 0) as batal,
    coalesce(sum(${SIGN} * pcs), 0) as jumlah, coalesce(sum(${SIGN} * berat_mg), 0) as berat,
    coalesce(sum(${SIGN} * murni_ug), 0) as murni,
    coalesce(sum(total_rp) filter (where jenis = 'PENJUALAN'), 0) as jual,
    coalesce(sum(total_rp) filter (where jenis = 'BATAL_PENJUALAN'), 0) as batal_rp,
    coalesce(sum(${SIGN} * diskon_rp), 0) as diskon, coalesce(sum(${SIGN} * ppn_rp), 0) as ppn,
    coalesce(sum(${SIGN} * total_rp), 0) as total
  from rekap_penjualan where ${salesIn(scope)}`
