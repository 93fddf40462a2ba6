import { kadar } from '@kencana/contract/masters/barang/kadar'
import type { NameIn } from '@kencana/contract/menu/addresses'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { LETAK, letakFilter, lying, SIZE } from './stock-parts.ts'

const GOLONGAN = kadar.fields.golongan.options

/** The pieces that have a code of the row, where they lie as its own does. */
const piecesBy = (code: Extract<NameIn<'/data-barang'>, `kode_${string}`>) =>
  leadToScreen('/data-barang', { [code]: code, status: 'letak' })

/** What pieces stand by, as doc1 §9 names it: the code of a tray goes as `kode_toko`. */
const ORDERS = {
  kode_toko: 'Kode Baki',
  kode_barcode: 'Barcode',
  nama_barang: 'Nama Barang',
} as const

const STOCK = [
  ...['kode_baki', 'kode_barcode', 'kode_intern', 'nama_barang', 'kode_dept', 'kode_group'],
  ...['kode_kadar', 'golongan', 'size', 'tgl_masuk', 'jumlah', 'berat', 'murni', 'modal'],
] as const

/** Where a piece is offered, of those that are. */
const OFFER = ['kode_marketplace', 'kode_kurir'] as const

const PLACE: Readonly<Record<keyof typeof ORDERS, Sql>> = {
  kode_toko: sql`b.kode_baki`,
  kode_barcode: sql`b.kode_barcode`,
  nama_barang: sql`lower(b.nama_barang)`,
}

/**
 * Every piece in stock now, one row per piece; its sums are the stock account's: of what is for
 * sale, of what was bought and waits, or both. By tray it has a sum for each; by barcode or name
 * the trays lie mixed.
 */
export const stockBarang = defineReport({
  id: 'laporan-stock-barang',
  title: 'Laporan Stock Barang',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    letak: letakFilter(),
    kode_baki: refFilter('baki', 'Baki'),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_group: refFilter('group', 'Group'),
    kode_kadar: refFilter('kadar', 'Kadar'),
    sort_by: choiceFilter('Urut Menurut', ORDERS),
    tawaran: choiceFilter('Marketplace', { ALL: 'SEMUA', ADA: 'Yang ditawarkan' }),
    golongan: choiceFilter('Golongan', { ALL: 'Semua golongan', ...GOLONGAN }),
    nama_barang: textFilter('Nama Barang'),
    ukuran: textFilter('Size'),
  },
  columns: {
    kode_baki: textColumn('Baki', { leadsTo: piecesBy('kode_baki') }),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    kode_intern: textColumn('Kode Intern'),
    nama_barang: textColumn('Nama Barang'),
    kode_dept: textColumn('Jenis', { leadsTo: piecesBy('kode_dept') }),
    kode_group: textColumn('Group', { leadsTo: piecesBy('kode_group') }),
    kode_kadar: textColumn('Kadar', { leadsTo: piecesBy('kode_kadar') }),
    golongan: wordColumn('Golongan'),
    size: textColumn('Size'),
    tgl_masuk: dateColumn('Tanggal'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    kode_marketplace: textColumn('Marketplace'),
    kode_kurir: textColumn('Kurir'),
  },
  columnsFor: ({ tawaran }) => (tawaran === 'ADA' ? [...STOCK, ...OFFER] : STOCK),
  group: ['kode_baki'],
  groupedWhen: ({ sort_by }) => sort_by === 'kode_toko',
  order: ['urutan', 'kode_barcode'],
  sql: ({ toko, letak, golongan, ...by }) => sql`
    select kode_baki, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kode_kadar,
      (select ${named(sql`k.golongan`, GOLONGAN)} from kadar k
        where k.kode_kadar = b.kode_kadar) as golongan,
      size, tgl_masuk, 1 as jumlah, berat_mg as berat,
      (berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10 as murni,
      modal_rp as modal, kode_marketplace, kode_kurir, ${LETAK} as letak,
      ${PLACE[by.sort_by]} as urutan
    from barang b left join barang_marketplace o using (kode_toko, kode_barcode)
    where ${every([
      sql`kode_toko = ${toko}`,
      lying(letak),
      ...(by.kode_baki === null ? [] : [sql`kode_baki = ${by.kode_baki}`]),
      ...(by.kode_dept === null ? [] : [sql`kode_dept = ${by.kode_dept}`]),
      ...(by.kode_group === null ? [] : [sql`kode_group = ${by.kode_group}`]),
      ...(by.kode_kadar === null ? [] : [sql`kode_kadar = ${by.kode_kadar}`]),
      ...(by.nama_barang === null ? [] : [sql`nama_barang = ${by.nama_barang}`]),
      ...(by.ukuran === null ? [] : [sql`${SIZE} = ${by.ukuran}`]),
      ...(by.tawaran === 'ALL' ? [] : [sql`o.kode_barcode is not null`]),
      ...(golongan === 'ALL'
        ? []
        : [sql`kode_kadar in (select kode_kadar from kadar where golongan = ${golongan})`]),
    ])}`,
})
