import type { ModeBarang } from '@kencana/contract/areas/barang'
import type {
  AgreedDeduction,
  BuyerTax,
  KeptDeduction,
  LineTaxKept,
} from '@kencana/contract/areas/nota/pembeli'
import type { penjualan } from '@kencana/contract/areas/penjualan'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { AsalPajak, KelasPajak, TaxRates } from '@kencana/domain/pajak'
import { type KeptPurity, mgToGram, purityOf } from '@kencana/domain/quantity'
import type { KeptWeightRule } from '@kencana/domain/rounding'
import { NOMOR_PENJUALAN } from '@kencana/domain/teks/nomor'
import type { BonusRule } from '@kencana/domain/terms/bonus'
import type { CategoryCut } from '@kencana/domain/terms/potongan'
import type { z } from 'zod'
import { permilOf } from '../../engines/document/purity.ts'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { askedOf, fromDocuments } from '../../engines/document/serve/plain-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import type { UsedCoupon } from '../kupon/index.ts'
import type { Card } from '../transaksi-besar/index.ts'

export interface PieceFacts {
  kode_barcode: string
  nama_barang: string
  kode_dept: string
  kode_group: string
  kode_kadar: string
  permil: number
  kode_baki: string
  berat_mg: number
  berat_nota_mg: number
  aturan_berat: string
  /** The rule of that code as it stands now. */
  aturan: KeptWeightRule
  mode_harga: ModeBarang
  ongkos_per_gram: number
  ongkos_per_pcs: number
  atribut_rp: number
  harga_bandrol: number | null
  modal_rp: number
  asal_pajak: AsalPajak
  /** Its jenis belongs to the kategori of diamonds. */
  berlian: boolean
  /** Tax class of its kategori, and whether what belongs to it comes with a certificate. */
  kelas_pajak: KelasPajak
  bersertifikat: boolean
  /** What Master Potongan Kategori says on the open day for its kategori. */
  potongan_kategori: CategoryCut | null
  /** What Master Potongan Pembelian says today for its group. */
  potongan_beli: AgreedDeduction | null
  status: string
  versi: number
  papan: { id: string; harga_jual: number; berlaku_pada: string; user_id: string } | null
  /** The document that sold it, or that holds it, and by whom. */
  terjual: { nomor: string; user_id: string } | null
}

/** The same as the table keeps them. */
type KeptFacts = Omit<SaleFacts, 'barang'> & { barang: (PieceFacts & KeptPurity)[] }

export interface SaleFacts {
  tgl: string | null
  tutup: { tgl: string; user_id: string } | null
  setting: Record<string, string>
  /** Whether the store works with diamonds. */
  modul_berlian: boolean
  /** Whether the store sells with deductions: of a kategori, and agreed on for the buy-back. */
  modul_potongan: boolean
  /** Rates in force on the open day. */
  pajak: Partial<Record<KelasPajak, TaxRates>>
  /** What sales persons earn by on the open day; none where the store gives no bonus. */
  bonus: BonusRule[]
  idem: { sidik: string; user_id: string; jawaban: Record<string, unknown> } | null
  sales: string | null
  otorisasi: { id: string; kategori: string; penyetuju: string }[]
  akun: Record<string, string>
  barang: PieceFacts[]
}

interface SaleQuestion {
  kode_toko: string
  kunci: string | null
  barcodes: readonly string[]
  kode_sales: string
  grants: readonly string[]
  pada: Date
}

/** Everything the rules of a sale need, in one round trip. */
export async function readSaleFacts(db: Queryable, q: SaleQuestion): Promise<SaleFacts> {
  const row = await first<{ fakta: KeptFacts }>(
    db,
    sql`select baca_penjualan(${q.kode_toko}, ${q.kunci}, ${q.barcodes}, ${q.kode_sales},
          ${q.grants}, ${q.pada}) as fakta`,
  )
  if (row === undefined) throw new Error('baca_penjualan answered nothing')
  const { fakta } = row
  return { ...fakta, barang: fakta.barang.map(piece => ({ ...piece, permil: purityOf(piece) })) }
}

export interface SaleRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  penyetuju: string | null
  kode_sales: string | null
  kode_customer: string | null
  nama_customer: string | null
  telp_customer: string | null
  alamat_customer: string | null
  subtotal_rp: number
  diskon_rp: number
  total_rp: number
  ppn_rp: number
  pph22_rp: number | null
  pembulatan_rp: number | null
  isi: {
    pembeli?: BuyerTax
    identitas?: Card
    kupon?: UsedCoupon
    ajuan?: { no_ajuan: string; user_id: string; pada: string }
  } | null
  kembali_rp: number
  berat_mg: number
  murni_ug: number
  keterangan: string | null
  no_batal: string | null
  batal_pada: Date | null
  batal_oleh: string | null
  batal_penyetuju: string | null
  batal_alasan: string | null
  /** The exchange it is a side of. */
  no_tukar_tambah: string | null
  dicetak: number
}

/** A sale with its cancellation; the documents come from `fromSales`. */
const saleRows = (kode_toko: string): Sql => sql`
  select d.*, b.nomor as no_batal, b.pada as batal_pada, b.user_id as batal_oleh,
    b.penyetuju as batal_penyetuju, b.keterangan as batal_alasan,
    (select t.nomor from tukar_tambah t
      where t.kode_toko = ${kode_toko} and t.no_faktur_jual = d.nomor) as no_tukar_tambah,
    (select count(*)::int from cetak_nota c
      where c.kode_toko = ${kode_toko} and c.nomor = d.nomor) as dicetak`

