import { KELAS_PAJAK_OPTIONS } from '@kencana/contract/masters/barang/kategori'
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
import type { SaleScope } from '../penjualan/sale-parts.ts'
import { besideNotas, daysOf, monthOf, taxedPrices } from './tax-parts.ts'

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  rincian: choiceFilter('Rincian', { MASA: 'Per masa pajak', NOTA: 'Per nota' }),
  kelas_pajak: choiceFilter('Kelas Pajak', {
    SEMUA: 'Semua kelas',
    ...KELAS_PAJAK_OPTIONS,
    LAMA: 'Kelas tidak tercatat',
  }),
  tarif: textFilter('Tarif (%)'),
  susunan: susunanFilter(),
}

/** The same report, nota by nota. */
const ITSELF: Asking<typeof FILTERS> = { path: '/laporan-ppn-keluaran' }

/**
 * Output tax by month, class and rate, or nota by nota: cancelled sales on both sides, so that it
 * is the account PPN Keluaran to the rupiah. What other documents booked there has its own row.
 */
export const ppnKeluaran = defineReport({
  id: 'laporan-ppn-keluaran',
  title: 'Laporan PPN Keluaran',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: FILTERS,
  columns: {
    bulan: textColumn('Masa Pajak'),
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      width: 1.4,
    }),
    status: wordColumn('Status'),
    nama_customer: textColumn('Pelanggan'),
    npwp: textColumn('NPWP'),
    kelas: wordColumn('Kelas Pajak', {
      leadsTo: leadToReport(ITSELF, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        rincian: 'rinci',
        kelas_pajak: 'kode_kelas',
        tarif: 'tarif',
      }),
      orTo: [
        leadToReport(bukuBesar, {
          tanggal_awal: 'dari',
          sampai_tgl: 'sampai',
          nomor_akun: 'nomor_akun',
        }),
      ],
      width: 1.6,
    }),
    tarif: textColumn('Tarif (%)'),
    faktur: countColumn('Faktur', { total: false }),
    dasar: moneyColumn('Dasar Pengenaan'),
    ppn: moneyColumn('PPN'),
    bebas: moneyColumn('PPN Tidak Dipungut'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'MASA'
      ? ['bulan', 'kelas', 'tarif', 'faktur', 'dasar', 'ppn', 'bebas']
      : [
          ...(['bulan', 'tgl', 'no_faktur_jual', 'status', 'nama_customer', 'npwp'] as const),
          ...(['kelas', 'tarif', 'dasar', 'ppn', 'bebas'] as const),
        ],
  group: ['bulan'],
  order: ['bulan', 'tgl', 'pada', 'nomor', 'kode_kelas', 'tarif'],
  combined: {
    when: ({ rincian, susunan }) => rincian === 'MASA' && susunan === 'GABUNGAN',
    rows: rows => summed(rows, ['bulan', 'kode_kelas', 'tarif'], FIGURES),
  },
  sql: ({ toko, tanggal, rincian, kelas_pajak, tarif }) => {
    const scope = { toko, tanggal }
    const wanted = sql`(${kelas_pajak} = 'SEMUA' or kode_kelas = ${kelas_pajak})
      and (${tarif}::text is null or tarif = ${tarif}::text)`
    return sql`
      with isi as materialized (${prices(scope)})
      ${rincian === 'MASA' ? byMonth(scope, wanted) : byNota(scope, wanted)}
      union all
      ${beside(scope)} where ${kelas_pajak} = 'SEMUA' and ${tarif}::text is null`
  },
})

const FIGURES = ['faktur', 'dasar', 'ppn', 'bebas']

const prices = (scope: SaleScope): Sql => sql`
  select nomor, tgl, tanda, ${monthOf(sql`tgl`)} as bulan,
    coalesce(nullif(kelas, ''), 'LAMA') as kode_kelas,
    trim_scale(tarif / 100.0)::text as tarif, tanda * (harga - ppn) as dasar, tanda * ppn as ppn,
    tanda * bebas as bebas
  from (${taxedPrices(scope)}) t`

const KELAS = named(sql`kode_kelas`, { ...KELAS_PAJAK_OPTIONS, LAMA: 'Kelas tidak tercatat' })

const byMonth = (scope: SaleScope, wanted: Sql): Sql => sql`
  select bulan, null::date as tgl, null::timestamptz as pada, null::text as nomor,
    null::text as no_faktur_jual, null::text as status, null::text as nama_customer,
    null::text as npwp, kode_kelas, ${KELAS} as kelas, tarif, sum(tanda) as faktur,
    sum(dasar) as dasar, sum(ppn) as ppn, sum(bebas) as bebas, ${'NOTA'}::text as rinci,
    null::text as nomor_akun, ${daysOf(sql`bulan`, scope)}
  from isi where ${wanted} group by bulan, kode_kelas, tarif`

const byNota = (scope: SaleScope, wanted: Sql): Sql => sql`
  select i.bulan, i.tgl, d.pada, i.nomor, coalesce(d.membatalkan, d.nomor) as no_faktur_jual,
    case when i.tanda > 0 then ${'Terjual'}::text else ${'Dibatalkan'}::text end as status,
    d.nama_customer, coalesce(a.isi, d.isi)->'pembeli'->>'npwp' as npwp, i.kode_kelas,
    ${KELAS} as kelas, i.tarif, null::bigint as faktur, i.dasar, i.ppn, i.bebas,
    null::text as rinci, null::text as nomor_akun, ${daysOf(sql`i.bulan`, scope)}
  from isi i join dokumen d on d.kode_toko = ${scope.toko} and d.nomor = i.nomor
  left join dokumen a on a.kode_toko = ${scope.toko} and a.nomor = d.membatalkan
  where ${wanted}`

/** What the account has from other documents. */
const beside = (scope: SaleScope): Sql => sql`
  select bulan, null::date, null::timestamptz, null::text, null::text, null::text, null::text,
    null::text, null::text, ${'Di luar nota penjualan'}::text, null::text, null::bigint, 0::numeric,
    jumlah, 0::numeric, null::text, nomor_akun, ${daysOf(sql`bulan`, scope)}
  from (${besideNotas(scope, {
    jenis_akun: 'PPN_KELUARAN',
    found: sql`select bulan, sum(ppn) as jumlah from isi group by bulan`,
  })}) b`
