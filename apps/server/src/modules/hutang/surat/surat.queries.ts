import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import type { CaraBayar } from '@kencana/domain/cart'
import { newestContent } from '../../../engines/paper/template.queries.ts'
import { first, type Queryable, rows, sql } from '../../../platform/sql.ts'

/** What papers of the pawn counter show beside the loan: the store, names of what was written. */
export interface FrameRow {
  nama_toko: string
  alamat_toko: string
  telepon: string | null
  npwp: string | null
  nama_sales: string
  kadar: Record<string, string> | null
  kondisi: Record<string, string> | null
  /** Settings of the store: opening hours, licence, duplicate flags. */
  setting: Record<string, string> | null
  /** The store's template; null is the product's own. */
  templat: Template | null
}

export const paperFrame = (db: Queryable, kode_toko: string, kode_sales: string, kind: PaperKind) =>
  first<FrameRow>(
    db,
    sql`select t.nama_toko, t.alamat_toko, t.telepon, t.npwp,
          coalesce((select s.nama_sales from sales s where s.kode_toko = ${kode_toko}
            and s.kode_sales = ${kode_sales}), ${kode_sales}) as nama_sales,
          (select jsonb_object_agg(k.kode_kadar, k.nama_kadar) from kadar k) as kadar,
          (select jsonb_object_agg(k.kode_kondisi, k.nama_kondisi) from kondisi_pinjaman k)
            as kondisi,
          (select jsonb_object_agg(p.kunci, p.nilai) from para_system p
            where p.kode_toko = ${kode_toko}) as setting,
          ${newestContent(kode_toko, kind.kode)} as templat
        from toko t where t.kode_toko = ${kode_toko}`,
  )

export interface TenderRow {
  cara: CaraBayar
  jumlah_rp: number
  kode_bank: string | null
  no_rekening: string | null
  kartu_akhir: string | null
}

/** Money that came in with a document. */
export const documentTenders = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<TenderRow>(
    db,
    sql`select cara, jumlah_rp, kode_bank, no_rekening, kartu_akhir from dokumen_bayar
        where kode_toko = ${kode_toko} and nomor = ${nomor} order by baris`,
  )

/** What only an auction or the payment of its surplus has: the other party, the way it was paid. */
export const documentDetails = (db: Queryable, kode_toko: string, nomor: string) =>
  first<{
    pembeli: string | null
    penerima: string | null
    pencairan: CaraBayar | null
    bank: string | null
    rekening: string | null
  }>(
    db,
    sql`select isi->>'pembeli' as pembeli, isi->>'penerima' as penerima,
          isi->'pencairan'->>'cara' as pencairan, isi->'pencairan'->>'kode_bank' as bank,
          isi->'pencairan'->>'no_rekening' as rekening
        from dokumen where kode_toko = ${kode_toko} and nomor = ${nomor}`,
  )

/** The newest loan of a store. */
export const latestLoan = async (db: Queryable, kode_toko: string): Promise<string | undefined> =>
  (
    await first<{ nomor: string }>(
      db,
      sql`select no_faktur_hutang as nomor from hutang where kode_toko = ${kode_toko}
          order by tgl_hutang desc, no_faktur_hutang desc limit 1`,
    )
  )?.nomor

/** The loan that ended last with a receipt. */
export const latestReceipt = async (
  db: Queryable,
  kode_toko: string,
): Promise<string | undefined> =>
  (
    await first<{ nomor: string }>(
      db,
      sql`select no_faktur_hutang as nomor from hutang
          where kode_toko = ${kode_toko} and tgl_lunas is not null
            and status in ('LUNAS', 'DILELANG', 'KELEBIHAN_DIBAYAR')
          order by tgl_lunas desc, no_faktur_hutang desc limit 1`,
    )
  )?.nomor
