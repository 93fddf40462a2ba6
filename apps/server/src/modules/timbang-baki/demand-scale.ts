import { refuse } from '@kencana/contract/refusals'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { findScale, type ScaleRow } from './timbang-baki.queries.ts'

/**
 * The scale a weight is said to come from; nothing where none is named.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TERA_HABIS
 */
export async function demandScale(
  { db, kode_toko }: StoreCtx,
  tgl: string,
  kode_timbangan: string | undefined,
): Promise<ScaleRow | undefined> {
  if (kode_timbangan === undefined) return undefined
  const scale =
    (await findScale(db, kode_toko, kode_timbangan)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Timbangan', kode: kode_timbangan })
  const { tera_sampai } = scale
  const isSealed = tera_sampai !== null && tera_sampai >= tgl
  if (!isSealed && (await storeSettings(db, kode_toko)).TERA_WAJIB === 'YA') {
    refuse('TERA_HABIS', { kode_timbangan, tera: tera_sampai ?? 'belum ditera' })
  }
  return scale
}

/** The scales that several weights are said to come from, by code. @throws as `demandScale` */
export async function demandScales(
  ctx: StoreCtx,
  tgl: string,
  weights: readonly { readonly kode_timbangan?: string | undefined }[],
): Promise<ReadonlyMap<string, ScaleRow>> {
  const scales = new Map<string, ScaleRow>()
  for (const kode of new Set(weights.flatMap(({ kode_timbangan }) => kode_timbangan ?? []))) {
    const scale = await demandScale(ctx, tgl, kode)
    if (scale !== undefined) scales.set(kode, scale)
  }
  return scales
}
