import type { terimaCuci } from '@kencana/contract/areas/stok/cuci'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah, scale, times } from '@kencana/domain/quantity'
import { type ReceivedPiece, receive } from '@kencana/domain/stok/terima'
import { gramSaid, type Needed } from '../../engines/grants/approved.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { questionOf } from '../../platform/texts/question-of.ts'
import { type Laid, type PieceRow, pieceSaid } from '../barang/index.ts'
import { type BatchRow, lossTerms } from './cuci.queries.ts'
import { summed } from './send-pieces.ts'

type Body = BodyOf<typeof terimaCuci>
type Row = Body['barang'][number]

/** A piece with what is said of it, and what it is once it is back. */
export interface Back extends Laid<Row> {
  readonly got: ReceivedPiece
}

/**
 * A fee far above what is usual is asked about: a comma too far makes one. What the pieces cost is
 * not said: whoever takes them back may not know it.
 */
export function askFee(
  ongkos_rp: number,
  pieces: readonly PieceRow[],
  persen: number,
  dipastikan: Body['dipastikan'],
): void {
  const { modal_rp } = summed(pieces)
  const fees = ongkos_rp > scale(modal_rp, persen, 100, 'TURUN') ? [{ ongkos_rp }] : []
  const asked = questionOf('ONGKOS_TUKANG', fees, dipastikan, fee => ({
    ongkos: formatRupiah(fee.ongkos_rp),
    persen,
  }))
  if (asked !== null) refuse('ONGKOS_TUKANG', asked)
}

/**
 * What is lost of each kadar, and what the pieces cost now; `batch` with the work that is judged.
 */
export async function judge(
  ctx: StoreCtx,
  batch: BatchRow,
  laid: readonly Laid<Row>[],
  { ongkos_per_gram, ongkos_per_pcs }: Pick<Body, 'ongkos_per_gram' | 'ongkos_per_pcs'>,
  settings: Readonly<Record<string, string>>,
) {
  const terms = await lossTerms(ctx.db, ctx.kode_toko, batch.proses)
  const own = { kode_susut: null, susut_permil: batch.susut_permil }
  const termsOf = (kode: string) => terms.get(kode) ?? terms.get('*') ?? own
  const berat_mg = laid.reduce((sum, one) => sum + one.berat_mg, 0)
  const ongkos_rp =
    scale(ongkos_per_gram, berat_mg, 1_000, 'TERDEKAT') + times(ongkos_per_pcs, laid.length)
  const judged = receive(
    laid.map(({ piece, berat_mg: kembali_mg, permil: tested }) => ({
      kode_kadar: piece.kode_kadar,
      kirim_mg: piece.berat_mg,
      kirim_permil: piece.permil,
      kembali_mg,
      permil: tested,
      modal_rp: piece.modal_rp,
    })),
    {
      of: kode => ({
        susut_permil: termsOf(kode).susut_permil,
        minimal: Number(settings.SUSUT_MIN_MG),
      }),
      semua: settings.SUSUT_VALIDASI === 'SEMUA',
      ongkos_rp,
    },
  )
  const back = laid.flatMap((one, i): Back[] => {
    const got = judged.pieces[i]
    return got === undefined ? [] : [{ ...one, got }]
  })
  // Which rule allowed what was lost stays with the document.
  const kadar = judged.kadar.map(one => ({
    ...one,
    kode_susut: termsOf(one.kode_kadar).kode_susut,
  }))
  return { back, judged, kadar, ongkos_rp }
}

export type Judged = Awaited<ReturnType<typeof judge>>['judged']

export function lossSums({ kadar }: Judged) {
  const sum = (of: (one: Judged['kadar'][number]) => number) =>
    kadar.reduce((total, one) => total + of(one), 0)
  return {
    susut_mg: sum(one => one.susut_mg),
    lebih_mg: sum(one => one.lebih_mg),
    // What another kadar might have lost allows nothing here.
    izin_mg: sum(one => (one.susut_mg > 0 ? one.izin_mg : 0)),
    wajar: { rp: sum(one => one.wajar.rp), ug: sum(one => one.wajar.ug) },
    tunggu: { rp: sum(one => one.tunggu.rp), ug: sum(one => one.tunggu.ug) },
    naik_ug: sum(one => one.naik_ug),
  }
}

export const waitingLoss = (
  { no_kirim, kode_tukang, proses }: BatchRow,
  { susut_mg, izin_mg, lebih_mg, tunggu }: ReturnType<typeof lossSums>,
) => ({
  ...{ sumber: proses, no_kirim, kode_tukang, susut_mg, izin_mg, lebih_mg },
  ...{ tunggu_rp: tunggu.rp, tunggu_ug: tunggu.ug, penanggung: null },
})

/** Gold on top beyond what is allowed, and another kadar by test, somebody else sees. */
export function neededFor(back: readonly Back[], { kadar }: Judged): Needed[] {
  const heavy = kadar.filter(({ naik_lebih_mg }) => naik_lebih_mg > 0).map(one => one.kode_kadar)
  // A kadar that means another purity since is another kadar.
  const isOdd = ({ piece, kode_kadar, permil, berat_mg }: Back) =>
    kode_kadar !== piece.kode_kadar ||
    permil !== piece.permil ||
    (heavy.includes(piece.kode_kadar) && berat_mg > piece.berat_mg)
  const hal = back.filter(isOdd).map(({ piece, berat_mg, kode_kadar, got }) => ({
    ...pieceSaid(piece),
    berat_mg,
    murni_ug: got.murni_ug,
    kata: [
      gramSaid('BERAT_BUKU', piece.berat_mg),
      ...(kode_kadar === piece.kode_kadar
        ? []
        : [['KADAR_UJI', `${piece.kode_kadar} → ${kode_kadar}`] as const]),
    ],
  }))
  return hal.length === 0 ? [] : [{ kategori: 'SUSUT_TUKANG', hal }]
}
