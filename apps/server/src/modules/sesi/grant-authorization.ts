import type { BodyOf } from '@kencana/contract/kit/route'
import {
  APPROVERS,
  type KategoriOtorisasi,
  OF_TWO,
  OWNER_APPROVES,
} from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { type authorize, reasonOf } from '@kencana/contract/session'
import { commandHash } from '../../engines/grants/command-hash.ts'
import {
  type Cara,
  type GrantRow,
  insertGrant,
  insertRefusedGrant,
} from '../../engines/grants/grants.queries.ts'
import type { Ctx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import type { Queryable } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import { findUser, type UserRow } from './sesi.queries.ts'

const LIFETIME_MS = 3 * 60_000

/**
 * Supervisor approval by password: a one-use grant for one requester, store, category and exact
 * command, at most 3 minutes (R9, 03-decisions §7). Shares the limiter of the login.
 */
export async function grantAuthorization(
  ctx: Ctx,
  input: BodyOf<typeof authorize>,
): Promise<{ otorisasi: string; berlaku_sampai: string }> {
  const forgetGuesses = await countGuess(ctx.app, input.user_id, { oleh: ctx.actor.user_id })
  const user = await findUser(ctx.app.pool, input.user_id)
  const asked = { ...input, alasan: reasonOf(input) }
  if (!(await passwordMatches(user?.sandi, input.password)) || user === undefined) {
    await recordRefused(ctx, asked, 'SANDI_SALAH')
    return refuse('SANDI_SALAH')
  }
  await forgetGuesses()
  // Somebody else knows a one-time password.
  if (user.ganti_sandi) refuse('GANTI_SANDI')
  const fault = approverFault(user, ctx.kode_toko, input.kategori)
  if (fault !== undefined) {
    await recordRefused(ctx, asked, fault)
    return refuse(fault)
  }
  return inStore(ctx.app.pool, ctx.kode_toko, db =>
    writeGrant(ctx, db, {
      kategori: input.kategori,
      penyetuju: user.user_id,
      sidik: commandHash(input.perintah),
      rincian: input.description,
      keterangan: input.keterangan,
      alasan: asked.alasan,
      no_faktur_group: input.no_faktur_group,
      perintah: input.perintah,
      cara: 'PASSWORD',
    }),
  )
}

type Grant = Omit<GrantRow, 'id' | 'kode_toko' | 'peminta' | 'pada' | 'berlaku_sampai'>

/**
 * Writes a grant for whoever asks, good for three minutes from now.
 * @throws Refusal IZIN_ORANG_LAIN
 */
export async function writeGrant(
  ctx: Ctx,
  db: Queryable,
  grant: Grant,
): Promise<{ otorisasi: string; berlaku_sampai: string }> {
  const pada = ctx.now()
  const id = uuidv7(pada)
  const berlaku_sampai = new Date(pada.getTime() + LIFETIME_MS)
  const { kode_toko, actor } = ctx
  if (OF_TWO.includes(grant.kategori) && grant.penyetuju === actor.user_id) {
    refuse('IZIN_ORANG_LAIN')
  }
  await insertGrant(db, { ...grant, id, kode_toko, peminta: actor.user_id, pada, berlaku_sampai })
  return { otorisasi: id, berlaku_sampai: berlaku_sampai.toISOString() }
}

/** Whether somebody may approve at a store: its own SPV and OWN, and owners of the head office. */
export const mayApprove = (user: UserRow, kode_toko: string): boolean =>
  APPROVERS.includes(user.level) &&
  (user.kode_toko === kode_toko || (user.level === 'OWN' && user.tipe === 'PUSAT'))

/**
 * Why somebody may not approve at a store; undefined when they may. Some things only an owner may
 * approve.
 */
export function approverFault(
  user: UserRow,
  kode_toko: string,
  kategori: KategoriOtorisasi,
): 'BUKAN_PENYETUJU' | 'BUKAN_PEMILIK' | undefined {
  if (!mayApprove(user, kode_toko)) return 'BUKAN_PENYETUJU'
  if (OWNER_APPROVES.includes(kategori) && user.level !== 'OWN') return 'BUKAN_PEMILIK'
  return undefined
}

/** Keeps a grant that was not given, with its reason. */
export function recordRefused(
  ctx: Ctx,
  asked: { kategori: string; user_id: string; alasan: string; no_faktur_group: string },
  sebab: string,
  cara: Cara = 'PASSWORD',
): Promise<number> {
  const now = ctx.now()
  return inStore(ctx.app.pool, ctx.kode_toko, db =>
    insertRefusedGrant(db, {
      kode_toko: ctx.kode_toko,
      id: uuidv7(now),
      kategori: asked.kategori,
      peminta: ctx.actor.user_id,
      penyetuju: asked.user_id.slice(0, 40),
      sebab,
      alasan: asked.alasan,
      no_faktur_group: asked.no_faktur_group,
      cara,
      pada: now,
    }),
  )
}
