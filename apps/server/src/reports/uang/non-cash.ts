import { DOCUMENTS } from '@kencana/contract/names/documents'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import { TENDERS } from '@kencana/contract/names/tenders'
import {
  type Asking,
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { figuresOf, named } from '../names.ts'

const MONEY = {
  jumlah: moneyColumn('Jumlah'),
  dibatalkan: moneyColumn('Dibatalkan'),
  belum: moneyColumn('Belum dicocokkan'),
  mutasi: moneyColumn('Menurut mutasi'),
  selisih: moneyColumn('Selisih'),
  belum_cair: moneyColumn('Belum dicairkan'),
}

const moneyKeys = Object.keys(MONEY) as (keyof typeof MONEY)[]

const { DEBIT, KREDIT, QRIS, TRANSFER } = TENDERS

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  status: choiceFilter('Status', { ALL: 'SEMUA', ...NON_CASH }),
  cara: choiceFilter('Cara bayar', { ALL: 'SEMUA', DEBIT, KREDIT, QRIS, TRANSFER }),
  kode_bank: refFilter('bank', 'Bank'),
  pencairan: choiceFilter('Pencairan non cash', {
    ALL: 'SEMUA',
    BELUM: 'Belum dicairkan',
    SUDAH: 'Sudah dicairkan',
  }),
  rincian: choiceFilter('Rincian', { PEMBAYARAN: 'Per pembayaran', BANK: 'Per bank' }),
}

const ITSELF: Asking<typeof FILTERS> = { path: '/laporan-non-cash' }
const ASKED = {
  tanggal_awal: 'dari',
  sampai_tgl: 'sampai',
  status: 'status_diminta',
  pencairan: 'pencairan',
  rincian: 'per_pembayaran',
} as const

/**
 * Card, QRIS and transfer payments of documents of these days: what came in, what of it was undone,
 * what nobody has found yet, what slip and statement said, what the acquirer still owes. Amount
 * less what was undone is what the ledger booked.
 */
