import {
  type Asking,
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { join, name, type Sql, sql } from '../../platform/sql.ts'
import { PURCHASE } from '../pembelian/purchase-parts.ts'
import { EXCHANGE, exchangesIn, piecesOf, settlementOf } from './exchange-parts.ts'

const filters = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  kode_sales: refFilter('sales', 'Sales'),
  kode_kadar: refFilter('kadar', 'Kadar'),
  selisih: choiceFilter('Selisih', {
    ALL: 'SEMUA',
    MASUK: 'Dibayar pelanggan',
    KELUAR: 'Dibayar ke pelanggan',
    NOL: 'Tanpa selisih',
  }),
  rincian: choiceFilter('Rincian', {
    DOKUMEN: 'Per tukar tambah',
    BARANG: 'Per barang',
    HARI: 'Per hari',
    SALES: 'Per sales',
    KADAR: 'Per kadar',
  }),
}

const itself: Asking<typeof filters> = { path: '/laporan-tukar-tambah' }

/** The exchanges, or the pieces, that a row sums. */
const ROWS = leadToReport(itself, {
  tanggal_awal: 'dari',
  sampai_tgl: 'sampai',
  kode_sales: 'sales_pilih',
  kode_kadar: 'kadar_pilih',
  selisih: 'selisih_pilih',
  rincian: 'rinci',
})

const GOODS = {
  pcs_jual: countColumn('Pcs Jual'),
  berat_jual: weightColumn('Berat Jual'),
  murni_jual: fineColumn('Emas Murni Jual'),
  jual: moneyColumn('Barang baru', { leadsTo: ROWS }),
  pcs_beli: countColumn('Pcs Beli'),
  berat_beli: weightColumn('Berat Beli'),
  murni_beli: fineColumn('Emas Murni Beli'),
  beli: moneyColumn('Barang lama'),
}

const MONEY = {
  pph22: moneyColumn('PPh 22'),
  tukar: moneyColumn('Ditukar'),
  masuk: moneyColumn('Dibayar pelanggan'),
  keluar: moneyColumn('Dibayar ke pelanggan'),
}

const goods = Object.keys(GOODS) as (keyof typeof GOODS)[]
const money = Object.keys(MONEY) as (keyof typeof MONEY)[]

/**
 * Old pieces for new ones: both sides gross and the difference, by exchange, piece, day, sales
 * person or purity; what was cancelled stands against it. Narrowed to a purity, only its pieces
 * count, and no difference is told: that is of the whole exchange.
 */
export const tukarTambah = defineReport({
  id: 'laporan-tukar-tambah',
  title: 'Laporan Tukar Tambah',
  family: 'sales',
  filters,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_tukar_tambah: textColumn('Tukar Tambah', { leadsTo: EXCHANGE, width: 1.4 }),
    status: wordColumn('Status'),
    sisi: wordColumn('Sisi'),
    kode_sales: textColumn('Sales'),
    nama_sales: textColumn('Nama Sales'),
    nama_customer: textColumn('Pelanggan', { width: 1.2 }),
    no_faktur_jual: textColumn('Faktur Jual', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      width: 1.4,
    }),
    no_faktur_beli: textColumn('Faktur Beli', { leadsTo: PURCHASE, width: 1.4 }),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    nama_kadar: textColumn('Nama Kadar'),
    janji: wordColumn('Janji Tukar'),
    dokumen: countColumn('Tukar Tambah'),
    batal: countColumn('Tukar Tambah Batal'),
    ...GOODS,
    ...MONEY,
  },
  columnsFor: ({ rincian, kode_kadar }) => [
    ...HEAD[rincian],
    ...(rincian === 'DOKUMEN' ? (['berat_jual', 'jual', 'berat_beli', 'beli'] as const) : goods),
    ...(rincian === 'BARANG' || rincian === 'KADAR' || kode_kadar !== null ? [] : money),
  ],
  chart: { kind: 'bar', label: 'kode_sales', value: 'jual' },
  order: ['tgl', 'pada', 'nomor', 'sisi_ke', 'baris', 'kode_sales', 'kode_kadar'],
  sql: f => sql`
    with ${exchangesIn(f, ...(f.kode_sales === null ? [] : [sql`kode_sales = ${f.kode_sales}`]))},
      uang as (select * from (${settlementOf(f.toko)}) s where ${DIFFERENCE[f.selisih]}),
      barang as (select b.* from (${piecesOf(f.toko, f.kode_kadar)}) b
        where exists (select from uang u where u.nomor = b.nomor))
    ${ROWS_OF[f.rincian](f)}`,
})

type Rincian = keyof typeof HEAD

