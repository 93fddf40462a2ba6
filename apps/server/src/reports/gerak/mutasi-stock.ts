import {
  choiceFilter,
  countColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { kartuStock } from './kartu-stock.ts'
import { trayMoves, trayOpenings } from './tray-parts.ts'

/**
 * What lay in each tray before the dates, what came, what left and what lies there at their end, in
 * pieces and in weight or fine gold. What went from tray to tray left one and came into the other.
 */
export const mutasiStock = defineReport({
  id: 'laporan-mutasi-stock',
  title: 'Laporan Mutasi Stock',
  family: 'stock',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_gudang: refFilter('gudang', 'Gudang'),
    kode_baki: refFilter('baki', 'Baki'),
    rincian: choiceFilter('Rincian', { BERAT: 'Pcs dan berat', MURNI: 'Pcs dan emas murni' }),
  },
  columns: {
    nama_gudang: textColumn('Gudang'),
    kode_baki: textColumn('Baki', {
      leadsTo: leadToReport(kartuStock, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_baki: 'kode_baki',
      }),
    }),
    nama_baki: textColumn('Nama Baki'),
    pcs_awal: countColumn('Pcs Awal'),
    awal: weightColumn('Berat Awal'),
    murni_awal: fineColumn('Emas Awal'),
    pcs_masuk: countColumn('Pcs Masuk'),
    masuk: weightColumn('Berat Masuk'),
    murni_masuk: fineColumn('Emas Masuk'),
    pcs_keluar: countColumn('Pcs Keluar'),
    keluar: weightColumn('Berat Keluar'),
    murni_keluar: fineColumn('Emas Keluar'),
    pcs_akhir: countColumn('Pcs Akhir'),
    akhir: weightColumn('Berat Akhir'),
    murni_akhir: fineColumn('Emas Akhir'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'BERAT'
      ? [
          ...(['nama_gudang', 'kode_baki', 'nama_baki', 'pcs_awal', 'awal', 'pcs_masuk'] as const),
          ...(['masuk', 'pcs_keluar', 'keluar', 'pcs_akhir', 'akhir'] as const),
        ]
      : [
          ...(['nama_gudang', 'kode_baki', 'nama_baki', 'pcs_awal', 'murni_awal'] as const),
          ...(['pcs_masuk', 'murni_masuk', 'pcs_keluar', 'murni_keluar', 'pcs_akhir'] as const),
          'murni_akhir',
        ],
  group: ['nama_gudang'],
  chart: { kind: 'bar', label: 'kode_baki', value: 'akhir' },
  order: ['nama_gudang', 'kode_baki'],
  sql: ({ toko, tanggal, kode_gudang, kode_baki }) => {
    const scope = { toko, dari: tanggal.dari, kode_baki, kode_barcode: null }
    return sql`
      with gerak as materialized (${trayMoves(scope)}),
        sebelum as (${trayOpenings(scope)}),
        isi as (${movedUntil(tanggal.sampai)})
      select t.kode_gudang || ' ' || u.nama_gudang as nama_gudang, s.kode_baki, t.nama_baki,
        ${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai, s.pcs as pcs_awal,
        s.berat as awal, s.murni as murni_awal, coalesce(g.pcs_masuk, 0) as pcs_masuk,
        coalesce(g.masuk, 0) as masuk, coalesce(g.murni_masuk, 0) as murni_masuk,
        coalesce(g.pcs_keluar, 0) as pcs_keluar, coalesce(g.keluar, 0) as keluar,
        coalesce(g.murni_keluar, 0) as murni_keluar,
        s.pcs + coalesce(g.pcs_masuk - g.pcs_keluar, 0) as pcs_akhir,
        s.berat + coalesce(g.masuk - g.keluar, 0) as akhir,
        s.murni + coalesce(g.murni_masuk - g.murni_keluar, 0) as murni_akhir
      from sebelum s
      join baki t on t.kode_toko = ${toko} and t.kode_baki = s.kode_baki
      join gudang u on u.kode_toko = ${toko} and u.kode_gudang = t.kode_gudang
      left join isi g on g.kode_baki = s.kode_baki
      where ${every([
        sql`(s.pcs <> 0 or g.kode_baki is not null)`,
        ...(kode_gudang === null ? [] : [sql`t.kode_gudang = ${kode_gudang}`]),
      ])}`
  },
})

const movedUntil = (sampai: string): Sql => sql`
  select kode_baki, count(*) filter (where arah = 1) as pcs_masuk,
    coalesce(sum(berat_mg) filter (where arah = 1), 0) as masuk,
    coalesce(sum(murni_ug) filter (where arah = 1), 0) as murni_masuk,
    count(*) filter (where arah = -1) as pcs_keluar,
    coalesce(sum(berat_mg) filter (where arah = -1), 0) as keluar,
    coalesce(sum(murni_ug) filter (where arah = -1), 0) as murni_keluar
  from gerak where tgl <= ${sampai}::date group by kode_baki`
