import type { addBarang, NewBarang } from '@kencana/contract/areas/barang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { makeBarcode } from '@kencana/domain/barcode'
import { resolveAccounts } from '@kencana/domain/journal'
import { postTambahBarang } from '@kencana/domain/posting/tambah-barang'
import { openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument, JournalRow } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore, sqlState } from '../../../platform/transaction.ts'
import { accountMap } from '../../akun/index.ts'
import {
  lockMasters,
  lockTrays,
  readMasters,
  type TrayRow,
  takeBarcodes,
  type UsedCodes,
} from '../dokumen.queries.ts'
import { askTray } from '../pindah/ask-tray.ts'
import { askUnusual } from './ask-unusual.ts'
import { type CheckedPiece, checkPiece, codeFaults, type RowFaults } from './check-barang.ts'
import { type Delivery, deliveryOf, dueDate } from './delivery.ts'

type Asal = Omit<BodyOf<typeof addBarang>, 'barang'>
type Added = AnswerOf<typeof addBarang>

/** Rows to take in, and how a fault of row `i` in column `field` is named in the answer. */
export interface Incoming {
  readonly rows: readonly NewBarang[]
  readonly asal: Asal
  readonly place: (row: number, field: string) => string
  /** Rows that cannot be pieces at all: said together with the faults of the others. */
  readonly bad?: readonly BadRow[]
}

export interface BadRow {
  /** Number of the row in the sheet. */
  readonly at: number
  readonly row: Readonly<Record<string, unknown>>
  readonly faults: RowFaults
}

const FAULTS_SHOWN = 200

/**
 * Takes pieces in as one document (TAMBAH_BARANG): every row good, or nothing. Their barcodes are
 * taken beforehand, in a transaction of their own: a refused document leaves a gap, never a barcode
 * that two pieces carry. @throws Refusal BARIS_SALAH, BARCODE_HABIS, TOKO_BELUM_BUKA, …
 */
export function addPieces(ctx: Ctx, incoming: Incoming): Promise<Added> {
  let barcodes: readonly string[] = []
  return runDocument(ctx, {
    isLocking: true,
    prepare: async () => {
      await inStore(ctx.app.pool, ctx.kode_toko, async db => {
        await check({ ...ctx, db }, incoming)
        await deliveryOf({ ...ctx, db }, incoming.asal)
      })
      barcodes = await barcodesFor(ctx, incoming.rows.length)
    },
    decide: async store => {
      const pieces = await check(store, incoming)
      const delivery = await deliveryOf(store, incoming.asal)
      return decide(store, { ...incoming.asal, delivery }, pieces, barcodes)
    },
  })
}

/**
 * Locks what the rows use and their trays, checks every row.
 * @throws Refusal BARIS_SALAH with the place of each fault
 */
async function check(ctx: StoreCtx, incoming: Incoming): Promise<CheckedPiece[]> {
  const { rows, asal, place, bad = [] } = incoming
  await lockMasters(ctx.db, ctx.kode_toko, usedBy(rows))
  const masters = await readMasters(ctx.db, ctx.kode_toko)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const codes = [
    ...new Set([...rows, ...bad.map(({ row }) => row)].map(row => row.kode_baki)),
  ].filter(kode => typeof kode === 'string')
  const trays = await lockTrays(ctx.db, ctx.kode_toko, codes)
  const room = new Map(trays)
  const faults: Record<string, string> = {}
  const pieces: CheckedPiece[] = []
  rows.forEach((row, i) => {
    const checked = checkPiece(row, masters, trays, Number(settings.KADAR_MAKS))
    const found = 'faults' in checked ? checked.faults : fill(room, row.kode_baki)
    for (const [field, text] of Object.entries(found)) faults[place(i, field)] = text
    if ('piece' in checked) pieces.push(checked.piece)
  })
  for (const { at, row, faults: own } of bad) {
    const found = { ...codeFaults(row, masters, trays), ...own }
    for (const [field, text] of Object.entries(found)) faults[`${String(at)}.${field}`] = text
  }
  const wrong = Object.entries(faults).sort(([a], [b]) => rowOf(a) - rowOf(b))
  if (wrong.length === 0) {
    await askUnusual(ctx, pieces, settings, asal.dipastikan)
    const placed = pieces.map(piece => ({
      ...piece,
      kode_kategori: masters.jenis.get(piece.kode_dept) ?? null,
    }))
    askTray(placed, trays, asal.dipastikan)
    return pieces
  }
  const jumlah = new Set(wrong.map(([key]) => key.replace(/\.[^.]+$/, ''))).size
  return refuse('BARIS_SALAH', { jumlah }, Object.fromEntries(wrong.slice(0, FAULTS_SHOWN)))
}

