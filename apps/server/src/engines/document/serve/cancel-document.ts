import type { CancelKind, defineCancel } from '@kencana/contract/documents/define-cancel'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { type RefusalCode, refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { thingsSaid } from '../../grants/approved.ts'
import { grantsFor } from '../../grants/use-grant.ts'
import { openDay } from '../open-day.ts'
import { reversedPools } from '../pools.ts'
import type { DecidedDocument } from '../post-document.ts'
import { runDocument } from '../run-document.ts'
import type { StateClaim } from '../states.ts'
import { reversedClaims } from '../undo/reverse-claims.ts'
import { bookedOn, reversedJournal } from '../undo/reverse-journal.ts'
import { findDocument } from './find-document.ts'
import { undoneThing } from './undone-thing.ts'

/** A document of what is looked at; the steps of a deposit, the movements of a loan. */
export interface Step {
  readonly nomor: string
  readonly jenis: string
  readonly tgl: string
  /** The document it undoes. */
  readonly membatalkan: string | null
}

/** The steps that neither undo another nor were undone, in their order. */
export function standingSteps<S extends Step>(steps: readonly S[]): S[] {
  const undone = undoneIn(steps)
  return steps.filter(step => step.membatalkan === null && !undone.has(step.nomor))
}

const undoneIn = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ membatalkan }) => membatalkan ?? []))

/** A kind of reversal: letters of its number. */
export interface Reversal {
  readonly jenis: string
  readonly awalan: string
}

/** How an area's documents are undone: what is its own of it. */
export interface Cancelling<Found, S extends Step> {
  /** What a number stands for, or undefined. */
  readonly find: (ctx: StoreCtx, nomor: string) => Promise<Found | undefined>
  /** Its documents, oldest first. */
  readonly steps: (ctx: StoreCtx, found: Found) => readonly S[] | Promise<readonly S[]>
  /** Kinds of documents that are undone here, each with its reversal. */
  readonly undoes: Readonly<Record<string, Reversal>>
  /** A step that is undone at what it made, not here. */
  readonly isElsewhere?: (step: S) => boolean
  /** Refuses where the last document is none of those, or another than was meant. */
  readonly blocked?: (nomor: string, last: S) => never
  /** Refuses where the last document is of a day before. */
  readonly late?: (last: S) => never
  /** Looks at what would be undone before a grant is asked for. */
  readonly demand?: (ctx: StoreCtx, claims: readonly StateClaim[]) => Promise<void>
  /** Columns of the reversal, unless it says the customer and the figures of what it undoes. */
  readonly said?: (found: Found, step: S) => Readonly<Record<string, unknown>>
  /** Pieces it moves back, and what it says of them. */
  readonly pieces?: (ctx: StoreCtx, step: S) => Promise<Pick<DecidedDocument, 'barang' | 'klaim'>>
  /** Documents that are undone with it, in the same commit, by the same approval. */
  readonly bersama?: (
    ctx: StoreCtx,
    found: Found,
    how: UndoneWith,
  ) => Promise<readonly DecidedDocument[]>
  /** Lost races after which it is decided anew and written together with other documents. */
  readonly anew?: readonly RefusalCode[]
}

/** The approval and the reason of a cancellation, for what is undone with it. */
export type UndoneWith = Readonly<
  Record<'otorisasi' | 'penyetuju', string | null> & { alasan: string }
>

/** What is taken back: the kind of document, or another of its cancelling calls. */
interface Cancelled {
  readonly nomor: string
  readonly cancel: CancelKind
}

export interface CancelBody {
  readonly alasan: string
  readonly otorisasi?: string | undefined
  readonly dokumen?: string | undefined
}

/** What answers a cancellation, with the names the kind gives it. */
type CancelAnswer<K extends Cancelled> = AnswerOf<
  ReturnType<typeof defineCancel<K['nomor'], K['cancel']>>
>

/**
 * Undoes the last document that stands, on the day it was written: a reversal names it, its journal
 * is the other's with sides swapped, and what had a state is as it found it. Needs a grant bound to
 * this command.
 */
export const cancelDocument = <K extends Cancelled, Found, S extends Step>(
  ctx: Ctx,
  kind: K,
  part: Cancelling<Found, S>,
  nomor: string,
  body: CancelBody,
): Promise<CancelAnswer<K>> =>
  runDocument(ctx, {
    ...(part.anew === undefined ? { isLocking: true } : { anew: part.anew }),
    otorisasi: body.otorisasi,
    decide: store => decideCancel(store, kind, part, nomor, body),
  })

