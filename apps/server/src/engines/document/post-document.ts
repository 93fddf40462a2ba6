import { createHash } from 'node:crypto'
import { Refusal, refuse } from '@kencana/contract/refusals'
import type { Ctx } from '../../platform/context.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'
import { again, inStore } from '../../platform/transaction.ts'
import { type GrantMissing, type GrantUse, isMissing } from '../grants/use-grant.ts'
import { demandPayable } from './cash/payable-cash.ts'
import { mayTry } from './cash/tried-cash.ts'
import { closerOf } from './open-day.ts'
import type { PoolClaim } from './pools.ts'
import { type Letter, postAlone, postJoined, postTogether, type Written } from './post-together.ts'
import { withKeptPurity } from './purity.ts'
import type { NewState, StateClaim } from './states.ts'
import { refusedByWriter } from './writer/refused-by-writer.ts'

/** A claim on a piece: it must still be as it was read, and becomes what is said here. */
export interface PieceClaim {
  readonly kode_barcode: string
  readonly versi: number
  readonly dari_status: string
  readonly ke_status: string
  readonly dari_baki: string
  readonly ke_baki: string | null
  /** What it becomes besides; weights `_mg`, rupiah `_rp`, purity in permil. All else stays. */
  readonly ubah?: Readonly<Partial<Record<PieceColumn, string | number | null>>>
  /** The purity it was read with, where its line says another. */
  readonly dari_permil?: number
}

/** Columns of a piece that a document may change. */
type PieceColumn =
  | 'berat_mg'
  | 'berat_nota_mg'
  | 'aturan_berat'
  | 'kode_kadar'
  | 'permil'
  | 'kode_group'
  | 'modal_rp'
  | 'kode_ongkos'
  | 'ongkos_per_gram'
  | 'ongkos_per_pcs'
  | 'kode_bandrol'
  | 'harga_bandrol'
  | 'tujuan'

export interface JournalRow {
  readonly baris: number
  readonly nomor_akun: string
  readonly jenis_akun: string
  readonly debit_rp: number
  readonly kredit_rp: number
  readonly murni_ug: number
  readonly laci?: string | null
  readonly keterangan?: string | null
}

/**
 * A decided document: everything that will be written, ready made (06-performance §2). Columns
 * are named as in the ledger's tables; rupiah whole, weights `_mg`, fine gold `_ug`. A list left
 * out is empty.
 */
export interface DecidedDocument {
  /** Kind: PENJUALAN, BATAL_PENJUALAN, TAMBAH_BARANG … */
  readonly jenis: string
  /** Letters its number begins with. */
  readonly awalan: string
  /** Name of the number in the answer, e.g. `no_faktur_jual`. */
  readonly kunci_nomor: string
  /** The business day it was decided for; refused when that day is no longer open. */
  readonly tgl: string
  /** An earlier day that its journal is booked on, of a month that is open: journals by hand. */
  readonly tgl_buku?: string
  readonly dokumen: Readonly<Record<string, unknown>>
  readonly barang?: readonly Readonly<Record<string, unknown>>[]
  readonly bayar?: readonly Readonly<Record<string, unknown>>[]
  readonly klaim?: readonly PieceClaim[]
  readonly barang_baru?: readonly Readonly<Record<string, unknown>>[]
  /** Claims on whatever else has a state or is counted, and what of it is new. */
  readonly klaim_lain?: readonly (StateClaim | PoolClaim)[]
  readonly baru_lain?: readonly NewState[]
  readonly jurnal?: readonly JournalRow[]
  /** True for kinds that move neither money nor gold between accounts. */
  readonly tanpa_jurnal?: boolean
  readonly otorisasi?: readonly GrantUse[]
  /** What other stores are told: written beside it, brought by the courier (decision 0055). */
  readonly outbox?: readonly Saying[]
  /** Closes the day and opens the next. */
  readonly hari?: { readonly berikut: string }
  readonly jawaban: Readonly<Record<string, unknown>>
  /** Written before it in the same commit; it and its answer name their numbers (decision 0064). */
  readonly bersama?: readonly DecidedDocument[]
}

export interface Posted {
  readonly nomor: string
  readonly tgl: string
  readonly jawaban: Record<string, unknown>
  /** The same key had been answered before; this is that answer. */
  readonly diulang: boolean
}

/** A message of a document to another store; `saluran` names the receiver that takes it in. */
export interface Saying {
  readonly id: string
  readonly saluran: string
  readonly ke: string
  readonly isi: unknown
}

/** What the writer is told of lists that a document does not have. */
const NOTHING = {
  barang: [],
  bayar: [],
  klaim: [],
  barang_baru: [],
  jurnal: [],
  tanpa_jurnal: false,
  otorisasi: [],
  outbox: [],
} as const

/** All documents of a command, in the order they are written in. */
const partsOf = (doc: DecidedDocument): readonly DecidedDocument[] => [...(doc.bersama ?? []), doc]

/** The approval that a command lacks: then it is not written but tried. */
export const missingIn = (doc: DecidedDocument): GrantMissing | undefined =>
  partsOf(doc)
    .flatMap(({ otorisasi = [] }) => otorisasi)
    .find(isMissing)

