import { createHash, createPublicKey, randomBytes, randomInt } from 'node:crypto'
import type { pairDevice as pairRoute } from '@kencana/contract/areas/sidik/device'
import { addDevice, revokeDevice as revokeRoute } from '@kencana/contract/areas/sidik/sidik'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { App, Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { countAddress } from '../../platform/session/address-limiter.ts'
import { inStore, isStoreCode, readInStore } from '../../platform/transaction.ts'
import {
  claimDevice,
  deviceBySecret,
  dropEnrolmentsAt,
  insertDevice,
  revokeDevice,
} from './sidik.queries.ts'

/** Letters and digits that are not taken for one another when typed from a screen. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789'
const CODE_MS = 10 * 60_000

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * A device that is to be paired: its code is shown once and added to the answer behind the
 * boundary, so that it is kept nowhere. It names the store, so that a device needs nothing else.
 */
export async function prepareDevice(
  ctx: Ctx,
  input: BodyOf<typeof addDevice>,
): Promise<AnswerOf<typeof addDevice>> {
  const kode = `${ctx.kode_toko}-${group()}-${group()}-${group()}`
  let isNew = false
  const answer = await inStore(ctx.app.pool, ctx.kode_toko, db => {
    isNew = false
    return recordChange({ ...ctx, db }, addDevice, input, async () => {
      const pada = ctx.now()
      const id = uuidv7(pada)
      const kode_sampai = new Date(pada.getTime() + CODE_MS)
      const { kode_toko, actor } = ctx
      const made = { kode_toko, id, nama: input.nama, oleh: actor.user_id, pada, kode_sampai }
      await insertDevice(db, { ...made, kode_hash: hashOf(kode) })
      isNew = true
      return { id, nama: input.nama, berlaku_sampai: kode_sampai.toISOString() }
    })
  })
  return { ...answer, kode: isNew ? kode : null }
}

const group = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Pairs a device: its code is used up, its key is kept, its secret is told this once. */
export async function pairDevice(
  app: App,
  input: BodyOf<typeof pairRoute>,
  alamat: string,
): Promise<AnswerOf<typeof pairRoute>> {
  const forget = await countAddress(app, alamat)
  const kode_toko = input.kode.split('-').slice(0, -3).join('-')
  const kunci_publik = Buffer.from(input.kunci_publik, 'base64')
  if (!isStoreCode(kode_toko) || !isEd25519(kunci_publik)) refuse('KODE_PASANG_SALAH')
  const rahasia = randomBytes(32).toString('base64url')
  const facts = { kode_toko, kunci_publik, kode_hash: hashOf(input.kode) }
  const device = await inStore(app.pool, kode_toko, db =>
    claimDevice(db, { ...facts, token_hash: hashOf(rahasia) }, app.clock.now()),
  )
  if (device === undefined) return refuse('KODE_PASANG_SALAH')
  await forget()
  app.log.info({ kode_toko, alat: device.id }, 'alat sidik jari dipasang')
  return { kode_toko, alat: device.id, nama: device.nama, rahasia }
}

function isEd25519(key: Buffer): boolean {
  try {
    return publicKeyOf(key).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

export const publicKeyOf = (key: Buffer) => createPublicKey({ key, format: 'der', type: 'spki' })

/** Not believed from now on; fingers it learnt are forgotten, for they lie nowhere else. */
export async function revoke(ctx: Ctx, id: string): Promise<AnswerOf<typeof revokeRoute>> {
  const { kode_toko, actor } = ctx
  const answer = await inStore(ctx.app.pool, kode_toko, db => {
    const scoped: StoreCtx = { ...ctx, db }
    return recordChange(scoped, revokeRoute, { id }, async () => {
      const gone = { kode_toko, alat: id, oleh: actor.user_id }
      if ((await revokeDevice(db, gone, ctx.now())) === 0) refuse('TIDAK_DITEMUKAN')
      await dropEnrolmentsAt(db, gone, ctx.now())
      return { message: 'Alat dicabut' }
    })
  })
  ctx.app.hub.drop(socketName(id))
  return answer
}

/** Under which name the sockets of a device are dropped; no user id has a space in it. */
const socketName = (id: string): string => `alat ${id}`

interface Device {
  readonly kode_toko: string
  readonly id: string
  readonly kunci_publik: Buffer
}

const SECRET = /^([A-Z0-9_-]{1,20})\.([0-9a-f-]{36})\.([\w-]{43})$/

/**
 * The device behind `Authorization: Alat <store>.<device>.<secret>`.
 * @throws Refusal ALAT_DITOLAK (unknown or revoked)
 */
export async function deviceOf(app: App, authorization: string | undefined): Promise<Device> {
  const given = authorization?.startsWith('Alat ') ? authorization.slice(5).trim() : ''
  const [, kode_toko = '', alat = '', secret = ''] = SECRET.exec(given) ?? []
  if (!isStoreCode(kode_toko)) return refuse('ALAT_DITOLAK')
  const device = await readInStore(app.pool, kode_toko, db =>
    deviceBySecret(db, { kode_toko, alat, token_hash: hashOf(secret) }),
  )
  return device === undefined ? refuse('ALAT_DITOLAK') : { kode_toko, ...device }
}

/** Lets the socket of a device in: where it hears, and by which name it is put out again. */
export async function admitDevice(
  app: App,
  secret: string,
): Promise<{ kode_toko: string; name: string }> {
  const { kode_toko, id } = await deviceOf(app, `Alat ${secret}`)
  return { kode_toko, name: socketName(id) }
}