const DOCUMENTS = ['dokumen', 'batal'] as const
const HEAD = {
  DOKUMEN: [
    ...(['tgl', 'no_tukar_tambah', 'status', 'kode_sales', 'nama_customer'] as const),
    ...(['no_faktur_jual', 'no_faktur_beli'] as const),
  ],
  BARANG: [
    ...(['tgl', 'no_tukar_tambah', 'status', 'sisi', 'kode_barcode', 'nama_barang'] as const),
    ...(['kode_kadar', 'janji'] as const),
  ],
  HARI: ['tgl', ...DOCUMENTS],
  SALES: ['kode_sales', 'nama_sales', ...DOCUMENTS],
  KADAR: ['kode_kadar', 'nama_kadar'],
} as const

const DIFFERENCE = {
  ALL: sql`true`,
  MASUK: sql`s.masuk <> 0`,
  KELUAR: sql`s.keluar <> 0`,
  NOL: sql`s.masuk = 0 and s.keluar = 0`,
} as const

interface Asked {
  readonly toko: string
  readonly tanggal: { readonly dari: string; readonly sampai: string }
  readonly kode_sales: string | null
  readonly kode_kadar: string | null
  readonly selisih: string
}

const STATUS = sql`case k.tanda when 1 then ${'Ditukar'}::text else ${'Dibatalkan'}::text end`

const sums = (keys: readonly string[], of: Sql): Sql =>
  join(
    keys.map(key => sql`coalesce(sum(${of}.${name(key)}), 0)::bigint as ${name(key)}`),
    sql`, `,
  )

/** Rows that sum exchanges lead to those, as narrowed as they are here. */
const chosen = ({ selisih, kode_kadar }: Asked): Sql => sql`${selisih}::text as selisih_pilih,
  ${kode_kadar ?? 'ALL'}::text as kadar_pilih, 'DOKUMEN' as rinci`

/** One row per exchange, with its pieces summed; of a purity, those that have some of it. */
const perDocument = ({ kode_kadar }: Asked): Sql => sql`
  select k.*, k.asal as no_tukar_tambah, ${STATUS} as status, g.*, 1 as sisi_ke, 1 as baris,
    null as kode_kadar
  from uang k ${kode_kadar === null ? sql`left join` : sql`join`} (
    select b.nomor as dari_nomor, ${sums(goods, sql`b`)} from barang b group by b.nomor
  ) g on g.dari_nomor = k.nomor`

/** One row per piece; one that came back on a nota with a promise, whether it came in time. */
const perPiece = ({ toko }: Asked): Sql => sql`
  select k.*, k.asal as no_tukar_tambah, ${STATUS} as status,
    case k.sisi_ke when 1 then ${'Barang baru'}::text else ${'Barang lama'}::text end as sisi,
    (select case when l.janji_tukar >= k.tgl then ${'Ditepati'}::text
        when l.janji_tukar < k.tgl then ${'Terlambat'}::text end
      from dokumen_barang l where l.kode_toko = ${toko} and l.nomor = k.nota_asal
        and l.kode_barcode = k.barcode_asal) as janji
  from barang k`

const NO_DOCUMENT = sql`null::timestamptz as pada, null as nomor, null as sisi_ke, null as baris`

const perDay = (f: Asked): Sql => sql`
  select r.tgl, ${NO_DOCUMENT}, null as kode_sales, null as kode_kadar, ${chosen(f)},
    r.tgl::text as dari, r.tgl::text as sampai, ${f.kode_sales ?? 'ALL'}::text as sales_pilih,
    ${COUNTED}, ${sums([...goods, ...money], sql`r`)}
  from (${perDocument(f)}) r group by r.tgl`

const perSales = (f: Asked): Sql => sql`
  select null::date as tgl, ${NO_DOCUMENT}, r.kode_sales, null as kode_kadar,
    ${chosen(f)}, ${DAYS(f)}, r.kode_sales as sales_pilih,
    (select s.nama_sales from sales s
      where s.kode_toko = ${f.toko} and s.kode_sales = r.kode_sales) as nama_sales,
    ${COUNTED}, ${sums([...goods, ...money], sql`r`)}
  from (${perDocument(f)}) r group by r.kode_sales`

const perKadar = (f: Asked): Sql => sql`
  select null::date as tgl, ${NO_DOCUMENT}, null as kode_sales, r.kode_kadar,
    ${f.selisih}::text as selisih_pilih, r.kode_kadar as kadar_pilih, 'BARANG' as rinci,
    ${DAYS(f)}, ${f.kode_sales ?? 'ALL'}::text as sales_pilih,
    (select d.nama_kadar from kadar d where d.kode_kadar = r.kode_kadar) as nama_kadar,
    ${sums(goods, sql`r`)}
  from barang r group by r.kode_kadar`

const COUNTED = sql`count(*) filter (where r.tanda = 1) as dokumen,
  count(*) filter (where r.tanda = -1) as batal`

const DAYS = ({ tanggal }: Asked): Sql =>
  sql`${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai`

const ROWS_OF: Readonly<Record<Rincian, (f: Asked) => Sql>> = {
  DOKUMEN: perDocument,
  BARANG: perPiece,
  HARI: perDay,
  SALES: perSales,
  KADAR: perKadar,
}
