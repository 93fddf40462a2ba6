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
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { moneyOf, notasIn, SOLD_OR_CANCELLED } from './sale-parts.ts'

const filters = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  cara: choiceFilter('Cara bayar', { ALL: 'SEMUA', ...TENDERS }),
  kode_bank: refFilter('bank', 'Bank'),
  rincian: choiceFilter('Rincian', {
    CARA: 'Per cara bayar',
    BANK: 'Per bank',
    HARI: 'Per cara bayar per hari',
    FAKTUR: 'Per faktur',
  }),
}

const itself: Asking<typeof filters> = { path: '/laporan-penjualan-per-bayar' }

const MONEY = ['masuk', 'dibatalkan', 'total'] as const

/** How sales were paid, change taken off, cancelled sales on both sides; PPh 22 is in it. */
export const penjualanPerBayar = defineReport({
  id: 'laporan-penjualan-per-bayar',
  title: 'Laporan Penjualan Per Cara Bayar',
  family: 'sales',
  filters,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    status: wordColumn('Status'),
    cara: wordColumn('Cara bayar'),
    kode_bank: textColumn('Bank'),
    // A nota that is paid in two ways stands in two rows.
    faktur: countColumn('Faktur', { total: false }),
    masuk: moneyColumn('Diterima'),
    dibatalkan: moneyColumn('Dibatalkan'),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(itself, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        cara: 'kode_cara',
        rincian: 'rinci',
      }),
    }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'FAKTUR'
      ? ['tgl', 'no_faktur_jual', 'status', 'cara', 'kode_bank', ...MONEY]
      : [
          ...(rincian === 'HARI' ? (['tgl'] as const) : []),
          'cara',
          ...(rincian === 'BANK' ? (['kode_bank'] as const) : []),
          'faktur',
          'masuk',
          'dibatalkan',
          'andil',
          'total',
        ],
  chart: { kind: 'donut', label: 'cara', value: 'total' },
  order: ['tgl', 'no_faktur_jual', 'urut', 'kode_cara', 'kode_bank'],
  sql: ({ toko, tanggal, cara, kode_bank, rincian }) => sql`
    with ${notasIn({ toko, tanggal })}, bayar as (
      select * from (${moneyOf(toko)}) m where ${every([
        sql`true`,
        ...(cara === 'ALL' ? [] : [sql`cara = ${cara}`]),
        ...(kode_bank === null ? [] : [sql`kode_bank = ${kode_bank}`]),
      ])}
    )
    select ${KEPT[rincian](tanggal)}, ${named(sql`cara`, TENDERS)} as cara,
      count(distinct nomor) filter (where jenis = 'PENJUALAN') as faktur,
      coalesce(sum(rupiah) filter (where jenis = 'PENJUALAN'), 0) as masuk,
      coalesce(sum(rupiah) filter (where jenis = 'BATAL_PENJUALAN'), 0) as dibatalkan,
      round(1000.0 * sum(${NET}) / nullif(sum(sum(${NET})) over (), 0)) as andil,
      sum(${NET}) as total
    from bayar group by ${GROUPED[rincian]}`,
})

type Rincian = 'CARA' | 'BANK' | 'HARI' | 'FAKTUR'
type Days = { readonly dari: string; readonly sampai: string }

const NET = sql`(case jenis when 'PENJUALAN' then rupiah else -rupiah end)`

const GROUPED: Readonly<Record<Rincian, Sql>> = {
  CARA: sql`cara`,
  BANK: sql`cara, kode_bank`,
  HARI: sql`cara, tgl`,
  FAKTUR: sql`cara, tgl, asal, nomor, jenis, kode_bank`,
}

/** What a row is about; one of a bank or of a nota leads to no other rows. */
const KEPT: Readonly<Record<Rincian, (days: Days) => Sql>> = {
  CARA: ({ dari, sampai }) => sql`null::date as tgl, null as no_faktur_jual, null as urut,
    null as kode_bank, cara as kode_cara, ${dari}::text as dari, ${sampai}::text as sampai,
    'FAKTUR' as rinci`,
  BANK: () => sql`null::date as tgl, null as no_faktur_jual, null as urut, kode_bank,
    cara as kode_cara`,
  HARI: () => sql`tgl, null as no_faktur_jual, null as urut, null as kode_bank,
    cara as kode_cara, tgl::text as dari, tgl::text as sampai, 'FAKTUR' as rinci`,
  FAKTUR: () => sql`tgl, asal as no_faktur_jual, kode_bank, cara as kode_cara,
    case jenis when 'PENJUALAN' then 1 else 2 end as urut,
    ${SOLD_OR_CANCELLED} as status`,
}
