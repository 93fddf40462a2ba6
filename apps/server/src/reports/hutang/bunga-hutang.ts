import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToReport,
  moneyColumn,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { jurnal } from '../akuntansi/jurnal.ts'

/** What loans earned, day by day: interest and penalties as posted, undone ones taken off. */
export const bungaHutang = defineReport({
  id: 'laporan-bunga-hutang',
  title: 'Laporan Pendapatan Bunga',
  family: 'debt',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter() },
  columns: {
    tgl: dateColumn('Tanggal', {
      leadsTo: leadToReport(jurnal, {
        tanggal_awal: 'tgl',
        sampai_tgl: 'tgl',
        nomor_akun: 'nomor_akun',
      }),
    }),
    nomor_akun: textColumn('Akun'),
    // Interest and penalty of one redemption stand in two rows.
    faktur: countColumn('Faktur', { total: false }),
    bunga: moneyColumn('Bunga'),
    denda: moneyColumn('Denda'),
    jumlah: moneyColumn('Jumlah'),
  },
  chart: { kind: 'line', label: 'tgl', value: 'jumlah' },
  order: ['tgl', 'nomor_akun'],
  sql: ({ toko, tanggal }) => sql`
    select tgl, nomor_akun, count(distinct nomor) as faktur,
      ${earned('PENDAPATAN_BUNGA')} as bunga, ${earned('PENDAPATAN_DENDA')} as denda,
      sum(kredit_rp - debit_rp) as jumlah
    from jurnal_baris where kode_toko = ${toko}
      and tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
      and jenis_akun in ('PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA')
    group by tgl, nomor_akun`,
})

const earned = (jenis_akun: string): Sql =>
  sql`coalesce(sum(kredit_rp - debit_rp) filter (where jenis_akun = ${jenis_akun}), 0)`
