import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** Trays that were weighed, against the books of that moment; a list that was cleared, too. */
export const timbangBaki = defineReport({
  id: 'laporan-timbang-baki',
  title: 'Laporan Timbang Baki',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_baki: refFilter('baki', 'Baki'),
    status: choiceFilter('Hasil', {
      ALL: 'SEMUA',
      COCOK: 'Cocok',
      KURANG: 'Kurang',
      LEBIH: 'Lebih',
    }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    kode_gudang: textColumn('Gudang'),
    kode_baki: textColumn('Baki'),
    jumlah: countColumn('Pcs'),
    buku: weightColumn('Berat buku'),
    timbang: weightColumn('Berat timbang'),
    selisih: weightColumn('Selisih'),
    status: textColumn('Hasil'),
    sumber: textColumn('Sumber'),
    kode_timbangan: textColumn('Timbangan'),
    tera: wordColumn('Tera'),
    isi_berubah: textColumn('Isi berubah'),
    user_id: textColumn('Oleh'),
    alasan: textColumn('Alasan', { width: 1.3 }),
  },
  group: ['tgl'],
  order: ['tgl', 'pada', 'kode_baki'],
  sql: ({ toko, tanggal, kode_baki, status }) => sql`
    select w.tgl, w.pada, w.kode_gudang, w.kode_baki, w.jumlah, w.buku_mg as buku,
      w.berat_timbang_mg as timbang, w.selisih_mg as selisih, w.hasil as status, w.sumber,
      w.kode_timbangan, case when w.kode_timbangan is not null
        and coalesce(w.tera_sampai, '-infinity') < w.tgl then ${'Tidak berlaku'}::text end as tera,
      case when w.isi_berubah then 'YA' else '' end as isi_berubah, w.user_id, w.alasan
    from timbang_baki w
    where ${every([
      sql`w.kode_toko = ${toko}`,
      sql`w.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      sql`w.hasil is not null`,
      ...(kode_baki === null ? [] : [sql`w.kode_baki = ${kode_baki}`]),
      ...(status === 'ALL' ? [] : [sql`w.hasil = ${status}`]),
    ])}`,
})
