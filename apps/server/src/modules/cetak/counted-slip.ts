import type { PaperFacts, PaperKind } from '@kencana/contract/papers/kind'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from './count-print.ts'

/** What a document says on its slip: the terms are those of the kind, in every store. */
export type SlipFacts = Pick<PaperFacts, 'values' | 'lists'>

/** What a slip is made of; `T` is what it is read from. */
interface SlipParts<T> {
  readonly kind: PaperKind
  /** @throws Refusal TIDAK_DITEMUKAN */
  find(ctx: StoreCtx, nomor: string): Promise<T>
  /** Number by which the store's newest is found. */
  latest(ctx: StoreCtx): Promise<string | undefined>
  /** The number it carries. */
  nomor(found: T): string
  /** The number its prints are counted by, where it is not the one it carries. */
  countedBy?(found: T): string
  at(found: T): Date
  facts(ctx: StoreCtx, found: T): Promise<SlipFacts>
}

interface CountedSlip {
  /**
   * Prints it: the first print is free, each further one needs a grant and says SALINAN n.
   * @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
   */
  print(ctx: StoreCtx, nomor: string, otorisasi: string | undefined): Promise<FileAnswer>
  /** The newest of the store, for the designer's preview. */
  readonly source: PaperSource
}

/** A slip that somebody holds: its prints are counted, and its template is the store's. */
export function countedSlip<T>(parts: SlipParts<T>): CountedSlip {
  const { kind, find, latest, nomor, countedBy = nomor, at, facts } = parts
  const paper = async (ctx: StoreCtx, found: T, salinan: number): Promise<PaperDocument> => ({
    nomor: nomor(found),
    facts: { ...(await facts(ctx, found)), ketentuan: kind.contoh.ketentuan },
    tanda: await storeCopies(ctx, kind.ganda, salinan),
  })
  return {
    async print(ctx, asked, otorisasi) {
      const found = await find(ctx, asked)
      const salinan = await countPrint(ctx, countedBy(found), otorisasi)
      return paperFile(ctx, kind, await paper(ctx, found, salinan), at(found))
    },
    source: {
      kind,
      async latest(ctx) {
        const newest = await latest(ctx)
        return newest === undefined ? undefined : paper(ctx, await find(ctx, newest), 0)
      },
    },
  }
}
