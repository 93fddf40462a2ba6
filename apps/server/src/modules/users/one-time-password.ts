import { randomInt } from 'node:crypto'
import type { Route } from '@kencana/contract/kit/route'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { hashPassword } from '../../platform/session/password.ts'
import { inStore } from '../../platform/transaction.ts'

/** Letters and digits that are not taken for one another when read out over a counter. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789'
const LIVES_MS = 3 * 24 * 60 * 60_000

interface Fresh {
  readonly sandi: string
  readonly sampai: Date
}

interface Answer {
  readonly message: string
  readonly user_id: string
  readonly berlaku_sampai: string
}

/**
 * Does a change that gives a user a one-time password: 12 characters, three days. The password is
 * added to the answer behind the boundary, so that it is kept nowhere; a repeated call is answered
 * without it. Hashing comes before the transaction, which holds a connection.
 */
export async function withOneTimePassword(
  ctx: Ctx,
  route: Route,
  body: unknown,
  work: (ctx: StoreCtx, fresh: Fresh) => Promise<string>,
): Promise<Answer & { sandi_sementara: string | null }> {
  const { password, sandi, sampai } = await oneTimePassword(ctx.now())
  let isNew = false
  const answer = await inStore(ctx.app.pool, ctx.kode_toko, db => {
    const scoped: StoreCtx = { ...ctx, db }
    isNew = false
    return recordChange<Answer>(scoped, route, body, async () => {
      const user_id = await work(scoped, { sandi, sampai })
      isNew = true
      return {
        message: 'Password sementara dibuat',
        user_id,
        berlaku_sampai: sampai.toISOString(),
      }
    })
  })
  return { ...answer, sandi_sementara: isNew ? password : null }
}

/** A new one with its hash and the instant it ends. */
export async function oneTimePassword(now: Date): Promise<Fresh & { readonly password: string }> {
  const password = madeUp()
  const sampai = new Date(now.getTime() + LIVES_MS)
  return { password, sandi: await hashPassword(password), sampai }
}

/** Three groups of four, as one reads it out. */
function madeUp(): string {
  const one = () => LETTERS[randomInt(LETTERS.length)] ?? ''
  const four = () => one() + one() + one() + one()
  return `${four()}-${four()}-${four()}`
}
