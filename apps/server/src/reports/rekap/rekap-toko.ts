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
import { labaRugi } from '../akuntansi/laba-rugi.ts'
import { titipan } from '../bon/titipan.ts'
import { journalSums, stockSums } from '../day-sums.ts'
import { mutasiStock } from '../gerak/mutasi-stock.ts'
import { hutangOutstanding } from '../hutang/hutang-outstanding.ts'
import { pembelian } from '../pembelian/pembelian.ts'
import { boughtIn, boughtSign } from '../pembelian/purchase-parts.ts'
import { penjualan } from '../penjualan/penjualan.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'
import { kas } from '../uang/kas.ts'
import { ofStore, RECAP_FILTERS, SIDE_BY_SIDE } from './recap-parts.ts'

const DAYS = { tanggal_awal: 'dari', sampai_tgl: 'sampai' } as const
const STOCK = leadToReport(mutasiStock, DAYS)

/**
 * All stores side by side: what each sold and bought in the days and what that left, and what it
 * has at their end: cash, loans out, deposits owed, pieces and fine gold.
 */
export const rekapToko = defineReport({
  id: 'laporan-rekap-toko',
  title: 'Laporan Rekap Toko',
  family: 'recap by store',
  filters: RECAP_FILTERS,
  columns: {
    kode_toko: textColumn('Toko'),
    nama_toko: textColumn('Nama Toko', { width: 1.5 }),
    pcs_jual: countColumn('Pcs Jual'),
    jual: moneyColumn('Penjualan', { leadsTo: leadToReport(penjualan, DAYS) }),
    pcs_beli: countColumn('Pcs Beli'),
    beli: moneyColumn('Pembelian', { leadsTo: leadToReport(pembelian, DAYS) }),
    laba: moneyColumn('Laba', { cost: true, leadsTo: leadToReport(labaRugi, DAYS) }),
    kas: moneyColumn('Kas', { leadsTo: leadToReport(kas, DAYS) }),
    pinjaman: moneyColumn('Pinjaman Berjalan', {
      leadsTo: leadToReport(hutangOutstanding, { tgl: 'sampai' }),
    }),
    titipan: moneyColumn('Titipan', { leadsTo: leadToReport(titipan, DAYS) }),
    pcs: countColumn('Pcs Stock', { leadsTo: STOCK }),
    berat: weightColumn('Berat Stock', { leadsTo: STOCK }),
    murni: fineColumn('Emas Murni', {
      leadsTo: leadToReport(mutasiStock, { ...DAYS, rincian: 'rincian_murni' }),
    }),
  },
  chart: { kind: 'bar', label: 'kode_toko', value: 'jual' },
  order: ['kode_toko'],
  combined: SIDE_BY_SIDE,
  sql: scope =>
    ofStore(
      scope.toko,
      scope.tanggal,
      sql`s.*, b.*, j.*, g.*, ${'MURNI'}::text as rincian_murni`,
      sql`(${sold(scope)}) s cross join (${bought(scope)}) b cross join (${booked(scope)}) j
        cross join (${stocked(scope)}) g`,
    ),
})

const sold = (scope: SaleScope): Sql => sql`
  select coalesce(sum(${SIGN} * pcs), 0) as pcs_jual, coalesce(sum(${SIGN} * total_rp), 0) as jual
  from rekap_penjualan where ${salesIn(scope)}`

const bought = (scope: SaleScope): Sql => sql`
  select coalesce(sum(${boughtSign(sql`b`)}), 0) as pcs_beli,
    coalesce(sum(${boughtSign(sql`b`)} * b.harga_rp), 0) as beli
  from dokumen_barang b where ${boughtIn(sql`b`, scope)}`

const booked = ({ toko, tanggal }: SaleScope): Sql => sql`
  select coalesce(sum(j.kredit_rp - j.debit_rp) filter (where j.tgl >= ${tanggal.dari}::date
      and a.golongan in ('PENDAPATAN', 'BEBAN')), 0) as laba,
    coalesce(sum(j.debit_rp - j.kredit_rp)
      filter (where j.jenis_akun in ('KAS', 'KAS_GADAI')), 0) as kas,
    coalesce(sum(j.debit_rp - j.kredit_rp)
      filter (where j.jenis_akun = 'PIUTANG_GADAI'), 0) as pinjaman,
    coalesce(sum(j.kredit_rp - j.debit_rp)
      filter (where j.jenis_akun = 'HUTANG_TITIPAN'), 0) as titipan
  from (${journalSums(toko, tanggal.sampai)}) j join akun a on a.nomor_akun = j.nomor_akun`

const stocked = ({ toko, tanggal }: SaleScope): Sql => sql`
  select coalesce(sum(arah * pcs), 0) as pcs, coalesce(sum(arah * berat_mg), 0) as berat,
    coalesce(sum(arah * murni_ug), 0) as murni
  from (${stockSums(toko, tanggal.sampai)}) g`
