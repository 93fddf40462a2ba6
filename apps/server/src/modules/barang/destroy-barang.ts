import type { destroyBarang } from '@kencana/contract/areas/barang/commands'
import type { destroyPembelian } from '@kencana/contract/areas/beli/pembelian'
import { seesCost } from '@kencana/contract/cost'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postHancurBarang } from '@kencana/domain/posting/hancur-barang'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import { intoPools } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { claimOn, goldOf, lineOn, pieceSaid, piecesInTrays, sumsOf } from './claim-barang.ts'

type Destroyed = AnswerOf<typeof destroyBarang>
type Body = BodyOf<typeof destroyBarang> | BodyOf<typeof destroyPembelian>

/** Where destroyed pieces come from: the trays they are sold from, or those they wait in. */
interface Scrapped {
  readonly jenis: 'HANCUR_BARANG' | 'HANCUR_PEMBELIAN'
  readonly awalan: string
  readonly status: 'ADA' | 'BLN'
  readonly dari: 'PERSEDIAAN' | 'PERSEDIAAN_BLN'
}

const STOCK: Scrapped = {
  jenis: 'HANCUR_BARANG',
  awalan: 'HB',
  status: 'ADA',
  dari: 'PERSEDIAAN',
}
const BOUGHT: Scrapped = {
  jenis: 'HANCUR_PEMBELIAN',
  awalan: 'HP',
  status: 'BLN',
  dari: 'PERSEDIAAN_BLN',
}

/**
 * Destroys pieces into scrap at cost (04-domain B18 #35), with a supervisor's grant.
 * @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH and those of a piece that is gone
 */
export const destroyPieces = (ctx: Ctx, body: Body): Promise<Destroyed> => scrap(ctx, body, STOCK)

/** The same for pieces that were bought and wait in BLN trays. */
export const destroyBought = (ctx: Ctx, body: Body): Promise<Destroyed> => scrap(ctx, body, BOUGHT)

const scrap = (ctx: Ctx, body: Body, how: Scrapped): Promise<Destroyed> =>
  runDocument(ctx, { otorisasi: body.otorisasi, decide: store => decide(store, body, how) })

async function decide(
  ctx: StoreCtx,
  body: Body,
  { jenis, awalan, status, dari }: Scrapped,
): Promise<DecidedDocument> {
  const pieces = await piecesInTrays(ctx, ctx.db, body.barang, status)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const hal = pieces.map(piece => ({
    ...pieceSaid(piece),
    kata: [['DIHANCURKAN', '']] as const,
  }))
  const grant = await grantsFor(ctx, [{ kategori: 'HANCUR_BARANG', hal }], body.otorisasi)
  const { berat_mg, murni_ug, modal_rp } = sumsOf(pieces)
  return {
    jenis,
    awalan,
    kunci_nomor: 'no_hancur',
    tgl,
    dokumen: {
      subtotal_rp: modal_rp,
      total_rp: modal_rp,
      berat_mg,
      murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.alasan,
    },
    barang: pieces.map((piece, i) => lineOn(piece, i, null)),
    klaim: pieces.map(piece => claimOn(piece, { ke_status: 'HANCUR', ke_baki: null })),
    klaim_lain: intoPools('ROSOK', pieces.map(goldOf)),
    jurnal: await bookedJournal(
      ctx,
      'HANCUR_BARANG',
      postHancurBarang({ modal_rp, murni_ug, dari }),
    ),
    otorisasi: grant.uses,
    jawaban: {
      pcs: pieces.length,
      berat: mgToGram(berat_mg),
      modal_rp: seesCost(ctx.actor.level) ? modal_rp : null,
    },
  }
}
