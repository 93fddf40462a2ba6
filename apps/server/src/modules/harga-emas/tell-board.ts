import type { Notice, StoreCtx } from '../../platform/context.ts'

/** Tills of a store read its board again: it changed, or what is to change did. */
export const boardNotice = (kode_toko: string): Notice => ({
  event: 'harga-emas',
  to: { kode_toko },
  body: { kode_toko },
})

/** Tells them after the commit. */
export const tellBoard = (ctx: StoreCtx): void => ctx.notify(boardNotice(ctx.kode_toko))
