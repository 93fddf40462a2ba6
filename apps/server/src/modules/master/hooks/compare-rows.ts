import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import { fillText, refuse } from '@kencana/contract/refusals'
import { callMaster } from '../../../engines/master/list-master.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { lockMaster } from '../master.queries.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Live rows beside the one that is being saved. Nobody else compares rows of this master until the
 * transaction ends, so that two savers cannot both find their place free.
 */
export async function otherRows<R>(
  ctx: StoreCtx,
  master: MasterDefinition,
  before: MasterRow | undefined,
): Promise<R[]> {
  const place = master.kept === 'store' ? ctx.kode_toko : 'PUSAT'
  await lockMaster(ctx, `${place} ${master.name}`)
  const rows = await callMaster(ctx, master, { path: '' }, {})
  return rows.filter(row => row[master.key] !== before?.[master.key]) as unknown as R[]
}

/** Of two rows for the same thing that begin on one day nobody could say which is in force. */
export async function refuseSameStart(
  ctx: StoreCtx,
  master: MasterDefinition,
  fields: readonly string[],
  values: Values,
  before: MasterRow | undefined,
): Promise<void> {
  const others = await otherRows<MasterRow>(ctx, master, before)
  const same = [...fields, 'tgl_berlaku']
  const clash = others.find(row => same.every(field => row[field] === values[field]))
  if (clash === undefined) return
  const text = fillText(FIELD_TEXTS.sameDay, { kode: String(clash[master.key]) })
  refuse('TIDAK_LENGKAP', {}, { tgl_berlaku: text })
}

/** Fields that another field's choice asks for. @throws Refusal TIDAK_LENGKAP, at each of them */
export function needed(values: Values, ...fields: readonly string[]): void {
  const empty = fields.filter(field => values[field] === null || values[field] === undefined)
  if (empty.length === 0) return
  refuse('TIDAK_LENGKAP', {}, Object.fromEntries(empty.map(field => [field, FIELD_TEXTS.empty])))
}
