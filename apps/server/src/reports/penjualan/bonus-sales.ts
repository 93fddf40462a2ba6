import { bonusSales as master } from '@kencana/contract/masters/penjualan/bonus-sales'
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
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { SALE_KINDS } from './sale-parts.ts'

const DASAR = master.fields.dasar.options ?? {}

const filters = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  kode_sales: refFilter('sales', 'Sales'),
  rincian: choiceFilter('Rincian', { SALES: 'Per sales', BARANG: 'Per barang' }),
}

const itself: Asking<typeof filters> = { path: '/laporan-bonus-sales' }

/** What a margin earned says what a piece cost, and so does a sum with it. */
const EARNED = {
  gram: moneyColumn('Bonus gram'),
  pcs: moneyColumn('Bonus barang'),
  margin: moneyColumn('Bonus margin', { cost: true }),
  bonus: moneyColumn('Bonus', { cost: true }),
}

const earned = Object.keys(EARNED) as (keyof typeof EARNED)[]

/** What sales persons earned by what they sold; what a cancellation took back is taken off. */
export const bonusSales = defineReport({
  id: 'laporan-bonus-sales',
  title: 'Laporan Bonus Sales',
  family: 'sales',
  module: 'BONUS_SALES_MODULE',
  filters,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    status: wordColumn('Status'),
    kode_sales: textColumn('Kode Sales', {
      leadsTo: leadToReport(itself, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_sales: 'kode_sales',
        rincian: 'rinci',
      }),
    }),
    nama_sales: textColumn('Nama Sales'),
    nama_barang: textColumn('Nama Barang'),
    nama_bonus: textColumn('Nama Bonus'),
    dasar: wordColumn('Dasar Bonus'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat Nota'),
    total: moneyColumn('Total'),
    ...EARNED,
  },
  columnsFor: ({ rincian }) =>
    rincian === 'SALES'
      ? ['kode_sales', 'nama_sales', 'jumlah', 'berat', 'total', ...earned]
      : [
          ...(['tgl', 'no_faktur_jual', 'status', 'kode_sales', 'nama_barang'] as const),
          ...(['nama_bonus', 'dasar', 'jumlah', 'berat', 'total'] as const),
          ...earned,
        ],
  chart: { kind: 'bar', label: 'nama_sales', value: 'bonus' },
  order: ['tgl', 'pada', 'nomor', 'baris', 'kode_sales'],
  sql: ({ toko, tanggal, kode_sales, rincian }) => {
    const rows = sql`
      select b.tgl, d.pada, d.nomor, b.baris, coalesce(d.membatalkan, d.nomor) as no_faktur_jual,
        case s.tanda when 1 then ${'Terjual'}::text else ${'Dibatalkan'}::text end as status,
        d.kode_sales, b.nama_barang, b.bonus->>'kode_bonus' as kode_bonus,
        b.bonus->>'dasar' as kode_dasar, s.tanda as jumlah, s.tanda * b.berat_nota_mg as berat,
        s.tanda * b.harga_rp as total, s.tanda * (b.bonus->>'bonus_rp')::bigint as rp
      from dokumen_barang b
      join dokumen d on d.kode_toko = ${toko} and d.nomor = b.nomor
      cross join lateral (select case b.jenis when 'PENJUALAN' then 1 else -1 end as tanda) s
      where ${every([
        sql`b.kode_toko = ${toko}`,
        sql`b.jenis = any(${SALE_KINDS}::text[])`,
        sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        sql`b.bonus is not null`,
        ...(kode_sales === null ? [] : [sql`d.kode_sales = ${kode_sales}`]),
      ])}`
    if (rincian === 'SALES') return perSales(rows, toko, tanggal)
    return sql`select r.*, ${by(sql`r.rp`)}, ${named(sql`r.kode_dasar`, DASAR)} as dasar,
        coalesce(${nameOfRule(toko)}, r.kode_bonus) as nama_bonus
      from (${rows}) r`
  },
})

const nameOfRule = (toko: string): Sql => sql`
  (select n.nama_bonus from bonus_sales n
    where n.kode_toko = ${toko} and n.kode_bonus = r.kode_bonus)`

/** An amount in the column of what it was earned by. */
const by = (rp: Sql): Sql => sql`
  case r.kode_dasar when 'GRAM' then ${rp} else 0 end as gram,
  case r.kode_dasar when 'PCS' then ${rp} else 0 end as pcs,
  case r.kode_dasar when 'MARGIN' then ${rp} else 0 end as margin, ${rp} as bonus`

const perSales = (
  rows: Sql,
  toko: string,
  { dari, sampai }: { readonly dari: string; readonly sampai: string },
): Sql => sql`
  select f.*, null::date as tgl, null::timestamptz as pada, null as nomor, null as baris,
    ${dari}::text as dari, ${sampai}::text as sampai, 'BARANG' as rinci,
    (select nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = f.kode_sales)
      as nama_sales
  from (
    select kode_sales, sum(jumlah) as jumlah, sum(berat) as berat, sum(total) as total,
      sum(gram) as gram, sum(pcs) as pcs, sum(margin) as margin, sum(bonus) as bonus
    from (select r.*, ${by(sql`r.rp`)} from (${rows}) r) e group by kode_sales
  ) f`
