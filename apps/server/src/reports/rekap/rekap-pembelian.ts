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
import { pembelian } from '../pembelian/pembelian.ts'
import { boughtIn, boughtSign, type PurchaseScope, perGram } from '../pembelian/purchase-parts.ts'
import { ofStore, RECAP_FILTERS, SIDE_BY_SIDE } from './recap-parts.ts'

const SIGN = boughtSign(sql`b`)

/** What each store bought back, one row per store, cancelled purchases on both sides. */
export const rekapPembelian = defineReport({
  id: 'laporan-rekap-pembelian',
  title: 'Laporan Rekap Pembelian',
  family: 'recap by store',
  filters: RECAP_FILTERS,
  columns: {
    kode_toko: textColumn('Toko', {
      leadsTo: leadToReport(pembelian, { tanggal_awal: 'dari', sampai_tgl: 'sampai' }),
    }),
    nama_toko: textColumn('Nama Toko', { width: 1.5 }),
    faktur: countColumn('Faktur'),
    batal: countColumn('Faktur Batal'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    beli: moneyColumn('Pembelian'),
    batal_rp: moneyColumn('Dibatalkan'),
    per_gram: moneyColumn('Per gram', { total: false }),
    total: moneyColumn('Total'),
  },
  chart: { kind: 'bar', label: 'kode_toko', value: 'total' },
  order: ['kode_toko'],
  combined: SIDE_BY_SIDE,
  sql: scope => ofStore(scope.toko, scope.tanggal, sql`b.*`, sql`(${broughtIn(scope)}) b`),
})

const broughtIn = (scope: PurchaseScope): Sql => sql`
  select count(distinct b.nomor) filter (where b.jenis = 'PEMBELIAN') as faktur,
    count(distinct b.nomor) filter (where b.jenis = 'BATAL_PEMBELIAN') as batal,
    coalesce(sum(${SIGN}), 0) as jumlah, coalesce(sum(${SIGN} * b.berat_mg), 0) as berat,
    coalesce(sum(${SIGN} * b.murni_ug), 0) as murni,
    coalesce(sum(b.harga_rp) filter (where b.jenis = 'PEMBELIAN'), 0) as beli,
    coalesce(sum(b.harga_rp) filter (where b.jenis = 'BATAL_PEMBELIAN'), 0) as batal_rp,
    ${perGram(sql`sum(${SIGN} * b.harga_rp)`, sql`sum(${SIGN} * b.berat_mg)`)} as per_gram,
    coalesce(sum(${SIGN} * b.harga_rp), 0) as total
  from dokumen_barang b where ${boughtIn(sql`b`, scope)}`
