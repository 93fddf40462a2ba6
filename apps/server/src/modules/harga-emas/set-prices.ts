import type { previewPrices, setPrices as route } from '@kencana/contract/areas/harga-emas'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { leapFacts } from '@kencana/domain/figures/plausible'
import { formatRupiah } from '@kencana/domain/quantity'
import type { Approvable } from '../../engines/grants/approved.ts'
import { usingGrants } from '../../engines/grants/keep-refused.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Meant, questionOf } from '../../platform/texts/question-of.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import { burnForBoard } from './burn-for-board.ts'
import { insertPrice } from './harga-emas.queries.ts'
import { EVERY_GROUP, type Judged, judgePrices } from './judge-prices.ts'
import { lockBoard, withdrawLines } from './planned.queries.ts'
import { priceBoard } from './price-board.ts'
import { tellBoard } from './tell-board.ts'

/** What setting these prices would change, and what is asked for it. */
export async function previewSet(
  ctx: StoreCtx,
  body: BodyOf<typeof previewPrices>,
): Promise<AnswerOf<typeof previewPrices>> {
  const judged = await judgePrices(ctx, body, 'look')
  return {
    baris: judged.changed.map(({ seen }) => seen),
    tanda: String(questionAbout(judged, undefined)?.tanda ?? '') || null,
    batas_persen: judged.persen,
    butuh_otorisasi: judged.needsGrant,
  }
}

/**
 * Sets prices from now on, or from an instant to come. Rows are only ever added: what was in force
 * when stays readable, and a cart keeps the price it was made with. A line that changes nothing
 * adds nothing; of later it may say what is in force now, as the board may change until then.
 */
export async function setPrices(
  ctx: StoreCtx,
  { otorisasi, dipastikan, ...wanted }: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  await lockBoard(ctx.db, ctx.kode_toko)
  const judged = await judgePrices(ctx, wanted, 'hold')
  const asked = questionAbout(judged, dipastikan)
  if (asked !== null) refuse('HARGA_EMAS_MELONJAK', asked)
  const grant = judged.needsGrant
    ? await usingGrants(ctx, otorisasi, () =>
        burnForBoard(ctx, otorisasi, linesSaid(judged), judged.needsTwo),
      )
    : { id: null, penyetuju: null }
  const now = ctx.now()
  const { user_id } = ctx.actor
  const rencana = judged.isLater ? uuidv7(now) : null
  await withdrawLines(ctx.db, ctx.kode_toko, judged.replaced, { pada: now, user_id })
  for (const { line, seen } of judged.changed) {
    await notePrice(ctx, seen)
    await insertPrice(ctx.db, {
      id: uuidv7(now),
      kode_toko: ctx.kode_toko,
      kode_kadar: line.kode_kadar,
      kode_group: line.kode_group ?? EVERY_GROUP,
      harga_jual: line.harga_jual,
      harga_beli: line.harga_beli,
      berlaku_pada: judged.at,
      user_id,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      rencana,
      dibuat_pada: rencana === null ? null : now,
    })
  }
  if (judged.changed.length > 0) tellBoard(ctx)
  return { message: 'Berhasil Menyimpan Data', data: await priceBoard(ctx, ctx.now()) }
}

/** A price as the audit trail tells it. */
const notePrice = (ctx: StoreCtx, seen: Judged['changed'][number]['seen']): Promise<void> =>
  noteChanged(ctx.db, () => ({
    tabel: 'harga-emas',
    kode: [seen.kode_group ?? '', seen.kode_kadar].join(' ').trim(),
    nama: seen.nama_kadar === seen.kode_kadar ? null : seen.nama_kadar,
    aksi: 'UBAH',
    bidang: {
      ...(seen.jual_lama === seen.jual_baru
        ? {}
        : { harga_jual: [seen.jual_lama, seen.jual_baru] as const }),
      ...(seen.beli_lama === seen.beli_baru
        ? {}
        : { harga_beli: [seen.beli_lama, seen.beli_baru] as const }),
    },
  }))

/** Prices as a supervisor is asked about them: what is in force, and what will be. */
const linesSaid = ({ changed, at, isLater }: Judged): Approvable[] => [
  ...(isLater ? [{ apa: '', kata: [['BERLAKU', jakartaMinute(at)]] as const }] : []),
  ...changed.map(({ seen }) => ({
    apa: [seen.nama_kadar, seen.kode_group ?? ''].join(' ').trim(),
    kata: [
      ['HARGA_JUAL', moved(seen.jual_lama, seen.jual_baru)] as const,
      ['HARGA_BELI', moved(seen.beli_lama, seen.beli_baru)] as const,
    ],
  })),
]

const moved = (before: number | null, after: number): string =>
  before === null || before === after
    ? formatRupiah(after)
    : `${formatRupiah(before)} → ${formatRupiah(after)}`

const questionAbout = ({ leaps }: Judged, dipastikan: Meant) =>
  questionOf('HARGA_EMAS_MELONJAK', leaps, dipastikan, leap => ({
    kadar: leap.kadar,
    ...leapFacts(leap),
  }))