/** `12.berat` and `barang.12.berat` belong to row 12. */
const rowOf = (key: string): number => Number(/\d+/.exec(key)?.[0] ?? 0)

function usedBy(rows: readonly NewBarang[]): UsedCodes {
  const codes = (of: (row: NewBarang) => string | null | undefined): string[] =>
    rows.flatMap(row => of(row) || [])
  return {
    kode_dept: codes(row => row.kode_dept),
    kode_group: codes(row => row.kode_group),
    kode_kadar: codes(row => row.kode_kadar),
    kode_kondisi: codes(row => row.kode_kondisi),
    kode_ongkos: codes(row => row.kode_ongkos),
    kode_bandrol: codes(row => row.kode_bandrol),
  }
}

/** Puts one more into a tray; says so when it has no room. */
function fill(room: Map<string, TrayRow>, kode_baki: string): Record<string, string> {
  const tray = room.get(kode_baki)
  if (tray === undefined) return {}
  room.set(kode_baki, { ...tray, isi: tray.isi + 1 })
  if (tray.kapasitas === null || tray.isi < tray.kapasitas) return {}
  return { kode_baki: `Baki ${kode_baki} sudah penuh (${String(tray.kapasitas)} barang)` }
}

async function barcodesFor(ctx: Ctx, count: number): Promise<string[]> {
  try {
    const { nomor, mulai } = await takeBarcodes(ctx.app.pool, ctx.actor.sesi, ctx.kode_toko, count)
    return Array.from({ length: count }, (_, i) => makeBarcode(nomor, mulai + i))
  } catch (error) {
    // the counter's own limit (nomor_barcode_ck)
    if (sqlState(error) === '23514') return refuse('BARCODE_HABIS')
    throw error
  }
}

async function decide(
  ctx: StoreCtx,
  asal: Asal & { readonly delivery: Delivery | null },
  pieces: readonly CheckedPiece[],
  barcodes: readonly string[],
): Promise<DecidedDocument> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { pajak, delivery } = asal
  const jatuh_tempo = dueDate(delivery, tgl)
  const numbered = pieces.map((piece, i) => ({ ...piece, kode_barcode: barcodes[i] ?? '' }))
  const modal_rp = pieces.reduce((sum, piece) => sum + piece.modal_rp, 0)
  const berat_mg = pieces.reduce((sum, piece) => sum + piece.berat_mg, 0)
  const murni_ug = pieces.reduce((sum, piece) => sum + piece.murni_ug, 0)
  return {
    jenis: 'TAMBAH_BARANG',
    awalan: 'TB',
    kunci_nomor: 'no_tambah',
    tgl,
    dokumen: {
      subtotal_rp: modal_rp,
      total_rp: modal_rp,
      berat_mg,
      murni_ug,
      keterangan: asal.keterangan ?? null,
      kode_supplier: delivery?.supplier.kode_supplier ?? null,
      jatuh_tempo,
      isi: { sumber: asal.sumber, pajak, supplier: delivery?.supplier ?? null },
    },
    barang: numbered.map(lineOf),
    barang_baru: numbered.map(({ murni_ug: _, ...piece }) => ({
      ...piece,
      asal_pajak: pajak.asal_pajak,
      asal_faktur_no: pajak.faktur_no ?? null,
      asal_faktur_tgl: pajak.faktur_tgl ?? null,
      asal_pemasok: delivery?.supplier.nama_supplier ?? null,
    })),
    jurnal: await journalOf(ctx, { modal_rp, murni_ug, lawan: asal.sumber }),
    jawaban: { barang: barcodes, jatuh_tempo },
  }
}

const lineOf = (piece: CheckedPiece & { kode_barcode: string }, i: number) => ({
  baris: i + 1,
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  permil: piece.permil,
  kode_baki: piece.kode_baki,
  berat_mg: piece.berat_mg,
  berat_nota_mg: piece.berat_nota_mg,
  murni_ug: piece.murni_ug,
  aturan_berat: piece.aturan_berat,
  mode_harga: piece.mode_harga,
  atribut_rp: piece.atribut_rp,
  harga_rp: piece.modal_rp,
  modal_rp: piece.modal_rp,
})

async function journalOf(
  ctx: StoreCtx,
  figures: Parameters<typeof postTambahBarang>[0],
): Promise<JournalRow[]> {
  const map = (await accountMap(ctx.db)).get('TAMBAH_BARANG UMUM') ?? {}
  const { jurnal, belum } = resolveAccounts(postTambahBarang(figures), map)
  const [jenis_akun] = belum
  if (jenis_akun === undefined) return jurnal
  return refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun, trx: 'TAMBAH_BARANG', type: 'UMUM' })
}
