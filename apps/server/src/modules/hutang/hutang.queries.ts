import type { CARA_PEMBERITAHUAN, StatusHutang, terms } from '@kencana/contract/areas/hutang'
import type { z } from 'zod'
import { permilOf } from '../../engines/document/purity.ts'
import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

/** A loan as it stands; money in rupiah, weights in milligrams. */
export interface LoanRow {
  no_faktur_hutang: string
  versi: number
  status: StatusHutang
  /** The loan it renews, the loan that renews it, the document that ended it. */
  no_asal: string | null
  no_penerus: string | null
  no_akhir: string | null
  tgl_hutang: string
  tgl_jatuh_tempo: string
  kode_sales: string
  kode_customer: string | null
  nama_customer: string
  alamat_customer: string | null
  telp_customer: string | null
  jenis_identitas: string
  no_identitas: string
  jumlah_hutang_rp: number
  taksiran_rp: number
  plafond_rp: number
  berat_mg: number
  murni_ug: number
  syarat: z.output<typeof terms>
  lokasi: string | null
  keterangan: string | null
  tgl_lunas: string | null
  lama_pinjam: number | null
  bunga_rp: number | null
  denda_rp: number | null
  hasil_rp: number | null
  biaya_rp: number | null
  kelebihan_rp: number | null
  kekurangan_rp: number | null
  /** Notices to the customer. */
  diberitahu: number
}

/** Loans with the notices kept of each; the condition of the store comes first. */
export const loanRows = (kode_toko: string): Sql => sql`
  select h.*, (select count(*)::int from pemberitahuan_hutang p
    where p.kode_toko = ${kode_toko} and p.no_faktur_hutang = h.no_faktur_hutang) as diberitahu
  from hutang h where h.kode_toko = ${kode_toko}`

/** One loan of a store, or undefined. */
export const findLoan = (db: Queryable, kode_toko: string, nomor: string) =>
  first<LoanRow>(db, sql`${loanRows(kode_toko)} and h.no_faktur_hutang = ${nomor}`)

/** A line of a pledge as it was appraised. */
export interface GoodsRow {
  baris: number
  nama_barang: string
  kode_dept: string | null
  kode_kadar: string
  permil: number
  jumlah: number
  berat_kotor_mg: number
  berat_mg: number
  murni_ug: number
  kode_kondisi: string
  potongan_permil: number
  harga_per_gram: number
  /** Lent per gram where it is set apart from the price. */
  pokok_per_gram: number | null
  plafond_permil: number
  taksiran_rp: number
  plafond_rp: number
  keterangan: string | null
}

/** The pledge of a loan; these rows are written again for the loan that renews it. */
export const loanGoods = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<GoodsRow>(
    db,
    sql`select baris, nama_barang, kode_dept, kode_kadar, ${permilOf(sql`b`)}, jumlah,
          berat_kotor_mg, berat_mg, murni_ug, kode_kondisi, potongan_permil, harga_per_gram,
          pokok_per_gram, plafond_permil, taksiran_rp, plafond_rp, keterangan
        from hutang_barang b
        where kode_toko = ${kode_toko} and no_faktur_hutang = ${nomor} order by baris`,
  )

/** A movement of a loan with what its document says. */
export interface MovementRow {
  /** Version of the loan that it made. */
  versi: number
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  dari_status: StatusHutang | null
  ke_status: StatusHutang
  penyetuju: string | null
  total_rp: number
  keterangan: string | null
  /** The document that was undone by it. */
  membatalkan: string | null
}

/** What became of a loan, oldest first. */
export const loanMovements = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<MovementRow>(
    db,
    sql`select g.versi, g.nomor, g.jenis, g.tgl, g.pada, g.user_id, g.dari_status, g.ke_status,
          d.penyetuju, d.total_rp, d.keterangan, d.membatalkan
        from gerak_hutang g
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = g.nomor
        where g.kode_toko = ${kode_toko} and g.no_faktur_hutang = ${nomor} order by g.versi`,
  )

export interface NoticeRow {
  pada: Date
  tgl: string
  user_id: string
  cara: (typeof CARA_PEMBERITAHUAN)[number]
  keterangan: string | null
}

/** What the customer was told about a loan, oldest first. */
export const loanNotices = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<NoticeRow>(
    db,
    sql`select pada, tgl, user_id, cara, keterangan from pemberitahuan_hutang
        where kode_toko = ${kode_toko} and no_faktur_hutang = ${nomor} order by pada, id`,
  )

/** Keeps a notice to the customer of a loan. */
export const insertNotice = (
  db: Queryable,
  kode_toko: string,
  n: NoticeRow & { no_faktur_hutang: string; id: string },
): Promise<number> =>
  run(
    db,
    sql`insert into pemberitahuan_hutang
          (kode_toko, no_faktur_hutang, id, tgl, pada, user_id, cara, keterangan)
        values (${kode_toko}, ${n.no_faktur_hutang}, ${n.id}, ${n.tgl}, ${n.pada}, ${n.user_id},
          ${n.cara}, ${n.keterangan})`,
  )