export const fromSales = (kode_toko: string): Sql => fromDocuments(kode_toko, 'PENJUALAN')

export const findSale = (db: Queryable, kode_toko: string, nomor: string) =>
  first<SaleRow>(db, sql`${saleRows(kode_toko)} ${fromSales(kode_toko)} and d.nomor = ${nomor}`)

export interface LineRow {
  baris: number
  kode_barcode: string
  nama_barang: string
  kode_dept: string
  kode_group: string
  kode_kadar: string
  permil: number
  kode_baki: string
  berat_mg: number
  berat_nota_mg: number
  mode_harga: string
  harga_per_gram: number | null
  ongkos_per_gram: number
  atribut_rp: number
  harga_hitung_rp: number
  diskon_rp: number
  harga_rp: number
  modal_rp: number
  pajak: LineTaxKept | null
  potongan_beli: KeptDeduction
  janji_tukar: string | null
  kerja: { teks: string; facts: Record<string, string>; jumlah_rp: number }[]
}

export const saleLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<LineRow>(
    db,
    sql`select l.*, ${permilOf(sql`l`)} from dokumen_barang l
        where kode_toko = ${kode_toko} and nomor = ${nomor}
        order by baris`,
  )

type Asked = QueryOf<typeof penjualan.list>

/** Of whom a part of the name or telephone was typed, however the telephone was written. */
export const ofCustomer = (q: string): Sql => sql`(d.nama_customer ilike ${containing(q)}
  or (${q} ~ '^[0-9+() .-]{4,}$'
    and telp_baku(d.telp_customer) like '%' || nullif(telp_baku(${q}), '') || '%'))`

function conditions({ q, ...asked }: Asked): Sql {
  const parts = askedOf(asked)
  if (q && NOMOR_PENJUALAN.test(q)) {
    parts.push(sql`d.nomor = ${q.toUpperCase()}`)
  } else if (q) {
    const like = containing(q)
    parts.push(
      sql`(d.nomor ilike ${like} or ${ofCustomer(q)}
        or exists (select 1 from dokumen_barang x where x.kode_toko = d.kode_toko
          and x.nomor = d.nomor and x.kode_barcode = ${q}))`,
    )
  }
  return every(parts)
}

type Listed = Pick<SaleRow, 'kode_sales' | 'nama_customer' | 'berat_mg' | 'total_rp'> & {
  pcs: number
}

/** Sales, newest first. */
export const saleList: ListSource<
  Asked,
  Listed,
  z.output<z.ZodObject<typeof penjualan.kind.summary>>
> = {
  from: (kode_toko, asked) => sql`${fromSales(kode_toko)} and ${conditions(asked)}`,
  page: (kode_toko, from, window) =>
    sql`select s.*, (select count(*)::int from dokumen_barang x
          where x.kode_toko = ${kode_toko} and x.nomor = s.nomor) as pcs,
          case when s.no_batal is null then 'SELESAI' else 'BATAL' end as status
        from (${saleRows(kode_toko)} ${from}
          order by d.pada desc, d.nomor desc ${window}) s
        order by s.pada desc, s.nomor desc`,
  shown: ({ kode_sales, nama_customer, pcs, berat_mg, total_rp }) => ({
    kode_sales,
    nama_customer,
    pcs,
    berat: mgToGram(berat_mg),
    total: total_rp,
  }),
}

/** Number of the sale that was cancelled last. */
export const latestCancelled = async (
  db: Queryable,
  kode_toko: string,
): Promise<string | undefined> =>
  (
    await first<{ nomor: string }>(
      db,
      sql`select membatalkan as nomor from dokumen
          where kode_toko = ${kode_toko} and jenis = 'BATAL_PENJUALAN'
          order by tgl desc, pada desc, nomor desc limit 1`,
    )
  )?.nomor

/**
 * The lines of a sale as rows of its reversal, with the version each piece has now; of what was
 * earned by them only what is taken back.
 */
export const soldPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; kode_baki: string; versi: number; [column: string]: unknown }>(
    db,
    sql`select l.baris, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kode_kadar,
          ${permilOf(sql`l`)}, l.kode_baki, l.berat_mg, l.berat_nota_mg, l.murni_ug, l.aturan_berat,
          l.aturan_versi, l.mode_harga, l.papan_harga, l.harga_per_gram, l.ongkos_per_gram,
          l.ongkos_rp, l.atribut_rp, l.harga_hitung_rp, l.diskon_rp, l.harga_rp, l.modal_rp,
          l.ppn_permyriad, l.pajak, l.potongan_beli, l.janji_tukar, b.versi,
          case when (l.bonus->>'ditarik')::boolean then l.bonus end as bonus
        from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )

/** A piece of a sale that was bought back, with its purchase; undefined when none was. */
export const boughtBack = (db: Queryable, nomor: string) =>
  first<{ kode_barcode: string; nomor: string }>(
    db,
    sql`select kode_barcode, nomor from nota_dibeli where no_faktur_jual = ${nomor}
          and jenis <> 'BATAL_PENJUALAN'
        order by kode_barcode limit 1`,
  )
