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
import { join, name, type Sql, sql } from '../../platform/sql.ts'
import { notasIn, SOLD_OR_CANCELLED } from './sale-parts.ts'

const filters = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  kode_sales: refFilter('sales', 'Sales'),
  potongan: choiceFilter('Potongan', {
    ALL: 'SEMUA',
    ketik: 'Potongan barang',
    nota: 'Potongan nota',
    kategori: 'Potongan kategori',
    kupon: 'Potongan kupon',
  }),
  rincian: choiceFilter('Rincian', { FAKTUR: 'Per faktur', SALES: 'Per sales' }),
}

const itself: Asking<typeof filters> = { path: '/laporan-potongan' }

const MONEY = {
  bruto: moneyColumn('Harga'),
  ketik: moneyColumn('Potongan barang'),
  nota: moneyColumn('Potongan nota'),
  kategori: moneyColumn('Potongan kategori'),
  kupon: moneyColumn('Potongan kupon'),
  diskon: moneyColumn('Potongan', {
    leadsTo: leadToReport(itself, {
      tanggal_awal: 'dari',
      sampai_tgl: 'sampai',
      kode_sales: 'kode_sales',
      rincian: 'rinci',
    }),
  }),
}

const moneyKeys = [...Object.keys(MONEY), 'total'] as (keyof typeof MONEY | 'total')[]

/**
 * What was taken off prices: typed for a piece, typed for the nota, what its kategori was cheaper
 * by, and what a coupon took off. Notas without any are not here; what is taken off is what the
 * ledger booked.
 */
export const potongan = defineReport({
  id: 'laporan-potongan',
  title: 'Laporan Potongan Penjualan',
  family: 'sales',
  module: 'POTONGAN_PENJUALAN_MODULE',
  filters,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    status: wordColumn('Status'),
    kode_sales: textColumn('Kode Sales'),
    nama_sales: textColumn('Nama Sales'),
    nama_customer: textColumn('Pelanggan'),
    penyetuju: textColumn('Disetujui Oleh'),
    faktur: countColumn('Faktur'),
    ...MONEY,
    andil: percentColumn('Potongan dari harga'),
    total: moneyColumn('Total'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'SALES'
      ? ['kode_sales', 'nama_sales', 'faktur', ...moneyKeys.slice(0, -1), 'andil', 'total']
      : [
          ...(['tgl', 'no_faktur_jual', 'status', 'kode_sales'] as const),
          ...(['nama_customer', 'penyetuju'] as const),
          ...moneyKeys.slice(0, -1),
          'andil',
          'total',
        ],
  chart: { kind: 'bar', label: 'kode_sales', value: 'diskon' },
  order: ['tgl', 'pada', 'nomor', 'kode_sales'],
  sql: ({ toko, tanggal, kode_sales, potongan: which, rincian }) => {
    const rows = sql`
      with ${notasIn(
        { toko, tanggal },
        ...(kode_sales === null ? [] : [sql`kode_sales = ${kode_sales}`]),
      )}
      select n.*, n.asal as no_faktur_jual, ${SOLD_OR_CANCELLED} as status, 1 as faktur,
        l.bruto * tanda as bruto, l.diskon * tanda as diskon, l.total * tanda as total,
        (d.diskon_rp - d.kupon) * tanda as nota, l.kategori * tanda as kategori,
        d.kupon * tanda as kupon,
        (l.diskon - d.diskon_rp - l.kategori) * tanda as ketik
      from nota n
      join (select nomor as dari_nomor, diskon_rp,
          coalesce((isi->'kupon'->>'potongan_rp')::bigint, 0) as kupon
        from dokumen where kode_toko = ${toko} and jenis = 'PENJUALAN') d on d.dari_nomor = n.asal
      cross join lateral (${linesOf(toko)}) l
      where l.diskon > 0`
    const chosen = which === 'ALL' ? rows : sql`select * from (${rows}) r where ${name(which)} <> 0`
    return rincian === 'SALES'
      ? perSales(chosen, toko, tanggal)
      : sql`
      select r.*, ${ANDIL} as andil from (${chosen}) r`
  },
})

const ANDIL = sql`round(1000.0 * diskon / nullif(bruto, 0))`

/** Steps of the working as lines have kept them: old notas are never reckoned again. */
const CUT = 'Potongan kategori, {nama}'
const TYPED = 'Harga diubah kasir dari {hitung} menjadi {harga}'

/**
 * Prices of a sale and what was taken off them. What a kategori was cheaper by stands among the
 * steps of the working, and counts where nobody typed another price instead of it.
 */
const linesOf = (toko: string): Sql => sql`
  select sum(b.harga_rp + b.diskon_rp) as bruto, sum(b.diskon_rp) as diskon,
    sum(b.harga_rp) as total,
    coalesce(sum(k.potong) filter (where not k.diketik
      and b.harga_rp + b.diskon_rp = b.harga_hitung_rp + k.potong), 0) as kategori
  from dokumen_barang b
  cross join lateral (
    select coalesce(-sum((s->>'jumlah_rp')::bigint)
        filter (where s->>'teks' = ${CUT}), 0) as potong,
      coalesce(bool_or(s->>'teks' = ${TYPED}), false) as diketik
    from jsonb_array_elements(coalesce(b.kerja, '[]')) s
  ) k
  where b.kode_toko = ${toko} and b.nomor = n.asal`

const perSales = (
  rows: Sql,
  toko: string,
  { dari, sampai }: { readonly dari: string; readonly sampai: string },
): Sql => sql`
  select r.*, ${ANDIL} as andil, null::date as tgl, null::timestamptz as pada, null as nomor,
    ${dari}::text as dari, ${sampai}::text as sampai, 'FAKTUR' as rinci,
    (select nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = r.kode_sales)
      as nama_sales
  from (
    select kode_sales, sum(tanda) as faktur,
      ${join(
        moneyKeys.map(key => sql`sum(${name(key)})::bigint as ${name(key)}`),
        sql`, `,
      )}
    from (${rows}) f group by kode_sales
  ) r`
