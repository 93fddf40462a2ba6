import type { Command } from './commands.ts'
import { applyPawn, expectedPawn } from './pawn.ts'
import { book, type Mistake, type Piece, type Sale, type World } from './world.ts'

const PERMIL = 750
const ONGKOS = 60_000
export const NOBODY = '11999999'
export const NO_SALE = 'FJ-JKT-000101-0001'

/** The pieces a command means; one that is not there when the sequence has none. */
export const chosen = (world: World, picks: readonly number[]): (Piece | undefined)[] =>
  picks.map(pick => world.pieces[Math.floor(pick * world.pieces.length)])

export const chosenSale = (world: World, pick: number): Sale | undefined =>
  world.sales[Math.floor(pick * world.sales.length)]

/** Nota weight by rule 20-60: up to 20 mg over a tenth are given away, up to 60 count as 50. */
function notaMg(mg: number): number {
  const over = mg % 100
  return mg - over + (over <= 20 ? 0 : over <= 60 ? 50 : 100)
}

/** Price by the board, up to the next 500. */
const priceOf = (world: World, piece: Piece): number =>
  Math.ceil((notaMg(piece.mg) * (world.harga + ONGKOS)) / 1_000 / 500) * 500

/** What the shop keeps of it: pieces come in without a tax invoice, so 1.65 % of it is VAT. */
const netOf = (world: World, piece: Piece): number =>
  priceOf(world, piece) - Math.round((priceOf(world, piece) * 165) / 10_165)

export const totalOf = (world: World, pieces: readonly (Piece | undefined)[]): number =>
  pieces.reduce((sum, piece) => sum + (piece === undefined ? 0 : priceOf(world, piece)), 0)

/** A gram costs more than its price and ten times that, the most that BATAS_MODAL_WAJAR may say. */
const isDear = ({ harga }: World, { mg, modal }: Pick<Piece, 'mg' | 'modal'>): boolean =>
  Math.floor((modal * 1_000) / mg) > 11 * harga

/** What the product must answer: OK or the code of its refusal. */
export function expectedOf(world: World, command: Command, mistake: Mistake): string {
  switch (command.kind) {
    case 'take':
      if (command.baki.startsWith('Z')) return 'BARIS_SALAH'
      return command.pieces.some(piece => isDear(world, piece)) ? 'MODAL_TIDAK_WAJAR' : 'OK'
    case 'sell':
      return expectedSale(world, command, mistake)
    case 'cancel': {
      const sale = chosenSale(world, command.pick)
      if (sale === undefined) return 'TIDAK_DITEMUKAN'
      if (sale.isCancelled) return 'SUDAH_BATAL'
      if (sale.tgl !== world.tgl) return 'BUKAN_HARI_INI'
      return command.hasGrant ? 'OK' : 'BUTUH_OTORISASI'
    }
    case 'move': {
      const pieces = chosen(world, command.picks)
      const gone = goneInMove(pieces)
      if (gone !== undefined) return gone
      if (command.ke.startsWith('Z')) return 'RUJUKAN_TIDAK_ADA'
      return pieces.some(piece => piece?.baki === command.ke) ? 'BAKI_SAMA' : 'OK'
    }
    case 'move-tray': {
      if (command.dari.startsWith('Z')) return 'RUJUKAN_TIDAK_ADA'
      if (inTray(world, command.dari).length === 0) return 'BAKI_KOSONG'
      if (command.ke.startsWith('Z')) return 'RUJUKAN_TIDAK_ADA'
      return command.ke === command.dari ? 'BAKI_SAMA' : 'OK'
    }
    case 'destroy':
      return (
        goneInMove(chosen(world, command.picks)) ?? (command.hasGrant ? 'OK' : 'BUTUH_OTORISASI')
      )
    case 'prices':
      return command.isUpsideDown ? 'HARGA_BELI_LEBIH' : 'OK'
    case 'lend':
    case 'redeem':
    case 'renew':
    case 'undo':
      return expectedPawn(world, command)
    case 'close':
      return command.isYesterday ? 'TOKO_SUDAH_TUTUP' : 'OK'
    case 'again':
      return 'OK'
  }
}

function expectedSale(
  world: World,
  { picks, fault }: Extract<Command, { kind: 'sell' }>,
  mistake: Mistake,
): string {
  const pieces = chosen(world, picks)
  if (fault === 'yesterday') return 'TOKO_SUDAH_TUTUP'
  const gone = goneInSale(pieces)
  if (gone !== undefined) return gone
  if (fault === 'total') return 'TOTAL_BERUBAH'
  if (fault === 'short') return 'PEMBAYARAN_KURANG'
  const isBelow = pieces.some(piece => piece !== undefined && netOf(world, piece) < piece.modal)
  const needsGrant = fault === 'discount' || (isBelow && mistake !== 'below cost needs nobody')
  return needsGrant ? 'BUTUH_OTORISASI' : 'OK'
}

/** A sale looks at line after line. */
function goneInSale(pieces: readonly (Piece | undefined)[]): string | undefined {
  for (const [i, piece] of pieces.entries()) {
    if (pieces.indexOf(piece) < i) return 'BARCODE_GANDA'
    const gone = goneOf(piece)
    if (gone !== undefined) return gone
  }
  return undefined
}

