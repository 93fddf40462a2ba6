import { refuse } from '@kencana/contract/refusals'
import { makeBarcode, nobodysBarcode } from '@kencana/domain/barcode'
import type { Ctx } from '../../../platform/context.ts'
import { sqlState } from '../../../platform/transaction.ts'
import { takeBarcodes } from '../dokumen.queries.ts'

/**
 * So many new barcodes, taken in a transaction of their own: they are nobody else's, used or not.
 * @throws Refusal BARCODE_HABIS
 */
export async function newBarcodes(ctx: Ctx, count: number): Promise<string[]> {
  try {
    const { nomor, mulai } = await takeBarcodes(ctx.app.pool, ctx.actor.sesi, ctx.kode_toko, count)
    return Array.from({ length: count }, (_, i) => makeBarcode(nomor, mulai + i))
  } catch (error) {
    // the counter's own limit (nomor_barcode_ck)
    if (sqlState(error) === '23514') return refuse('BARCODE_HABIS')
    throw error
  }
}

/**
 * The barcodes of one command, taken when it is first decided and kept for every decision after a
 * lost race; and those of nobody, for what is only tried.
 */
export function barcodesOf(ctx: Ctx, count: number) {
  let taken: readonly string[] | undefined
  const nobodys = Array.from({ length: count }, (_, i) => nobodysBarcode(i + 1))
  return <D>(named: (barcodes: readonly string[]) => D) => ({
    finish: async (): Promise<D> => {
      taken ??= await newBarcodes(ctx, count)
      return named(taken)
    },
    tried: named(nobodys),
  })
}
