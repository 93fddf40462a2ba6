import {
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  type RawRow,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { summed, susunanFilter } from './account-parts.ts'
import { bukuBesar } from './buku-besar.ts'

/**
 * What came in and what it took, between two days: revenue counts up and costs count down, so that
 * the sum of a section is its share of the result and the total is the result. Gold that went with
 * it stands beside, in fine micrograms.
 */
export const labaRugi = defineReport({
  id: 'laporan-laba-rugi',
  title: 'Laporan Laba Rugi',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), susunan: susunanFilter() },
  columns: {
    bagian: wordColumn('Bagian'),
    nomor_akun: textColumn('Akun'),
    nama_akun: textColumn('Nama Akun', {
      leadsTo: leadToReport(bukuBesar, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        nomor_akun: 'nomor_akun',
      }),
      width: 2,
    }),
    jumlah: moneyColumn('Jumlah'),
    persen: percentColumn('Dari Pendapatan (%)'),
    murni: fineColumn('Emas Murni'),
  },
  group: ['bagian'],
  orientation: 'portrait',
  order: ['urutan', 'nomor_akun'],
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: rows => shared(summed(rows, ['urutan', 'nomor_akun'], ['jumlah', 'murni'])),
  },
  sql: ({ toko, tanggal }) => sql`
    select r.*, round(1000.0 * r.jumlah
        / nullif(sum(r.jumlah) filter (where r.urutan = 1) over (), 0)) as persen,
      ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai
    from (
      select case when a.golongan = 'PENDAPATAN' then 1 when a.emas then 2 else 3 end as urutan,
        case when a.golongan = 'PENDAPATAN' then ${'Pendapatan'}::text
          when a.emas then ${'Harga pokok dan susut emas'}::text
          else ${'Beban usaha'}::text end as bagian,
        a.nomor_akun, a.nama_akun, sum(j.kredit_rp - j.debit_rp) as jumlah,
        sum(j.murni_ug) as murni
      from (${journalSums(toko, tanggal.sampai)}) j join akun a on a.nomor_akun = j.nomor_akun
      where j.tgl >= ${tanggal.dari}::date and a.golongan in ('PENDAPATAN', 'BEBAN')
      group by a.nomor_akun, a.nama_akun, a.golongan, a.emas
    ) r`,
})

/** Shares anew: those of one store are not those of all. */
function shared(rows: readonly RawRow[]): RawRow[] {
  const revenue = rows
    .filter(row => Number(row.urutan) === 1)
    .reduce((sum, row) => sum + Number(row.jumlah), 0)
  return rows.map(row => ({
    ...row,
    persen: revenue === 0 ? null : Math.round((1000 * Number(row.jumlah)) / revenue),
  }))
}
