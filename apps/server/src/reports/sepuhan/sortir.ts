import { DOCUMENTS } from '@kencana/contract/names/documents'
import { SUMBER, TUJUAN } from '@kencana/contract/names/stok/steps'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
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
import { PURCHASE } from '../pembelian/purchase-parts.ts'

/** What a sorting weighed: of a piece that only changed its bin nothing was. */
const weighed = (figure: Sql): Sql => sql`case b.jenis when 'SORTIR' then ${figure} end`

/** Bought pieces as they were sorted: where each went, what it weighed then, how long it waited. */
export const sortir = defineReport({
  id: 'laporan-sortir',
  title: 'Laporan Sortir Pembelian',
  family: 'refining',
  module: 'SEPUHAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    tujuan: choiceFilter('Tujuan', { ALL: 'SEMUA', ...TUJUAN }),
    kode_kondisi: refFilter('kondisi-pembelian', 'Kondisi'),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    nomor: textColumn('Nomor', {
      leadsTo: leadToScreen('/sortir-pembelian', { no_sortir: 'no_sortir' }),
      width: 1.4,
    }),
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    jenis: wordColumn('Transaksi'),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kondisi: textColumn('Kondisi'),
    tujuan: wordColumn('Tujuan'),
    kode_kadar: textColumn('Kadar'),
    ke_baki: textColumn('Baki'),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.4 }),
    hari: countColumn('Hari menunggu', { total: false }),
    jumlah: countColumn('Pcs'),
    berat_buku: weightColumn('Berat buku'),
    berat: weightColumn('Berat sortir'),
    selisih: weightColumn('Selisih'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    sumber: wordColumn('Sumber'),
    user_id: textColumn('Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
  },
  group: ['nomor'],
  chart: { kind: 'bar', label: 'tujuan', value: 'berat' },
  order: ['tgl', 'pada', 'nomor', 'baris'],
  sql: ({ toko, tanggal, tujuan, kode_kondisi, nomor }) => sql`
    select b.nomor, case b.jenis when 'SORTIR' then b.nomor end as no_sortir,
      ${named(sql`b.jenis`, { SORTIR: DOCUMENTS.SORTIR, PINDAH_SORTIR: DOCUMENTS.PINDAH_SORTIR })}
        as jenis, b.tgl, d.pada, b.baris, b.kode_barcode, b.nama_barang,
      a.beli->>'kode_kondisi' as kondisi, ${named(sql`b.proses->>'tujuan'`, TUJUAN)} as tujuan,
      b.kode_kadar, b.ke_baki, a.nomor as no_faktur_beli, b.tgl - i.tgl_masuk as hari,
      ${weighed(sql`1`)} as jumlah, (b.proses->>'dari_berat_mg')::bigint as berat_buku,
      ${weighed(sql`b.berat_mg`)} as berat,
      b.berat_mg - (b.proses->>'dari_berat_mg')::bigint as selisih,
      ${weighed(sql`b.murni_ug`)} as murni, ${weighed(sql`b.modal_rp`)} as modal,
      ${named(sql`b.proses->>'sumber'`, SUMBER)} as sumber, d.user_id, d.penyetuju
    from dokumen_barang b
    join dokumen d on d.kode_toko = ${toko} and d.nomor = b.nomor
    join barang i on i.kode_toko = ${toko} and i.kode_barcode = b.kode_barcode
    left join lateral (select l.nomor, l.beli from dokumen_barang l
      where l.kode_toko = ${toko} and l.kode_barcode = b.kode_barcode
        and l.jenis = 'PEMBELIAN' limit 1) a on true
    where ${every([
      sql`b.kode_toko = ${toko}`,
      sql`b.jenis in ('SORTIR', 'PINDAH_SORTIR')`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      sql`not exists (select from dokumen r where r.kode_toko = ${toko}
        and r.membatalkan = b.nomor)`,
      ...(tujuan === 'ALL' ? [] : [sql`b.proses->>'tujuan' = ${tujuan}`]),
      ...(kode_kondisi === null ? [] : [sql`a.beli->>'kode_kondisi' = ${kode_kondisi}`]),
      ...(nomor === null ? [] : [sql`b.nomor = ${nomor}`]),
    ])}`,
})
