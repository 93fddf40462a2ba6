import type { brought } from '@kencana/contract/areas/beli/shapes'
import type { z } from 'zod'
import type { StoreCtx } from '../../../platform/context.ts'
import { type BuyingFacts, type NotaRow, readBuyingFacts } from '../facts.queries.ts'
import { type Looked, lookUpNota } from './look-at-notas.ts'

export type Brought = z.output<typeof brought>

/** What is read for pieces that are brought in, their notas and the facts of the store. */
export interface BuyingRead {
  readonly facts: BuyingFacts
  readonly notas: ReadonlyMap<string, NotaRow>
}

interface More {
  readonly kode_sales?: string
  readonly baki?: readonly string[]
}

/** Reads what the pieces name: notas of any store, masters, prices, rules. */
export async function readForBuying(
  ctx: StoreCtx,
  barang: readonly Brought[],
  looked: Looked,
  more: More = {},
): Promise<BuyingRead> {
  const facts = await factsForBuying(ctx, barang, more)
  const notas = new Map<string, NotaRow>()
  for (const nomor of new Set(barang.flatMap(({ no_faktur_jual }) => no_faktur_jual ?? []))) {
    const nota = await lookUpNota(ctx, nomor, looked)
    notas.set(nomor, nota)
  }
  return { facts, notas }
}

/** The same without notas. */
export const factsForBuying = (
  ctx: StoreCtx,
  barang: readonly Brought[],
  { kode_sales, baki }: More = {},
): Promise<BuyingFacts> =>
  readBuyingFacts(ctx.db, {
    kode_toko: ctx.kode_toko,
    barang: barang.map(({ kode_dept, kode_group, kode_kadar, kode_harga }) => ({
      ...{ kode_dept, kode_group, kode_kadar, kode_harga },
    })),
    kondisi: barang.flatMap(({ kode_kondisi, kerusakan = [] }) => [kode_kondisi, ...kerusakan]),
    kelompok: barang.flatMap(({ kelompok_harga }) => kelompok_harga ?? []),
    kode_sales: kode_sales ?? null,
    baki: baki ?? [],
    pada: ctx.now(),
  })
