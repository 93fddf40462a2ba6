import {
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { bukuBesar } from './buku-besar.ts'

/**
 * The trial balance in both units: what stood before, what moved, what stands at the end. Debits
 * equal credits in every pair, and the fine gold of all accounts is nothing.
 */
export const neracaSaldo = defineReport({
  id: 'laporan-neraca-saldo',
  title: 'Laporan Neraca Saldo',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter() },
  columns: {
    nomor_akun: textColumn('Akun', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        nomor_akun: 'nomor_akun',
      }),
    }),
    nama_akun: textColumn('Nama Akun'),
    debit_awal: moneyColumn('Awal Debit'),
    kredit_awal: moneyColumn('Awal Kredit'),
    debit: moneyColumn('Mutasi Debit'),
    kredit: moneyColumn('Mutasi Kredit'),
    debit_akhir: moneyColumn('Akhir Debit'),
    kredit_akhir: moneyColumn('Akhir Kredit'),
    murni_awal: fineColumn('Emas Awal'),
    murni: fineColumn('Mutasi Emas'),
    murni_akhir: fineColumn('Emas Akhir'),
  },
  order: ['nomor_akun'],
  sql: ({ toko, tanggal }) => sql`
    select s.nomor_akun, a.nama_akun, ${tanggal.dari}::text as dari,
      ${tanggal.sampai}::text as sampai,
      greatest(s.awal, 0) as debit_awal, greatest(-s.awal, 0) as kredit_awal, s.debit, s.kredit,
      greatest(s.awal + s.debit - s.kredit, 0) as debit_akhir,
      greatest(-(s.awal + s.debit - s.kredit), 0) as kredit_akhir,
      s.murni_awal, s.murni, s.murni_awal + s.murni as murni_akhir
    from (
      select nomor_akun,
        coalesce(sum(debit_rp - kredit_rp) filter (where tgl < ${tanggal.dari}::date), 0) as awal,
        coalesce(sum(debit_rp) filter (where tgl >= ${tanggal.dari}::date), 0) as debit,
        coalesce(sum(kredit_rp) filter (where tgl >= ${tanggal.dari}::date), 0) as kredit,
        coalesce(sum(murni_ug) filter (where tgl < ${tanggal.dari}::date), 0) as murni_awal,
        coalesce(sum(murni_ug) filter (where tgl >= ${tanggal.dari}::date), 0) as murni
      from (${journalSums(toko, tanggal.sampai)}) j group by nomor_akun
    ) s join akun a on a.nomor_akun = s.nomor_akun`,
})
