import type { BoardRow } from '@kencana/contract/areas/harga-emas'
import type { StoreCtx } from '../../platform/context.ts'
import { boardLines } from './harga-emas.queries.ts'

/** The board in force at an instant, with the change of each price against the one before. */
export async function priceBoard(ctx: StoreCtx, at: Date): Promise<BoardRow[]> {
  const lines = await boardLines(ctx.db, ctx.kode_toko, at)
  return lines.map(line => ({
    ...line,
    berlaku_pada: line.berlaku_pada?.toISOString() ?? null,
    ubah_jual_permil: changePermil(line.harga_jual, line.harga_jual_lama),
    ubah_beli_permil: changePermil(line.harga_beli, line.harga_beli_lama),
  }))
}

const changePermil = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : Math.round(((now - before) * 1000) / before)
