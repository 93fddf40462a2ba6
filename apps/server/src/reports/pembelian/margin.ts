import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  leadToScreen,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { SALE_KINDS, type SaleScope } from '../penjualan/sale-parts.ts'
import { boughtIn, boughtSign, PURCHASE } from './purchase-parts.ts'

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  sisi: choiceFilter('Margin', {
    JUAL: 'Harga jual terhadap modal',
    BELI: 'Harga nota terhadap harga beli',
  }),
  rincian: choiceFilter('Rincian', { BARANG: 'Per barang', GROUP: 'Per group' }),
  kode_group: refFilter('group', 'Group'),
  kode_kadar: refFilter('kadar', 'Kadar'),
}

/** The pieces of a group, on the same side. */
const PIECES = leadToReport<typeof FILTERS>(
  { path: '/laporan-margin' },
  {
    tanggal_awal: 'dari',
    sampai_tgl: 'sampai',
    sisi: 'sisi',
    rincian: 'rincian',
    kode_group: 'kode_group',
  },
)

/**
 * What is left of a price: of pieces sold over what they cost, VAT taken off; or of the nota a
 * piece was sold on over what was paid when it came back. One row per piece or per group; what was
 * cancelled stands against it.
 */
export const margin = defineReport({
  id: 'laporan-margin',
  title: 'Laporan Margin',
  family: 'margin',
  filters: FILTERS,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
      orTo: [PURCHASE],
      width: 1.4,
    }),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_group: textColumn('Group', { leadsTo: PIECES }),
    nama_group: textColumn('Nama Group', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    harga: moneyColumn('Harga'),
    ppn: moneyColumn('PPN'),
    modal: moneyColumn('Modal', { cost: true }),
    harga_nota: moneyColumn('Harga Nota'),
    harga_beli: moneyColumn('Harga Beli'),
    margin: moneyColumn('Margin', { cost: true }),
    persen: percentColumn('Margin (%)', { cost: true }),
  },
  columnsFor: ({ sisi, rincian }) => [
    ...(rincian === 'GROUP' ? (['kode_group', 'nama_group'] as const) : PIECE),
    ...(['jumlah', 'berat', 'murni'] as const),
    ...(sisi === 'JUAL'
      ? (['harga', 'ppn', 'modal'] as const)
      : (['harga_nota', 'harga_beli'] as const)),
    ...(['margin', 'persen'] as const),
  ],
  chart: { kind: 'bar', label: 'kode_group', value: 'margin' },
  order: ['tgl', 'pada', 'nomor', 'baris', 'kode_group'],
  sql: ({ sisi, rincian, kode_group, kode_kadar, ...scope }) => {
    const pieces = sql`
      select p.* from (${sisi === 'JUAL' ? soldPieces(scope) : boughtPieces(scope)}) p
      where true ${kode_group === null ? sql`` : sql`and p.kode_group = ${kode_group}`}
        ${kode_kadar === null ? sql`` : sql`and p.kode_kadar = ${kode_kadar}`}`
    const rows = rincian === 'GROUP' ? perGroup(pieces, sisi, scope) : perPiece(pieces, sisi)
    return sql`
      select m.*, m.harga as harga_nota, m.modal as harga_beli, m.harga - m.ppn - m.modal as margin,
        round(1000.0 * (m.harga - m.ppn - m.modal) / nullif(m.harga - m.ppn, 0)) as persen
      from (${rows}) m`
  },
})

const PIECE = [
  'tgl',
  'no_faktur',
  'kode_barcode',
  'nama_barang',
  'kode_group',
  'kode_kadar',
] as const

const perPiece = (pieces: Sql, sisi: string): Sql => sql`
  select r.*, null as nama_group, null as dari, null as sampai, ${sisi}::text as sisi,
    'BARANG' as rincian
  from (${pieces}) r`

const perGroup = (pieces: Sql, sisi: string, { tanggal }: SaleScope): Sql => sql`
  select r.kode_group, max(g.nama_group) as nama_group, null as tgl, null as pada, null as nomor,
    null as baris, ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
    ${sisi}::text as sisi, 'BARANG' as rincian, sum(r.jumlah) as jumlah, sum(r.berat) as berat,
    sum(r.murni) as murni, sum(r.harga) as harga, sum(r.ppn) as ppn, sum(r.modal) as modal
  from (${pieces}) r left join grup g on g.kode_group = r.kode_group group by r.kode_group`

/** VAT is of the whole nota: each line has its share by its price and rate, to the rupiah. */
const soldPieces = ({ toko, tanggal }: SaleScope): Sql => sql`
  select w.tgl, w.pada, w.nomor, w.baris, coalesce(w.membatalkan, w.nomor) as no_faktur,
    coalesce(w.membatalkan, w.nomor) as no_faktur_jual, null as no_faktur_beli, w.kode_barcode,
    w.nama_barang, w.kode_group, w.kode_kadar, w.tanda as jumlah, w.tanda * w.berat_mg as berat,
    w.tanda * w.murni_ug as murni, w.tanda * w.harga_rp as harga,
    case w.semua when 0 then 0 else w.tanda * (round(w.ppn_rp * w.sampai / w.semua)
      - round(w.ppn_rp * (w.sampai - w.bagian) / w.semua)) end as ppn,
    w.tanda * w.modal_rp as modal
  from (
    select b.*, d.pada, d.membatalkan, d.ppn_rp, s.tanda, s.bagian,
      sum(s.bagian) over (partition by b.nomor) as semua,
      sum(s.bagian) over (partition by b.nomor order by b.baris) as sampai
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    cross join lateral (select case b.jenis when 'PENJUALAN' then 1 else -1 end as tanda,
      b.harga_rp::numeric * coalesce(b.ppn_permyriad, 0) as bagian) s
    where b.kode_toko = ${toko} and b.jenis = any(${SALE_KINDS}::text[])
      and b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
  ) w`

/** Pieces that came back on a nota of ours: `harga` is the nota's, `modal` what was paid. */
const boughtPieces = (scope: SaleScope): Sql => sql`
  select b.tgl, d.pada, b.nomor, b.baris, coalesce(d.membatalkan, d.nomor) as no_faktur,
    null as no_faktur_jual, coalesce(d.membatalkan, d.nomor) as no_faktur_beli, b.kode_barcode,
    b.nama_barang, b.kode_group, b.kode_kadar, s.tanda as jumlah, s.tanda * b.berat_mg as berat,
    s.tanda * b.murni_ug as murni, s.tanda * (b.beli->>'harga_nota_rp')::bigint as harga, 0 as ppn,
    s.tanda * b.harga_rp as modal
  from dokumen_barang b
  join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
  cross join lateral (select ${boughtSign(sql`b`)} as tanda) s
  where ${boughtIn(sql`b`, scope)} and b.beli->>'harga_nota_rp' is not null`
