import type { tickNonCash as route } from '@kencana/contract/areas/uang/non-cash'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { decideTick, type Refused, type Standing } from './decide-tick.ts'
import { keepTicks, standingPayments } from './non-cash.queries.ts'

/**
 * Keeps that payments stand on slip or statement. Each is a fact of its own: what is not kept is
 * named, with who was faster. Of two who tick the same one waits for the other, and is told.
 * @throws Refusal TGL_MUTASI_BELUM, TIDAK_LENGKAP
 */
export async function tickNonCash(
  ctx: StoreCtx,
  { tgl_mutasi, no_referensi, baris }: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  const { db, kode_toko, actor } = ctx
  if (tgl_mutasi > calendarDay(ctx.now())) refuse('TGL_MUTASI_BELUM', { tgl: tgl_mutasi })
  const twice = baris.findIndex((one, i) => baris.some((other, j) => j < i && isSame(one, other)))
  if (twice >= 0) refuse('TIDAK_LENGKAP', {}, { [`baris.${twice}.nomor`]: 'Ada dua kali' })
  const standing = await standingPayments(
    db,
    kode_toko,
    baris.map(({ nomor }) => nomor),
  )
  const found = new Map(standing.map(one => [keyOf(one), one]))
  const decided = baris.map(said => decideTick(said, found.get(keyOf(said)), actor.user_id))
  const ticks = decided.flatMap(one => ('tick' in one ? [one.tick] : []))
  const seen = { tgl_mutasi, no_referensi, user_id: actor.user_id, pada: ctx.now() }
  await keepTicks(db, kode_toko, ticks, seen)
  return {
    cocok: ticks.length,
    jumlah: ticks.reduce((sum, one) => sum + (found.get(keyOf(one))?.jumlah_rp ?? 0), 0),
    ditolak: decided.flatMap(one => ('refused' in one ? [told(one.refused)] : [])),
  }
}

type Which = Pick<Standing, 'nomor' | 'baris'>

const keyOf = ({ nomor, baris }: Which): string => `${nomor} ${baris}`
const isSame = (one: Which, other: Which): boolean => keyOf(one) === keyOf(other)

const told = ({ nomor, baris, sebab, by }: Refused) => ({
  nomor,
  baris,
  sebab,
  user_id: by?.dicocokkan_oleh ?? null,
  pada: by?.dicocokkan_pada?.toISOString() ?? null,
  dibatalkan: by?.dibatalkan ?? null,
})
