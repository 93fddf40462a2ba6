import { withoutSlash } from '@kencana/contract/kit/free-text'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { forgetOrigins } from '../../platform/http/pages/chain-origins.ts'

/**
 * The address other stores reach a store by, as it is kept: the head office's affair, for pages of
 * the whole chain send their calls there, once a browser was answered there by the chain.
 * @throws Refusal TANPA_HAK, TIDAK_LENGKAP
 */
export function portalOf(
  ctx: StoreCtx,
  portal: string | null,
  before: string | null,
): string | null {
  if (portal === before || portal === withoutSlash(before ?? '')) return portal
  const { tipe, level } = ctx.actor
  if (tipe !== 'PUSAT' || !ACTS_FOR_STORES.includes(level)) return refuse('TANPA_HAK')
  ctx.after(() => forgetOrigins(ctx.app))
  if (portal === null) return null
  const url = URL.canParse(portal) ? new URL(portal) : undefined
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === ''
  if (isWeb && url.search === '' && url.hash === '') return portal
  return refuse('TIDAK_LENGKAP', {}, { portal: 'Alamat harus seperti https://toko.contoh.id' })
}
