import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  dateColumn,
  defineReport,
  fineColumn,
  moneyColumn,
  textColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { documentColumn, documentNumbers } from '../document-leads.ts'
import { named } from '../names.ts'
import { JOURNAL_FILTERS } from './journal-parts.ts'

const KIND = named(sql`j.jenis`, DOCUMENTS)

/** The journals, line by line, each balanced in rupiah and in fine gold. */
export const jurnal = defineReport({
  id: 'laporan-jurnal',
  title: 'Laporan Jurnal',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: JOURNAL_FILTERS,
  columns: {
    nomor: documentColumn(),
    tgl: dateColumn('Tanggal'),
    jenis: wordColumn('Transaksi'),
    nomor_akun: textColumn('Akun'),
    nama_akun: textColumn('Nama Akun'),
    keterangan: textColumn('Keterangan'),
    debit: moneyColumn('Debit'),
    kredit: moneyColumn('Kredit'),
    murni: fineColumn('Emas Murni'),
  },
  group: ['nomor'],
  order: ['tgl', 'pada', 'nomor', 'baris'],
  byDays: true,
  sql: ({ toko, tanggal, nomor_akun, nomor }) => sql`
    select j.nomor, j.tgl, j.pada, j.baris, ${KIND} as jenis, j.nomor_akun, a.nama_akun,
      concat_ws(' ', j.laci, j.keterangan) as keterangan, j.debit_rp as debit,
      j.kredit_rp as kredit, j.murni_ug as murni, ${documentNumbers(toko, sql`j`)}
    from jurnal_baris j join akun a on a.nomor_akun = j.nomor_akun
    where ${every([
      sql`j.kode_toko = ${toko}`,
      sql`j.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(nomor_akun === null ? [] : [sql`j.nomor_akun = ${nomor_akun}`]),
      ...(nomor === null ? [] : [sql`j.nomor = ${nomor}`]),
    ])}`,
})
