import {
  countColumn,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { stockBarang } from './stock-barang.ts'
import { lying, SIZE } from './stock-parts.ts'

/** The pieces of a row: of its name, and of its size and its jenis where these narrow it. */
const pieces = (more: { readonly ukuran?: string; readonly kode_dept?: string }) =>
  leadToReport(stockBarang, { nama_barang: 'nama_barang', ...more })

/**
 * Pieces for sale put together by name, or by name and size (doc1 §2, §9): Jenis Group says by
 * which. Where none is chosen they stand by name.
 */
export const kelompokBarang = defineReport({
  id: 'laporan-kelompok-barang',
  title: 'Laporan Kelompok Barang',
  family: 'item group',
  empty: 'Laporan Penjualan Tidak Tersedia',
  failed: 'Laporan Penjualan Tidak Tersedia',
  filters: {
    toko: tokoFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    group_by: refFilter('jenis-group', 'Jenis Group'),
  },
  columns: {
    nama_barang: textColumn('Nama Barang', {
      leadsTo: pieces({ ukuran: 'size', kode_dept: 'kode_dept' }),
      orTo: [pieces({ ukuran: 'size' }), pieces({ kode_dept: 'kode_dept' }), pieces({})],
      width: 2,
    }),
    size: textColumn('Size'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
  },
  chart: { kind: 'bar', label: 'nama_barang', value: 'jumlah' },
  order: ['nama_barang', 'size'],
  sql: ({ toko, kode_dept, group_by }) => sql`
    select b.nama_barang, b.ukuran as size, ${kode_dept}::text as kode_dept,
      count(*) as jumlah, sum(b.berat_mg) as berat,
      sum((b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10) as murni,
      sum(b.modal_rp) as modal
    from (
      select b.*, case g.dasar when 'NAMA_SIZE' then ${SIZE} end as ukuran
      from barang b cross join (${basis(group_by)}) g
      where b.kode_toko = ${toko} and ${lying('ADA')}
        ${kode_dept === null ? sql`` : sql`and b.kode_dept = ${kode_dept}`}
    ) b group by b.nama_barang, b.ukuran`,
})

/** What the chosen kind of group, by its code or as it is called, puts together by. */
const basis = (group_by: string | null): Sql =>
  group_by === null
    ? sql`select 'NAMA' as dasar`
    : sql`select dasar from jenis_group
        where dihapus_pada is null and ${group_by} in (kode_jenis_group, jenis_group)
        order by kode_jenis_group = ${group_by} desc limit 1`
