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

const STATUS = { TERBUKA: 'Terbuka', HABIS: 'Lunas', BATAL: 'Batal' }

const MONEY = {
  kurang: moneyColumn('Kurang'),
  dibayar: moneyColumn('Dibayar'),
  dibatalkan: moneyColumn('Pembatalan'),
  sisa: moneyColumn('Sisa'),
}

const moneyKeys = Object.keys(MONEY) as (keyof typeof MONEY)[]

const BY_KIND = {
  kurang: { jenis: ['KURANG_BAYAR', 'AWAL_KURANG_BAYAR'] },
  dibayar: { jenis: ['BAYAR_PIUTANG'], away: true },
  dibatalkan: { jenis: ['BATAL_KURANG_BAYAR', 'BATAL_AWAL_KURANG_BAYAR'] },
} as const satisfies Readonly<Record<string, BonColumn>>

/**
 * What customers owed of sales whose cash was short, as it stood at the end of the dates
 * (04-domain B18 #6, #7): each row adds up to what is left of it, and those to account 1131.
 */
export const piutangPenjualan = defineReport({
  id: 'laporan-piutang-penjualan',
  title: 'Laporan Piutang Penjualan',
  family: 'sales',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    piutang: choiceFilter('Piutang', {
      SISA: 'Belum lunas pada tanggal akhir',
      DICATAT: 'Dicatat pada tanggal ini',
    }),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS }),
    kode_sales: refFilter('sales', 'Sales'),
    rincian: choiceFilter('Rincian', { PIUTANG: 'Per kurang bayar', PELANGGAN: 'Per pelanggan' }),
  },
  columns: {
    no_kurang_bayar: textColumn('Nomor', {
      leadsTo: leadToScreen('/piutang-penjualan', { no_kurang_bayar: 'no_kurang_bayar' }),
      width: 1.4,
    }),
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Nota', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'nota_di_sini' }),
      width: 1.4,
    }),
    nama_customer: textColumn('Pelanggan', { width: 1.3 }),
    telp_customer: textColumn('Telepon'),
    kode_sales: textColumn('Sales'),
    jumlah: countColumn('Banyaknya'),
    ...MONEY,
    tgl_janji: dateColumn('Janji bayar'),
    status: wordColumn('Status'),
    umur: countColumn('Umur (hari)', { total: false }),
    lewat: countColumn('Lewat janji (hari)', { total: false }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'PELANGGAN'
      ? ['nama_customer', 'telp_customer', 'jumlah', ...moneyKeys, 'umur', 'lewat']
      : [
          'no_kurang_bayar',
          'tgl',
          'no_faktur_jual',
          'nama_customer',
          'telp_customer',
          'kode_sales',
          ...moneyKeys,
          'tgl_janji',
          'status',
          'umur',
          'lewat',
        ],
  chart: { kind: 'bar', label: 'nama_customer', value: 'sisa' },
  order: ['tgl', 'no_kurang_bayar'],
  sql: ({ toko, tanggal, piutang, status, kode_sales, rincian }) => {
    const rows = sql`
      select b.no_bon as no_kurang_bayar, b.tgl, b.no_faktur_jual, b.nama as nama_customer,
        b.telp as telp_customer, b.kode_sales, 1 as jumlah, b.tgl_janji, g.*,
        ${NOTA_HERE} as nota_di_sini,
        case when g.sisa > 0 then ${tanggal.sampai}::date - b.tgl end as umur,
        case when g.sisa > 0 then greatest(0, ${tanggal.sampai}::date - b.tgl_janji) end as lewat
      from bon b
      cross join lateral (${stepsUntil(toko, tanggal.sampai, BY_KIND, 'sisa')}) g
      where ${every([
        sql`b.kode_toko = ${toko} and b.jenis = 'KURANG_BAYAR'`,
        piutang === 'SISA'
          ? sql`b.tgl <= ${tanggal.sampai}::date and g.sisa > 0`
          : sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(status === 'ALL' ? [] : [sql`g.status = ${status}`]),
        ...(kode_sales === null ? [] : [sql`b.kode_sales = ${kode_sales}`]),
      ])}`
    return rincian === 'PELANGGAN' ? perCustomer(rows) : inWords(rows)
  },
})

/** A nota that a shop brought with it is none of its own, and leads nowhere. */
const NOTA_HERE = sql`case when b.no_bon in (select m.no_bon from gerak_bon m
  where m.kode_toko = b.kode_toko and m.no_bon = b.no_bon and m.jenis = 'AWAL_KURANG_BAYAR')
  then null else b.no_faktur_jual end`

const inWords = (rows: Sql): Sql => sql`
  select r.no_kurang_bayar, r.tgl, r.no_faktur_jual, r.nota_di_sini, r.nama_customer,
    r.telp_customer, r.kode_sales, r.jumlah, ${figuresOf(moneyKeys, column => column)}, r.tgl_janji,
    ${named(sql`r.status`, STATUS)} as status, r.umur, r.lewat
  from (${rows}) r`

/** A customer is his name and telephone, as a short payment asks for both; his oldest is told. */
const perCustomer = (rows: Sql): Sql => sql`
  select min(r.no_kurang_bayar) as no_kurang_bayar, min(r.tgl) as tgl, null as no_faktur_jual,
    null as nota_di_sini, r.nama_customer, r.telp_customer, null as kode_sales, count(*) as jumlah,
    ${figuresOf(moneyKeys, column => sql`sum(${column})::bigint`)}, null::date as tgl_janji,
    null as status, max(r.umur) as umur, max(r.lewat) as lewat
  from (${rows}) r group by r.nama_customer, r.telp_customer`
