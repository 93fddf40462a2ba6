import type { MasterDefinition } from '@kencana/contract/kit/master'
import { askedFields } from '@kencana/contract/kit/masters/routes'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { leapFacts, leapsOf } from '@kencana/domain/figures/plausible'
import { formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { askWeights } from '../../../engines/document/weights/ask-weights.ts'
import type { Typed } from '../../../engines/master/change-master.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { questionOf } from '../../../platform/texts/question-of.ts'
import { dearestGold, setting } from '../master.queries.ts'

/**
 * Asks about what a slip of a comma makes of a row: a weight above what the store calls usual, a
 * price that leaps, an amount per gram above that of any gold. What a record is left as is not
 * asked about again. @throws Refusal BERAT_TIDAK_WAJAR, HARGA_BERUBAH_JAUH, PER_GRAM_TIDAK_WAJAR
 */
export async function askUnusualRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  { key, values, before, dipastikan }: Typed,
): Promise<void> {
  const changed = askedFields(master).flatMap(name => {
    const [value, old] = [values[name], before?.[name] ?? null]
    const field = master.fields[name]
    if (typeof value !== 'number' || value === old || field === undefined) return []
    return [{ field, value, old: typeof old === 'number' ? old : null }]
  })
  const weights = changed.filter(({ field }) => field.kind === 'weight')
  const prices = changed.filter(({ field }) => field.kind !== 'weight')
  if (weights.length > 0) {
    const batas = await limit(ctx, 'BATAS_BERAT_WAJAR')
    const weighed = weights.map(({ value }) => ({ nama: key, berat_mg: gramToMg(value) }))
    askWeights(weighed, batas, dipastikan)
  }
  if (prices.length === 0) return
  const persen = await limit(ctx, 'BATAS_UBAH_HARGA')
  const figures = prices.map(({ field, value, old }) => ({
    label: field.label,
    lama: old,
    baru: value,
  }))
  const leapt = questionOf('HARGA_BERUBAH_JAUH', leapsOf(figures, persen), dipastikan, leap => ({
    label: leap.label,
    ...leapFacts(leap),
  }))
  if (leapt !== null) refuse('HARGA_BERUBAH_JAUH', leapt)
  const perGram = prices.filter(({ field }) => 'price' in field && field.price === 'GRAM')
  const papan = perGram.length === 0 ? undefined : await dearestGold(ctx)
  if (papan === undefined) return
  const above = perGram
    .filter(({ value }) => value > papan)
    .map(({ field, value }) => ({ label: field.label, baru: value }))
  const dear = questionOf('PER_GRAM_TIDAK_WAJAR', above, dipastikan, ({ label, baru }) => ({
    label,
    baru: formatRupiah(baru),
    papan: formatRupiah(papan),
  }))
  if (dear !== null) refuse('PER_GRAM_TIDAK_WAJAR', dear)
}

type Limit = 'BATAS_BERAT_WAJAR' | 'BATAS_UBAH_HARGA'

const limit = async (ctx: StoreCtx, kunci: Limit): Promise<number> =>
  Number((await setting(ctx, kunci)) ?? DEFAULT_SETTINGS[kunci])
