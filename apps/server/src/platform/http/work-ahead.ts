import { Refusal } from '@kencana/contract/refusals'
import type { App, Ctx, StoreCtx } from '../context.ts'
import { type Asking, guessOf, identify, type Seen, touch } from '../session/session-store.ts'
import { inOnePacket, readInStore } from '../transaction.ts'
import type { Endpoint } from './endpoint.ts'
import { checkStore, withStore } from './module-gate.ts'

/** A request of a session, before it is known what the session means. */
export interface Call {
  readonly app: App
  readonly asking: Asking
  readonly endpoint: SessionEndpoint
  /** Checks the right and reads the input. @throws Refusal TANPA_HAK and those of the input */
  prepare(seen: Seen): Ready
}

export type SessionEndpoint = Exclude<Endpoint, { kind: 'open' }>

/** A request that may be served, once the session and the module are as assumed. */
export interface Ready {
  readonly ctx: Ctx
  readonly input: never
}

type Answer = { readonly answer: unknown } | undefined

/**
 * Serves a call in one flight to the database: the session, the module and what the use case reads
 * are asked behind one another on one connection, by a guess of who asks. What was read is used
 * only when the session has answered exactly what was guessed and the module is on; a refusal of
 * the session comes before one of the module, that before one of the use case. Nothing is written
 * before. Undefined when there is no guess, or when it was wrong: then the call is served in turn.
 */
export async function workAhead(call: Call): Promise<Answer> {
  const guess = guessOf(call.asking)
  if (guess === undefined) return undefined
  const { endpoint } = call
  if (endpoint.kind !== 'read' && aheadOf(endpoint) === undefined) return undefined
  const ready = readyOr(call, guess)
  if (ready === undefined) return undefined
  return endpoint.kind === 'read' ? reads(call, guess, ready) : decides(call, guess, ready)
}

const aheadOf = (endpoint: SessionEndpoint) =>
  endpoint.kind === 'document' || endpoint.kind === 'lookup' ? endpoint.ahead : undefined

/** Undefined when the guess would be refused: the session itself must be asked first. */
function readyOr(call: Call, guess: Seen): Ready | undefined {
  try {
    return call.prepare(guess)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function reads(call: Call, guess: Seen, { ctx, input }: Ready): Promise<Answer> {
  const { app, asking, endpoint } = call
  if (endpoint.kind !== 'read') return undefined
  let isDue = false
  try {
    return await readInStore(app.pool, guess.kode_toko, async db => {
      const scoped: StoreCtx = { ...ctx, db }
      const [found, allowed, answer] = await Promise.allSettled([
        identify(app, asking, db),
        checkStore(scoped, endpoint.route, input),
        endpoint.run(scoped, input),
      ])
      const session = settledValue(found)
      isDue = session.isDue
      if (session.seen !== guess) return undefined
      settledValue(allowed)
      return { answer: settledValue(answer) }
    })
  } finally {
    if (isDue) await touch(app, asking)
  }
}

async function decides(call: Call, guess: Seen, { ctx, input }: Ready): Promise<Answer> {
  const { app, asking, endpoint } = call
  if (endpoint.kind !== 'document' && endpoint.kind !== 'lookup') return undefined
  const { ahead } = endpoint
  if (ahead === undefined) return undefined
  const db = await app.pool.connect()
  const [found, facts] = await Promise.allSettled(
    inOnePacket(db, () => [identify(app, asking, db), ahead(ctx, input, db)]),
  )
  db.release()
  const session = settledValue(found)
  if (session.isDue) await touch(app, asking)
  if (session.seen !== guess) return undefined
  const answer = await withStore(ctx, endpoint.route, input, () =>
    endpoint.run(ctx, input, settledValue(facts) as never),
  )
  return { answer }
}

function settledValue<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
