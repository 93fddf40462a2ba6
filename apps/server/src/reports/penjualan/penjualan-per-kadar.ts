import {
  countColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { penjualanDetail } from './penjualan-detail.ts'
import { salesIn, soldSums } from './sale-parts.ts'

/** What sold of each purity: pieces, weight, the fine gold in them; cancelled pieces taken off. */
export const penjualanPerKadar = defineReport({
  id: 'laporan-penjualan-per-kadar',
  title: 'Laporan Penjualan Per Kadar',
  family: 'sales',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    kode_kadar: textColumn('Kadar'),
    nama_kadar: textColumn('Nama Kadar'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    diskon: moneyColumn('Potongan'),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(penjualanDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_kadar: 'kode_kadar',
      }),
    }),
  },
  chart: { kind: 'bar', label: 'kode_kadar', value: 'total' },
  order: ['kode_kadar'],
  sql: ({ toko, tanggal, kode_kadar }) => sql`
    select r.*, ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
      (select nama_kadar from kadar k where k.kode_kadar = r.kode_kadar) as nama_kadar
    from (
      select kode_kadar, ${soldSums} from dokumen_barang where ${every([
        salesIn({ toko, tanggal }),
        ...(kode_kadar === null ? [] : [sql`kode_kadar = ${kode_kadar}`]),
      ])} group by kode_kadar
    ) r`,
})
