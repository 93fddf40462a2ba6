import type { KeptDeduction } from '@kencana/contract/areas/nota/pembeli'
import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import type { Kerusakan } from '@kencana/domain/beli/kerusakan'
import type { KeptWeightRule } from '@kencana/domain/rounding'
import type { RugiNota } from '@kencana/domain/terms/buy-back'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** What a piece is looked up by. */
export interface AskedPiece {
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly kode_harga?: string | undefined
}

interface Asked {
  readonly kode_toko: string
  readonly barang: readonly AskedPiece[]
  readonly kondisi: readonly string[]
  readonly kelompok: readonly string[]
  readonly kode_sales: string | null
  readonly baki: readonly string[]
  readonly pada: Date
}

/** A row of Master Kondisi Pembelian. */
export type KondisiRow = Kerusakan & { readonly kode_dept: string | null }

/** A tray that is named, or one where bought pieces wait. */
export interface TrayFacts {
  readonly kode_baki: string
  readonly jenis_gudang: string
  /** Pieces it has room for; null where it says no number. */
  readonly sisa: number | null
}

/** What rules and masters say on the open day; prices per gram in rupiah. */
export interface BuyingFacts {
  readonly tgl: string | null
  readonly setting: Readonly<Record<string, string>>
  readonly modul_hidup: boolean
  readonly sales: string | null
  /** The list in force; null before the first was kept. */
  readonly aturan: { readonly versi: number; readonly aturan: readonly AturanBeli[] } | null
  readonly kadar: Readonly<
    Record<string, { readonly permil: number; readonly golongan: 'MUDA' | 'TANGGUNG' | 'TUA' }>
  >
  /** The purest kadar, whose price is the MAL. */
  readonly mal: string | null
  readonly jenis: readonly string[]
  readonly grup: Readonly<Record<string, { readonly aturan: KeptWeightRule }>>
  readonly kondisi: Readonly<Record<string, KondisiRow>>
  /** Price groups with the kadar each is for; null is any. */
  readonly kelompok: Readonly<Record<string, string | null>>
  readonly rugi: readonly RugiNota[]
  readonly harga_beli: Readonly<Record<string, number>>
  readonly baki: readonly TrayFacts[]
  readonly papan: readonly {
    readonly kode_kadar: string
    readonly kode_group: string
    readonly harga_beli: number
  }[]
}

/** All that valuing and buying need beside the notas, in one call. */
export async function readBuyingFacts(db: Queryable, asked: Asked): Promise<BuyingFacts> {
  const { kode_toko, barang, kondisi, kelompok, kode_sales, baki, pada } = asked
  const row = await first<{ fakta: Record<keyof BuyingFacts, unknown> }>(
    db,
    sql`select baca_pembelian(${kode_toko}, ${JSON.stringify(barang)}::jsonb, ${[...kondisi]},
          ${[...kelompok]}, ${kode_sales}, ${[...baki]}, ${pada}) as fakta`,
  )
  if (row === undefined) throw new Error('baca_pembelian answered nothing')
  const { fakta } = row
  const filled = (name: 'kadar' | 'grup' | 'kondisi' | 'kelompok') => fakta[name] ?? {}
  return {
    ...fakta,
    kadar: filled('kadar'),
    grup: filled('grup'),
    kondisi: filled('kondisi'),
    kelompok: filled('kelompok'),
    jenis: fakta.jenis ?? [],
  } as BuyingFacts
}

/** A line of a nota as its sale kept it, with what its piece was sold with. */
export interface NotaLineRow {
  readonly baris: number
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly berat_mg: number
  readonly berat_nota_mg: number
  readonly harga_rp: number
  readonly potongan_beli: KeptDeduction
  /** Until when an exchange at its price was promised. */
  readonly janji_tukar: string | null
  readonly kode_intern: string | null
  readonly size: string | null
  readonly gambar: string | null
  readonly mode_harga: string
  readonly kode_ongkos: string | null
  readonly ongkos_per_gram: number
  readonly ongkos_per_pcs: number | null
  readonly atribut_rp: number
  readonly kode_bandrol: string | null
  readonly harga_bandrol: number | null
}

/** A nota of any store of the chain. */
export interface NotaRow {
  readonly no_faktur_jual: string
  readonly kode_toko: string
  readonly tgl: string
  readonly nama_customer: string | null
  readonly telp_customer: string | null
  readonly alamat_customer: string | null
  readonly kode_customer: string | null
  /** Of it paid by a credit card, also through a deposit, old pieces or after the sale; rupiah. */
  readonly kredit_rp: number
  /** Days of the notas of its customer that stand, newest first, the last hundred. */
  readonly belanja: readonly string[]
  readonly barang: readonly NotaLineRow[]
  /** Barcodes that cannot be bought any more, with the document that took them. */
  readonly dibeli: Readonly<Record<string, string>>
}

/** A nota that stands, of the store its number names; undefined when there is none. */
export async function findNota(
  db: Queryable,
  kode_toko: string,
  toko_nota: string,
  nomor: string,
): Promise<NotaRow | undefined> {
  const row = await first<{ nota: NotaRow | null }>(
    db,
    sql`select baca_nota_jual(${kode_toko}, ${toko_nota}, ${nomor}) as nota`,
  )
  return row?.nota ?? undefined
}
