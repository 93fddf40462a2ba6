import { ALL } from '@kencana/contract/kit/report'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  moneyColumn,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { documentColumn, documentNumbers, NO_DOCUMENT } from '../document-leads.ts'
import { named } from '../names.ts'

/**
 * The ledger: each account with what stood on it before the dates, every line of them, and what
 * then stood, in rupiah and in fine gold on the account's usual side. Of one kind of documents the
 * lines alone: a balance is of all kinds.
 */
export const bukuBesar = defineReport({
  id: 'laporan-buku-besar',
  title: 'Laporan Buku Besar',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    nomor_akun: textFilter('Nomor Akun'),
    jenis: choiceFilter('Transaksi', { [ALL]: 'SEMUA', ...DOCUMENTS }),
  },
  columns: {
    nomor_akun: textColumn('Akun'),
    nama_akun: textColumn('Nama Akun'),
    tgl: dateColumn('Tanggal'),
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi'),
    keterangan: textColumn('Keterangan'),
    debit: moneyColumn('Debit'),
    kredit: moneyColumn('Kredit'),
    saldo: moneyColumn('Saldo', { total: false }),
    murni: fineColumn('Emas Murni'),
    saldo_murni: fineColumn('Saldo Emas', { total: false }),
  },
  columnsFor: ({ jenis }) => (jenis === ALL ? COLUMNS : LINE_COLUMNS),
  group: ['nomor_akun'],
  order: ['nomor_akun', 'urutan', 'tgl', 'pada', 'nomor', 'baris'],
  sql: ({ toko, tanggal, nomor_akun, jenis }) => {
    const account = nomor_akun === null ? sql`` : sql`and nomor_akun = ${nomor_akun}`
    return sql`
      with sebelum as (
        select nomor_akun, sum(debit_rp - kredit_rp) as saldo, sum(murni_ug) as murni
        from (${journalSums(toko, tanggal.sampai)}) j
        where tgl < ${tanggal.dari}::date ${account} group by nomor_akun
      ), isi as (
        select * from jurnal_baris where kode_toko = ${toko} ${account}
          and tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
          ${jenis === ALL ? sql`` : sql`and jenis = ${jenis}`}
      )
      select l.*, a.nama_akun, l.rupiah * n.tanda as saldo, l.emas * n.tanda as saldo_murni
      from (${jenis === ALL ? sql`${openings()} union all` : sql``} ${lines(toko)}) l
      join akun a on a.nomor_akun = l.nomor_akun
      cross join lateral (select case a.saldo_normal when 'DEBIT' then 1 else -1 end as tanda) n`
  },
})

const LINE_COLUMNS = [
  ...(['nomor_akun', 'nama_akun', 'tgl', 'nomor', 'jenis', 'keterangan'] as const),
  ...(['debit', 'kredit', 'murni'] as const),
]
const COLUMNS = [
  ...(['nomor_akun', 'nama_akun', 'tgl', 'nomor', 'jenis', 'keterangan', 'debit'] as const),
  ...(['kredit', 'saldo', 'murni', 'saldo_murni'] as const),
]

/** What stood on each account that has lines or a balance. */
const openings = (): Sql => sql`
  select k.nomor_akun, 0 as urutan, null::date as tgl, null::timestamptz as pada,
    null::text as nomor, null::integer as baris, ${'Saldo awal'}::text as jenis,
    null::text as keterangan, null::bigint as debit, null::bigint as kredit, null::bigint as murni,
    coalesce(s.saldo, 0) as rupiah, coalesce(s.murni, 0) as emas,
    ${NO_DOCUMENT}
  from (
    select nomor_akun from isi union select nomor_akun from sebelum where saldo <> 0 or murni <> 0
  ) k left join sebelum s on s.nomor_akun = k.nomor_akun`

const lines = (toko: string): Sql => sql`
  select j.nomor_akun, 1 as urutan, j.tgl, j.pada, j.nomor, j.baris,
    ${named(sql`j.jenis`, DOCUMENTS)} as jenis,
    nullif(concat_ws(' ', j.laci, j.keterangan), '') as keterangan, j.debit_rp as debit,
    j.kredit_rp as kredit, j.murni_ug as murni,
    coalesce(s.saldo, 0) + sum(j.debit_rp - j.kredit_rp) over urut as rupiah,
    coalesce(s.murni, 0) + sum(j.murni_ug) over urut as emas,
    ${documentNumbers(toko, sql`j`)}
  from isi j left join sebelum s on s.nomor_akun = j.nomor_akun
  window urut as (partition by j.nomor_akun order by j.tgl, j.pada, j.nomor, j.baris)`