export const nonCash = defineReport({
  id: 'laporan-non-cash',
  title: 'Laporan Non Cash',
  family: 'cash',
  filters: FILTERS,
  columns: {
    nomor: textColumn('Nomor', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      orTo: [
        leadToScreen('/lihat-hutang', { no_faktur_hutang: 'no_faktur_hutang' }),
        leadToScreen('/lihat-titipan', { no_titipan: 'no_titipan' }),
        leadToScreen('/gesek-tunai', { no_gesek: 'no_gesek' }),
        leadToScreen('/piutang-penjualan', { no_kurang_bayar: 'no_kurang_bayar' }),
      ],
      width: 1.5,
    }),
    tgl: dateColumn('Tanggal'),
    jenis: wordColumn('Transaksi'),
    nama_customer: textColumn('Pelanggan'),
    cara: wordColumn('Cara bayar', {
      leadsTo: leadToReport(ITSELF, { ...ASKED, cara: 'kode_cara', kode_bank: 'kode_bank' }),
      orTo: [leadToReport(ITSELF, { ...ASKED, cara: 'cara_tanpa_bank' })],
    }),
    kode_bank: textColumn('Bank'),
    kode_setuju: textColumn('Kode setuju'),
    banyak: countColumn('Pembayaran'),
    ...MONEY,
    status: wordColumn('Status'),
    tgl_mutasi: dateColumn('Tanggal mutasi'),
    no_referensi: textColumn('No referensi'),
    dicocokkan_oleh: textColumn('Dicocokkan oleh'),
    umur: countColumn('Umur (hari)', { total: false }),
    no_cair: textColumn('No pencairan', {
      leadsTo: leadToScreen('/lihat-pencairan', { no_cair: 'no_cair' }),
    }),
    umur_piutang: countColumn('Umur piutang (hari)', { total: false }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'BANK'
      ? ['cara', 'kode_bank', 'banyak', ...moneyKeys]
      : [
          'nomor',
          'tgl',
          'jenis',
          'nama_customer',
          'cara',
          'kode_bank',
          'kode_setuju',
          ...moneyKeys,
          'status',
          'tgl_mutasi',
          'no_referensi',
          'dicocokkan_oleh',
          'umur',
          'no_cair',
          'umur_piutang',
        ],
  chart: { kind: 'bar', label: 'cara', value: 'jumlah' },
  order: ['tgl', 'nomor', 'baris', 'cara', 'kode_bank'],
  sql: ({ toko, tanggal, status, cara, kode_bank, pencairan, rincian }) => {
    const rows = sql`
      select n.nomor, n.baris, n.tgl, n.jenis, d.nama_customer, n.cara, n.kode_bank,
        coalesce(b.kode_setuju, n.no_slip) as kode_setuju, 1 as banyak, n.jumlah_rp as jumlah,
        case when n.dibatalkan is not null then n.jumlah_rp else 0 end as dibatalkan,
        case when ${WAITS} then n.jumlah_rp else 0 end as belum,
        coalesce(n.jumlah_mutasi_rp, 0) as mutasi,
        coalesce(n.jumlah_mutasi_rp - n.jumlah_rp, 0) as selisih,
        case when ${OWED} then n.jumlah_rp else 0 end as belum_cair,
        ${STATUS} as status, n.tgl_mutasi, n.no_referensi, n.dicocokkan_oleh,
        case when ${WAITS} then ${openDay(toko)} - n.tgl end as umur,
        n.no_cair, case when ${OWED} then ${openDay(toko)} - n.tgl end as umur_piutang,
        ${NUMBERS}
      from non_cash n
      join dokumen d on d.kode_toko = ${toko} and d.nomor = n.nomor
      left join dokumen_bayar b
        on b.kode_toko = ${toko} and b.nomor = n.nomor and b.baris = n.baris
      where ${every([
        sql`n.kode_toko = ${toko}`,
        sql`n.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(status === 'ALL' ? [] : [sql`${STATUS} = ${status}`]),
        ...(cara === 'ALL' ? [] : [sql`n.cara = ${cara}`]),
        ...(kode_bank === null ? [] : [sql`n.kode_bank = ${kode_bank}`]),
        ...(pencairan === 'BELUM' ? [OWED] : []),
        ...(pencairan === 'SUDAH' ? [sql`n.no_cair is not null`] : []),
      ])}`
    const asked = sql`${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
      ${status}::text as status_diminta, ${pencairan}::text as pencairan,
      ${'PEMBAYARAN'}::text as per_pembayaran`
    return rincian === 'BANK' ? perBank(rows, asked) : inWords(rows)
  },
})

const WAITS = sql`(n.hasil is null and n.dibatalkan is null)`

/** What its acquirer has not paid out: the receivables of the ledger. */
const OWED = sql`(n.no_cair is null and n.dibatalkan is null and n.cara <> 'TRANSFER')`

const openDay = (toko: string): Sql => sql`(select h.tgl from hari_bisnis h
  where h.kode_toko = ${toko} and h.status = 'BUKA')`

/** How a payment stands, as the screen that ticks it says. */
const STATUS = sql`case when n.hasil = 'LAMA' then 'LAMA'
  when n.dibatalkan is not null then
    case when n.hasil is null then 'BATAL' else 'BATAL_COCOK' end
  else coalesce(n.hasil, 'BELUM') end`

/** What its document is looked up by; one of the four. */
const NUMBERS = sql`
  case when n.jenis = 'PENJUALAN' then n.nomor end as no_faktur_jual,
  case when n.jenis = 'PERPANJANG_HUTANG' then n.nomor else d.isi->>'no_faktur_hutang' end
    as no_faktur_hutang,
  case when n.jenis = 'TITIPAN' then n.nomor else d.isi->>'no_titipan' end as no_titipan,
  case when n.jenis = 'GESEK_TUNAI' then n.nomor end as no_gesek,
  d.isi->>'no_kurang_bayar' as no_kurang_bayar`

const inWords = (rows: Sql): Sql => sql`
  select r.nomor, r.baris, r.tgl, ${named(sql`r.jenis`, DOCUMENTS)} as jenis, r.nama_customer,
    ${named(sql`r.cara`, TENDERS)} as cara, r.kode_bank, r.kode_setuju, r.banyak,
    ${figuresOf(moneyKeys, column => column)}, ${named(sql`r.status`, NON_CASH)} as status,
    r.tgl_mutasi, r.no_referensi, r.dicocokkan_oleh, r.umur, r.no_cair, r.umur_piutang,
    r.no_faktur_jual, r.no_faktur_hutang, r.no_titipan, r.no_gesek, r.no_kurang_bayar
  from (${rows}) r`

const perBank = (rows: Sql, asked: Sql): Sql => sql`
  select null as nomor, null as baris, null::date as tgl, null as jenis, null as nama_customer,
    ${named(sql`r.cara`, TENDERS)} as cara, r.kode_bank, null as kode_setuju,
    sum(r.banyak)::bigint as banyak, ${figuresOf(moneyKeys, column => sql`sum(${column})::bigint`)},
    null as status, null::date as tgl_mutasi, null as no_referensi, null as dicocokkan_oleh,
    null as umur, null as no_cair, null as umur_piutang, null as no_faktur_jual,
    null as no_faktur_hutang, null as no_titipan, null as no_gesek, null as no_kurang_bayar,
    r.cara as kode_cara,
    case when count(*) over (partition by r.cara) = 1 then r.cara end as cara_tanpa_bank, ${asked}
  from (${rows}) r group by r.cara, r.kode_bank`
