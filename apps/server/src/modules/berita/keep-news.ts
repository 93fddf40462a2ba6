import { seesAllStores } from '@kencana/contract/access'
import type {
  createNews as createRoute,
  newsList,
  newsReaders,
  updateNews as updateRoute,
} from '@kencana/contract/areas/berita'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import {
  holdNews,
  insertNews,
  keptNews,
  knownStores,
  knownUsers,
  type NewsRow,
  newsPage,
  readersOf,
  setNews,
  setWithdrawn,
} from './berita.queries.ts'

type Content = BodyOf<typeof createRoute>

/** Whose announcements somebody edits: undefined is everybody's, else those of one store. */
const desk = (actor: Actor): string | undefined =>
  seesAllStores(actor) ? undefined : actor.kode_toko

export async function listNews(
  ctx: StoreCtx,
  query: QueryOf<typeof newsList>,
): Promise<AnswerOf<typeof newsList>> {
  const window = pageWindow(query)
  const { count, data } = await newsPage(ctx.db, { milik: desk(ctx.actor), q: query.q }, window)
  const rows = data.map(({ milik: _, ...news }) => ({
    ...news,
    dibuat_pada: news.dibuat_pada.toISOString(),
  }))
  return { count, data: rows, ...window }
}

/** A new announcement. @throws Refusal TOKO_BUKAN_HAK, RUJUKAN_TIDAK_ADA */
export async function createNews(
  ctx: StoreCtx,
  body: Content,
): Promise<AnswerOf<typeof createRoute>> {
  const content = await addressed(ctx, body)
  const pada = ctx.now()
  const id = uuidv7(pada)
  const milik = desk(ctx.actor) ?? null
  await insertNews(ctx.db, { ...content, id, milik, oleh: ctx.actor.user_id, pada })
  tellEverybody(ctx)
  return { message: 'Berita disimpan', id }
}

export async function updateNews(
  ctx: StoreCtx,
  id: string,
  { versi, ...body }: BodyOf<typeof updateRoute>,
): Promise<AnswerOf<typeof updateRoute>> {
  const news = mine(ctx, await holdNews(ctx.db, id))
  if (news.versi !== versi) refuse('BERUBAH')
  await setNews(ctx.db, id, await addressed(ctx, body))
  tellEverybody(ctx)
  return { message: 'Berita disimpan', id }
}

export async function withdrawNews(ctx: StoreCtx, id: string, tampil: boolean) {
  mine(ctx, await holdNews(ctx.db, id))
  await setWithdrawn(ctx.db, id, tampil ? null : ctx.now())
  tellEverybody(ctx)
  return { message: tampil ? 'Berita ditampilkan lagi' : 'Berita ditarik', id }
}

export async function readersOfNews(
  ctx: StoreCtx,
  id: string,
): Promise<AnswerOf<typeof newsReaders>> {
  mine(ctx, await keptNews(ctx.db, id))
  const readers = await readersOf(ctx.db, id)
  return readers.map(one => ({ ...one, dibaca_pada: one.dibaca_pada?.toISOString() ?? null }))
}

/** Another store's announcement is not there at all. @throws Refusal TIDAK_DITEMUKAN */
function mine({ actor }: StoreCtx, news: NewsRow | undefined): NewsRow {
  const own = desk(actor)
  if (news === undefined || (own !== undefined && news.milik !== own)) {
    return refuse('TIDAK_DITEMUKAN')
  }
  return news
}

/** The content as it is kept: a branch writes to its own store, and to nobody else's users. */
async function addressed({ db, actor }: StoreCtx, content: Content): Promise<Content> {
  const own = desk(actor)
  const byName = content.untuk_user.length > 0
  const named = content.untuk_toko.length > 0 || content.untuk_level.length > 0
  const untuk_toko =
    own !== undefined && content.untuk_toko.length === 0 && (named || !byName)
      ? [own]
      : content.untuk_toko
  const foreign = own === undefined ? undefined : untuk_toko.find(kode => kode !== own)
  if (foreign !== undefined) refuse('TOKO_BUKAN_HAK', { kode_toko: foreign })
  const stores = new Set((await knownStores(db, untuk_toko)).map(store => store.kode_toko))
  const users = new Set(
    (await knownUsers(db, content.untuk_user))
      .filter(user => own === undefined || user.kode_toko === own)
      .map(user => user.user_id),
  )
  const noStore = untuk_toko.find(kode => !stores.has(kode))
  if (noStore !== undefined) refuse('RUJUKAN_TIDAK_ADA', { label: 'Toko', kode: noStore })
  const nobody = content.untuk_user.find(id => !users.has(id))
  if (nobody !== undefined) refuse('RUJUKAN_TIDAK_ADA', { label: 'User', kode: nobody })
  return { ...content, untuk_toko }
}

/** A hint without content: whoever has a page open asks again for what is theirs. */
const tellEverybody = (ctx: StoreCtx): void =>
  ctx.notify({ event: 'berita', to: 'semua', body: {} })
