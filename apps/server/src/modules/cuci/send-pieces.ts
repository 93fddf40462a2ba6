import type { postKirimCuci } from '@kencana/contract/areas/stok/cuci'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  postKirimCuci as journalOfSending,
  type StatusDiLuar,
} from '@kencana/domain/posting/stok/cuci'
import { fineUg, mgToGram } from '@kencana/domain/quantity'
import { doesProses, type ProsesCuci } from '@kencana/domain/stok/cuci'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { claimOn, lineOn, type PieceRow, piecesThatAre, sumsOf } from '../barang/index.ts'
import { lockTukang, type TukangRow } from './cuci.queries.ts'

type Body = BodyOf<typeof postKirimCuci>

/** What a piece is while it is worked on. */
const AWAY_BY: Readonly<Record<ProsesCuci, StatusDiLuar>> = {
  CUCI: 'CUCI',
  SEPUH: 'SEPUH',
  REPARASI: 'TUKANG',
}

/**
 * Gives pieces to a craftsman (13 §1): bought ones that wait, and those of trays, at their cost.
 * @throws Refusal TUKANG_TIDAK_AKTIF, TUKANG_LAIN_KERJA, TANGGAL_JANJI, those of a piece gone
 */
export const sendPieces = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof postKirimCuci>> =>
  runDocument(ctx, { isLocking: true, decide: store => decide(store, body) })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { proses, kode_tukang, tgl_janji = null, keterangan = null } = body
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  await demandTukang(ctx, kode_tukang, proses)
  if (tgl_janji !== null && tgl_janji < tgl) {
    refuse('TANGGAL_JANJI', { tgl_janji, tgl }, { tgl_janji: 'Tanggal janji sudah lewat' })
  }
  const codes = body.barang.map(({ kode_barcode }) => kode_barcode)
  const pieces = await piecesThatAre(ctx, ctx.db, codes, ['ADA', 'BLN'])
  demandAsSeen(pieces, body.barang)
  const { berat_mg, murni_ug, modal_rp } = sumsOf(pieces)
  const ke = AWAY_BY[proses]
  const of = (status: string) => summed(pieces.filter(piece => piece.status === status))
  return {
    jenis: 'KIRIM_CUCI',
    awalan: 'KC',
    kunci_nomor: 'no_kirim',
    tgl,
    dokumen: {
      subtotal_rp: modal_rp,
      total_rp: modal_rp,
      berat_mg,
      murni_ug,
      keterangan,
      isi: { proses, kode_tukang, tgl_janji },
    },
    barang: pieces.map((piece, i) => ({
      ...lineOn(piece, i, null),
      proses: { proses, kode_tukang, dari_status: piece.status },
    })),
    klaim: pieces.map(piece => claimOn(piece, { ke_status: ke, ke_baki: null })),
    baru_lain: [
      {
        tabel: 'batch_cuci',
        baris: {
          ...{ proses, kode_tukang, tgl_janji, keterangan, berat_mg },
          ...{ pcs: pieces.length, sisa_pcs: pieces.length },
        },
      },
    ],
    jurnal: await bookedJournal(
      ctx,
      'CUCI',
      journalOfSending({ dari: { ADA: of('ADA'), BLN: of('BLN') }, ke }),
    ),
    jawaban: { pcs: pieces.length, berat: mgToGram(berat_mg) },
  }
}

/**
 * A craftsman who works and does it.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TUKANG_TIDAK_AKTIF, TUKANG_LAIN_KERJA
 */
export async function demandTukang(
  { db, kode_toko }: StoreCtx,
  kode_tukang: string,
  proses: ProsesCuci,
): Promise<TukangRow> {
  const tukang =
    (await lockTukang(db, kode_toko, kode_tukang)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Tukang', kode: kode_tukang })
  if (tukang.status !== 'AKTIF') refuse('TUKANG_TIDAK_AKTIF', { kode_tukang })
  if (!doesProses(tukang.jenis_kerja, proses)) {
    refuse('TUKANG_LAIN_KERJA', { kode_tukang, proses })
  }
  return tukang
}

interface Seen {
  readonly kode_barcode: string
  readonly versi: number
}

/** @throws Refusal BARANG_BERUBAH where one is no longer as it was read */
export function demandAsSeen(pieces: readonly PieceRow[], seen: readonly Seen[]): void {
  const versions = new Map(seen.map(one => [one.kode_barcode, one.versi]))
  const changed = pieces.find(({ kode_barcode, versi }) => versions.get(kode_barcode) !== versi)
  if (changed !== undefined) refuse('BARANG_BERUBAH', { kode_barcode: changed.kode_barcode })
}

/** Cost and fine gold of pieces as they stand in the books. */
export const summed = (pieces: readonly PieceRow[]) => ({
  modal_rp: pieces.reduce((sum, { modal_rp }) => sum + modal_rp, 0),
  murni_ug: pieces.reduce((sum, { berat_mg, permil }) => sum + fineUg(berat_mg, permil), 0),
})
