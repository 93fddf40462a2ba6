import type {
  koranEntries,
  koranLines,
  koranSummary,
} from '@kencana/contract/areas/uang/koran-terbuka'
import type { koranAccounts, koranFiles } from '@kencana/contract/areas/uang/rekening-koran'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { accountStates, findAccount, uploadsOf } from './lines.queries.ts'
import { matchedEntries, matchesOf } from './match.queries.ts'
import { entriesPage, entryParts, lineParts, linesPage } from './terbuka/open.queries.ts'
import { proposals } from './terbuka/propose.ts'
import { standingOn } from './terbuka/standing.queries.ts'

export const accounts = ({ db, kode_toko }: StoreCtx): Promise<AnswerOf<typeof koranAccounts>> =>
  accountStates(db, kode_toko).then(found =>
    found.map(row => ({ ...row, peta: row.peta === null ? null : [...row.peta] })),
  )

/** @throws Refusal TIDAK_DITEMUKAN */
export const accountOf = async ({ db, kode_toko }: StoreCtx, no_rekening: string) =>
  (await findAccount(db, kode_toko, no_rekening)) ?? refuse('TIDAK_DITEMUKAN')

export const files = async (
  { db, kode_toko }: StoreCtx,
  no_rekening: string,
): Promise<AnswerOf<typeof koranFiles>> =>
  (await uploadsOf(db, kode_toko, no_rekening)).map(({ pada, hapus_pada, ...row }) => ({
    ...row,
    pada: pada.toISOString(),
    hapus_pada: hapus_pada?.toISOString() ?? null,
  }))

/** The day that is asked for; without one, the last that the statements know. */
async function dayOf({ db, kode_toko, now }: StoreCtx, no_rekening: string, tgl?: string) {
  if (tgl !== undefined) return tgl
  const known = await accountStates(db, kode_toko)
  const last = known.find(one => one.no_rekening === no_rekening)?.tgl_sampai
  return last ?? calendarDay(now())
}

/** At the end of a day. */
export async function summary(
  ctx: StoreCtx,
  { no_rekening, tgl }: QueryOf<typeof koranSummary>,
): Promise<AnswerOf<typeof koranSummary>> {
  const account = await accountOf(ctx, no_rekening)
  const day = await dayOf(ctx, no_rekening, tgl)
  return (await standingOn(ctx.db, ctx.kode_toko, account, day)) ?? refuse('TIDAK_DITEMUKAN')
}

/** A page of lines: open ones with what they may be, matched ones with what they are. */
export async function lines(
  ctx: StoreCtx,
  query: QueryOf<typeof koranLines>,
): Promise<AnswerOf<typeof koranLines>> {
  const { db, kode_toko } = ctx
  const account = await accountOf(ctx, query.no_rekening)
  const page = pageWindow(query)
  const tgl = await dayOf(ctx, account.no_rekening, query.tgl)
  const { count, found } = await linesPage(db, kode_toko, { ...query, tgl }, page)
  const bagian = await lineParts(db, kode_toko, account.no_rekening, tgl)
  const proposed = await proposals(ctx, account, query.hari)
  const ids = found.flatMap(({ id_cocok }) => (id_cocok === null ? [] : [id_cocok]))
  const matches = new Map((await matchesOf(db, kode_toko, ids)).map(one => [one.id_cocok, one]))
  const entriesIn = await matchedEntries(db, kode_toko, ids)
  const data = found.map(({ id_cocok, ...row }) => {
    const match = id_cocok === null ? undefined : matches.get(id_cocok)
    return {
      ...row,
      usulan: proposed.byLine.get(row.sidik) ?? null,
      cocok:
        match === undefined
          ? null
          : {
              id_cocok: match.id_cocok,
              cara: match.cara,
              user_id: match.user_id,
              pada: match.pada.toISOString(),
              baris: match.baris,
              jurnal: entriesIn
                .filter(one => one.id_cocok === match.id_cocok)
                .map(({ id_cocok: _, ...entry }) => entry),
            },
    }
  })
  const { pasti, pasti_jumlah } = proposed
  return { count, data, ...page, bagian, pasti, pasti_jumlah }
}

export async function entries(
  ctx: StoreCtx,
  query: QueryOf<typeof koranEntries>,
): Promise<AnswerOf<typeof koranEntries>> {
  const { db, kode_toko } = ctx
  const account = await accountOf(ctx, query.no_rekening)
  const page = pageWindow(query)
  const tgl = await dayOf(ctx, account.no_rekening, query.tgl)
  const { count, found } = await entriesPage(db, kode_toko, account, { ...query, tgl }, page)
  const bagian = await entryParts(db, kode_toko, account, tgl)
  return { count, data: found, ...page, bagian }
}
