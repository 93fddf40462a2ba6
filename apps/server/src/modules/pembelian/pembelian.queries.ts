import type { pembelian } from '@kencana/contract/areas/beli/pembelian'
import type { QueryOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { z } from 'zod'
import type { Subject } from '../../engines/document/checks/checks.queries.ts'
import { permilOf } from '../../engines/document/purity.ts'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { askedOf, fromDocuments } from '../../engines/document/serve/plain-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import type { KeptPurchase } from './new-piece.ts'
import type { Payment } from './pay-out.ts'

export interface PurchaseRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  kode_sales: string | null
  kode_customer: string | null
  nama_customer: string | null
  telp_customer: string | null
  alamat_customer: string | null
  total_rp: number
  berat_mg: number
  murni_ug: number
  penyetuju: string | null
  keterangan: string | null
  isi: {
    laci: string
    penjual: { jenis_identitas: string | null; no_identitas: string | null }
    pembayaran: Payment['isi']
  }
  no_batal: string | null
  batal_pada: Date | null
  batal_oleh: string | null
  batal_penyetuju: string | null
  batal_alasan: string | null
  /** The exchange it is a side of. */
  no_tukar_tambah: string | null
  dicetak: number
}

/** A purchase with its cancellation; the documents come from `fromPurchases`. */
const purchaseRows = (kode_toko: string): Sql => sql`
  select d.*, b.nomor as no_batal, b.pada as batal_pada, b.user_id as batal_oleh,
    b.penyetuju as batal_penyetuju, b.keterangan as batal_alasan,
    (select t.nomor from tukar_tambah t
      where t.kode_toko = ${kode_toko} and t.no_faktur_beli = d.nomor) as no_tukar_tambah,
    (select count(*)::int from cetak_nota c
      where c.kode_toko = ${kode_toko} and c.nomor = d.nomor) as dicetak`

const fromPurchases = (kode_toko: string): Sql => fromDocuments(kode_toko, 'PEMBELIAN')

export const findPurchase = (db: Queryable, kode_toko: string, nomor: string) =>
  first<PurchaseRow>(
    db,
    sql`${purchaseRows(kode_toko)} ${fromPurchases(kode_toko)} and d.nomor = ${nomor}`,
  )

/** A purchase is one document: its number alone is checked. */
export const alone = (nomor: string): Sql => sql`${nomor}`

export interface PurchasedRow {
  baris: number
  kode_barcode: string
  nama_barang: string
  kode_dept: string
  kode_group: string
  kode_kadar: string
  permil: number
  kode_baki: string
  berat_mg: number
  harga_rp: number
  kerja: { teks: string; facts: Record<string, string>; jumlah_rp: number }[]
  beli: KeptPurchase
}

export const purchasedLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<PurchasedRow>(
    db,
    sql`select l.*, ${permilOf(sql`l`)} from dokumen_barang l
        where kode_toko = ${kode_toko} and nomor = ${nomor} order by baris`,
  )

/** The lines of a purchase as rows of its reversal, with the version each piece has now. */
export const boughtPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; versi: number; [column: string]: unknown }>(
    db,
    sql`select l.baris, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kode_kadar,
          ${permilOf(sql`l`)}, l.kode_baki, l.berat_mg, l.berat_nota_mg, l.murni_ug, l.aturan_berat,
          l.aturan_versi, l.harga_hitung_rp, l.harga_rp, l.modal_rp, l.beli, b.versi
        from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )

type Asked = QueryOf<typeof pembelian.list>

function conditions({ q, ...asked }: Asked): Sql {
  const parts = askedOf(asked)
  if (q) {
    const like = containing(q)
    parts.push(
      sql`(d.nomor ilike ${like} or d.nama_customer ilike ${like} or d.telp_customer like ${like}
        or exists (select 1 from dokumen_barang x where x.kode_toko = d.kode_toko
          and x.nomor = d.nomor and (x.kode_barcode = ${q} or x.beli->>'asal_barcode' = ${q}
            or x.beli->>'no_faktur_jual' ilike ${like})))`,
    )
  }
  return every(parts)
}

type Listed = Pick<PurchaseRow, 'kode_sales' | 'nama_customer' | 'berat_mg' | 'total_rp'> & {
  pcs: number
}

/** Purchases, newest first. */
export const purchaseList: ListSource<
  Asked,
  Listed,
  z.output<z.ZodObject<typeof pembelian.kind.summary>>
> = {
  from: (kode_toko, asked) => sql`${fromPurchases(kode_toko)} and ${conditions(asked)}`,
  page: (kode_toko, from, window) =>
    sql`select s.*, (select count(*)::int from dokumen_barang x
          where x.kode_toko = ${kode_toko} and x.nomor = s.nomor) as pcs,
          case when s.no_batal is null then 'SELESAI' else 'BATAL' end as status
        from (${purchaseRows(kode_toko)} ${from}
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

/** Purchases as somebody else than their writer checks them. */
export const checkedPurchase: Subject = {
  jenis: ['PEMBELIAN'],
  columns: sql`d.nama_customer, b.pcs, b.berat_mg`,
  joins: kode_toko => sql`left join lateral (
    select count(*)::int as pcs, coalesce(sum(b.berat_mg), 0)::bigint as berat_mg
    from dokumen_barang b where b.kode_toko = ${kode_toko} and b.nomor = d.nomor) b on true`,
  found: (kode_toko, like) => sql`(d.nama_customer ilike ${like} or d.telp_customer like ${like}
    or exists (select 1 from dokumen_barang x where x.kode_toko = ${kode_toko}
      and x.nomor = d.nomor and x.kode_barcode like ${like}))`,
}

/** A purchase in the queue of checks as it travels. */
export const purchaseShown = (row: {
  nomor: string
  nama_customer: string | null
  pcs: number
  berat_mg: number
}) => ({
  no_faktur_beli: row.nomor,
  nama_customer: row.nama_customer,
  pcs: row.pcs,
  berat: mgToGram(row.berat_mg),
})
