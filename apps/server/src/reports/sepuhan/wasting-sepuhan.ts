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
import { every, type Sql, sql } from '../../platform/sql.ts'
import { LOST_RP, LOST_UG, receptions } from './receptions.ts'
import { terimaSepuhan } from './terima-sepuhan.ts'

/** What never came back, as its batch was closed. */
const never = (toko: string): Sql => sql`
  select date_trunc('month', l.tgl)::date as bulan, b.kode_tukang, l.kode_kadar, 1 as pcs,
    1 as hilang, l.berat_mg as kirim, 0::bigint as kembali, l.berat_mg as susut,
    l.murni_ug as murni, l.modal_rp as nilai, 0::bigint as abu, l.tgl
  from dokumen_barang l
  join dokumen d on d.kode_toko = ${toko} and d.nomor = l.nomor
  join batch_cuci b on b.kode_toko = ${toko} and b.no_kirim = d.isi->>'no_kirim'
  where l.kode_toko = ${toko} and l.jenis = 'WASTING_SEPUHAN'`

/** What was swept up as a batch was closed, in the kadar it is kept as. */
const dust = (toko: string): Sql => sql`
  select date_trunc('month', g.tgl)::date as bulan, b.kode_tukang, k.kode_kadar, 0 as pcs,
    0 as hilang, 0::bigint as kirim, 0::bigint as kembali, 0::bigint as susut,
    0::bigint as murni, 0::bigint as nilai, g.berat_mg as abu, g.tgl
  from gerak_kolam g
  join kolam k on k.kode_toko = ${toko} and k.kunci = g.kunci and k.jenis = 'ABU'
  join dokumen d on d.kode_toko = ${toko} and d.nomor = g.nomor
  join batch_cuci b on b.kode_toko = ${toko} and b.no_kirim = d.isi->>'no_kirim'
  where g.kode_toko = ${toko} and g.jenis = 'WASTING_SEPUHAN'`

/**
 * What craftsmen lose of each kadar, month by month: weight, share of what was sent, rupiah, and
 * the dust that was swept up.
 */
export const wastingSepuhan = defineReport({
  id: 'laporan-wasting-sepuhan',
  title: 'Laporan Wasting Sepuhan',
  family: 'refining',
  module: 'SEPUHAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_tukang: refFilter('tukang', 'Tukang'),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    bulan: textColumn('Bulan', {
      leadsTo: leadToReport(terimaSepuhan, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_tukang: 'kode_tukang',
        kode_kadar: 'kode_kadar',
      }),
    }),
    nama_tukang: textColumn('Tukang', { width: 1.3 }),
    kode_kadar: textColumn('Kadar'),
    pcs: countColumn('Pcs'),
    hilang: countColumn('Tidak kembali'),
    kirim: weightColumn('Berat kirim'),
    kembali: weightColumn('Berat kembali'),
    susut: weightColumn('Susut'),
    persen: percentColumn('Susut %'),
    murni: fineColumn('Emas Murni Susut'),
    nilai: moneyColumn('Nilai Susut', { cost: true }),
    abu: weightColumn('Abu'),
  },
  group: ['nama_tukang'],
  chart: { kind: 'line', label: 'bulan', value: 'susut' },
  order: ['nama_tukang', 'bulan', 'kode_kadar'],
  sql: ({ toko, tanggal, kode_tukang, kode_kadar }) => sql`
    select to_char(x.bulan, 'YYYY-MM') as bulan, t.nama_tukang, x.kode_kadar, sum(x.pcs) as pcs,
      sum(x.hilang) as hilang, sum(x.kirim) as kirim, sum(x.kembali) as kembali,
      sum(x.susut) as susut, round(sum(x.susut) * 1000.0 / nullif(sum(x.kirim), 0)) as persen,
      sum(x.murni) as murni, sum(x.nilai) as nilai, sum(x.abu) as abu,
      x.kode_tukang,
      min(x.tgl) filter (where x.kirim > 0 and x.hilang = 0) as dari,
      max(x.tgl) filter (where x.kirim > 0 and x.hilang = 0) as sampai
    from (
      select date_trunc('month', d.tgl)::date as bulan, b.kode_tukang, k.kode_kadar, k.pcs,
        0 as hilang, k.kirim_mg as kirim, k.kembali_mg as kembali, k.susut_mg as susut,
        ${LOST_UG} as murni, ${LOST_RP} as nilai, 0::bigint as abu, d.tgl
      ${receptions(toko)}
      union all ${never(toko)} union all ${dust(toko)}) x
    join tukang t on t.kode_toko = ${toko} and t.kode_tukang = x.kode_tukang
    where ${every([
      sql`x.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_tukang === null ? [] : [sql`x.kode_tukang = ${kode_tukang}`]),
      ...(kode_kadar === null ? [] : [sql`x.kode_kadar = ${kode_kadar}`]),
    ])}
    group by x.bulan, x.kode_tukang, t.nama_tukang, x.kode_kadar`,
})
