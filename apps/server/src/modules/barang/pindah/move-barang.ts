import type { moveBaki, moveBarang } from '@kencana/contract/areas/barang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../../engines/document/open-day.ts'
import {
  type DecidedDocument,
  postDocument,
  storedAnswer,
} from '../../../engines/document/post-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { barcodesInTray, type PieceRow } from '../barang.queries.ts'
import { claimOn, lineOn, orSayWho, piecesInTrays, sumsOf } from '../claim-barang.ts'
import { lockTrays } from '../dokumen.queries.ts'
import { askTray } from './ask-tray.ts'

type Moved = AnswerOf<typeof moveBarang>
type Goal = Omit<BodyOf<typeof moveBarang>, 'barang'>

/** Moves pieces to another tray (document PINDAH_BARANG; no money, no gold moves). */
export function movePieces(ctx: Ctx, body: BodyOf<typeof moveBarang>): Promise<Moved> {
  const { barang } = body
  return orSayWho(
    ctx,
    () => barang,
    () =>
      inStore(ctx.app.pool, ctx.kode_toko, async db => {
        const stored = await storedAnswer(ctx, db)
        if (stored !== undefined) return stored as unknown as Moved
        const pieces = await piecesInTrays(ctx, db, barang)
        return post({ ...ctx, db }, pieces, body)
      }),
  )
}

/** Moves all that lies in a tray; what is put into it meanwhile waits for the lock. */
export async function moveTray(ctx: Ctx, body: BodyOf<typeof moveBaki>): Promise<Moved> {
  const { dari_baki, ke_baki } = body
  let barcodes: string[] = []
  const seen = () => barcodes
  return orSayWho(ctx, seen, () =>
    inStore(ctx.app.pool, ctx.kode_toko, async db => {
      const stored = await storedAnswer(ctx, db)
      if (stored !== undefined) return stored as unknown as Moved
      const trays = await lockTrays(db, ctx.kode_toko, [dari_baki, ke_baki])
      if (!trays.has(dari_baki)) refuse('RUJUKAN_TIDAK_ADA', { label: 'Baki', kode: dari_baki })
      barcodes = await barcodesInTray(db, ctx.kode_toko, dari_baki)
      if (barcodes.length === 0) refuse('BAKI_KOSONG', { kode_baki: dari_baki })
      const pieces = await piecesInTrays(ctx, db, barcodes)
      return post({ ...ctx, db }, pieces, body)
    }),
  )
}

async function post(
  ctx: StoreCtx,
  pieces: readonly PieceRow[],
  { ke_baki, keterangan, dipastikan }: Goal,
): Promise<Moved> {
  const trays = await lockTrays(ctx.db, ctx.kode_toko, [ke_baki])
  const tray = trays.get(ke_baki) ?? refuse('RUJUKAN_TIDAK_ADA', { label: 'Baki', kode: ke_baki })
  const same = pieces.find(piece => piece.kode_baki === ke_baki)
  if (same !== undefined) {
    refuse('BAKI_SAMA', { kode_barcode: same.kode_barcode, kode_baki: ke_baki })
  }
  const jumlah = tray.isi + pieces.length
  if (tray.kapasitas !== null && jumlah > tray.kapasitas) {
    refuse('BAKI_PENUH', { kode_baki: ke_baki, kapasitas: tray.kapasitas, jumlah })
  }
  askTray(
    pieces.map(piece => ({ ...piece, kode_baki: ke_baki })),
    trays,
    dipastikan,
  )
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { berat_mg, murni_ug } = sumsOf(pieces)
  const document: DecidedDocument = {
    jenis: 'PINDAH_BARANG',
    awalan: 'PB',
    kunci_nomor: 'no_pindah',
    tgl,
    dokumen: { berat_mg, murni_ug, keterangan: keterangan ?? null, isi: { ke_baki } },
    barang: pieces.map((piece, i) => lineOn(piece, i, ke_baki)),
    bayar: [],
    klaim: pieces.map(piece => claimOn(piece, { ke_status: 'ADA', ke_baki })),
    barang_baru: [],
    jurnal: [],
    tanpa_jurnal: true,
    otorisasi: [],
    outbox: [],
    jawaban: { pcs: pieces.length, berat: mgToGram(berat_mg) },
  }
  return (await postDocument(ctx, document, ctx.db)).jawaban as unknown as Moved
}
