import { randomBytes } from 'node:crypto'
import { levelsBelow } from '@kencana/contract/access'
import {
  type askFinger as askRoute,
  enrol as enrolRoute,
} from '@kencana/contract/areas/sidik/sidik'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { reasonOf } from '@kencana/contract/session'
import { commandHash } from '../../engines/grants/command-hash.ts'
import type { Actor, Ctx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { storeGates } from '../../platform/http/module-gate.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { countGuess } from '../../platform/session/guess-limiter.ts'
import { passwordMatches } from '../../platform/session/password.ts'
import type { Queryable } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import { approverFault, findUser, mayApprove, recordRefused } from '../sesi/index.ts'
import { fingersOf, pairedDevices } from './sidik.queries.ts'
import { type Challenge, closeOld, insertChallenge } from './tantangan.queries.ts'

const MODULE = 'FINGERPRINT_MODULE'
/** A scan is asked for, made and used within a minute. */
const LIVES_MS = 60_000

/** @throws Refusal MODULE_OFF */
export async function demandModule(db: Queryable, kode_toko: string): Promise<void> {
  const gates = await storeGates(db, kode_toko, { modules: [MODULE], settings: [] })
  if (!gates.isOn(MODULE)) refuse('MODULE_OFF', { modul: MODULE })
}

/**
 * Asks every device of the store for one approver's finger, for one exact command. A finger is
 * awaited by one person at a time: whoever lays it down cannot be used by somebody else. Counted
 * like a password typed, and forgotten when the finger was right.
 */
export async function askFinger(
  ctx: Ctx,
  input: BodyOf<typeof askRoute>,
): Promise<AnswerOf<typeof askRoute>> {
  const { kode_toko, app } = ctx
  await inStore(app.pool, kode_toko, db => demandModule(db, kode_toko))
  await countGuess(app, input.user_id, { oleh: ctx.actor.user_id })
  const user = await findUser(app.pool, input.user_id)
  const fault = user && approverFault(user, kode_toko, input.kategori)
  const alasan = reasonOf(input)
  if (user === undefined || fault !== undefined) {
    const sebab = fault ?? 'BUKAN_PENYETUJU'
    await recordRefused(ctx, { ...input, alasan }, sebab, 'SIDIK_JARI')
    return refuse(sebab)
  }
  const challenge = challengeOf(ctx, {
    jenis: 'SETUJU',
    penyetuju: user.user_id,
    kategori: input.kategori,
    sidik: commandHash(input.perintah),
    rincian: input.description,
    alasan,
    no_faktur_group: input.no_faktur_group,
    perintah: input.perintah,
    jari: null,
    alat: null,
  })
  await inStore(app.pool, kode_toko, async db => {
    const fingers = await fingersOf(db, kode_toko, user.user_id)
    if (fingers.length === 0) refuse('SIDIK_TIDAK_TERDAFTAR')
    await open(db, challenge)
  })
  return told(ctx, challenge)
}

/**
 * Asks one device to learn a finger, by the own password. Whoever may approve says so of oneself;
 * for others it takes whom their level lets them look after: who enters a finger for somebody
 * could approve in their name.
 * @throws Refusal SANDI_SALAH, BUKAN_PENYETUJU, USER_DI_ATAS, SIDIK_TANPA_ALAT
 */
export async function enrol(
  ctx: Ctx,
  input: BodyOf<typeof enrolRoute>,
): Promise<AnswerOf<typeof enrolRoute>> {
  const { kode_toko, app, actor } = ctx
  const forgetGuesses = await countGuess(app, actor.user_id, { oleh: actor.user_id })
  const own = await findUser(app.pool, actor.user_id)
  if (!(await passwordMatches(own?.sandi, input.password))) refuse('SANDI_SALAH')
  await forgetGuesses()
  const user = await findUser(app.pool, input.user_id)
  if (user === undefined || !mayApprove(user, kode_toko)) return refuse('BUKAN_PENYETUJU')
  demandCharge(actor, user)
  const what = { user_id: user.user_id, jari: input.jari, alat: input.alat }
  const challenge = challengeOf(ctx, {
    jenis: 'DAFTAR',
    penyetuju: user.user_id,
    kategori: '-',
    sidik: commandHash({ route: 'POST sidik-jari', body: what }),
    rincian: input.jari,
    alasan: '',
    no_faktur_group: '',
    perintah: null,
    jari: input.jari,
    alat: input.alat,
  })
  return inStore(app.pool, kode_toko, db =>
    recordChange({ ...ctx, db }, enrolRoute, what, async () => {
      const devices = await pairedDevices(db, kode_toko)
      if (!devices.some(({ id }) => id === input.alat)) refuse('SIDIK_TANPA_ALAT')
      await open(db, challenge)
      return told(ctx, challenge)
    }),
  )
}

/** @throws Refusal USER_DI_ATAS */
function demandCharge(actor: Actor, user: { user_id: string; level: string }): void {
  if (user.user_id === actor.user_id) return
  if (levelsBelow(actor.level).includes(user.level as Level)) return
  refuse('USER_DI_ATAS', { user_id: user.user_id, level: user.level })
}

type Asked = Omit<
  Challenge,
  'kode_toko' | 'id' | 'peminta' | 'acak' | 'dibuat_pada' | 'berlaku_sampai'
>

function challengeOf(ctx: Ctx, asked: Asked): Challenge {
  const dibuat_pada = ctx.now()
  return {
    ...asked,
    kode_toko: ctx.kode_toko,
    id: uuidv7(dibuat_pada),
    peminta: ctx.actor.user_id,
    acak: randomBytes(32),
    dibuat_pada,
    berlaku_sampai: new Date(dibuat_pada.getTime() + LIVES_MS),
  }
}

async function open(db: Queryable, challenge: Challenge): Promise<void> {
  await closeOld(db, challenge, challenge.dibuat_pada)
  if (await insertChallenge(db, challenge)) return
  refuse('SIDIK_SEDANG_DITUNGGU', { user_id: challenge.penyetuju })
}

/** Tells the devices to look, and the page how long it has. */
function told(ctx: Ctx, { id, berlaku_sampai }: Challenge): AnswerOf<typeof askRoute> {
  ctx.notify({ event: 'sidik-tugas', to: { alat_toko: ctx.kode_toko }, body: {} })
  return { tantangan: id, berlaku_sampai: berlaku_sampai.toISOString() }
}
