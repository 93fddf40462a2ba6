import type { destroyBarang } from '@kencana/contract/areas/barang/commands'
import { seesCost } from '@kencana/contract/cost'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { resolveAccounts } from '@kencana/domain/journal'
import { postHancurBarang } from '@kencana/domain/posting/hancur-barang'
import { mgToGram } from '@kencana/domain/quantity'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { accountMap } from '../akun/index.ts'
import { claimOn, lineOn, piecesInTrays, sumsOf } from './claim-barang.ts'

type Destroyed = AnswerOf<typeof destroyBarang>

/**
 * Destroys pieces into scrap at cost (04-domain B18 #35), with a supervisor's grant.
 * @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH and those of a piece that is gone
 */
export const destroyPieces = (ctx: Ctx, body: BodyOf<typeof destroyBarang>): Promise<Destroyed> =>
  runDocument(ctx, { otorisasi: body.otorisasi, decide: store => decide(store, body) })

async function decide(ctx: StoreCtx, body: BodyOf<typeof destroyBarang>): Promise<DecidedDocument> {
  const pieces = await piecesInTrays(ctx, ctx.db, body.barang)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const grant = await grantsFor(ctx, ['HANCUR_BARANG'], body.otorisasi)
  const { berat_mg, murni_ug, modal_rp } = sumsOf(pieces)
  const map = (await accountMap(ctx.db)).get('HANCUR_BARANG UMUM') ?? {}
  const { jurnal, belum } = resolveAccounts(postHancurBarang({ modal_rp, murni_ug }), map)
  const [jenis_akun] = belum
  if (jenis_akun !== undefined) {
    refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun, trx: 'HANCUR_BARANG', type: 'UMUM' })
  }
  return {
    jenis: 'HANCUR_BARANG',
    awalan: 'HB',
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
    jurnal,
    otorisasi: grant.uses,
    jawaban: {
      pcs: pieces.length,
      berat: mgToGram(berat_mg),
      modal_rp: seesCost(ctx.actor.level) ? modal_rp : null,
    },
  }
}
