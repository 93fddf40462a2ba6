import type { BoardRow, PriceChange, previewPrices } from '@kencana/contract/areas/harga-emas'
import type { BodyOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { leapsOf, movesBeyond } from '@kencana/domain/figures/plausible'
import type { StoreCtx } from '../../platform/context.ts'
import {
  agreedPrices,
  boardSettings,
  type Holding,
  isGroup,
  isKadar,
} from './harga-emas.queries.ts'
import { type PlannedLine, plannedLines } from './planned.queries.ts'
import { priceBoard } from './price-board.ts'

type Wanted = BodyOf<typeof previewPrices>
export type Line = Wanted['baris'][number]

/** Levels that set prices of themselves; others need a supervisor's grant for this very board. */
const SETS_PRICES: readonly Level[] = ['OWN', 'SPV', 'SU']

/** The board's mark for every group of a kadar. */
export const EVERY_GROUP = '*'

/** A board begins at once, or so long after now: until then it may be withdrawn. */
export const NOTICE_MS = 60_000
/** Further ahead nobody knows what gold costs. */
const AHEAD_MS = 31 * 86_400_000

export type Leap = ReturnType<typeof leapsOf<ReturnType<typeof movedBy>[number]>>[number]

/** What setting prices would do, as far as the store's limits are concerned. */
export interface Judged {
  /** When they begin. */
  readonly at: Date
  readonly isLater: boolean
  /** Lines that change something, and what. */
  readonly changed: readonly { readonly line: Line; readonly seen: PriceChange }[]
  /** Lines of other boards that were to begin at the very instant: these take their place. */
  readonly replaced: readonly string[]
  readonly leaps: readonly Leap[]
  readonly persen: number
  /** Approval by somebody else than who sets them, be it an owner: by a leap, or steps of a day. */
  readonly needsTwo: boolean
  readonly needsGrant: boolean
}

/**
 * Looks at prices before they are set: those of later against what will be in force then.
 * @throws Refusal TIDAK_LENGKAP, RUJUKAN_TIDAK_ADA, HARGA_BELI_LEBIH
 */
export async function judgePrices(ctx: StoreCtx, wanted: Wanted, how: Holding): Promise<Judged> {
  const { baris } = wanted
  const now = ctx.now()
  const isLater = wanted.berlaku_pada !== undefined
  const at = isLater ? laterThan(now, new Date(wanted.berlaku_pada ?? '')) : now
  await checkLines(ctx, baris, how)
  // Of one instant the last board counts, so others of it are no measure for this one.
  const board = await priceBoard(ctx, isLater ? new Date(at.getTime() - 1) : at)
  const inForce = new Map(board.map(row => [lineKey(row), row]))
  const names = new Map(board.map(row => [row.kode_kadar, row.nama_kadar]))
  const limits = await limitsOf(ctx)
  const planned = isLater ? await plannedAt(ctx, at) : new Map<string, PlannedLine[]>()
  const changed = baris.filter(line => {
    const same = isLater ? planned.get(lineKey(line))?.at(-1) : inForce.get(lineKey(line))
    return same?.harga_jual !== line.harga_jual || same.harga_beli !== line.harga_beli
  })
  const leaps = leapsOf(movedBy(baris, inForce), limits.persen)
  const needsTwo =
    limits.needsTwo &&
    (leaps.length > 0 || leapsOf(movedBy(baris, await agreed(ctx, at)), limits.persen).length > 0)
  return {
    ...{ at, isLater, leaps, needsTwo },
    persen: limits.persen,
    changed: changed.map(line => ({ line, seen: changeOf(line, inForce, names, limits.persen) })),
    replaced: changed.flatMap(line => (planned.get(lineKey(line)) ?? []).map(({ id }) => id)),
    needsGrant: needsTwo || !SETS_PRICES.includes(ctx.actor.level),
  }
}

/** Whether somebody's level changes what the board will be of itself. */
export const setsPrices = (level: Level): boolean => SETS_PRICES.includes(level)

function laterThan(now: Date, at: Date): Date {
  const ahead = at.getTime() - now.getTime()
  // Not the other way round: what is no instant at all is later than nothing.
  const fault = !(ahead >= NOTICE_MS)
    ? 'Waktu berlaku paling cepat satu menit lagi'
    : ahead > AHEAD_MS
      ? 'Waktu berlaku paling lama 31 hari lagi'
      : undefined
  if (fault !== undefined) refuse('TIDAK_LENGKAP', {}, { berlaku_pada: fault })
  return at
}

const lineKey = (line: Pick<Line, 'kode_kadar' | 'kode_group'>): string =>
  `${line.kode_kadar} ${line.kode_group ?? EVERY_GROUP}`

async function checkLines(ctx: StoreCtx, lines: readonly Line[], how: Holding): Promise<void> {
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const { kode_kadar, kode_group, harga_jual, harga_beli } = line
    if (seen.has(lineKey(line))) {
      refuse('TIDAK_LENGKAP', {}, { [`baris.${at}.kode_kadar`]: 'Ada dua kali' })
    }
    seen.add(lineKey(line))
    if (harga_beli > harga_jual) {
      const sentence = 'Harga beli tidak boleh melebihi harga jual'
      refuse('HARGA_BELI_LEBIH', { kode_kadar }, { [`baris.${at}.harga_beli`]: sentence })
    }
    if (!(await isKadar(ctx.db, kode_kadar, how))) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: kode_kadar })
    }
    if (typeof kode_group !== 'string') continue
    if (!(await isGroup(ctx.db, { kode: kode_group, kadar: kode_kadar }, how))) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Group', kode: kode_group })
    }
  }
}

