import { type cancelSaldoAwal, saldoAwalKind } from '@kencana/contract/areas/akuntansi/saldo-awal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  type CancelBody,
  type Cancelling,
  cancelDocument,
  type Reversal,
  type Step,
  undoneWith,
} from '../../engines/document/serve/cancel-document.ts'
import { undoneAlone } from '../../engines/document/serve/plain-documents.ts'
import { reversedPieces } from '../../engines/document/undo/reverse-claims.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import {
  findLoad,
  findPart,
  hasPieces,
  holdStore,
  type LoadRow,
  loadedPieces,
  type PartRow,
  partsOf,
} from './awal.queries.ts'
import { touchedBy } from './show-opening.ts'

/** Takes a load back, whole, on its day: its pieces, loans and deposits never were. */
export const cancelOpening = (
  ctx: Ctx,
  nomor: string,
  body: CancelBody,
): Promise<AnswerOf<typeof cancelSaldoAwal>> =>
  cancelDocument(ctx, saldoAwalKind, cancelling, nomor, body)

const HEAD: Reversal = { jenis: 'BATAL_SALDO_AWAL', awalan: 'SX' }

const cancelling: Cancelling<LoadRow, Step> = {
  ...undoneAlone('SALDO_AWAL', HEAD, findLoad),
  find: findUntouched,
  said: ({ isi, nomor }) => ({
    subtotal_rp: isi.sums.rupiah,
    total_rp: isi.sums.rupiah,
    ...(hasPieces(isi.jenis) ? { berat_mg: isi.sums.berat_mg, murni_ug: isi.sums.murni_ug } : {}),
    isi: { jenis: isi.jenis, no_saldo_awal: nomor },
  }),
  pieces: async ({ db, kode_toko }, { nomor }) => ({
    barang: await loadedPieces(db, kode_toko, nomor),
    klaim: await reversedPieces(db, kode_toko, nomor),
  }),
  bersama: async (ctx, { isi, tgl }, { alasan }) => {
    const undone: Awaited<ReturnType<typeof undoneWith>>[] = []
    const how = PARTS[isi.jenis]
    if (how === undefined) return undone
    // the grant is the load's own: it is burnt once
    const why = { otorisasi: null, penyetuju: null, alasan }
    for (const { nomor } of await partsOf(ctx.db, ctx.kode_toko, isi.muat)) {
      undone.push(await undoneWith(ctx, how, { nomor, tgl, kunci_nomor: 'no_akhir' }, why))
    }
    return undone
  },
}

/**
 * A load of which nothing has moved; nobody moves any of it until it is undone.
 * @throws Refusal SALDO_AWAL_TERPAKAI
 */
async function findUntouched(ctx: StoreCtx, nomor: string): Promise<LoadRow | undefined> {
  await holdStore(ctx.db, ctx.kode_toko)
  const load = await findLoad(ctx.db, ctx.kode_toko, nomor)
  if (load === undefined || load.no_batal !== null) return load
  const moved = await touchedBy(ctx, load)
  if (moved !== undefined) refuse('SALDO_AWAL_TERPAKAI', { nomor: moved })
  return load
}

const part = (jenis: string, awalan: string): Cancelling<PartRow, Step> => ({
  ...undoneAlone(jenis, { jenis: `BATAL_${jenis}`, awalan }, findPart),
  said: ({ nomor: _nomor, jenis: _jenis, tgl: _tgl, no_batal: _batal, ...carried }) => carried,
})

/** What came with a load: a loan or a deposit is undone as it would be alone. */
const PARTS: Readonly<Record<string, Cancelling<PartRow, Step>>> = {
  HUTANG: part('AWAL_HUTANG', 'HX'),
  TITIPAN: part('AWAL_TITIPAN', 'DX'),
  KURANG_BAYAR: part('AWAL_KURANG_BAYAR', 'KX'),
}
