import type { BodyOf } from '@kencana/contract/kit/route'
import { APPROVERS } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { authorize } from '@kencana/contract/session'
import { fingerprint } from '../../platform/canonical.ts'
import type { Ctx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import { inStore } from '../../platform/transaction.ts'
import { findUser, insertGrant, insertRefusedGrant, type UserRow } from './sesi.queries.ts'

const LIFETIME_MS = 3 * 60_000

/**
 * Supervisor approval by password: a one-use grant for one requester, store, category and exact
 * command, at most 3 minutes (R9, 03-decisions §7). Shares the limiter of the login.
 */
export async function grantAuthorization(
  ctx: Ctx,
  input: BodyOf<typeof authorize>,
): Promise<{ otorisasi: string; berlaku_sampai: string }> {
  const forgetGuesses = await countGuess(ctx.app, input.user_id)
  const user = await findUser(ctx.app.pool, input.user_id)
  if (!(await passwordMatches(user?.sandi, input.password)) || user === undefined) {
    await recordRefused(ctx, input, 'SANDI_SALAH')
    return refuse('SANDI_SALAH')
  }
  await forgetGuesses()
  // Somebody else knows a one-time password.
  if (user.ganti_sandi) refuse('GANTI_SANDI')
  if (!mayApprove(user, ctx.kode_toko)) {
    await recordRefused(ctx, input, 'BUKAN_PENYETUJU')
    return refuse('BUKAN_PENYETUJU')
  }
  const now = ctx.now()
  const id = uuidv7(now)
  const berlaku_sampai = new Date(now.getTime() + LIFETIME_MS)
  await inStore(ctx.app.pool, ctx.kode_toko, db =>
    insertGrant(db, {
      id,
      kode_toko: ctx.kode_toko,
      kategori: input.kategori,
      peminta: ctx.actor.user_id,
      penyetuju: user.user_id,
      sidik: sidikOf(input),
      rincian: input.description,
      keterangan: input.keterangan,
      perintah: input.perintah ?? null,
      pada: now,
      berlaku_sampai,
    }),
  )
  return { otorisasi: id, berlaku_sampai: berlaku_sampai.toISOString() }
}

/** Hash of the command as it will be sent: its body without the grant itself. */
const sidikOf = (input: BodyOf<typeof authorize>): Buffer | null =>
  input.perintah === undefined
    ? null
    : fingerprint(input.perintah.route, withoutGrant(input.perintah.body))

/** A body as it is hashed for a grant: without the field that carries the grant. */
export function withoutGrant(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { otorisasi: _, ...rest } = body as Record<string, unknown>
  return rest
}

const mayApprove = (user: UserRow, kode_toko: string): boolean =>
  APPROVERS.includes(user.level) &&
  (user.kode_toko === kode_toko || (user.level === 'OWN' && user.tipe === 'PUSAT'))

function recordRefused(ctx: Ctx, input: BodyOf<typeof authorize>, sebab: string): Promise<number> {
  const now = ctx.now()
  return inStore(ctx.app.pool, ctx.kode_toko, db =>
    insertRefusedGrant(db, {
      kode_toko: ctx.kode_toko,
      id: uuidv7(now),
      kategori: input.kategori,
      peminta: ctx.actor.user_id,
      penyetuju: input.user_id.slice(0, 40),
      sebab,
      pada: now,
    }),
  )
}
