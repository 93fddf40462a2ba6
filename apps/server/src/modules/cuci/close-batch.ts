import type { wastingSepuhan } from '@kencana/contract/areas/stok/cuci'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DI_LUAR, postWasting, type StatusDiLuar } from '@kencana/domain/posting/stok/cuci'
import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import { intoPools, type PoolClaim } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { claimOn, findPieces, lineOn, type PieceRow, pieceSaid, sumsOf } from '../barang/index.ts'
import {
  type BatchPiece,
  type BatchRow,
  batchPieces,
  batchSteps,
  findBatch,
} from './cuci.queries.ts'
import { summed } from './send-pieces.ts'

type Body = BodyOf<typeof wastingSepuhan>

/**
 * Closes a batch (13 §1): nothing more is expected of it. Pieces that never came back are lost, and
 * wait at their whole cost to be judged.
 * @throws Refusal BATCH_SELESAI, BATCH_BERUBAH, PERIKSA_SENDIRI, BUTUH_OTORISASI
 */
export const closeBatch = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof wastingSepuhan>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body),
  })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const { no_kirim } = body
  const tgl = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const batch = (await findBatch(db, kode_toko, no_kirim)) ?? refuse('TIDAK_DITEMUKAN')
  if (batch.status === 'SELESAI' || batch.status === 'BATAL') refuse('BATCH_SELESAI', { no_kirim })
  if (batch.sisa_pcs !== body.sisa_pcs) refuse('BATCH_BERUBAH')
  const [sent] = await batchSteps(db, kode_toko, no_kirim)
  if (sent?.user_id === ctx.actor.user_id) refuse('PERIKSA_SENDIRI', { nomor: no_kirim })
  const sentPieces = await batchPieces(db, kode_toko, no_kirim)
  const dust = dustOf(batch, sentPieces, body.abu ?? null)
  const lost = await lostPieces(ctx, sentPieces)
  if (lost.length !== batch.sisa_pcs) refuse('BATCH_BERUBAH')
  const needed =
    lost.length === 0 ? [] : [{ kategori: 'SUSUT_TUKANG' as const, hal: lost.map(lostSaid) }]
  const grant = await grantsFor(ctx, needed, body.otorisasi)
  const { berat_mg, murni_ug, modal_rp } = sumsOf(lost)
  const { kode_tukang } = batch
  return {
    jenis: 'WASTING_SEPUHAN',
    awalan: 'WS',
    kunci_nomor: 'no_wasting',
    tgl,
    dokumen: {
      subtotal_rp: modal_rp,
      total_rp: modal_rp,
      ...{ berat_mg, murni_ug },
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      isi: { no_kirim, kode_tukang, abu_mg: body.abu == null ? 0 : gramToMg(body.abu) },
    },
    barang: lost.map((piece, i) => lineOn(piece, i, null)),
    klaim: lost.map(piece => claimOn(piece, { ke_status: 'HILANG', ke_baki: null })),
    klaim_lain: [
      {
        tabel: 'batch_cuci',
        kunci: no_kirim,
        versi: batch.versi,
        dari_status: batch.status,
        ke_status: 'SELESAI',
        ubah: { sisa_pcs: 0 },
      },
      ...dust,
    ],
    ...(lost.length === 0 ? { tanpa_jurnal: true } : await waits(ctx, batch, lost)),
    otorisasi: grant.uses,
    jawaban: { no_kirim, hilang: lost.map(({ kode_barcode }) => kode_barcode) },
  }
}

/**
 * What was swept up waits to be melted; it is of the kadar that weighs most in its batch.
 * @throws Refusal ABU_LEBIH
 */
function dustOf(
  { berat_mg: sent_mg }: BatchRow,
  pieces: readonly BatchPiece[],
  abu: number | null,
): PoolClaim[] {
  const berat_mg = abu === null ? 0 : gramToMg(abu)
  if (berat_mg === 0) return []
  if (berat_mg > sent_mg) {
    refuse('ABU_LEBIH', { abu: formatGram(berat_mg), berat: formatGram(sent_mg) })
  }
  const [heaviest] = intoPools(
    'ABU',
    pieces.map(piece => ({ ...NO_COST, kode_kadar: piece.kode_kadar, berat_mg: piece.kirim_mg })),
  ).sort((a, b) => b.tambah.berat_mg - a.tambah.berat_mg)
  return heaviest === undefined ? [] : [{ ...heaviest, tambah: { ...NO_COST, berat_mg } }]
}

const NO_COST = { murni_ug: 0, modal_rp: 0 }

/** What never came back. @throws Refusal BATCH_BERUBAH where one did, since the batch was read */
async function lostPieces(ctx: StoreCtx, of: readonly BatchPiece[]): Promise<PieceRow[]> {
  const away = of.filter(({ di_luar }) => di_luar).map(({ kode_barcode }) => kode_barcode)
  if (away.length === 0) return []
  const found = await findPieces(ctx.db, ctx.kode_toko, away, ctx.now())
  return away.map(code => {
    const piece = found.find(({ kode_barcode }) => kode_barcode === code)
    const isAway = piece !== undefined && Object.hasOwn(DI_LUAR, piece.status)
    return isAway ? piece : refuse('BATCH_BERUBAH')
  })
}

const lostSaid = (piece: PieceRow) => ({
  ...pieceSaid(piece),
  selisih_ug: -pieceSaid(piece).murni_ug,
  kata: [['TIDAK_KEMBALI', ''] as const],
})

/** Their gold and cost, until somebody judges who bears them. */
async function waits(ctx: StoreCtx, batch: BatchRow, lost: readonly PieceRow[]) {
  const { berat_mg, murni_ug, modal_rp } = sumsOf(lost)
  const by = (Object.keys(DI_LUAR) as StatusDiLuar[]).map(status => {
    return [status, summed(lost.filter(piece => piece.status === status))] as const
  })
  return {
    baru_lain: [
      {
        tabel: 'susut' as const,
        baris: {
          ...{ sumber: 'HILANG', no_kirim: batch.no_kirim, kode_tukang: batch.kode_tukang },
          ...{ susut_mg: berat_mg, izin_mg: 0, penanggung: null },
          ...{ tunggu_rp: modal_rp, tunggu_ug: murni_ug },
        },
      },
    ],
    jurnal: await bookedJournal(ctx, 'CUCI', postWasting(Object.fromEntries(by))),
  }
}
