import type { NameIn } from '@kencana/contract/menu/addresses'
import {
  countColumn,
  dateColumn,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** The pieces in stock that have a code of the row. */
const piecesBy = (code: Extract<NameIn<'/data-barang'>, `kode_${string}`>) =>
  leadToScreen('/data-barang', { [code]: code })

/** Every piece in stock now: one row per piece, by tray; its sums are the stock account's. */
export const stockBarang = defineReport({
  id: 'laporan-stock-barang',
  title: 'Laporan Stock Barang',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    kode_baki: refFilter('baki', 'Baki'),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_group: refFilter('group', 'Group'),
    kode_kadar: refFilter('kadar', 'Kadar'),
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
    size: textColumn('Size'),
    tgl_masuk: dateColumn('Tanggal'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
  },
  group: ['kode_baki'],
  order: ['kode_baki', 'kode_barcode'],
  sql: ({ toko, kode_baki, kode_dept, kode_group, kode_kadar }) => sql`
    select kode_baki, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kode_kadar,
      size, tgl_masuk, 1 as jumlah, berat_mg as berat,
      (berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10 as murni,
      modal_rp as modal
    from barang
    where ${every([
      sql`kode_toko = ${toko}`,
      sql`status = 'ADA'`,
      ...(kode_baki === null ? [] : [sql`kode_baki = ${kode_baki}`]),
      ...(kode_dept === null ? [] : [sql`kode_dept = ${kode_dept}`]),
      ...(kode_group === null ? [] : [sql`kode_group = ${kode_group}`]),
      ...(kode_kadar === null ? [] : [sql`kode_kadar = ${kode_kadar}`]),
    ])}`,
})
