/** A gold shop in memory: what every command must answer and what the books must hold then. */
export interface World {
  tgl: string
  /** Board price of kadar 750, rupiah per gram. */
  harga: number
  /** Cash in the drawer by the books. */
  kas: number
  readonly pieces: Piece[]
  readonly sales: Sale[]
  readonly loans: Loan[]
  /** Account → rupiah and micrograms that moved since the sequence began. */
  readonly books: Map<string, { rp: number; ug: number }>
}

export interface Piece {
  readonly kode: string
  readonly mg: number
  readonly modal: number
  baki: string
  status: 'ADA' | 'TERJUAL' | 'HANCUR'
}

export interface Sale {
  readonly nomor: string
  readonly pieces: readonly Piece[]
  readonly total: number
  readonly akun: 'KAS' | 'PIUTANG_QRIS'
  readonly tgl: string
  isCancelled: boolean
}

/** A mistake put into the model on purpose, to see that it is found. */
export type Mistake =
  | 'none'
  | 'cancelled pieces stay sold'
  | 'below cost needs nobody'
  | 'the first day is free'

/** A loan in the model's shop; the pledge is of kadar 750. */
export interface Loan {
  readonly nomor: string
  readonly mg: number
  /** By the board, when it was written. */
  readonly taksiran: number
  readonly pokok: number
  readonly tgl: string
  status: 'AKTIF' | 'LUNAS' | 'DIPERPANJANG'
  tglLunas: string
  /** Whether the last thing that happened was that its redemption was undone. */
  isReopened: boolean
}

/** The day before a business date. */
export const dayBefore = (tgl: string): string =>
  new Date(Date.parse(tgl) - 86_400_000).toISOString().slice(0, 10)

/** Books an amount; what is not the drawer's is kept since the sequence began. */
export function book(world: World, akun: string, rp: number, ug = 0): void {
  if (akun === 'KAS') world.kas += rp
  const held = world.books.get(akun) ?? { rp: 0, ug: 0 }
  world.books.set(akun, { rp: held.rp + rp, ug: held.ug + ug })
}
