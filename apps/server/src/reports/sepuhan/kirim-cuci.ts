import { BATCH, PROSES } from '@kencana/contract/names/stok/steps'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { openDay } from '../day-sums.ts'
import { named } from '../names.ts'

/** Batches that were sent to craftsmen: what came back of each, what it lost and cost, how long. */
export const kirimCuci = defineReport({
  id: 'laporan-kirim-cuci',
  title: 'Laporan Kirim Cuci',
  family: 'refining',
  module: 'SEPUHAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_tukang: refFilter('tukang', 'Tukang'),
    proses: choiceFilter('Pekerjaan', { ALL: 'SEMUA', ...PROSES }),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...BATCH }),
  },
  columns: {
    nomor: textColumn('Nomor', {
      leadsTo: leadToScreen('/kirim-barang-cuci', { no_kirim: 'nomor' }),
      width: 1.4,
    }),
    tgl: dateColumn('Tanggal'),
    proses: wordColumn('Pekerjaan'),
    nama_tukang: textColumn('Tukang', { width: 1.3 }),
    tgl_janji: dateColumn('Janji selesai'),
    pcs: countColumn('Pcs'),
    sisa: countColumn('Belum kembali'),
    kirim: weightColumn('Berat kirim'),
    kembali: weightColumn('Berat kembali'),
    hilang: countColumn('Tidak kembali'),
    susut: weightColumn('Susut'),
    izin: weightColumn('Izin'),
    lebih: weightColumn('Melebihi izin'),
    ongkos: moneyColumn('Ongkos'),
    hari: countColumn('Hari', { total: false }),
    status: wordColumn('Status'),
    user_id: textColumn('Oleh'),
  },
  chart: { kind: 'bar', label: 'nama_tukang', value: 'kirim' },
  order: ['tgl', 'nomor'],
  sql: ({ toko, tanggal, kode_tukang, proses, status }) => sql`
    select b.no_kirim as nomor, b.tgl, ${named(sql`b.proses`, PROSES)} as proses, t.nama_tukang,
      b.tgl_janji, b.pcs, b.sisa_pcs as sisa, b.berat_mg as kirim, r.kembali, h.hilang, r.susut,
      r.izin, r.lebih, r.ongkos, coalesce(e.tgl, ${openDay(toko)}) - b.tgl as hari,
      ${named(sql`b.status`, BATCH)} as status, g.user_id
    from batch_cuci b
    join tukang t on t.kode_toko = ${toko} and t.kode_tukang = b.kode_tukang
    join gerak_batch_cuci g on g.kode_toko = ${toko} and g.no_kirim = b.no_kirim and g.versi = 1
    left join lateral (
      select sum((select sum(l.berat_mg) from dokumen_barang l where l.kode_toko = ${toko}
          and l.nomor = d.nomor and l.proses->>'tujuan' <> 'SEPUH'))::bigint as kembali,
        sum((d.isi->>'susut_mg')::bigint) as susut,
        sum((select sum((k->>'izin_mg')::bigint) from jsonb_array_elements(d.isi->'kadar') k))
          as izin,
        sum((d.isi->>'lebih_mg')::bigint) as lebih, sum((d.isi->>'ongkos_rp')::bigint) as ongkos
      from gerak_batch_cuci x
      join dokumen d on d.kode_toko = ${toko} and d.nomor = x.nomor
      where x.kode_toko = ${toko} and x.no_kirim = b.no_kirim
        and x.jenis in ('TERIMA_CUCI', 'TERIMA_SEPUHAN')
        and not exists (select from dokumen u where u.kode_toko = ${toko}
          and u.membatalkan = d.nomor)) r on true
    left join lateral (
      select count(*) as hilang from gerak_batch_cuci z
      join dokumen_barang l on l.kode_toko = ${toko} and l.nomor = z.nomor
      where z.kode_toko = ${toko} and z.no_kirim = b.no_kirim
        and z.jenis = 'WASTING_SEPUHAN') h on true
    left join lateral (
      select max(y.tgl) as tgl from gerak_batch_cuci y
      where y.kode_toko = ${toko} and y.no_kirim = b.no_kirim and b.sisa_pcs = 0
        and y.dari_status in ('DIKIRIM', 'SEBAGIAN')) e on true
    where ${every([
      sql`b.kode_toko = ${toko}`,
      sql`b.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_tukang === null ? [] : [sql`b.kode_tukang = ${kode_tukang}`]),
      ...(proses === 'ALL' ? [] : [sql`b.proses = ${proses}`]),
      ...(status === 'ALL' ? [sql`b.status <> 'BATAL'`] : [sql`b.status = ${status}`]),
    ])}`,
})
