import { DOCUMENTS } from '@kencana/contract/names/documents'
import { PROSES } from '@kencana/contract/names/stok/steps'
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
import { LOST_RP, LOST_UG, receptions } from './receptions.ts'

/** The work that was judged: what was plated after it was washed is plated. */
const DONE = sql`coalesce(d.isi->>'proses', b.proses)`

/** What came back from craftsmen, kadar by kadar: sent, back, lost, allowed, and how long. */
export const terimaSepuhan = defineReport({
  id: 'laporan-terima-sepuhan',
  title: 'Laporan Terima Sepuhan',
  family: 'refining',
  module: 'SEPUHAN_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_tukang: refFilter('tukang', 'Tukang'),
    proses: choiceFilter('Pekerjaan', { ALL: 'SEMUA', ...PROSES }),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    nomor: textColumn('Nomor', { width: 1.4 }),
    jenis: wordColumn('Transaksi'),
    tgl: dateColumn('Tanggal'),
    no_kirim: textColumn('Kiriman', {
      leadsTo: leadToScreen('/kirim-barang-cuci', { no_kirim: 'no_kirim' }),
      width: 1.4,
    }),
    nama_tukang: textColumn('Tukang', { width: 1.3 }),
    proses: wordColumn('Pekerjaan'),
    kode_kadar: textColumn('Kadar'),
    jumlah: countColumn('Pcs'),
    kirim: weightColumn('Berat kirim'),
    kembali: weightColumn('Berat kembali'),
    naik: weightColumn('Bertambah'),
    susut: weightColumn('Susut'),
    izin: weightColumn('Izin'),
    lebih: weightColumn('Melebihi izin'),
    murni: fineColumn('Emas Murni Susut'),
    nilai: moneyColumn('Nilai Susut', { cost: true }),
    hari: countColumn('Hari', { total: false }),
    user_id: textColumn('Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
  },
  group: ['nomor'],
  chart: { kind: 'bar', label: 'nama_tukang', value: 'susut' },
  order: ['tgl', 'nomor', 'kode_kadar'],
  sql: ({ toko, tanggal, kode_tukang, proses, kode_kadar }) => sql`
    select d.nomor, ${named(sql`d.jenis`, {
      TERIMA_CUCI: DOCUMENTS.TERIMA_CUCI,
      TERIMA_SEPUHAN: DOCUMENTS.TERIMA_SEPUHAN,
    })} as jenis, d.tgl, b.no_kirim, t.nama_tukang, ${named(DONE, PROSES)} as proses,
      k.kode_kadar, k.pcs as jumlah, k.kirim_mg as kirim, k.kembali_mg as kembali,
      k.naik_mg as naik, k.susut_mg as susut, k.izin_mg as izin, k.lebih_mg as lebih,
      ${LOST_UG} as murni, ${LOST_RP} as nilai, d.tgl - b.tgl as hari, d.user_id, d.penyetuju
    ${receptions(toko)} and ${every([
      sql`d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kode_tukang === null ? [] : [sql`b.kode_tukang = ${kode_tukang}`]),
      ...(proses === 'ALL' ? [] : [sql`${DONE} = ${proses}`]),
      ...(kode_kadar === null ? [] : [sql`k.kode_kadar = ${kode_kadar}`]),
    ])}`,
})
