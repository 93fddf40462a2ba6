import { SERVICES, type ServiceCode, type Tried } from '@kencana/contract/areas/pengaturan/layanan'
import { refuse } from '@kencana/contract/refusals'
import { phone62 } from '@kencana/domain/teks/telepon'
import type { Ctx } from '../../platform/context.ts'
import {
  type OutgoingAnswer,
  type OutgoingFault,
  outgoing,
} from '../../platform/outgoing/outgoing.ts'
import { unseal } from '../../platform/outgoing/sealed.ts'
import { readInStore } from '../../platform/transaction.ts'
import { useOf, usualAddress } from './keep-service.ts'
import { serviceRow } from './layanan.queries.ts'

interface Target {
  readonly alamat: string
  readonly kunci: string | undefined
}

/** Address and key of a service: the store's, else this server's; undefined while none is set. */
async function targetOf(ctx: Ctx, kode: ServiceCode): Promise<Target | undefined> {
  const row = await readInStore(ctx.app.pool, ctx.kode_toko, db =>
    serviceRow(db, ctx.kode_toko, kode),
  )
  const alamat = row?.alamat || usualAddress(ctx, kode)
  if (alamat === '') return undefined
  const use = useOf(ctx.kode_toko, kode)
  const kunci = row?.kunci == null ? undefined : unseal(ctx.app, use, row.kunci)
  return { alamat, kunci }
}

/** One message through the WhatsApp server: `POST chat/send`. Throws an outgoing fault. */
export function postMessage(
  ctx: Ctx,
  target: Target,
  message: { readonly receiver: string; readonly message: string; readonly type: string },
): Promise<OutgoingAnswer> {
  return ask(ctx, target, 'POST', 'chat/send', {
    ...message,
    receiver: phone62(message.receiver),
  })
}

/** Whether the messaging server says that it sent it. */
export function isSent({ status, body }: OutgoingAnswer): boolean {
  if (status < 200 || status > 299) return false
  try {
    const said = JSON.parse(body.toString('utf8')) as { status?: unknown; success?: unknown }
    return said.status === true || said.success === true
  } catch {
    return false
  }
}

/** What is wrong with an answer that is none of the service's own words; undefined when nothing. */
export function failureOf({ status }: OutgoingAnswer): string | undefined {
  if (status === 401 || status === 403) return 'Kunci ditolak'
  return status === 404 || status >= 500 ? 'Server menjawab dengan kesalahan' : undefined
}

/** Tries a service out: its status, or one message to a number. Never refuses, always tells. */
export async function tryService(
  ctx: Ctx,
  kode: ServiceCode,
  nomor: string | undefined,
): Promise<Tried> {
  const target = await targetOf(ctx, kode)
  const began = performance.now()
  const done = (berhasil: boolean, keterangan: string): Tried => ({
    berhasil,
    ms: Math.round(performance.now() - began),
    keterangan,
  })
  if (target === undefined) return done(false, 'Alamat belum diisi')
  try {
    const sends = kode === 'WHATSAPP' && nomor !== undefined && nomor.trim() !== ''
    const message = { receiver: nomor ?? '', message: TRIAL, type: 'text' }
    const answer = sends
      ? await postMessage(ctx, target, message)
      : await ask(ctx, target, 'GET', 'status')
    const alasan = failureOf(answer)
    if (alasan !== undefined) return done(false, alasan)
    if (!sends) return done(true, 'Tersambung dengan server')
    return isSent(answer) ? done(true, 'Pesan terkirim') : done(false, 'No Wa Tidak Terdaftar')
  } catch (error) {
    return done(false, faultText(error))
  }
}

const TRIAL = 'Pesan percobaan dari Kencana.'

/** Why there was no answer, as a person reads it; a bug of ours is thrown on. */
export function faultText(error: unknown): string {
  const fault =
    typeof error === 'object' && error !== null && 'fault' in error
      ? (error.fault as OutgoingFault)
      : undefined
  if (fault === undefined) throw error
  return FAULTS[fault]
}

const FAULTS: Readonly<Record<OutgoingFault, string>> = {
  REFUSED: 'Alamat ini tidak boleh dipanggil oleh server',
  REDIRECTED: 'Server mengalihkan ke alamat lain',
  TOO_SLOW: 'Server terlalu lama menjawab',
  TOO_LARGE: 'Jawaban server terlalu besar',
  UNREACHABLE: 'Server tidak dapat dihubungi',
}

function ask(
  ctx: Ctx,
  { alamat, kunci }: Target,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<OutgoingAnswer> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (kunci !== undefined) headers.authorization = `Bearer ${kunci}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const call = { url: `${alamat}/${path}`, method, headers }
  const allow = ctx.app.config.outgoingAllow ?? []
  return outgoing(body === undefined ? call : { ...call, body: JSON.stringify(body) }, { allow })
}

/** @throws Refusal LAYANAN_BELUM when neither the store nor this server names an address */
export const demandTarget = async (ctx: Ctx, kode: ServiceCode): Promise<Target> =>
  (await targetOf(ctx, kode)) ?? refuse('LAYANAN_BELUM', { layanan: SERVICES[kode].label })
