import type { pindahSortir } from '@kencana/contract/areas/stok/sortir'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { claimOn, lineOn, type PieceRow, sumsOf } from '../barang/index.ts'
import { waitingAsSeen } from './as-seen.ts'

type Body = BodyOf<typeof pindahSortir>

/**
 * Moves sorted pieces to another bin; no money and no gold moves.
 * @throws Refusal BELUM_DISORTIR, TEMPAT_SAMA, and those of a piece that waits no more
 */
export const moveSorted = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof pindahSortir>> =>
  runDocument(ctx, { isLocking: true, decide: store => decide(store, body) })

async function decide(
  ctx: StoreCtx,
  { barang, tujuan, keterangan }: Body,
): Promise<DecidedDocument> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const pieces = await waitingAsSeen(
    ctx,
    barang.map(kode_barcode => ({ kode_barcode })),
  )
  for (const piece of pieces) demandOther(piece, tujuan)
  const { berat_mg, murni_ug } = sumsOf(pieces)
  return {
    jenis: 'PINDAH_SORTIR',
    awalan: 'PS',
    kunci_nomor: 'no_pindah',
    tgl,
    dokumen: { berat_mg, murni_ug, keterangan: keterangan ?? null, isi: { tujuan } },
    barang: pieces.map((piece, i) => ({
      ...lineOn(piece, i, null),
      proses: { tujuan, dari_tujuan: piece.tujuan },
    })),
    klaim: pieces.map(piece => ({
      ...claimOn(piece, { ke_status: 'BLN', ke_baki: null }),
      ubah: { tujuan },
    })),
    tanpa_jurnal: true,
    jawaban: { pcs: pieces.length, berat: mgToGram(berat_mg) },
  }
}

function demandOther({ kode_barcode, tujuan }: PieceRow, ke: Body['tujuan']): void {
  if (tujuan === null) refuse('BELUM_DISORTIR', { kode_barcode })
  if (tujuan === ke) refuse('TEMPAT_SAMA', { kode_barcode, tujuan })
}
