import { COPIES } from '@kencana/contract/papers/copies'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import type { Template } from '@kencana/contract/papers/template'
import type { CaraJual } from '@kencana/domain/cart'
import { askedOf } from '../../engines/document/serve/plain-documents.ts'
import { newestContent } from '../../engines/paper/template.queries.ts'
import { every, first, type Queryable, rows, run, sql } from '../../platform/sql.ts'
import { fromSales, ofCustomer, saleList } from './penjualan.queries.ts'

export interface HeldRow {
  id: string
  nama: string
  user_id: string
  pada: Date
  isi: unknown
}

export const heldRows = (db: Queryable, kode_toko: string) =>
  rows<HeldRow>(db, sql`select * from keranjang where kode_toko = ${kode_toko} order by pada, id`)

/** How many carts a store holds; who counts is alone with it to the end of the transaction. */
export async function countHeld(db: Queryable, kode_toko: string): Promise<number> {
  await run(db, sql`select pg_advisory_xact_lock(7265, hashtext(${kode_toko}))`)
  const row = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from keranjang where kode_toko = ${kode_toko}`,
  )
  return row?.n ?? 0
}

export const insertHeld = (db: Queryable, kode_toko: string, held: HeldRow): Promise<number> =>
  run(
    db,
    sql`insert into keranjang (kode_toko, id, nama, user_id, pada, isi)
        values (${kode_toko}, ${held.id}, ${held.nama}, ${held.user_id}, ${held.pada},
          ${JSON.stringify(held.isi)}::jsonb)`,
  )

export const deleteHeld = (db: Queryable, kode_toko: string, id: string) =>
  first<HeldRow>(
    db,
    sql`delete from keranjang where kode_toko = ${kode_toko} and id = ${id} returning *`,
  )

const GANDA = COPIES['nota-penjualan']

export interface NotaFacts {
  nama_toko: string
  alamat_toko: string
  telepon: string | null
  npwp: string | null
  nama_sales: string
  kadar: Record<string, string> | null
  /** Colour of each purity that has one. */
  warna: Record<string, string> | null
  ketentuan: string[] | null
  nota_ganda: string
  /** The store's template; null is the product's own. */
  templat: Template | null
  jam_buka: string
}

/** What a nota shows beside the sale: the store, its terms, the shop's names of the purities. */
export const notaFacts = (db: Queryable, kode_toko: string, kode_sales: string | null) =>
  first<NotaFacts>(
    db,
    sql`select t.nama_toko, t.alamat_toko, t.telepon, t.npwp,
          coalesce((select s.nama_sales from sales s where s.kode_toko = ${kode_toko}
            and s.kode_sales = ${kode_sales}), ${kode_sales}, '-') as nama_sales,
          (select jsonb_object_agg(k.kode_kadar, k.nama_kadar) from kadar k) as kadar,
          (select jsonb_object_agg(k.kode_kadar, k.warna_nota) from kadar k
            where k.warna_nota is not null) as warna,
          (select jsonb_agg(n.keterangan order by n.urutan, n.kode_keterangan)
            from keterangan_nota n where n.kode_toko = ${kode_toko}
              and n.jenis_nota in ('PENJUALAN', 'SEMUA') and n.dihapus_pada is null) as ketentuan,
          coalesce((select p.nilai from para_system p where p.kode_toko = ${kode_toko}
            and p.kunci = ${GANDA.setting}), ${GANDA.awal}) as nota_ganda,
          coalesce((select p.nilai from para_system p where p.kode_toko = ${kode_toko}
            and p.kunci = 'JAM_BUKA'), '') as jam_buka,
          ${newestContent(kode_toko, notaPenjualan.kode)} as templat
        from toko t where t.kode_toko = ${kode_toko}`,
  )

/** Number of the newest sale of a store. */
export const latestSale = async (db: Queryable, kode_toko: string): Promise<string | undefined> => {
  const row = await first<{ nomor: string }>(
    db,
    sql`select nomor from dokumen where kode_toko = ${kode_toko} and jenis = 'PENJUALAN'
        order by tgl desc, pada desc, nomor desc limit 1`,
  )
  return row?.nomor
}

/** A tender of a sale. */
export interface TenderRow {
  cara: CaraJual
  jumlah_rp: number
  no_bon: string | null
  kode_bank: string | null
  no_rekening: string | null
  kartu_akhir: string | null
}

export const saleTenders = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<TenderRow>(
    db,
    sql`select * from dokumen_bayar where kode_toko = ${kode_toko} and nomor = ${nomor}
        order by baris`,
  )

/** Sales of any day by their customer alone. */
export const salesOfCustomer: typeof saleList = {
  ...saleList,
  from: (kode_toko, { q = '', status }) =>
    sql`${fromSales(kode_toko)} and ${every([ofCustomer(q), ...askedOf({ status })])}`,
}
