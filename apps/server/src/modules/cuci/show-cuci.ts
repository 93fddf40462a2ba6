import type { kirimCuci } from '@kencana/contract/areas/stok/cuci'
import { seesCost } from '@kencana/contract/cost'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import type { Cancelling } from '../../engines/document/serve/cancel-document.ts'
import { undonePieces } from '../../engines/document/undo/undone-pieces.ts'
import type { StoreCtx } from '../../platform/context.ts'
import {
  type BatchRow,
  type BatchStep,
  batchList,
  batchPieces,
  batchShown,
  batchSteps,
  findBatch,
} from './cuci.queries.ts'

const found = async ({ db, kode_toko }: StoreCtx, nomor: string): Promise<BatchRow> =>
  (await findBatch(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')

/** One batch with its pieces and everything that became of it. @throws Refusal TIDAK_DITEMUKAN */
async function show(ctx: StoreCtx, nomor: string): Promise<AnswerOf<typeof kirimCuci.show>> {
  const batch = await found(ctx, nomor)
  const steps = await batchSteps(ctx.db, ctx.kode_toko, nomor)
  const pieces = await batchPieces(ctx.db, ctx.kode_toko, nomor)
  const [sent = refuse('TIDAK_DITEMUKAN')] = steps
  return {
    no_kirim: batch.no_kirim,
    tgl_system: batch.tgl,
    pada: sent.pada.toISOString(),
    user_id: sent.user_id,
    ...batchShown(batch),
    status: batch.status,
    keterangan: batch.keterangan,
    barang: pieces.map(({ kirim_mg, kembali_mg, ...piece }) => ({
      ...piece,
      berat: mgToGram(kirim_mg),
      berat_kembali: kembali_mg === null ? null : mgToGram(kembali_mg),
    })),
    riwayat: steps.map(({ isi, pada, berat_mg, ...step }) => ({
      ...step,
      pada: pada.toISOString(),
      berat: mgToGram(berat_mg),
      susut: grams(isi.susut_mg),
      lebih: grams(isi.lebih_mg),
      ongkos: isi.ongkos_rp ?? null,
    })),
  }
}

const grams = (mg: number | undefined): number | null => (mg === undefined ? null : mgToGram(mg))

/** How the documents of a batch are undone, the last one first. */
const cancelling: Cancelling<BatchRow, BatchStep> = {
  find: ({ db, kode_toko }, nomor) => findBatch(db, kode_toko, nomor),
  steps: ({ db, kode_toko }, { no_kirim }) => batchSteps(db, kode_toko, no_kirim),
  undoes: {
    KIRIM_CUCI: { jenis: 'BATAL_KIRIM_CUCI', awalan: 'CB' },
    TERIMA_CUCI: { jenis: 'BATAL_TERIMA_CUCI', awalan: 'BT' },
    TERIMA_SEPUHAN: { jenis: 'BATAL_TERIMA_CUCI', awalan: 'BT' },
  },
  pieces: undonePieces,
}

/** What every document has, as a batch has it. */
export const parts = {
  list: batchList,
  show,
  /** All of it is what pieces cost. */
  journal: async (ctx: StoreCtx, nomor: string) => {
    await found(ctx, nomor)
    if (!seesCost(ctx.actor.level)) return []
    return (await batchSteps(ctx.db, ctx.kode_toko, nomor)).map(step => step.nomor)
  },
  cancel: cancelling,
  papers: {},
}
