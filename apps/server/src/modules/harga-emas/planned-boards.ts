import type {
  PlannedBoard,
  priceChanges,
  withdrawBoard as withdrawRoute,
} from '@kencana/contract/areas/harga-emas'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { type Approvable, rupiahSaid } from '../../engines/grants/approved.ts'
import { usingGrants } from '../../engines/grants/keep-refused.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { burnForBoard } from './burn-for-board.ts'
import { NOTICE_MS, setsPrices } from './judge-prices.ts'
import {
  changesBetween,
  linesOfBoard,
  lockBoard,
  type PlannedLine,
  plannedLines,
  withdrawLines,
} from './planned.queries.ts'
import { tellBoard } from './tell-board.ts'

/** Boards that begin later, the next one first. */
export async function plannedBoards(ctx: StoreCtx): Promise<PlannedBoard[]> {
  const boards = new Map<string, PlannedLine[]>()
  for (const line of await plannedLines(ctx.db, ctx.kode_toko, ctx.now())) {
    boards.set(line.rencana, [...(boards.get(line.rencana) ?? []), line])
  }
  return [...boards.values()].flatMap(lines => boardOf(lines))
}

function boardOf(lines: readonly PlannedLine[]): PlannedBoard[] {
  const [first] = lines
  if (first === undefined) return []
  return [
    {
      id: first.rencana,
      berlaku_pada: first.berlaku_pada.toISOString(),
      dibuat_pada: first.dibuat_pada.toISOString(),
      user_id: first.user_id,
      penyetuju: first.penyetuju,
      baris: lines.map(({ kode_kadar, nama_kadar, kode_group, harga_jual, harga_beli }) => ({
        ...{ kode_kadar, nama_kadar, kode_group, harga_jual, harga_beli },
      })),
    },
  ]
}

/**
 * Withdraws a board before it begins: from a minute before on it stands, so that no sale can have
 * taken a price that is withdrawn while it is paid.
 */
export async function withdrawBoard(
  ctx: StoreCtx,
  id: string,
  { rencana, otorisasi }: BodyOf<typeof withdrawRoute>,
): Promise<AnswerOf<typeof withdrawRoute>> {
  if (rencana !== id) refuse('TIDAK_DITEMUKAN')
  await lockBoard(ctx.db, ctx.kode_toko)
  const lines = await linesOfBoard(ctx.db, ctx.kode_toko, id)
  const live = lines.filter(line => line.ditarik_oleh === null)
  const [any] = lines
  if (any === undefined) return refuse('TIDAK_DITEMUKAN')
  if (live.length === 0) refuse('PAPAN_SUDAH_DITARIK', { user_id: any.ditarik_oleh ?? '' })
  const pada = ctx.now()
  if (any.berlaku_pada.getTime() - pada.getTime() < NOTICE_MS) refuse('PAPAN_SUDAH_BERLAKU')
  if (!setsPrices(ctx.actor.level)) {
    await usingGrants(ctx, otorisasi, () =>
      burnForBoard(ctx, otorisasi, linesSaid(any, live), false),
    )
  }
  const ids = live.map(line => line.id)
  await withdrawLines(ctx.db, ctx.kode_toko, ids, { pada, user_id: ctx.actor.user_id })
  tellBoard(ctx)
  return { message: 'Papan Harga Berhasil Ditarik', data: await plannedBoards(ctx) }
}

/** A board that is withdrawn, as a supervisor is asked about it. */
const linesSaid = ({ berlaku_pada }: PlannedLine, lines: readonly PlannedLine[]): Approvable[] => [
  {
    apa: '',
    kata: [
      ['PAPAN_DITARIK', ''],
      ['BERLAKU', jakartaMinute(berlaku_pada)],
    ],
  },
  ...lines.map(({ nama_kadar, kode_group, harga_jual, harga_beli }) => ({
    apa: [nama_kadar, kode_group ?? ''].join(' ').trim(),
    kata: [rupiahSaid('HARGA_JUAL', harga_jual), rupiahSaid('HARGA_BELI', harga_beli)],
  })),
]

/** Prices set on days of the calendar, newest first. */
export async function showChanges(
  ctx: StoreCtx,
  { tgl_from, tgl_to, limit }: QueryOf<typeof priceChanges>,
): Promise<AnswerOf<typeof priceChanges>> {
  const today = calendarDay(ctx.now())
  const asked = { dari: tgl_from ?? today, sampai: tgl_to ?? today, limit }
  const found = await changesBetween(ctx.db, ctx.kode_toko, asked)
  return found.map(row => ({
    ...row,
    dibuat_pada: row.dibuat_pada.toISOString(),
    berlaku_pada: row.berlaku_pada.toISOString(),
    ditarik_pada: row.ditarik_pada?.toISOString() ?? null,
  }))
}
