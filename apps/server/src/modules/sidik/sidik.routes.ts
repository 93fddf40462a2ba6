import * as device from '@kencana/contract/areas/sidik/device'
import * as routes from '@kencana/contract/areas/sidik/sidik'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { change, document, type Endpoint, open, read } from '../../platform/http/endpoint.ts'
import { findUser, mayApprove } from '../sesi/index.ts'
import { answerTask, tasksFor } from './answer-task.ts'
import { askFinger, demandModule, enrol } from './ask-finger.ts'
import { pairDevice, prepareDevice, revoke } from './device.ts'
import { grantByFinger } from './grant-by-finger.ts'
import { devices, dropEnrolment, enrolments, fingersOf } from './sidik.queries.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.userFingerprint, async (ctx, { query }) => {
    await demandModule(ctx.db, ctx.kode_toko)
    return fingersToAsk(ctx, query.user_id)
  }),
  document(routes.askFinger, (ctx, { body }) => askFinger(ctx, body)),
  document(routes.authorizeByFinger, (ctx, { body }) => grantByFinger(ctx, body)),
  read(routes.deviceList, async ctx => {
    const found = await devices(ctx.db, ctx.kode_toko, ctx.now())
    return found.map(one => ({
      ...one,
      dibuat_pada: one.dibuat_pada.toISOString(),
      terlihat_pada: one.terlihat_pada?.toISOString() ?? null,
    }))
  }),
  document(routes.addDevice, (ctx, { body }) => prepareDevice(ctx, body)),
  document(routes.revokeDevice, (ctx, { params }) => revoke(ctx, params.id)),
  read(routes.enrolmentList, async ctx => {
    const found = await enrolments(ctx.db, ctx.kode_toko)
    return found.map(one => ({ ...one, pada: one.pada.toISOString() }))
  }),
  document(routes.enrol, (ctx, { body }) => enrol(ctx, body)),
  change(routes.forgetFinger, (ctx, { params }) => forgetFinger(ctx, params.id)),
  open(device.pairDevice, (app, { body }, { request }) => pairDevice(app, body, request.ip)),
  open(device.deviceTasks, (app, _input, { request }) =>
    tasksFor(app, request.headers.authorization),
  ),
  open(device.answerTask, (app, { body }, { request }) =>
    answerTask(app, request.headers.authorization, body),
  ),
]

/** References of an approver; whoever has none is told so as the specification writes it. */
async function fingersToAsk({ db, kode_toko }: StoreCtx, user_id: string) {
  const user = await findUser(db, user_id)
  const isOne = user !== undefined && mayApprove(user, kode_toko)
  const found = isOne ? await fingersOf(db, kode_toko, user.user_id) : []
  if (found.length === 0) refuse('SIDIK_TIDAK_TERDAFTAR')
  return found.map(({ alat: _, ...finger }) => finger)
}

/** Forgets a fingerprint; its device drops the print with the next thing it is asked. */
async function forgetFinger(ctx: StoreCtx, fp: string) {
  const { db, kode_toko, actor } = ctx
  const found = (await enrolments(db, kode_toko)).find(one => one.fp === fp)
  if (found === undefined) return refuse('TIDAK_DITEMUKAN')
  // Taking a finger away opens nothing: a supervisor may do that for everybody of the store.
  await dropEnrolment(db, { kode_toko, fp, oleh: actor.user_id }, ctx.now())
  ctx.notify({ event: 'sidik-tugas', to: { alat_toko: kode_toko }, body: {} })
  return { message: 'Sidik jari dihapus' }
}
