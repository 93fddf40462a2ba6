import { aksesOf, presetScreens } from '@kencana/contract/access'
import { createUser as route } from '@kencana/contract/areas/users'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, Ctx } from '../../platform/context.ts'
import { checkPlace } from './may-manage.ts'
import { withOneTimePassword } from './one-time-password.ts'
import { recordEvent } from './record-event.ts'
import { insertUser } from './users.queries.ts'

/** A new user with the screens of the level and a password that the first login must replace. */
export function createUser(ctx: Ctx, input: BodyOf<typeof route>): Promise<AnswerOf<typeof route>> {
  return withOneTimePassword(ctx, route, input, async (scoped, { sandi, sampai }) => {
    await checkPlace(scoped, input)
    const akses = presetFor(ctx.actor, input.level)
    const made = await insertUser(scoped.db, { ...input, sandi, akses, sandi_sampai: sampai })
    if (made === 0) refuse('SUDAH_ADA', { kode: input.user_id })
    await recordEvent(scoped, input.user_id, 'TAMBAH', { sesudah: input })
    return input.user_id
  })
}

/** Screens of a level, without those that the giver does not have. */
export function presetFor(giver: Actor, level: Level): string[] {
  const screens = presetScreens(level).filter(kode => mayGive(giver, kode))
  return aksesOf(new Set(screens))
}

/** Nobody gives what is not theirs; SU and OWN have everything to give. */
export const mayGive = (giver: Actor, kode: string): boolean =>
  SEES_ALL.includes(giver.level) || opens(nodeOf(`/${kode}`), giver)
