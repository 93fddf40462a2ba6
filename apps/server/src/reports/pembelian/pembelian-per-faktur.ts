import {
  dateRangeFilter,
  defineReport,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import {
  KELOMPOK,
  KONDISI,
  kelompokFilter,
  kondisiFilter,
  PURCHASE,
  perGram,
} from './purchase-parts.ts'

/**
 * What was bought, by condition and nota (doc1 §2, §3): each piece with the board's buying price of
 * its moment, the price and weight of the nota it was sold on, and what that was a gram. Purchases
 * that were cancelled are not told.
 */
export const pembelianPerFaktur = defineReport({
  id: 'laporan-pembelian-per-faktur',
  title: 'Laporan Pembelian Per Faktur',
  family: 'purchase per invoice',
  empty: 'Laporan Tidak Tersedia',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_group: refFilter('group', 'Group'),
    kelompok_harga: kelompokFilter(),
    kondisi: kondisiFilter(),
  },
  columns: {
    kondisi: textColumn('Kondisi'),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.5 }),
    kode_sales: textColumn('Sales'),
    nama_barang: textColumn('Nama Barang', { width: 1.5 }),
    kode_group: textColumn('Group'),
    harga_emas: moneyColumn('Harga Emas', { total: false }),
    berat_nota: weightColumn('Berat Nota'),
    berat: weightColumn('Berat'),
    harga_nota: moneyColumn('Harga Nota'),
    harga: moneyColumn('Harga'),
    rata_asal: moneyColumn('Rata-rata Asal', { total: false }),
  },
  group: ['kondisi', 'no_faktur_beli'],
  order: ['kondisi', 'tgl', 'pada', 'no_faktur_beli', 'baris'],
  sql: ({ toko, tanggal, kode_group, kelompok_harga, kondisi }) => sql`
    select ${KONDISI} as kondisi, b.tgl, d.pada, b.baris, b.nomor as no_faktur_beli, d.kode_sales,
      b.nama_barang, b.kode_group, p.harga_beli as harga_emas, n.berat_mg as berat_nota,
      b.berat_mg as berat, n.harga_rp as harga_nota, b.harga_rp as harga,
      ${perGram(sql`n.harga_rp`, sql`n.berat_mg`)} as rata_asal
    from dokumen_barang b
    join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.nomor
    cross join lateral (select (b.beli->>'berat_nota_jual_mg')::bigint as berat_mg,
      (b.beli->>'harga_nota_rp')::bigint as harga_rp) n
    left join lateral (select h.harga_beli from harga_emas h
      where h.kode_toko = ${toko} and h.kode_kadar = b.kode_kadar
        and h.kode_group in ('*', b.kode_group) and h.berlaku_pada <= d.pada
        and h.ditarik_pada is null
      order by (h.kode_group = b.kode_group) desc, h.berlaku_pada desc, h.id desc limit 1) p on true
    where ${every([
      sql`b.kode_toko = ${toko} and b.jenis = 'PEMBELIAN'`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      sql`not exists (select from dokumen x where x.kode_toko = ${toko}
        and x.membatalkan = b.nomor)`,
      ...(kode_group === null ? [] : [sql`b.kode_group = ${kode_group}`]),
      ...(kelompok_harga === null ? [] : [sql`${KELOMPOK} = ${kelompok_harga}`]),
      ...(kondisi === null ? [] : [sql`${KONDISI} = ${kondisi}`]),
    ])}`,
})
