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
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { summed, susunanFilter } from '../akuntansi/account-parts.ts'
import { bukuBesar } from '../akuntansi/buku-besar.ts'
import { named } from '../names.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'
import { besideNotas, daysOf, monthOf, ppnIn } from './tax-parts.ts'

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  rincian: choiceFilter('Rincian', { PEMBELI: 'Per pembeli', NOTA: 'Per nota' }),
  npwp: textFilter('NPWP'),
  susunan: susunanFilter(),
}

/** The same report, nota by nota. */
const ITSELF: Asking<typeof FILTERS> = { path: '/laporan-pph22' }

/**
 * PPh 22 collected from traders and makers by month and buyer, or nota by nota: cancelled sales on
 * both sides, so that it is the account Hutang PPh 22 to the rupiah, payments to the state apart.
 */
export const pph22 = defineReport({
  id: 'laporan-pph22',
  title: 'Laporan PPh 22',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: FILTERS,
  columns: {
    bulan: textColumn('Masa Pajak'),
    npwp: textColumn('NPWP', { width: 1.4 }),
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      width: 1.4,
    }),
    status: wordColumn('Status'),
    nama_customer: textColumn('Pembeli', { width: 1.4 }),
    jenis_pembeli: wordColumn('Jenis Pembeli', {
      leadsTo: leadToReport(ITSELF, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        rincian: 'rinci',
        npwp: 'npwp',
      }),
      orTo: [
        leadToReport(bukuBesar, {
          tanggal_awal: 'dari',
          sampai_tgl: 'sampai',
          nomor_akun: 'nomor_akun',
        }),
      ],
      width: 1.2,
    }),
    faktur: countColumn('Faktur'),
    dasar: moneyColumn('Dasar Pengenaan'),
    pph22: moneyColumn('PPh 22'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'PEMBELI'
      ? ['bulan', 'npwp', 'nama_customer', 'jenis_pembeli', 'faktur', 'dasar', 'pph22']
      : [
          ...(['bulan', 'tgl', 'no_faktur_jual', 'status', 'npwp', 'nama_customer'] as const),
          ...(['jenis_pembeli', 'dasar', 'pph22'] as const),
        ],
  group: ['bulan'],
  order: ['bulan', 'tgl', 'pada', 'nomor', 'npwp', 'jenis_pembeli'],
  combined: {
    when: ({ rincian, susunan }) => rincian === 'PEMBELI' && susunan === 'GABUNGAN',
    rows: rows => summed(rows, ['bulan', 'npwp', 'jenis_pembeli'], ['faktur', 'dasar', 'pph22']),
  },
  sql: ({ toko, tanggal, rincian, npwp }) => {
    const scope = { toko, tanggal }
    const wanted = sql`(${npwp}::text is null or npwp = ${npwp}::text)`
    return sql`
      with isi as materialized (${collectedNotas(scope)})
      ${rincian === 'PEMBELI' ? byBuyer(scope, wanted) : byNota(scope, wanted)}
      union all
      ${beside(scope)} where ${npwp}::text is null`
  },
})

const BUYERS = { PEDAGANG: 'Pedagang', PABRIKAN: 'Pabrikan' }

/** Notas that PPh 22 was collected on, with the price before VAT it was taken of. */
const collectedNotas = (scope: SaleScope): Sql => sql`
  select n.*, ${named(sql`pembeli->>'jenis'`, BUYERS)} as jenis_pembeli,
    coalesce(pembeli->>'npwp', '-') as npwp, ${monthOf(sql`n.tgl`)} as bulan,
    n.tanda * s.dasar as dasar, n.tanda * n.rupiah as pph22
  from (
    select d.nomor, d.tgl, d.pada, coalesce(d.membatalkan, d.nomor) as no_faktur_jual,
      d.nama_customer, d.pph22_rp as rupiah, d.tanda, coalesce(a.isi, d.isi)->'pembeli' as pembeli
    from (select dokumen.*, ${SIGN} as tanda from dokumen
      where ${salesIn(scope)} and pph22_rp is not null) d
    left join dokumen a on a.kode_toko = ${scope.toko} and a.nomor = d.membatalkan
  ) n cross join lateral (
    select coalesce(sum(harga - ${ppnIn(sql`harga`, sql`tarif`)}), 0) as dasar from (
      select coalesce(b.ppn_permyriad, 0) as tarif, sum(b.harga_rp) as harga
      from dokumen_barang b where b.kode_toko = ${scope.toko} and b.nomor = n.nomor
        and coalesce((b.pajak->>'pph22_permyriad')::int, 0) > 0
      group by b.pajak->>'pph22_permyriad', coalesce(b.ppn_permyriad, 0)
    ) g
  ) s`

const byBuyer = (scope: SaleScope, wanted: Sql): Sql => sql`
  select bulan, null::date as tgl, null::timestamptz as pada, null::text as nomor,
    null::text as no_faktur_jual, null::text as status, npwp, max(nama_customer) as nama_customer,
    jenis_pembeli, sum(tanda)::bigint as faktur, sum(dasar) as dasar, sum(pph22) as pph22,
    ${'NOTA'}::text as rinci, null::text as nomor_akun, ${daysOf(sql`bulan`, scope)}
  from isi where ${wanted} group by bulan, npwp, jenis_pembeli`

const byNota = (scope: SaleScope, wanted: Sql): Sql => sql`
  select bulan, tgl, pada, nomor, no_faktur_jual,
    case when tanda > 0 then ${'Terjual'}::text else ${'Dibatalkan'}::text end as status, npwp,
    nama_customer, jenis_pembeli, null::bigint as faktur, dasar, pph22, null::text as rinci,
    null::text as nomor_akun, ${daysOf(sql`bulan`, scope)}
  from isi where ${wanted}`

/** What the account has from other documents. */
const beside = (scope: SaleScope): Sql => sql`
  select bulan, null::date, null::timestamptz, null::text, null::text, null::text, null::text,
    null::text, ${'Di luar nota penjualan'}::text, null::bigint, 0::numeric, jumlah, null::text,
    nomor_akun, ${daysOf(sql`bulan`, scope)}
  from (${besideNotas(scope, {
    jenis_akun: 'HUTANG_PPH22',
    found: sql`select bulan, sum(pph22) as jumlah from isi group by bulan`,
  })}) b`
