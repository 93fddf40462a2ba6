import {
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { transaksiHarian } from '../hari/transaksi-harian.ts'
import { liesNow, movesSince } from './moves-parts.ts'

const standing = { total: false } as const

/**
 * Gold in the trays day after day, by kadar: what lay there, what came, what left, what lies there
 * then. The first row of a kadar is what lay there before the days; days without a move have none.
 */
export const emasHarian = defineReport({
  id: 'laporan-emas-harian',
  title: 'Laporan Emas Harian',
  family: 'daily gold',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    kode_kadar: textColumn('Kadar'),
    tgl: dateColumn('Tanggal', {
      leadsTo: leadToReport(transaksiHarian, {
        tanggal_awal: 'hari',
        sampai_tgl: 'hari',
        kode_kadar: 'kode_kadar',
      }),
    }),
    awal: weightColumn('Berat Awal', standing),
    pcs_masuk: countColumn('Pcs Masuk'),
    masuk: weightColumn('Berat Masuk'),
    pcs_keluar: countColumn('Pcs Keluar'),
    keluar: weightColumn('Berat Keluar'),
    akhir: weightColumn('Berat Akhir', standing),
    murni_masuk: fineColumn('Emas Masuk'),
    murni_keluar: fineColumn('Emas Keluar'),
    murni_akhir: fineColumn('Emas Akhir', standing),
  },
  group: ['kode_kadar'],
  order: ['kode_kadar', 'tgl'],
  sql: ({ toko, tanggal, kode_kadar }) => sql`
    with gerak as materialized (
      select * from (${movesSince(toko, tanggal.dari)}) m
      ${kode_kadar === null ? sql`` : sql`where kode_kadar = ${kode_kadar}`}
    ), sebelum as (
      select kode_kadar, sum(berat_mg) as berat, sum(murni_ug) as murni
      from (
        select kode_kadar, berat_mg, murni_ug from (${liesNow(toko)}) b
        ${kode_kadar === null ? sql`` : sql`where kode_kadar = ${kode_kadar}`}
        union all
        select kode_kadar, -sum(arah * berat_mg), -sum(arah * murni_ug) from gerak
        group by kode_kadar
      ) s group by kode_kadar
    ), hari as (
      select kode_kadar, tgl, count(*) filter (where arah = 1) as pcs_masuk,
        coalesce(sum(berat_mg) filter (where arah = 1), 0) as masuk,
        count(*) filter (where arah = -1) as pcs_keluar,
        coalesce(sum(berat_mg) filter (where arah = -1), 0) as keluar,
        coalesce(sum(murni_ug) filter (where arah = 1), 0) as murni_masuk,
        coalesce(sum(murni_ug) filter (where arah = -1), 0) as murni_keluar
      from gerak where tgl <= ${tanggal.sampai}::date group by kode_kadar, tgl
    )
    select kode_kadar, ${tanggal.dari}::date - 1 as tgl, null::text as hari,
      null::numeric as awal, null::bigint as pcs_masuk, null::numeric as masuk,
      null::bigint as pcs_keluar, null::numeric as keluar, berat as akhir,
      null::numeric as murni_masuk, null::numeric as murni_keluar, murni as murni_akhir
    from sebelum where berat <> 0
    union all
    select h.kode_kadar, h.tgl, h.tgl::text, coalesce(s.berat, 0)
        + sum(h.masuk - h.keluar) over urut - (h.masuk - h.keluar),
      h.pcs_masuk, h.masuk, h.pcs_keluar, h.keluar,
      coalesce(s.berat, 0) + sum(h.masuk - h.keluar) over urut,
      h.murni_masuk, h.murni_keluar,
      coalesce(s.murni, 0) + sum(h.murni_masuk - h.murni_keluar) over urut
    from hari h left join sebelum s on s.kode_kadar = h.kode_kadar
    window urut as (partition by h.kode_kadar order by h.tgl)`,
})
