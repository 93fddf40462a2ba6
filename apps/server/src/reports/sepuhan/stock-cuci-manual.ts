import { TEMPAT_TOKO } from '@kencana/contract/areas/stok/cuci-manual'
import {
  dateRangeFilter,
  defineReport,
  fineColumn,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** What is washed by weight, of each kadar at each place: before the dates, in, out, after. */
export const stockCuciManual = defineReport({
  id: 'laporan-stock-cuci-manual',
  title: 'Laporan Stock Cuci Manual',
  family: 'refining',
  module: 'STOCK_CUCI_MANUAL_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
    kode_tukang: refFilter('tukang', 'Tukang'),
  },
  columns: {
    tempat: textColumn('Tempat', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    awal: weightColumn('Berat Awal'),
    masuk: weightColumn('Berat Masuk'),
    keluar: weightColumn('Berat Keluar'),
    akhir: weightColumn('Berat Akhir'),
    murni: fineColumn('Emas Akhir'),
    nilai: moneyColumn('Nilai Akhir', { cost: true }),
    per_gram: moneyColumn('Modal per Gram', { cost: true, total: false }),
  },
  group: ['tempat'],
  order: ['di_tukang', 'tempat', 'kode_kadar'],
  sql: ({ toko, tanggal, kode_kadar, kode_tukang }) => sql`
    select coalesce(t.nama_tukang, ${'Di toko'}::text) as tempat, k.kode_kadar,
      k.tempat <> ${TEMPAT_TOKO} as di_tukang, g.awal, g.masuk, g.keluar,
      g.awal + g.masuk - g.keluar as akhir, g.murni, g.nilai,
      round(g.nilai * 1000.0 / nullif(g.awal + g.masuk - g.keluar, 0)) as per_gram
    from kolam k
    left join tukang t on t.kode_toko = ${toko} and t.kode_tukang = k.tempat
    cross join lateral (
      select coalesce(sum(x.berat_mg) filter (where x.tgl < ${tanggal.dari}::date), 0) as awal,
        coalesce(sum(x.berat_mg) filter (where x.tgl >= ${tanggal.dari}::date
          and x.berat_mg > 0), 0) as masuk,
        coalesce(-sum(x.berat_mg) filter (where x.tgl >= ${tanggal.dari}::date
          and x.berat_mg < 0), 0) as keluar,
        coalesce(sum(x.murni_ug), 0) as murni, coalesce(sum(x.modal_rp), 0) as nilai
      from gerak_kolam x where x.kode_toko = ${toko} and x.kunci = k.kunci
        and x.tgl <= ${tanggal.sampai}::date) g
    where ${every([
      sql`k.kode_toko = ${toko} and k.jenis = 'CUCI_MANUAL'`,
      sql`(g.awal <> 0 or g.masuk <> 0 or g.keluar <> 0)`,
      ...(kode_kadar === null ? [] : [sql`k.kode_kadar = ${kode_kadar}`]),
      ...(kode_tukang === null ? [] : [sql`k.tempat = ${kode_tukang}`]),
    ])}`,
})