/**
 * The document that would be undone now. Nothing is asked for that would be refused afterwards: who
 * may not be let do it is told before he says why and calls a supervisor.
 * @throws Refusal as undoing it would, but for the approval
 */
export async function lookAhead<Found, S extends Step>(
  ctx: StoreCtx,
  kind: Cancelled,
  part: Cancelling<Found, S>,
  nomor: string,
  dokumen: string | undefined,
): Promise<{ dokumen: string; disetujui: string }> {
  const { found, last } = await undoable(ctx, kind, part, nomor, dokumen)
  await part.bersama?.(ctx, found, UNAPPROVED)
  return {
    dokumen: last.nomor,
    disetujui: thingsSaid([await undoneThing(ctx, kind.cancel.grant, last.nomor)]),
  }
}

/** What is undone, and everything that is known of it. @throws Refusal of what keeps it */
async function undoable<Found, S extends Step>(
  ctx: StoreCtx,
  kind: Cancelled,
  part: Cancelling<Found, S>,
  nomor: string,
  meant: string | undefined,
) {
  const { db, kode_toko } = ctx
  const found = (await part.find(ctx, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const tgl = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const steps = await part.steps(ctx, found)
  const { last, how } = lastDocument(kind, part, steps, { nomor, tgl, meant })
  const claims = await reversedClaims(db, kode_toko, last.nomor)
  await part.demand?.(ctx, claims)
  const pieces = await part.pieces?.(ctx, last)
  return { found, last, how, claims, pieces, tgl }
}

const UNAPPROVED: UndoneWith = { otorisasi: null, penyetuju: null, alasan: '' }

async function decideCancel<Found, S extends Step>(
  ctx: StoreCtx,
  kind: Cancelled,
  part: Cancelling<Found, S>,
  nomor: string,
  body: CancelBody,
): Promise<DecidedDocument> {
  const { found, ...undone } = await undoable(ctx, kind, part, nomor, body.dokumen)
  const { last } = undone
  const needed = [await undoneThing(ctx, kind.cancel.grant, last.nomor)]
  const grant = await grantsFor(ctx, needed, body.otorisasi)
  const why = { otorisasi: grant.id, penyetuju: grant.penyetuju, alasan: body.alasan }
  const said = part.said?.(found, last) ?? (await carriedOver(ctx, kind.nomor, nomor, last))
  return {
    ...(await reversed(ctx, { ...undone, said, why })),
    kunci_nomor: 'no_batal',
    otorisasi: grant.uses,
    jawaban: named(kind, nomor, last.nomor),
    ...(part.bersama === undefined ? {} : { bersama: await part.bersama(ctx, found, why) }),
  }
}

/**
 * The reversal of a document that is undone with another one; `kunci_nomor` is what that one calls
 * it. @throws Refusal of the area, SUDAH_BATAL, TIDAK_DITEMUKAN
 */
export async function undoneWith<Found, S extends Step>(
  ctx: StoreCtx,
  part: Cancelling<Found, S>,
  { nomor, tgl, kunci_nomor }: { nomor: string; tgl: string; kunci_nomor: string },
  why: UndoneWith,
): Promise<DecidedDocument> {
  const found = (await part.find(ctx, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const last = (await part.steps(ctx, found)).at(-1)
  const how = last === undefined ? undefined : part.undoes[last.jenis]
  if (last === undefined || how === undefined) return refuse('SUDAH_BATAL', { nomor })
  const claims = await reversedClaims(ctx.db, ctx.kode_toko, last.nomor)
  await part.demand?.(ctx, claims)
  const pieces = await part.pieces?.(ctx, last)
  const said = part.said?.(found, last) ?? {}
  return {
    ...(await reversed(ctx, { last, how, claims, pieces, tgl, said, why })),
    kunci_nomor,
    jawaban: {},
  }
}

interface Undoing<S extends Step> {
  readonly last: S
  readonly how: Reversal
  readonly claims: readonly StateClaim[]
  readonly pieces: Pick<DecidedDocument, 'barang' | 'klaim'> | undefined
  readonly tgl: string
  readonly said: Readonly<Record<string, unknown>>
  readonly why: UndoneWith
}

/** The document with sides swapped and everything as it was found. */
async function reversed<S extends Step>(
  ctx: StoreCtx,
  { last, how, claims, pieces, tgl, said, why }: Undoing<S>,
): Promise<Omit<DecidedDocument, 'kunci_nomor' | 'jawaban'>> {
  const { alasan: keterangan, ...approved } = why
  const jurnal = await reversedJournal(ctx.db, ctx.kode_toko, last.nomor)
  const klaim_lain = [...claims, ...(await reversedPools(ctx.db, ctx.kode_toko, last.nomor))]
  return {
    ...how,
    tgl,
    dokumen: { ...said, membatalkan: last.nomor, ...approved, keterangan },
    ...bookedOn(said.isi),
    ...pieces,
    ...(klaim_lain.length === 0 ? {} : { klaim_lain }),
    jurnal,
    tanpa_jurnal: jurnal.length === 0,
  }
}

/**
 * The document that is undone: the last that stands, which is the one that is meant.
 * @throws Refusal SUDAH_BATAL, TIDAK_BISA_BATAL, DOKUMEN_BUKAN_HARI_INI
 */
function lastDocument<Found, S extends Step>(
  { cancel }: Cancelled,
  part: Cancelling<Found, S>,
  steps: readonly S[],
  { nomor, tgl, meant }: { nomor: string; tgl: string; meant: string | undefined },
): { last: S; how: Reversal } {
  const { blocked = notHere, late = ofAnotherDay } = part
  const last = standingSteps(steps).at(-1)
  const isHere = last !== undefined && part.isElsewhere?.(last) !== true
  const how = isHere ? part.undoes[last.jenis] : undefined
  if (meant !== undefined && undoneIn(steps).has(meant)) refuse('SUDAH_BATAL', { nomor: meant })
  const isMeant = meant === undefined || meant === last?.nomor
  if (last !== undefined && how !== undefined && isMeant && last.tgl === tgl) return { last, how }
  const before = cancel.isOneOfSeveral ? undefined : undoneBefore(part, steps)
  if (before !== undefined) refuse('SUDAH_BATAL', { nomor: before })
  if (last === undefined) return cancel.isOneOfSeveral ? undoneAll(nomor) : notHere(nomor)
  if (how === undefined) return blocked(nomor, last)
  if (isMeant) return late(last)
  const isKnown = steps.some(step => step.nomor === meant && step.membatalkan === null)
  return isKnown ? blocked(meant, last) : notHere(meant)
}

/** Nobody said which one is meant: what the last step undid, where that was done here. */
function undoneBefore<Found, S extends Step>(
  { undoes }: Cancelling<Found, S>,
  steps: readonly S[],
): string | undefined {
  const before = steps.at(-1)
  const kinds = Object.values(undoes).map(({ jenis }) => jenis)
  return before !== undefined && kinds.includes(before.jenis)
    ? (before.membatalkan ?? undefined)
    : undefined
}

const undoneAll = (nomor: string): never => refuse('SUDAH_BATAL', { nomor })
const notHere = (nomor: string): never => refuse('TIDAK_BISA_BATAL', { nomor })
const ofAnotherDay = ({ nomor, tgl }: Step): never =>
  refuse('DOKUMEN_BUKAN_HARI_INI', { nomor, tgl })

/** The customer and the figures of what is undone, and the drawer its cash went through. */
async function carriedOver(
  { db, kode_toko }: StoreCtx,
  name: string,
  nomor: string,
  step: Step,
): Promise<Readonly<Record<string, unknown>>> {
  const undone = (await findDocument(db, kode_toko, step.nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { kode_sales, kode_customer, nama_customer, alamat_customer, telp_customer } = undone
  const { total_rp, berat_mg, murni_ug, laci, tgl_buku } = undone
  return {
    ...{ kode_sales, kode_customer, nama_customer, alamat_customer, telp_customer },
    ...{ total_rp, berat_mg, murni_ug },
    isi: { laci, [name]: nomor, ...(tgl_buku === null ? {} : { tgl_buku }) },
  }
}

/** What the answer names beside the reversal. */
const named = ({ nomor: name, cancel }: Cancelled, nomor: string, membatalkan: string) =>
  Object.fromEntries(
    (cancel.names ?? ['membatalkan']).map(one =>
      one === 'nomor' ? [name, nomor] : [one, membatalkan],
    ),
  )
