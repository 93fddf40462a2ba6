import { verify } from 'node:crypto'
import type { deviceTasks, answerTask as route } from '@kencana/contract/areas/sidik/device'
import { scanMessage } from '@kencana/contract/areas/sidik/scan-message'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import type { App } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import { deviceOf, publicKeyOf } from './device.ts'
import { fingersAt, insertEnrolment, noteSeen } from './sidik.queries.ts'
import {
  answerChallenge,
  type Challenge,
  holdChallenge,
  openChallenges,
} from './tantangan.queries.ts'

type Device = Awaited<ReturnType<typeof deviceOf>>

/** What a device is to ask for now, and whose prints it may keep. */
export async function tasksFor(
  app: App,
  authorization: string | undefined,
): Promise<AnswerOf<typeof deviceTasks>> {
  const { kode_toko, id } = await deviceOf(app, authorization)
  const now = app.clock.now()
  return inStore(app.pool, kode_toko, async db => {
    await noteSeen(db, kode_toko, id, now)
    const open = await openChallenges(db, kode_toko, id, now)
    const kept = await fingersAt(db, kode_toko, id)
    return { tugas: open.map(one => taskOf(one, now)), berlaku: kept.map(({ fp }) => fp) }
  })
}

const taskOf = (one: Challenge, now: Date) => ({
  tantangan: one.id,
  jenis: one.jenis,
  user_id: one.penyetuju,
  peminta: one.peminta,
  rincian: sentenceOf(one),
  acak: one.acak.toString('base64url'),
  sidik: one.sidik.toString('hex'),
  sisa_ms: one.berlaku_sampai.getTime() - now.getTime(),
})

/**
 * What is read beside the reader before a finger is laid down: made here from the category and the
 * command that the finger will approve, never the words of whoever asks.
 */
function sentenceOf({ jenis, kategori, perintah, rincian }: Challenge): string {
  if (jenis === 'DAFTAR') return rincian
  const words = kategori.toLowerCase().replaceAll('_', ' ')
  const { route, body } = perintah as { route: string; body?: { total?: unknown } | null }
  const numbers = route.split(/[ /]/).filter(part => /\d/.test(part))
  const total = body?.total
  const amount = typeof total === 'number' ? [formatRupiah(total)] : []
  return [words.charAt(0).toUpperCase() + words.slice(1), ...numbers, ...amount].join(' ')
}

/**
 * Believes a device only what it signed over this challenge, this user and one of its own
 * enrolments, while the challenge is open. Whoever asked hears the outcome, nobody else.
 * @throws Refusal ALAT_DITOLAK, SIDIK_TIDAK_SAH
 */
export async function answerTask(
  app: App,
  authorization: string | undefined,
  input: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  const device = await deviceOf(app, authorization)
  const { kode_toko } = device
  const now = app.clock.now()
  const asked = await inStore(app.pool, kode_toko, async db => {
    const challenge = await holdChallenge(db, kode_toko, input.tantangan, now)
    if (challenge === undefined || !isSigned(device, challenge, input)) return undefined
    if (!(await holds(db, device, challenge, input, now))) return undefined
    const fp = input.hasil === 'COCOK' ? input.fp : null
    const answer = { kode_toko, id: challenge.id, hasil: input.hasil, fp, alat: device.id }
    await answerChallenge(db, answer, now)
    return challenge
  })
  if (asked === undefined) {
    app.log.warn({ kode_toko, alat: device.id }, 'sidik jari ditolak')
    return refuse('SIDIK_TIDAK_SAH')
  }
  const status = input.hasil === 'COCOK'
  app.hub.send({
    event: 'fingerprint-auth',
    to: { user_id: asked.peminta },
    body: { status, auth_for: asked.peminta, user_id: asked.penyetuju },
  })
  return { message: 'Diterima' }
}

function isSigned(device: Device, challenge: Challenge, input: BodyOf<typeof route>): boolean {
  const words = scanMessage({
    kode_toko: device.kode_toko,
    tantangan: challenge.id,
    acak: challenge.acak.toString('base64url'),
    sidik: challenge.sidik.toString('hex'),
    user_id: challenge.penyetuju,
    hasil: input.hasil,
    fp: input.fp ?? '',
  })
  const signature = Buffer.from(input.tanda_tangan, 'base64')
  return verify(null, Buffer.from(words), publicKeyOf(device.kunci_publik), signature)
}

/** Whether the answer may stand; a learnt finger is entered with it. */
async function holds(
  db: Queryable,
  { kode_toko, id }: Device,
  { jenis, penyetuju, jari, alat, peminta }: Challenge,
  { hasil, fp }: BodyOf<typeof route>,
  pada: Date,
): Promise<boolean> {
  if (jenis === 'DAFTAR' && alat !== id) return false
  if (hasil === 'GAGAL') return true
  if (fp === null) return false
  if (jenis === 'SETUJU') {
    const kept = await fingersAt(db, kode_toko, id)
    return kept.some(one => one.fp === fp && one.user_id === penyetuju)
  }
  const facts = { kode_toko, fp, user_id: penyetuju, jari: jari ?? '-', alat: id }
  return insertEnrolment(db, { ...facts, oleh: peminta, pada })
}