/** A move looks for doubled barcodes before it looks at any piece. */
function goneInMove(pieces: readonly (Piece | undefined)[]): string | undefined {
  if (new Set(pieces).size < pieces.length) return 'BARCODE_GANDA'
  return pieces.map(goneOf).find(gone => gone !== undefined)
}

function goneOf(piece: Piece | undefined): string | undefined {
  if (piece === undefined) return 'BARANG_TIDAK_ADA'
  if (piece.status === 'TERJUAL') return 'BARANG_SUDAH_TERJUAL'
  return piece.status === 'HANCUR' ? 'BARANG_TIDAK_TERSEDIA' : undefined
}

const inTray = (world: World, baki: string): Piece[] =>
  world.pieces.filter(piece => piece.status === 'ADA' && piece.baki === baki)

/** What an answer adds to the world: barcodes, numbers, the next day. */
export interface Heard {
  readonly barang?: readonly string[]
  readonly no_faktur_jual?: string
  readonly no_faktur_hutang?: string
  readonly tgl_berikut?: string
}

/** Does in memory what the product said it did. */
export function apply(world: World, command: Command, heard: Heard, mistake: Mistake): void {
  switch (command.kind) {
    case 'take': {
      const taken = command.pieces.map(({ mg, modal }, i): Piece => {
        const kode = heard.barang?.[i] ?? ''
        return { kode, mg, modal, baki: command.baki, status: 'ADA' }
      })
      world.pieces.push(...taken)
      bookStock(world, taken, command.sumber, 1)
      return
    }
    case 'sell': {
      const pieces = present(chosen(world, command.picks))
      const sale: Sale = {
        nomor: heard.no_faktur_jual ?? '',
        pieces,
        total: totalOf(world, pieces),
        akun: command.cara === 'TUNAI' ? 'KAS' : 'PIUTANG_QRIS',
        tgl: world.tgl,
        isCancelled: false,
      }
      world.sales.push(sale)
      for (const piece of pieces) piece.status = 'TERJUAL'
      bookSale(world, sale, 1)
      return
    }
    case 'cancel': {
      const sale = chosenSale(world, command.pick)
      if (sale === undefined) return
      sale.isCancelled = true
      const status = mistake === 'cancelled pieces stay sold' ? 'TERJUAL' : 'ADA'
      for (const piece of sale.pieces) piece.status = status
      bookSale(world, sale, -1)
      return
    }
    case 'move':
      for (const piece of present(chosen(world, command.picks))) piece.baki = command.ke
      return
    case 'move-tray':
      for (const piece of inTray(world, command.dari)) piece.baki = command.ke
      return
    case 'destroy': {
      const pieces = present(chosen(world, command.picks))
      for (const piece of pieces) piece.status = 'HANCUR'
      bookStock(world, pieces, 'PERSEDIAAN_ROSOK', -1)
      return
    }
    case 'prices':
      world.harga = command.harga
      return
    case 'lend':
    case 'redeem':
    case 'renew':
    case 'undo':
      applyPawn(world, command, heard.no_faktur_hutang ?? '', mistake)
      return
    case 'close':
      bookDrawer(world, command.notes * 100_000)
      world.tgl = heard.tgl_berikut ?? ''
      return
    case 'again':
      return
  }
}

const present = (pieces: readonly (Piece | undefined)[]): Piece[] =>
  pieces.filter(piece => piece !== undefined)

const costOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.modal, 0)
const fineOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.mg * PERMIL, 0)

function bookStock(world: World, pieces: readonly Piece[], other: string, sign: 1 | -1): void {
  const [rp, ug] = [sign * costOf(pieces), sign * fineOf(pieces)]
  book(world, 'PERSEDIAAN', rp, ug)
  // What is priced in rupiah is owed in rupiah; its gold was bought.
  const isOwed = other === 'HUTANG_SUPPLIER'
  book(world, other, -rp, isOwed ? 0 : -ug)
  if (isOwed) book(world, 'EMAS_DIBELI', 0, -ug)
}

/** VAT of 1.65 % (bought without a tax invoice) is in the price, to the nearest rupiah. */
function bookSale(world: World, { pieces, total, akun }: Sale, sign: 1 | -1): void {
  const ppn = Math.round((total * 165) / 10_165)
  const [modal, ug] = [costOf(pieces), fineOf(pieces)]
  book(world, akun, sign * total)
  book(world, 'PENJUALAN', -sign * (total - ppn))
  book(world, 'PPN_KELUARAN', -sign * ppn)
  book(world, 'HPP', sign * modal, sign * ug)
  book(world, 'PERSEDIAAN', -sign * modal, -sign * ug)
}

function bookDrawer(world: World, counted: number): void {
  const difference = counted - world.kas
  book(world, difference < 0 ? 'SELISIH_KAS_KURANG' : 'SELISIH_KAS_LEBIH', -difference)
  book(world, 'KAS', difference)
}

/** The books, pieces and loans in words, to be set against the product's. */
export function worldText(world: World): string {
  const books = [...world.books]
    .filter(([, { rp, ug }]) => rp !== 0 || ug !== 0)
    .map(([akun, { rp, ug }]) => `${akun} ${rp} ${ug}`)
  const pieces = world.pieces.map(({ kode, status, baki }) => `${kode} ${status} ${baki}`)
  const loans = world.loans.map(({ nomor, status }) => `${nomor} ${status}`)
  return [...books.sort(), ...pieces.sort(), ...loans.sort()].join('\n')
}
