import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  moneyColumn,
  percentColumn,
  textColumn,
  textFilter,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { LOAN, pledgeOf, STATUS } from './loan-parts.ts'

/**
 * Loans that customers settled, by the day they did (doc1 §2, §9). A renewal settles a loan too: it
 * is marked, and what came in for it is only the difference to the new loan.
 */
export const penebusanDetail = defineReport({
  id: 'laporan-penebusan-detail',
  title: 'Laporan Penebusan Detail',
  family: 'pawn redemption detail',
  empty: 'Data Tidak Tersedia',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    no_pinjam: textFilter('Nomor Pinjaman'),
    sort_by: choiceFilter('Urut Menurut', {
      tgl_hutang: 'TANGGAL MASUK',
      tgl_lunas: 'TANGGAL LUNAS',
      no_faktur_hutang: 'FAKTUR PINJAM',
    }),
  },
  columns: {
    no_faktur_hutang: textColumn('Faktur', { leadsTo: LOAN, width: 1.4 }),
    nama_customer: textColumn('Nama'),
    alamat_customer: textColumn('Alamat'),
    tgl_hutang: dateColumn('Tanggal Masuk'),
    tgl_lunas: dateColumn('Tanggal Lunas'),
    lama_pinjam: countColumn('Lama (hari)', { total: false }),
    kode_sales: textColumn('Sales'),
    detail_barang: textColumn('Jaminan', { width: 1.6 }),
    berat: weightColumn('Berat'),
    jumlah_hutang: moneyColumn('Pokok'),
    bunga: percentColumn('Bunga'),
    bunga_rp: moneyColumn('Bunga 30 Hari', { total: false }),
    bunga_pinjam: moneyColumn('Bunga Pinjam'),
    denda: moneyColumn('Denda'),
    total_bayar: moneyColumn('Total Bayar'),
    status: wordColumn('Status'),
    uang_masuk: moneyColumn('Uang Masuk'),
  },
  order: ['urutan', 'no_faktur_hutang'],
  sql: ({ toko, tanggal, no_pinjam, sort_by }) => sql`
    select h.no_faktur_hutang, h.nama_customer, h.alamat_customer, h.tgl_hutang, h.tgl_lunas,
      h.lama_pinjam, h.kode_sales, ${pledgeOf(toko)} as detail_barang, h.berat_mg as berat,
      h.jumlah_hutang_rp as jumlah_hutang, (h.syarat->>'bunga_permil')::integer as bunga,
      ceil(h.jumlah_hutang_rp * (h.syarat->>'bunga_permil')::integer / 1000.0) as bunga_rp,
      h.bunga_rp as bunga_pinjam, h.denda_rp as denda,
      h.jumlah_hutang_rp + h.bunga_rp + h.denda_rp as total_bayar, ${STATUS} as status,
      case when d.isi->'pencairan'->>'cara' is null then 1 else -1 end * d.total_rp as uang_masuk,
      ${
        sort_by === 'no_faktur_hutang'
          ? sql`h.no_faktur_hutang`
          : sort_by === 'tgl_lunas'
            ? sql`h.tgl_lunas::text`
            : sql`h.tgl_hutang::text`
      } as urutan
    from hutang h join dokumen d on d.kode_toko = ${toko} and d.nomor = h.no_akhir
    where ${every([
      sql`h.kode_toko = ${toko}`,
      sql`h.status in ('LUNAS', 'DIPERPANJANG')`,
      sql`h.tgl_lunas between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
      ...(no_pinjam === null
        ? []
        : [sql`strpos(upper(h.no_faktur_hutang), upper(${no_pinjam}::text)) > 0`]),
    ])}`,
})
