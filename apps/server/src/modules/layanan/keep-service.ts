import type { Service, ServiceCode, whatsapp } from '@kencana/contract/areas/pengaturan/layanan'
import { withoutSlash } from '@kencana/contract/kit/free-text'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { seal } from '../../platform/outgoing/sealed.ts'
import { noteStoreFact } from '../pengaturan/index.ts'
import { putService, type ServiceRow, serviceRow } from './layanan.queries.ts'

/** What a key is sealed for: it opens at this store and for this service alone. */
export const useOf = (kode_toko: string, kode: ServiceCode): string =>
  `layanan ${kode_toko} ${kode}`

/** Where a service of the store is; never its key. */
export async function showService(ctx: StoreCtx, kode: ServiceCode): Promise<Service> {
  return faceOf(ctx, kode, await serviceRow(ctx.db, ctx.kode_toko, kode))
}

/** Where this server says the service is, for stores that name no address of their own. */
export const usualAddress = (ctx: Ctx, kode: ServiceCode): string =>
  ctx.app.config.servers?.[`${kode}_SERVER`] ?? ''

/** Where people go for wholesale. @throws Refusal GROSIR_BELUM */
export async function wholesaleAddress(ctx: StoreCtx): Promise<{ alamat: string }> {
  const { alamat, alamat_bawaan } = await showService(ctx, 'GROSIR')
  const there = alamat || ctx.app.config.servers?.GROSIR_DOMAIN || alamat_bawaan
  return there === '' ? refuse('GROSIR_BELUM') : { alamat: there }
}

const faceOf = (ctx: Ctx, kode: ServiceCode, row: ServiceRow | undefined): Service => ({
  kode_layanan: kode,
  alamat: row?.alamat ?? '',
  alamat_bawaan: usualAddress(ctx, kode),
  ada_kunci: row?.kunci != null,
  templat: row?.templat ?? {},
  diubah_pada: row?.diubah_pada.toISOString() ?? null,
  diubah_oleh: row?.diubah_oleh ?? null,
})

/**
 * Changes a service of the store; a key that is not given stays, unless it would be sent to another
 * server than it was typed for. @throws Refusal TIDAK_LENGKAP
 */
export async function saveService(
  ctx: StoreCtx,
  kode: ServiceCode,
  body: BodyOf<typeof whatsapp.save>,
): Promise<{ message: string; data: Service }> {
  const alamat = addressOf(body.alamat)
  const before = await serviceRow(ctx.db, ctx.kode_toko, kode)
  const use = useOf(ctx.kode_toko, kode)
  const old = before?.alamat ?? ''
  const usual = usualAddress(ctx, kode)
  const isElsewhere = before?.kunci != null && serverOf(old || usual) !== serverOf(alamat || usual)
  const typed = body.kunci === undefined && isElsewhere ? null : body.kunci
  const given = typeof typed === 'string' ? seal(ctx.app, use, typed) : typed
  const row: ServiceRow = {
    alamat,
    kunci: given === undefined ? (before?.kunci ?? null) : given,
    templat: Object.fromEntries(
      Object.entries(body.templat).flatMap(([of, text]) => (text ? [[of, text]] : [])),
    ),
    diubah_pada: ctx.now(),
    diubah_oleh: ctx.actor.user_id,
  }
  await putService(ctx.db, ctx.kode_toko, kode, row)
  if (old !== alamat) await noteStoreFact(ctx, kode, old, alamat)
  if (given !== undefined) await noteStoreFact(ctx, `KUNCI_${kode}`, null, given ? 'diganti' : null)
  const isDropped = body.kunci === undefined && isElsewhere
  const message = isDropped
    ? 'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi'
    : 'Berhasil Menyimpan Data'
  return { message, data: faceOf(ctx, kode, row) }
}

/** Scheme, host and port: whom a key is shown to. */
const serverOf = (alamat: string): string => (alamat === '' ? '' : new URL(alamat).origin)

/** An address of the web without a user, a query or a slash at its end; empty is none. */
function addressOf(typed: string): string {
  if (typed === '') return ''
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol)
  const isPlain = isWeb && url.username === '' && url.password === ''
  if (isPlain && url.search === '' && url.hash === '') return withoutSlash(typed)
  return refuse('TIDAK_LENGKAP', {}, { alamat: 'Alamat harus seperti https://toko.contoh.id' })
}
