import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { penjualanDetail } from './penjualan-detail.ts'
import { collected, type SaleScope, SIGN, salesIn } from './sale-parts.ts'

/**
 * How the days sold: one row per day, cancelled sales on both sides, the total net of them. VAT is
 * part of the total; PPh 22 was collected on top of it.
 */
export const penjualan = defineReport({
  id: 'laporan-penjualan',
  title: 'Laporan Penjualan',
  family: 'sales',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter() },
  columns: {
    tgl: dateColumn('Tanggal', {
      leadsTo: leadToReport(penjualanDetail, { tanggal_awal: 'tgl', sampai_tgl: 'tgl' }),
    }),
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
    pph22: moneyColumn('PPh 22'),
  },
  chart: { kind: 'line', label: 'tgl', value: 'total' },
  order: ['tgl'],
  sql: f => sql`
    select s.*, coalesce(p.pph22, 0) as pph22
    from (${soldIn(f)}) s left join (${collected(f)}) p on p.tgl = s.tgl`,
})

const soldIn = (f: SaleScope) => sql`
    select tgl, coalesce(sum(faktur) filter (where jenis = 'PENJUALAN'), 0) as faktur,
      coalesce(sum(faktur) filter (where jenis = 'BATAL_PENJUALAN'), 0) as batal,
      sum(${SIGN} * pcs) as jumlah, sum(${SIGN} * berat_mg) as berat,
      sum(${SIGN} * murni_ug) as murni,
      coalesce(sum(total_rp) filter (where jenis = 'PENJUALAN'), 0) as jual,
      coalesce(sum(total_rp) filter (where jenis = 'BATAL_PENJUALAN'), 0) as batal_rp,
      sum(${SIGN} * diskon_rp) as diskon, sum(${SIGN} * ppn_rp) as ppn,
      sum(${SIGN} * total_rp) as total
    from rekap_penjualan where ${salesIn(f)} group by tgl`
