import {
  choiceFilter,
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

const SOLD = ['jumlah', 'berat', 'murni', 'diskon', 'andil', 'total'] as const

/** What sold, by jenis and the groups within it; cancelled pieces are taken off. */
export const penjualanPerJenis = defineReport({
  id: 'laporan-penjualan-per-jenis',
  title: 'Laporan Penjualan Per Jenis',
  family: 'sales',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    rincian: choiceFilter('Rincian', { GROUP: 'Per jenis dan group', JENIS: 'Per jenis' }),
  },
  columns: {
    nama_dept: textColumn('Jenis'),
    nama_group: textColumn('Group'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    diskon: moneyColumn('Potongan'),
    andil: percentColumn('Andil'),
    total: moneyColumn('Total', {
      leadsTo: leadToReport(penjualanDetail, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_dept: 'kode_dept',
        kode_group: 'kode_group',
      }),
      orTo: [
        leadToReport(penjualanDetail, {
          tanggal_awal: 'dari',
          sampai_tgl: 'sampai',
          kode_dept: 'kode_dept',
        }),
      ],
    }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'GROUP' ? ['nama_dept', 'nama_group', ...SOLD] : ['nama_dept', ...SOLD],
  group: ['nama_dept'],
  groupedWhen: ({ rincian }) => rincian === 'GROUP',
  chart: { kind: 'bar', label: 'nama_dept', value: 'total' },
  order: ['nama_dept', 'kode_dept', 'kode_group'],
  sql: ({ toko, tanggal, kode_dept, rincian }) => {
    const by = rincian === 'GROUP' ? sql`kode_dept, kode_group` : sql`kode_dept`
    return sql`
      select r.*, ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
        coalesce((select nama_dept from jenis j where j.kode_dept = r.kode_dept), r.kode_dept)
          as nama_dept,
        ${rincian === 'GROUP' ? GROUP_NAME : sql`null as kode_group, null`} as nama_group
      from (
        select ${by}, ${soldSums} from dokumen_barang where ${every([
          salesIn({ toko, tanggal }),
          ...(kode_dept === null ? [] : [sql`kode_dept = ${kode_dept}`]),
        ])} group by ${by}
      ) r`
  },
})

const GROUP_NAME = sql`coalesce((select nama_group from grup g where g.kode_group = r.kode_group),
  r.kode_group)`
