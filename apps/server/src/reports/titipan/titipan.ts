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
import { every, join, name, type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'

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
      from bon b cross join lateral (${stepsUntil(toko, tanggal.sampai)}) g
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

/** What the documents of a deposit did up to a day, by their kinds, and how it stood then. */
const stepsUntil = (toko: string, sampai: string): Sql => sql`
  select coalesce(sum(s.rp) filter (where s.jenis in ('TITIPAN', 'AWAL_TITIPAN')), 0)::bigint
      as titip,
    coalesce(sum(s.rp) filter (where s.jenis = 'TAMBAH_TITIPAN'), 0)::bigint as tambah,
    coalesce(sum(s.rp) filter (where s.jenis = 'PEMBELIAN'), 0)::bigint as beli,
    coalesce(-sum(s.rp) filter (where s.jenis = 'PENJUALAN'), 0)::bigint as pakai,
    coalesce(-sum(s.rp) filter (where s.jenis = 'KEMBALI_TITIPAN'), 0)::bigint as kembali,
    coalesce(sum(s.rp) filter (where s.jenis = 'PENGALIHAN_SALDO' and s.rp > 0), 0)::bigint
      as pindah_masuk,
    coalesce(-sum(s.rp) filter (where s.jenis = 'PENGALIHAN_SALDO' and s.rp < 0), 0)::bigint
      as pindah_keluar,
    coalesce(sum(s.rp) filter (where s.jenis in ('BATAL_TITIPAN', 'BATAL_PENJUALAN',
      'BATAL_PEMBELIAN', 'BATAL_AWAL_TITIPAN')), 0)::bigint as dibatalkan,
    coalesce(sum(s.rp), 0)::bigint as saldo,
    (array_agg(s.ke_status order by s.versi desc))[1] as status
  from (
    select m.jenis, m.versi, m.ke_status, (m.sesudah->>'uang_rp')::bigint
      - coalesce((m.sebelum->>'uang_rp')::bigint, 0) as rp
    from gerak_bon m
    where m.kode_toko = ${toko} and m.no_bon = b.no_bon and m.tgl <= ${sampai}::date
  ) s`

const inWords = (rows: Sql): Sql => sql`
  select r.no_titipan, r.tgl, r.nama_customer, r.telp_customer, r.kode_sales, r.jumlah,
    ${figures(column => column)}, ${named(sql`r.status`, STATUS)} as status, r.umur
  from (${rows}) r`

/** A customer is his name and telephone, as a deposit asks for both. */
const perCustomer = (rows: Sql): Sql => sql`
  select min(r.no_titipan) as no_titipan, min(r.tgl) as tgl, r.nama_customer, r.telp_customer,
    null as kode_sales, count(*) as jumlah, ${figures(column => sql`sum(${column})::bigint`)},
    null as status, null as umur
  from (${rows}) r group by r.nama_customer, r.telp_customer`

const figures = (of: (column: Sql) => Sql): Sql =>
  join(
    moneyKeys.map(key => sql`${of(sql`r.${name(key)}`)} as ${name(key)}`),
    sql`, `,
  )
