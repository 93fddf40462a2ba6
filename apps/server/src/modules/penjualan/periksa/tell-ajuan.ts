import type { StatusAjuan } from '@kencana/contract/areas/nota/ajuan'
import type { Ctx } from '../../../platform/context.ts'

interface Told {
  readonly no_ajuan: string
  readonly status: StatusAjuan
  /** The document that made it so. */
  readonly nomor: string
  readonly diajukan_oleh: string
}

/** A hint to the screens of the store: a sale was submitted, or what was submitted has ended. */
export const tellAjuan = (ctx: Ctx, ajuan: Told): void =>
  ctx.notify({
    event: 'ajuan',
    to: { kode_toko: ctx.kode_toko },
    body: { ...ajuan, user_id: ctx.actor.user_id },
  })
