import { HASIL_SUSUT, SUMBER_SUSUT } from '@kencana/contract/names/stok/steps'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'

/** Losses beyond what is allowed: how big, who bears them, who judged them and when. */
export const validasiSusut = defineReport({
  id: 'laporan-validasi-susut',
  title: 'Laporan Validasi Susut',
  family: 'refining',
  module: 'SEPUHAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_tukang: refFilter('tukang', 'Tukang'),
    sumber: choiceFilter('Sumber', { ALL: 'SEMUA', ...SUMBER_SUSUT }),
    hasil: choiceFilter('Hasil', { ALL: 'SEMUA', ...HASIL_SUSUT }),
  },
  columns: {
    nomor: textColumn('Nomor', { width: 1.4 }),
    tgl: dateColumn('Tanggal'),
    sumber: wordColumn('Sumber'),
    no_kirim: textColumn('Kiriman', {
      leadsTo: leadToScreen('/kirim-barang-cuci', { no_kirim: 'no_kirim' }),
      width: 1.4,
    }),
    no_lebur: textColumn('Lebur', {
      leadsTo: leadToScreen('/lebur-rosok', { no_lebur: 'no_lebur' }),
      width: 1.4,
    }),
    nama_tukang: textColumn('Tukang', { width: 1.3 }),
    jumlah: countColumn('Susut dicatat'),
    susut: weightColumn('Susut'),
    izin: weightColumn('Izin'),
    lebih: weightColumn('Melebihi izin'),
    murni: fineColumn('Emas Murni'),
    nilai: moneyColumn('Nilai', { cost: true }),
    user_id: textColumn('Diterima oleh'),
    hasil: wordColumn('Hasil'),
    penanggung: textColumn('Ditanggung oleh'),
    validator: textColumn('Validator'),
    tgl_validasi: dateColumn('Tanggal Validasi'),
    keterangan: textColumn('Keterangan', { width: 1.3 }),
  },
  chart: { kind: 'bar', label: 'nama_tukang', value: 'susut' },
  order: ['tgl', 'nomor'],
  sql: ({ toko, tanggal, kode_tukang, sumber, hasil }) => sql`
    select s.no_susut as nomor, s.tgl, ${named(sql`s.sumber`, SUMBER_SUSUT)} as sumber,
      s.no_kirim, case when s.sumber = ${'LEBUR'} then s.no_susut end as no_lebur, t.nama_tukang,
      1 as jumlah, s.susut_mg as susut, s.izin_mg as izin,
      coalesce(s.lebih_mg, greatest(0, s.susut_mg - s.izin_mg)) as lebih,
      s.tunggu_ug as murni, s.tunggu_rp as nilai,
      g.user_id, ${named(sql`s.status`, HASIL_SUSUT)} as hasil, s.penanggung,
      v.user_id as validator, v.tgl as tgl_validasi, d.keterangan
    from susut s
    left join tukang t on t.kode_toko = ${toko} and t.kode_tukang = s.kode_tukang
    join gerak_susut g on g.kode_toko = ${toko} and g.no_susut = s.no_susut and g.versi = 1
    left join gerak_susut v on v.kode_toko = ${toko} and v.no_susut = s.no_susut
      and v.versi = s.versi and v.jenis = 'VALIDASI_SUSUT'
    left join dokumen d on d.kode_toko = ${toko} and d.nomor = v.nomor
    where ${every([
      sql`s.kode_toko = ${toko}`,
      sql`s.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_tukang === null ? [] : [sql`s.kode_tukang = ${kode_tukang}`]),
      ...(sumber === 'ALL' ? [] : [sql`s.sumber = ${sumber}`]),
      ...(hasil === 'ALL' ? [sql`s.status <> 'BATAL'`] : [sql`s.status = ${hasil}`]),
    ])}`,
})
