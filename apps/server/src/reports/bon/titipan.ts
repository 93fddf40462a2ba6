import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { figuresOf, named } from '../names.ts'
import { type BonColumn, stepsUntil } from './bon-steps.ts'

const STATUS = { TERBUKA: 'Terbuka', HABIS: 'Habis', KEMBALI: 'Dikembalikan', BATAL: 'Batal' }

const MONEY = {
  titip: moneyColumn('Titipan diterima'),
  tambah: moneyColumn('Ditambah'),
  beli: moneyColumn('Dari pembelian'),
  pakai: moneyColumn('Dipakai'),
  kembali: moneyColumn('Dikembalikan'),
  pindah_masuk: moneyColumn('Pindah masuk'),
  pindah_keluar: moneyColumn('Pindah keluar'),
  dibatalkan: moneyColumn('Pembatalan'),
  saldo: moneyColumn('Saldo'),
}

const moneyKeys = Object.keys(MONEY) as (keyof typeof MONEY)[]

/**
 * Deposits as they stood at the end of the dates: what came, what went by which way, what was left.
 * What a document of a kind did stands in its column, what was undone in that of the cancellations,
 * so that each row adds up to its balance, and the balances to what the ledger owes.
 */
export const titipan = defineReport({
  id: 'laporan-titipan',
  title: 'Laporan Titipan',
  family: 'sales',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    titipan: choiceFilter('Titipan', {
      SALDO: 'Bersaldo pada tanggal akhir',
      TERIMA: 'Diterima pada tanggal ini',
    }),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS }),
    kode_sales: refFilter('sales', 'Sales'),
    rincian: choiceFilter('Rincian', { TITIPAN: 'Per titipan', PELANGGAN: 'Per pelanggan' }),
  },
  columns: {
    no_titipan: textColumn('Nomor', {
      leadsTo: leadToScreen('/lihat-titipan', { no_titipan: 'no_titipan' }),
      width: 1.4,
    }),
    tgl: dateColumn('Tanggal'),
    nama_customer: textColumn('Pelanggan', { width: 1.3 }),
    telp_customer: textColumn('Telepon'),
    kode_sales: textColumn('Sales'),
    jumlah: countColumn('Banyaknya titipan'),
    ...MONEY,
    status: wordColumn('Status'),
    umur: countColumn('Umur (hari)', { total: false }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'PELANGGAN'
      ? ['nama_customer', 'telp_customer', 'jumlah', ...moneyKeys]
      : [
          'no_titipan',
          'tgl',
          'nama_customer',
          'telp_customer',
          'kode_sales',
          ...moneyKeys,
          'status',
          'umur',
        ],
  chart: { kind: 'bar', label: 'nama_customer', value: 'saldo' },
  order: ['tgl', 'no_titipan'],
  sql: ({ toko, tanggal, titipan: which, status, kode_sales, rincian }) => {
    const rows = sql`
      select b.no_bon as no_titipan, b.tgl, b.nama as nama_customer, b.telp as telp_customer,
        b.kode_sales, 1 as jumlah, g.*, ${tanggal.sampai}::date - b.tgl as umur
      from bon b cross join lateral (${stepsUntil(toko, tanggal.sampai, BY_KIND, 'saldo')}) g
      where ${every([
        sql`b.kode_toko = ${toko} and b.jenis = 'TITIPAN'`,
        which === 'SALDO'
          ? sql`b.tgl <= ${tanggal.sampai}::date and g.saldo > 0`
          : sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(status === 'ALL' ? [] : [sql`g.status = ${status}`]),
        ...(kode_sales === null ? [] : [sql`b.kode_sales = ${kode_sales}`]),
      ])}`
    return rincian === 'PELANGGAN' ? perCustomer(rows) : inWords(rows)
  },
})

/** What the documents of a deposit did, by their kinds. */
const BY_KIND = {
  titip: { jenis: ['TITIPAN', 'AWAL_TITIPAN'] },
  tambah: { jenis: ['TAMBAH_TITIPAN'] },
  beli: { jenis: ['PEMBELIAN'] },
  pakai: { jenis: ['PENJUALAN'], away: true },
  kembali: { jenis: ['KEMBALI_TITIPAN'], away: true },
  pindah_masuk: { jenis: ['PENGALIHAN_SALDO'], only: 'came' },
  pindah_keluar: { jenis: ['PENGALIHAN_SALDO'], only: 'went', away: true },
  dibatalkan: {
    jenis: ['BATAL_TITIPAN', 'BATAL_PENJUALAN', 'BATAL_PEMBELIAN', 'BATAL_AWAL_TITIPAN'],
  },
} as const satisfies Readonly<Record<string, BonColumn>>

const inWords = (rows: Sql): Sql => sql`
  select r.no_titipan, r.tgl, r.nama_customer, r.telp_customer, r.kode_sales, r.jumlah,
    ${figuresOf(moneyKeys, column => column)}, ${named(sql`r.status`, STATUS)} as status, r.umur
  from (${rows}) r`

/** A customer is his name and telephone, as a deposit asks for both. */
const perCustomer = (rows: Sql): Sql => sql`
  select min(r.no_titipan) as no_titipan, min(r.tgl) as tgl, r.nama_customer, r.telp_customer,
    null as kode_sales, count(*) as jumlah,
    ${figuresOf(moneyKeys, column => sql`sum(${column})::bigint`)}, null as status, null as umur
  from (${rows}) r group by r.nama_customer, r.telp_customer`
