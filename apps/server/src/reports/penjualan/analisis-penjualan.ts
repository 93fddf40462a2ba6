import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  type RawRow,
  refFilter,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, join, name, type Sql, sql } from '../../platform/sql.ts'
import { summed, susunanFilter } from '../akuntansi/account-parts.ts'
import { penjualanDetail } from './penjualan-detail.ts'
import { SALE_KINDS, SIGN } from './sale-parts.ts'

/** Steps of the time: the first day of the one `hari` lies in, from the first day asked for. */
const STEPS = {
  HARI: sql`hari`,
  MINGGU: sql`hari - (hari - r.dari) % 7`,
  BULAN: sql`greatest(date_trunc('month', hari)::date, r.dari)`,
} as const

/** The last day of the step that begins on `m.tgl`. */
const ENDS = {
  HARI: sql`m.tgl`,
  MINGGU: sql`least(m.tgl + 6, r.sampai)`,
  BULAN: sql`least((date_trunc('month', m.tgl) + make_interval(months => 1))::date - 1, r.sampai)`,
} as const

/** How far back the time lies that this one is compared with; whole months as whole months. */
const BACK = {
  SEBELUM: sql`case when extract(day from dari) = 1 and extract(day from sampai + 1) = 1
    then make_interval(months => (extract(year from age(sampai + 1, dari)) * 12
      + extract(month from age(sampai + 1, dari)))::integer)
    else make_interval(days => sampai - dari + 1) end`,
  TAHUN: sql`make_interval(years => 1)`,
} as const

const FIGURES = {
  faktur: countColumn('Faktur'),
  batal: countColumn('Faktur Batal'),
  jumlah: countColumn('Pcs'),
  berat: weightColumn('Berat'),
  murni: fineColumn('Emas Murni'),
  diskon: moneyColumn('Potongan'),
  total: moneyColumn('Total'),
  banding: moneyColumn('Total Pembanding'),
  selisih: moneyColumn('Selisih'),
}

/**
 * How sales went, step by step of a time, and how that compares with the time just before it or a
 * year before: cancelled sales taken off, each step beside the one at its place in the other time.
 */
export const analisisPenjualan = defineReport({
  id: 'laporan-analisis-penjualan',
  title: 'Laporan Analisis Penjualan',
  family: 'analysis',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    langkah: choiceFilter('Langkah', {
      HARI: 'Per hari',
      MINGGU: 'Per minggu',
      BULAN: 'Per bulan',
    }),
    pembanding: choiceFilter('Pembanding', {
      SEBELUM: 'Periode sebelumnya',
      TAHUN: 'Tahun sebelumnya',
    }),
    kode_sales: refFilter('sales', 'Sales'),
    susunan: susunanFilter(),
  },
  columns: {
    tgl: dateColumn('Mulai', {
      leadsTo: leadToReport(penjualanDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_sales: 'sales',
      }),
    }),
    sampai: dateColumn('Sampai'),
    ...FIGURES,
    persen: percentColumn('Perubahan (%)'),
    rata: moneyColumn('Rata Per Faktur', { total: false }),
  },
  chart: { kind: 'line', label: 'tgl', value: 'total', against: 'banding' },
  order: ['tgl'],
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: rows => summed(rows, ['tgl'], Object.keys(FIGURES)).map(compared),
  },
  sql: ({ toko, tanggal, langkah, pembanding, kode_sales }) => sql`
    with t as (
      select dari, sampai, ${BACK[pembanding]} as mundur
      from (select ${tanggal.dari}::date as dari, ${tanggal.sampai}::date as sampai) t
    ), r as (
      select *, case when ${isKnown} then (dari - mundur)::date end as lalu,
        case when ${isKnown} then (sampai + 1 - mundur)::date - 1 end as lalu_sampai
      from t
    ), s as (
      select p.tgl as hari, ${soldThen}, 0 as banding
      from r join rekap_penjualan p on ${of(toko, kode_sales)}
        and p.tgl between r.dari and r.sampai
      union all
      select least((p.tgl + r.mundur)::date, r.sampai), 0, 0, 0, 0, 0, 0, 0, ${SIGN} * p.total_rp
      from r join rekap_penjualan p on ${of(toko, kode_sales)}
        and p.tgl between r.lalu and r.lalu_sampai
    )
    select m.*, m.tgl::text as dari, ${ENDS[langkah]} as sampai,
      coalesce(${kode_sales}::text, 'ALL') as sales, m.total - m.banding as selisih,
      round(1000.0 * (m.total - m.banding) / nullif(m.banding, 0)) as persen,
      round(m.total / nullif(m.faktur - m.batal, 0)) as rata
    from (select ${STEPS[langkah]} as tgl, ${summedUp} from s cross join r group by 1) m
    cross join r`,
})

/** Before times longer than this there is no day of a calendar, and nobody sold. */
const isKnown = sql`sampai - dari < 500000`

const SUMMED = ['faktur', 'batal', 'jumlah', 'berat', 'murni', 'diskon', 'total'] as const

/** A row of the sums as it counts in its own time. */
const soldThen = sql`case jenis when 'PENJUALAN' then faktur else 0 end as faktur,
  case jenis when 'PENJUALAN' then 0 else faktur end as batal, ${SIGN} * pcs as jumlah,
  ${SIGN} * berat_mg as berat, ${SIGN} * murni_ug as murni, ${SIGN} * diskon_rp as diskon,
  ${SIGN} * total_rp as total`

const summedUp = join(
  [...SUMMED, 'banding'].map(key => sql`sum(s.${name(key)}) as ${name(key)}`),
  sql`, `,
)

const of = (toko: string, kode_sales: string | null): Sql =>
  every([
    sql`p.kode_toko = ${toko}`,
    sql`p.jenis = any(${SALE_KINDS}::text[])`,
    ...(kode_sales === null ? [] : [sql`p.kode_sales = ${kode_sales}`]),
  ])

/** Change and mean anew: those of one store are not those of all. */
function compared(row: RawRow): RawRow {
  const [total, banding] = [Number(row.total), Number(row.banding)]
  const notas = Number(row.faktur) - Number(row.batal)
  return {
    ...row,
    persen: banding === 0 ? null : Math.round((1000 * (total - banding)) / banding),
    rata: notas === 0 ? null : Math.round(total / notas),
  }
}