/** What waits to begin at the very instant, line by line. */
async function plannedAt(ctx: StoreCtx, at: Date): Promise<Map<string, PlannedLine[]>> {
  const waiting = await plannedLines(ctx.db, ctx.kode_toko, ctx.now())
  const found = new Map<string, PlannedLine[]>()
  for (const line of waiting) {
    if (line.berlaku_pada.getTime() !== at.getTime()) continue
    found.set(lineKey(line), [...(found.get(lineKey(line)) ?? []), line])
  }
  return found
}

interface Limits {
  readonly persen: number
  readonly needsTwo: boolean
}

async function limitsOf(ctx: StoreCtx): Promise<Limits> {
  const kept = await boardSettings(ctx.db, ctx.kode_toko)
  const { BATAS_UBAH_EMAS, EMAS_DUA_ORANG } = { ...DEFAULT_SETTINGS, ...kept }
  return { persen: Number(BATAS_UBAH_EMAS), needsTwo: EMAS_DUA_ORANG === 'YA' }
}

type Priced = Pick<BoardRow, 'harga_jual' | 'harga_beli'> & Partial<BoardRow>
type Board = ReadonlyMap<string, Priced>

/** So that what one alone may not do at a time is not done by steps (18-mends D7). */
const agreed = async (ctx: StoreCtx, at: Date): Promise<Board> =>
  new Map((await agreedPrices(ctx.db, ctx.kode_toko, at)).map(row => [lineKey(row), row]))

/** Prices in force and as they will be, both sides of every line. */
const movedBy = (lines: readonly Line[], inForce: Board) =>
  lines.flatMap(line => {
    const before = inForce.get(lineKey(line))
    const kadar = before?.nama_group ?? before?.nama_kadar ?? line.kode_kadar
    return [
      { kadar, lama: before?.harga_jual ?? null, baru: line.harga_jual },
      { kadar, lama: before?.harga_beli ?? null, baru: line.harga_beli },
    ]
  })

function changeOf(
  line: Line,
  inForce: Board,
  names: ReadonlyMap<string, string>,
  persen: number,
): PriceChange {
  const before = inForce.get(lineKey(line))
  const { kode_kadar, kode_group = null, harga_jual, harga_beli } = line
  const [jual_lama, beli_lama] = [before?.harga_jual ?? null, before?.harga_beli ?? null]
  const melonjak =
    movesBeyond(harga_jual, jual_lama, persen) || movesBeyond(harga_beli, beli_lama, persen)
  const nama_kadar = names.get(kode_kadar) ?? kode_kadar
  const sides = { jual_lama, jual_baru: harga_jual, beli_lama, beli_baru: harga_beli }
  return { kode_kadar, nama_kadar, kode_group, ...sides, melonjak }
}
