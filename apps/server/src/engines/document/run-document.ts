import { Refusal, type RefusalCode } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { inSnapshot, inStore } from '../../platform/transaction.ts'
import { wakeCourier } from '../courier/wake.ts'
import { usingGrants } from '../grants/keep-refused.ts'
import {
  type DecidedDocument,
  missingIn,
  onceByKey,
  type Posted,
  postDocument,
  storedAnswer,
} from './post-document.ts'
import { stateTables } from './states.ts'

type Answer = Readonly<Record<string, unknown>>

/**
 * A document that is decided but for what is taken in a transaction of its own, such as barcodes:
 * what is refused leaves none of it behind, and one that is only tried takes none.
 */
export interface Unfinished {
  readonly finish: () => Promise<DecidedDocument>
  /** The same with what is nobody's, of a command that may need an approval. */
  readonly tried?: DecidedDocument
}

/** How a command becomes a document. Only `decide` knows what it is about. */
export interface Command {
  /** Reads what the rules need and decides by them; writes nothing. */
  readonly decide: (ctx: StoreCtx) => Promise<DecidedDocument | Unfinished>
  /** The first decision, where what it needs was read before; nothing for a key not answered. */
  readonly ahead?: { readonly stored: Answer | undefined; readonly decide: () => DecidedDocument }
  /** Grants that the body carries: kept with their reason when they do not hold. */
  readonly otorisasi?: string | readonly string[] | undefined
  /**
   * Written in the transaction it was decided in, so that what was locked while deciding is still
   * so; other documents may be written together with those of others (decision 0022).
   */
  readonly isLocking?: boolean
  /** Done once it is known that the key was never answered, outside any transaction. */
  readonly prepare?: () => Promise<void>
  /** Looks again after a lost race and refuses by name; unless given, it is decided once more. */
  readonly explain?: (ctx: StoreCtx) => Promise<unknown>
  /**
   * Lost races after which it is decided anew and written: whoever sent it saw nothing of what has
   * changed. What does not fit any more is refused by that decision.
   */
  readonly anew?: readonly RefusalCode[]
  /** Hears of a document that was written now, not of one that its key had before. */
  readonly whenPosted?: (posted: Posted) => void
}

/**
 * Runs a command that posts: the answer of a key already used, else what is read is decided upon
 * and written. Somebody who was faster is named: it is looked at once more, by what that one left.
 * @throws Refusal of the decision, of the writer, of a key that was used for something else
 */
export const runDocument = <T>(ctx: Ctx, command: Command): Promise<T> =>
  onceByKey(ctx, () =>
    usingGrants(ctx, command.otorisasi, async () => {
      try {
        return (await attempts(ctx, command, MOST)) as T
      } catch (error) {
        if (lostRace(error) !== undefined) await explain(ctx, command)
        throw error
      }
    }),
  )

/** What the writer says when somebody was faster. Who closed the day is named in any case. */
const LOST: readonly string[] = ['BARANG_BERUBAH', ...stateTables.map(([, { berubah }]) => berubah)]

const lostRace = (error: unknown): RefusalCode | undefined =>
  error instanceof Refusal && LOST.includes(error.code) ? error.code : undefined

/** How often one command may lose to others before it is told so. */
const MOST = 5

async function attempts(ctx: Ctx, command: Command, left: number): Promise<Answer> {
  try {
    return await attempt(ctx, command)
  } catch (error) {
    const lost = lostRace(error)
    if (left <= 1 || lost === undefined || !command.anew?.includes(lost)) throw error
    // What was read ahead is what has changed.
    const { ahead: _, ...again } = command
    return attempts(ctx, again, left - 1)
  }
}

/** Read at one moment: half of what a rival does would be a reason to refuse that is not true. */
const reading = ({ isLocking }: Command) => (isLocking ? inStore : inSnapshot)

const explain = (ctx: Ctx, command: Command): Promise<unknown> => {
  const { decide, explain: look = decide } = command
  return reading(command)(ctx.app.pool, ctx.kode_toko, db => look({ ...ctx, db }))
}

async function attempt(ctx: Ctx, command: Command): Promise<Answer> {
  const { pool } = ctx.app
  if (command.ahead !== undefined) {
    return command.ahead.stored ?? write(ctx, command, command.ahead.decide())
  }
  if (command.prepare !== undefined) {
    const stored = await inStore(pool, ctx.kode_toko, db => storedAnswer(ctx, db))
    if (stored !== undefined) return stored
    await command.prepare()
  }
  const found = await reading(command)(pool, ctx.kode_toko, async db => {
    const scoped = { ...ctx, db }
    const stored = await storedAnswer(ctx, db)
    if (stored !== undefined) return { stored }
    const document = await command.decide(scoped)
    // What is only tried keeps nothing, and needs none of the locks it was decided under.
    const isWrittenHere = command.isLocking && !isTried(document)
    return isWrittenHere ? { stored: await write(scoped, command, document) } : { document }
  })
  return found.document === undefined ? found.stored : write(ctx, command, found.document)
}

async function write(
  ctx: Ctx & { db?: StoreCtx['db'] },
  { whenPosted }: Command,
  decided: DecidedDocument | Unfinished,
): Promise<Answer> {
  const document = 'finish' in decided ? await finished(decided) : decided
  const posted = await postDocument(ctx, document, ctx.db)
  if (!posted.diulang) {
    whenPosted?.(posted)
    if (document.outbox?.length) ctx.after(() => wakeCourier(ctx.app, ctx.kode_toko))
  }
  return posted.jawaban
}

const finished = async ({ finish, tried }: Unfinished): Promise<DecidedDocument> =>
  tried !== undefined && isTried(tried) ? tried : finish()

/** Whether an approval is missing that it may need. */
function isTried(decided: DecidedDocument | Unfinished): boolean {
  const document = 'finish' in decided ? decided.tried : decided
  return document !== undefined && missingIn(document) !== undefined
}
