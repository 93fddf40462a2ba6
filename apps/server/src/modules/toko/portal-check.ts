import type {
  askPortal,
  keepPortalCheck,
  PortalState,
  provePortal,
} from '@kencana/contract/areas/pengaturan/portal'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import type { App, StoreCtx } from '../../platform/context.ts'
import { forgetOrigins } from '../../platform/http/pages/chain-origins.ts'
import { seal, unseal } from '../../platform/outgoing/sealed.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import { portalOf } from '../../platform/wire/portal.ts'
import { keepCheck, type PortalRow, portalRows } from '../master/index.ts'

/** A browser that waits longer for an answer has none. */
const ANSWER_MS = 120_000
const ASKED = 'portal tantangan'
const PROVED = 'portal bukti'

interface Question {
  readonly kode_toko: string
  readonly portal: string
  /** Until when an answer counts, an instant. */
  readonly sampai: number
}

/** Stores at other servers, each with what its address answered. */
export const listPortals = async ({ db }: StoreCtx): Promise<PortalState[]> =>
  (await portalRows(db)).map(stateOf)

function stateOf({ portal_uji: check, ...store }: PortalRow): PortalState {
  const own = check?.alamat === store.portal ? check : null
  return {
    ...store,
    dipakai: own?.dipakai === true,
    hasil: own?.hasil ?? null,
    pada: own?.pada ?? null,
    oleh: own?.oleh ?? null,
  }
}

/**
 * What a browser asks the address of a store: sealed, so that only a server of this installation
 * can read it and answer. Nothing of a session goes to an address that has not answered.
 */
export async function questionFor(
  ctx: StoreCtx,
  { kode_toko }: BodyOf<typeof askPortal>,
): Promise<AnswerOf<typeof askPortal>> {
  demandHead(ctx)
  const { portal } = await storeAt(ctx, kode_toko)
  const question: Question = { kode_toko, portal, sampai: ctx.now().getTime() + ANSWER_MS }
  return { portal, tantangan: sealed(ctx.app, ASKED, JSON.stringify(question)) }
}

/** The proof, where the address that was asked is the portal of that store. */
export function proofOf(
  app: App,
  { tantangan }: QueryOf<typeof provePortal>,
  request: FastifyRequest,
): AnswerOf<typeof provePortal> {
  const question = questionIn(app, tantangan)
  if (question === undefined) return { bukti: null, kode_toko: null }
  const { kode_toko } = question
  const { variant } = app.config
  const serves = variant?.tipe !== 'CABANG' || variant.kode_toko === kode_toko
  const isThere = portalOf(request.raw) === kode_toko && serves
  return { bukti: isThere ? sealed(app, PROVED, tantangan) : null, kode_toko }
}

/**
 * Keeps what the address answered. A proof puts it to use; without one an address that was in use
 * stays so, for another browser may reach it. @throws Refusal TANPA_HAK, TIDAK_DITEMUKAN, BERUBAH
 */
export async function keepAnswer(
  ctx: StoreCtx,
  { kode_toko, tantangan, bukti, sebab }: BodyOf<typeof keepPortalCheck>,
): Promise<AnswerOf<typeof keepPortalCheck>> {
  demandHead(ctx)
  const store = await storeAt(ctx, kode_toko)
  const question = questionIn(ctx.app, tantangan)
  const isOurs = question?.kode_toko === kode_toko && question.portal === store.portal
  if (!isOurs || question.sampai < ctx.now().getTime()) return refuse('BERUBAH')
  const isProved = bukti !== null && opened(ctx.app, PROVED, bukti) === tantangan
  const before = stateOf(store)
  const check = {
    alamat: store.portal,
    dipakai: isProved || before.dipakai,
    hasil: isProved ? ('TERBUKTI' as const) : (sebab ?? 'BUKAN_RANTAI'),
    pada: ctx.now().toISOString(),
    oleh: ctx.actor.user_id,
  }
  if ((await keepCheck(ctx.db, kode_toko, check)) === 0) refuse('BERUBAH')
  await noteChanged(ctx.db, () => ({
    ...{ tabel: 'settingtoko', kode: kode_toko, nama: store.nama_toko, aksi: 'UBAH' },
    bidang: { portal: [before.hasil, check.hasil] },
  }))
  ctx.after(() => forgetOrigins(ctx.app))
  return stateOf({ ...store, portal_uji: check })
}

/** The chain's addresses are the head office's affair. @throws Refusal TANPA_HAK */
function demandHead({ actor }: StoreCtx): void {
  if (actor.tipe !== 'PUSAT') refuse('TANPA_HAK')
}

async function storeAt({ db }: StoreCtx, kode_toko: string): Promise<PortalRow> {
  const found = (await portalRows(db)).find(row => row.kode_toko === kode_toko)
  return found ?? refuse('TIDAK_DITEMUKAN')
}

const sealed = (app: App, use: string, text: string): string =>
  seal(app, use, text).toString('base64url')

const opened = (app: App, use: string, text: string): string | undefined =>
  unseal(app, use, Buffer.from(text, 'base64url'))

function questionIn(app: App, tantangan: string): Question | undefined {
  const text = opened(app, ASKED, tantangan)
  return text === undefined ? undefined : (JSON.parse(text) as Question)
}
