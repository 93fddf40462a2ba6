import { kadar } from '@kencana/contract/masters/barang/kadar'
import {
  countColumn,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { stockBarang } from './stock-barang.ts'
import { letakFilter, lying } from './stock-parts.ts'

/**
 * What lies in the trays now by purity: pieces, weight, the fine gold in them and its share of all
 * of it; young gold and old gold apart.
 */
export const stockPerKadar = defineReport({
  id: 'laporan-stock-per-kadar',
  title: 'Laporan Stock Per Kadar',
  family: 'stock',
  orientation: 'portrait',
  filters: {
    toko: tokoFilter(),
    letak: letakFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    golongan: wordColumn('Golongan'),
    kode_kadar: textColumn('Kadar', {
      leadsTo: leadToReport(stockBarang, {
        letak: 'letak',
        kode_dept: 'dept',
        kode_kadar: 'kode_kadar',
      }),
    }),
    nama_kadar: textColumn('Nama Kadar'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    andil: percentColumn('Andil Emas'),
  },
  group: ['golongan'],
  chart: { kind: 'donut', label: 'kode_kadar', value: 'murni' },
  order: ['golongan', '-permil', 'kode_kadar'],
  sql: ({ toko, letak, kode_dept, kode_kadar }) => sql`
    select ${named(sql`k.golongan`, kadar.fields.golongan.options)} as golongan, b.kode_kadar,
      k.nama_kadar, k.permil, b.jumlah, b.berat, b.murni, b.modal,
      round(1000.0 * b.murni / nullif(sum(b.murni) over (), 0)) as andil,
      ${letak}::text as letak, coalesce(${kode_dept}::text, 'ALL') as dept
    from (
      select kode_kadar, count(*) as jumlah, sum(berat_mg) as berat,
        sum((berat_mg * (permil * 10 + sisa_permyriad) + 5) / 10) as murni,
        sum(modal_rp) as modal
      from barang where ${every([
        sql`kode_toko = ${toko}`,
        lying(letak),
        ...(kode_dept === null ? [] : [sql`kode_dept = ${kode_dept}`]),
        ...(kode_kadar === null ? [] : [sql`kode_kadar = ${kode_kadar}`]),
      ])} group by kode_kadar
    ) b join kadar k on k.kode_kadar = b.kode_kadar`,
})
