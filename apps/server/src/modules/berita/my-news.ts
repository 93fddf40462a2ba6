import type { myNews } from '@kencana/contract/areas/berita'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { markRead, newsFor } from './berita.queries.ts'

/** What is addressed to the caller and in force today, by the calendar of the shops. */
export async function newsOfMine(ctx: StoreCtx): Promise<AnswerOf<typeof myNews>> {
  const found = await newsFor(ctx.db, ctx.actor, calendarDay(ctx.now()))
  return found.map(news => ({
    ...news,
    dibuat_pada: news.dibuat_pada.toISOString(),
    dibaca_pada: news.dibaca_pada?.toISOString() ?? null,
  }))
}

/** @throws Refusal TIDAK_DITEMUKAN for what is not shown to the caller */
export async function markNewsRead(ctx: StoreCtx, id: string): Promise<{ message: string }> {
  const day = calendarDay(ctx.now())
  const marked = await markRead(ctx.db, id, ctx.actor, day, ctx.now())
  if (marked === 0) refuse('TIDAK_DITEMUKAN')
  return { message: 'Ditandai sudah dibaca' }
}
