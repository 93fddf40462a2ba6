import {
  countColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { pembelianDetail } from './pembelian-detail.ts'
import {
  boughtIn,
  boughtSign,
  KELOMPOK,
  KONDISI,
  kelompokFilter,
  kondisiFilter,
  perGram,
} from './purchase-parts.ts'

const SIGN = boughtSign(sql`b`)

/** What was bought, by condition and price group: one row for each, net of what was cancelled. */
export const pembelianPerKondisi = defineReport({
  id: 'laporan-pembelian-per-kondisi',
  title: 'Laporan Pembelian Per Kondisi',
  family: 'purchases',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kondisi: kondisiFilter(),
    kelompok_harga: kelompokFilter(),
  },
  columns: {
    kondisi: textColumn('Kondisi'),
    nama_kondisi: textColumn('Nama Kondisi', { width: 1.3 }),
    kelompok_harga: textColumn('Kelompok Harga'),
    nama_kelompok: textColumn('Nama Kelompok', { width: 1.3 }),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    per_gram: moneyColumn('Per gram', { total: false }),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(pembelianDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kondisi: 'kondisi',
        kelompok_harga: 'kelompok_harga',
      }),
    }),
  },
  group: ['kondisi'],
  chart: { kind: 'bar', label: 'nama_kondisi', value: 'total' },
  order: ['kondisi', 'kelompok_harga'],
  sql: ({ kondisi, kelompok_harga, ...scope }) => sql`
    select r.*, k.nama_kondisi, h.nama_kelompok,
      ${scope.tanggal.dari}::text as dari, ${scope.tanggal.sampai}::text as sampai,
      round(1000.0 * r.total / nullif(sum(r.total) over (), 0)) as andil
    from (
      select ${KONDISI} as kondisi, ${KELOMPOK} as kelompok_harga, sum(${SIGN}) as jumlah,
        sum(${SIGN} * b.berat_mg) as berat, sum(${SIGN} * b.murni_ug) as murni,
        ${perGram(sql`sum(${SIGN} * b.harga_rp)`, sql`sum(${SIGN} * b.berat_mg)`)} as per_gram,
        sum(${SIGN} * b.harga_rp) as total
      from dokumen_barang b
      where ${boughtIn(sql`b`, scope)}
        ${kondisi === null ? sql`` : sql`and ${KONDISI} = ${kondisi}`}
        ${kelompok_harga === null ? sql`` : sql`and ${KELOMPOK} = ${kelompok_harga}`}
      group by ${KONDISI}, ${KELOMPOK}
    ) r
    left join kondisi_pembelian k on k.kondisi_barang = r.kondisi
    left join kelompok_harga h on h.kelompok_harga = r.kelompok_harga`,
})
