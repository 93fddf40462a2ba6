import {
  choiceFilter,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  moneyColumn,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { LOAN } from './loan-parts.ts'

const SURPLUS = sql`case when h.kelebihan_rp = 0 then ${'Tanpa kelebihan'}::text
  when h.status = 'KELEBIHAN_DIBAYAR' then ${'Sudah dibayar'}::text
  else ${'Belum diambil'}::text end`

/**
 * Pledges sold by auction: what they brought, what was settled from it, and what of the surplus the
 * shop still owes its customers.
 */
export const lelangHutang = defineReport({
  id: 'laporan-lelang-hutang',
  title: 'Laporan Lelang Hutang',
  family: 'debt',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kelebihan: choiceFilter('Kelebihan', {
      ALL: 'SEMUA',
      BELUM: 'Belum diambil',
      DIBAYAR: 'Sudah dibayar',
    }),
  },
  columns: {
    no_lelang: textColumn('Nomor', { width: 1.3 }),
    tgl: dateColumn('Tanggal'),
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 1.3 }),
    nama_customer: textColumn('Nama'),
    pembeli: textColumn('Pembeli'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    hasil: moneyColumn('Hasil Lelang'),
    jumlah_hutang: moneyColumn('Pokok'),
    bunga_pinjam: moneyColumn('Bunga Pinjam'),
    denda: moneyColumn('Denda'),
    biaya: moneyColumn('Biaya'),
    kekurangan: moneyColumn('Kekurangan'),
    kelebihan: moneyColumn('Kelebihan'),
    keadaan: wordColumn('Status'),
    tgl_bayar: dateColumn('Tanggal Bayar'),
    dibayar: moneyColumn('Kelebihan Dibayar'),
    sisa: moneyColumn('Kelebihan Sisa'),
  },
  chart: { kind: 'bar', label: 'keadaan', value: 'kelebihan' },
  order: ['tgl', 'no_lelang'],
  sql: ({ toko, tanggal, kelebihan }) => sql`
    select l.nomor as no_lelang, l.tgl, h.no_faktur_hutang, h.nama_customer,
      d.isi->>'pembeli' as pembeli, h.berat_mg as berat, h.murni_ug as murni, h.hasil_rp as hasil,
      h.jumlah_hutang_rp as jumlah_hutang, h.bunga_rp as bunga_pinjam, h.denda_rp as denda,
      h.biaya_rp as biaya, h.kekurangan_rp as kekurangan, h.kelebihan_rp as kelebihan,
      ${SURPLUS} as keadaan, b.tgl as tgl_bayar,
      case h.status when 'KELEBIHAN_DIBAYAR' then h.kelebihan_rp else 0 end as dibayar,
      case h.status when 'KELEBIHAN_DIBAYAR' then 0 else h.kelebihan_rp end as sisa
    from hutang h
    cross join lateral (select g.nomor, g.tgl from gerak_hutang g
      where g.kode_toko = ${toko} and g.no_faktur_hutang = h.no_faktur_hutang
        and g.jenis = 'LELANG_HUTANG' order by g.versi desc limit 1) l
    join dokumen d on d.kode_toko = ${toko} and d.nomor = l.nomor
    left join dokumen b on h.status = 'KELEBIHAN_DIBAYAR' and b.kode_toko = ${toko}
      and b.nomor = h.no_akhir
    where ${every([
      sql`h.kode_toko = ${toko}`,
      sql`h.status in ('DILELANG', 'KELEBIHAN_DIBAYAR')`,
      sql`h.tgl_lunas between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(kelebihan === 'ALL'
        ? []
        : kelebihan === 'BELUM'
          ? [sql`h.status = 'DILELANG' and h.kelebihan_rp > 0`]
          : [sql`h.status = 'KELEBIHAN_DIBAYAR'`]),
    ])}`,
})