/**
 * Writes a decided document by one call of the ledger's writer: in the transaction of `db`, else in
 * one of its own, which others of the store may share. One that lacks an approval is tried, which
 * no transaction may wait for.
 * @throws Refusal KUNCI_BEDA, TOKO_SUDAH_TUTUP, BARANG_BERUBAH, HUTANG_BERUBAH, TIDAK_SEIMBANG,
 *   LACI_KURANG, TUNAI_PECAHAN, BAKI_PENUH, IDENTITAS_JUMLAH, SLIP_SUDAH, SLIP_DUA_KALI,
 *   OTORISASI_TIDAK_SAH, SUDAH_BATAL; BUTUH_OTORISASI where nothing else is against it
 */
export async function postDocument(
  ctx: Ctx,
  doc: DecidedDocument,
  db?: Queryable,
): Promise<Posted> {
  for (const { jenis, jurnal } of partsOf(doc)) demandPayable(jenis, jurnal)
  const missing = missingIn(doc)
  try {
    if (missing !== undefined) return await tried(ctx, doc, missing)
    const row = await written(ctx, doc, db)
    return { nomor: row.o_nomor, tgl: row.o_tgl, jawaban: row.o_jawaban, diulang: row.o_diulang }
  } catch (error) {
    return refusedByWriter(error, doc)
  }
}

/**
 * Written as if it were approved, in a transaction that is thrown away: whatever the writer has
 * against it is told before anybody is asked to approve it (decision 0105). Nothing of it remains
 * but that cash was to leave a drawer.
 */
async function tried(ctx: Ctx, doc: DecidedDocument, { ask }: GrantMissing): Promise<never> {
  if (!(await mayTry(ctx, partsOf(doc)))) return ask()
  return inStore(ctx.app.pool, ctx.kode_toko, async db => {
    await written(ctx, unapproved(doc), db)
    return ask()
  })
}

const unapproved = ({ bersama, ...doc }: DecidedDocument): DecidedDocument => ({
  ...doc,
  otorisasi: [],
  ...(bersama === undefined ? {} : { bersama: bersama.map(unapproved) }),
})

function written(ctx: Ctx, doc: DecidedDocument, db: Queryable | undefined): Promise<Written> {
  // Documents that stand together are of one instant, so that lists keep them in one order.
  const pada = ctx.now().toISOString()
  const letter = letterOf(ctx, doc, pada)
  if (doc.bersama !== undefined) {
    const parts = doc.bersama.map((part, i) => letterOf(ctx, part, pada, partKey(letter.kunci, i)))
    const letters = [...parts, letter]
    return db === undefined
      ? again(() => postJoined(ctx.app.pool, letters))
      : postJoined(db, letters)
  }
  // One that the database gave up for another's sake left nothing, and its key lets it stand once.
  return db === undefined ? again(() => postTogether(ctx.app.pool, letter)) : postAlone(db, letter)
}

function letterOf(
  ctx: Ctx,
  { bersama: _, ...doc }: DecidedDocument,
  pada: string,
  own?: string,
): Letter {
  const { kunci, sidik } = ctx.key ?? refuse('KUNCI_DIPERLUKAN')
  return {
    kode_toko: ctx.kode_toko,
    jenis: doc.jenis,
    sesi: ctx.actor.sesi,
    kunci: own ?? kunci,
    sidik,
    dok: JSON.stringify({
      ...NOTHING,
      ...doc,
      ...withKeptPurity(doc),
      pada,
      permintaan: ctx.requestId,
    }),
  }
}

/** The key of a part: the same one whenever the command is sent again. */
function partKey(kunci: string, part: number): string {
  const hex = createHash('sha256').update(`${kunci} ${part}`).digest('hex')
  const fields = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...fields, hex.slice(20, 32)].join('-')
}

/** The stored answer of a key, when the same command was already done: read before deciding. */
export async function storedAnswer(
  ctx: Ctx,
  db: Queryable,
): Promise<Record<string, unknown> | undefined> {
  if (ctx.key === undefined) return undefined
  const row = await first<{ sidik: Buffer; user_id: string; jawaban: Record<string, unknown> }>(
    db,
    sql`select sidik, user_id, jawaban from idem
        where kode_toko = ${ctx.kode_toko} and kunci = ${ctx.key.kunci}`,
  )
  if (row === undefined) return undefined
  const same = row.sidik.equals(ctx.key.sidik) && row.user_id === ctx.actor.user_id
  return same ? row.jawaban : refuse('KUNCI_BEDA')
}

/**
 * Runs a command that reads before it writes. The same key sent twice at once may be done by the
 * one while the other still decides, and what it left (a piece gone, a day closed) looks like a
 * reason to refuse: then its answer is the answer of both.
 */
export async function onceByKey<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return inStore(ctx.app.pool, ctx.kode_toko, async db => {
      const stored = await storedAnswer(ctx, db)
      if (stored !== undefined) return stored as T
      return refuseByName(ctx, db, error)
    })
  }
}

/** Whoever closed the day is named, whichever command came too late for it. */
async function refuseByName(ctx: Ctx, db: Queryable, error: Refusal): Promise<never> {
  const { code, facts } = error
  if (code !== 'TOKO_SUDAH_TUTUP' || facts.user_id !== '-') throw error
  const user_id = (await closerOf(db, ctx.kode_toko, String(facts.tgl))) ?? '-'
  return refuse('TOKO_SUDAH_TUTUP', { ...facts, user_id })
}
