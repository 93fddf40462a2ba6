import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { NOMOR_PENJUALAN, tokoOfNota } from '@kencana/domain/teks/nomor'
import { lookAtOld } from '../../../engines/document/serve/old-numbers.ts'
import { storeSettings } from '../../../engines/settings/store-settings.ts'
import type { Actor, Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { findNota, type NotaRow } from '../facts.queries.ts'
import { keepLook, looksOfDay } from './looks.queries.ts'

declare const counted: unique symbol

/** Notas of other stores that were counted and written down, and may be read now. */
export type Looked = ReadonlySet<string> & { readonly [counted]: true }

const lookedSet = (numbers: Iterable<string>): Looked => new Set(numbers) as unknown as Looked

const NOTHING = lookedSet([])

/**
 * Own notas of locked days that a person may read a day to buy them back, however little
 * CARI_NOTA_LAMA lets be looked for: it was set, to 0 perhaps, when it held no counter that buys.
 * What it is in a new store; its hint names it.
 */
const OWN_NOTAS_A_DAY = 40
const OWN = { name: 'penjualan', form: NOMOR_PENJUALAN, atLeast: OWN_NOTAS_A_DAY }

/**
 * Lets notas of other stores be read: numbers that run can be counted up, so each is written down,
 * found or not, and so many a person and hour (NOTA_TOKO_LAIN). The same again within a day costs
 * nothing, so that what was sent is sent again. Head office and owners are written down, not held.
 * Of the own store those of locked days are counted as everywhere, but 40 a day are read in any
 * case. Asked outside any transaction, before what names the notas: it writes, and stands whatever
 * becomes of the rest.
 * @throws Refusal NOTA_LAIN_HABIS, CARI_LAMA_HABIS
 */
export async function lookAtNotas(
  ctx: Ctx,
  asked: readonly { readonly no_faktur_jual?: string | undefined }[],
): Promise<Looked> {
  const numbers = new Set(
    asked.flatMap(({ no_faktur_jual }) => no_faktur_jual?.toUpperCase() ?? []),
  )
  await lookAtOld(ctx, OWN, [...numbers])
  const others = [...numbers].filter(nomor => isElsewhere(nomor, ctx.kode_toko))
  if (others.length === 0) return NOTHING
  await inStore(ctx.app.pool, ctx.kode_toko, db => count({ ...ctx, db }, others))
  return lookedSet(others)
}

function isElsewhere(nomor: string, kode_toko: string): boolean {
  const toko = tokoOfNota(nomor)
  return toko !== undefined && toko !== kode_toko
}

async function count(ctx: StoreCtx, others: readonly string[]): Promise<void> {
  const before = await looksOfDay(ctx)
  const fresh = others.filter(nomor => !before.has(nomor))
  if (fresh.length === 0) return
  if (!isFree(ctx.actor)) await demandRoom(ctx, [...before.values()], fresh.length)
  for (const nomor of fresh) {
    const toko = tokoOfNota(nomor) ?? ''
    const nota = await findNota(ctx.db, ctx.kode_toko, toko, nomor)
    await keepLook(ctx, { nomor, toko, hasil: nota === undefined ? 'tidak ada' : 'ada' })
  }
}

const isFree = ({ tipe, level }: Actor): boolean => tipe === 'PUSAT' || SEES_ALL.includes(level)

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000

/** @throws Refusal NOTA_LAIN_HABIS naming the minutes until there is room again */
async function demandRoom(
  { db, kode_toko, now }: StoreCtx,
  before: readonly Date[],
  more: number,
): Promise<void> {
  const { NOTA_TOKO_LAIN: batas = '0' } = await storeSettings(db, kode_toko)
  const at = now().getTime()
  const ends = before.map(pada => pada.getTime() + HOUR_MS).filter(end => end > at)
  const over = ends.length + more - Number(batas)
  if (over <= 0) return
  const free = ends.sort((a, b) => a - b)[Math.min(over, ends.length) - 1] ?? at + HOUR_MS
  const menit = Math.max(1, Math.ceil((free - at) / MINUTE_MS))
  refuse('NOTA_LAIN_HABIS', { batas, menit: String(menit) })
}

/**
 * A nota that stands, whichever store sold it; one of another store was looked at before.
 * @throws Refusal NOTA_TIDAK_DIKENAL
 */
export async function lookUpNota(
  { db, kode_toko }: StoreCtx,
  typed: string,
  looked: Looked,
): Promise<NotaRow> {
  const nomor = typed.toUpperCase()
  const toko = tokoOfNota(nomor) ?? refuse('NOTA_TIDAK_DIKENAL', { nomor })
  if (toko !== kode_toko && !looked.has(nomor)) throw new Error(`${nomor} is read uncounted`)
  return (await findNota(db, kode_toko, toko, nomor)) ?? refuse('NOTA_TIDAK_DIKENAL', { nomor })
}
