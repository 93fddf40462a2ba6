import type { moveBaki, moveBarang } from '@kencana/contract/areas/barang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { barcodesInTray, type PieceRow } from '../barang.queries.ts'
import { claimOn, lineOn, piecesInTrays, sumsOf } from '../claim-barang.ts'
import { lockTrays } from '../dokumen.queries.ts'
import { askTray } from './ask-tray.ts'

type Moved = AnswerOf<typeof moveBarang>
type Goal = Omit<BodyOf<typeof moveBarang>, 'barang'>

/** Moves pieces to another tray (document PINDAH_BARANG; no money, no gold moves). */
export const movePieces = (ctx: Ctx, body: BodyOf<typeof moveBarang>): Promise<Moved> =>
  runDocument(ctx, {
    isLocking: true,
    decide: async store => decide(store, await piecesInTrays(store, store.db, body.barang), body),
  })

/** Moves all that lies in a tray; what is put into it meanwhile waits for the lock. */
export function moveTray(ctx: Ctx, body: BodyOf<typeof moveBaki>): Promise<Moved> {
  const { dari_baki, ke_baki } = body
  let barcodes: string[] = []
  return runDocument(ctx, {
    isLocking: true,
    decide: async store => {
      const trays = await lockTrays(store.db, ctx.kode_toko, [dari_baki, ke_baki])
      if (!trays.has(dari_baki)) refuse('RUJUKAN_TIDAK_ADA', { label: 'Baki', kode: dari_baki })
      barcodes = await barcodesInTray(store.db, ctx.kode_toko, dari_baki)
      if (barcodes.length === 0) refuse('BAKI_KOSONG', { kode_baki: dari_baki })
      return decide(store, await piecesInTrays(store, store.db, barcodes), body)
    },
    explain: store => piecesInTrays(store, store.db, barcodes),
  })
}

async function decide(
  ctx: StoreCtx,
  pieces: readonly PieceRow[],
  { ke_baki, keterangan, dipastikan }: Goal,
): Promise<DecidedDocument> {
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
  return {
    jenis: 'PINDAH_BARANG',
    awalan: 'PB',
    kunci_nomor: 'no_pindah',
    tgl,
    dokumen: { berat_mg, murni_ug, keterangan: keterangan ?? null, isi: { ke_baki } },
    barang: pieces.map((piece, i) => lineOn(piece, i, ke_baki)),
    klaim: pieces.map(piece => claimOn(piece, { ke_status: 'ADA', ke_baki })),
    tanpa_jurnal: true,
    jawaban: { pcs: pieces.length, berat: mgToGram(berat_mg) },
  }
}
