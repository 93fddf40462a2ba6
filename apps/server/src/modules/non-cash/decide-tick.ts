import type { SebabDitolak } from '@kencana/contract/areas/uang/non-cash'

/** A payment as it stands, locked for whoever ticks it; money in rupiah. */
export interface Standing {
  readonly nomor: string
  readonly baris: number
  readonly jumlah_rp: number
  readonly hasil: 'COCOK' | 'SELISIH' | 'LAMA' | null
  /** The document that undid its document. */
  readonly dibatalkan: string | null
  /** The document that paid it out. */
  readonly no_cair: string | null
  /** Who took it. */
  readonly user_id: string
  readonly dicocokkan_oleh: string | null
  readonly dicocokkan_pada: Date | null
}

/** What somebody says of a payment. */
export interface Said {
  readonly nomor: string
  readonly baris: number
  /** What the statement has, where it is another amount. */
  readonly jumlah?: number | undefined
  readonly keterangan?: string | undefined
}

/** What is kept of a payment that was found. */
export interface Tick {
  readonly nomor: string
  readonly baris: number
  readonly hasil: 'COCOK' | 'SELISIH'
  readonly jumlah_mutasi_rp: number
  readonly keterangan: string | null
}

/** What of a tick is not kept, and why. */
export interface Refused {
  readonly nomor: string
  readonly baris: number
  readonly sebab: SebabDitolak
  readonly by: Standing | undefined
}

export type Decided = { readonly tick: Tick } | { readonly refused: Refused }

/**
 * Whether a payment is kept as found. Once; by another than who took it, as checks of documents
 * are (decision 0050); never what was undone or counts as of before; another amount only with
 * words about it.
 */
export function decideTick(said: Said, found: Standing | undefined, user_id: string): Decided {
  const { nomor, baris } = said
  const refused = (sebab: SebabDitolak): Decided => ({
    refused: { nomor, baris, sebab, by: found },
  })
  if (found === undefined) return refused('TIDAK_ADA')
  if (found.hasil === 'LAMA') return refused('LAMA')
  if (found.hasil !== null) return refused('SUDAH')
  if (found.dibatalkan !== null) return refused('BATAL')
  if (found.user_id === user_id) return refused('SENDIRI')
  const jumlah_mutasi_rp = said.jumlah ?? found.jumlah_rp
  const keterangan = said.keterangan || null
  const hasil = jumlah_mutasi_rp === found.jumlah_rp ? 'COCOK' : 'SELISIH'
  if (hasil === 'SELISIH' && keterangan === null) return refused('CATATAN')
  return { tick: { nomor, baris, hasil, jumlah_mutasi_rp, keterangan } }
}
