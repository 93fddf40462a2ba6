import type { posisi } from '@kencana/contract/areas/pusat/posisi'
import { ALL } from '@kencana/contract/kit/report'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { ACTS_FOR_STORES, SEES_ALL } from '@kencana/contract/permissions'
import { Refusal, refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { liveStores } from '../../engines/chain/every-store.ts'
import { sumsByStore } from '../../engines/report/answer-report.ts'
import type { ReportDefinition } from '../../engines/report/define-report.ts'
import { openReport } from '../../engines/report/open-report.ts'
import { readSide } from '../../engines/report/read-side.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { mayOpen } from '../../platform/http/boundary.ts'
import { first, type Queryable, sql } from '../../platform/sql.ts'
import { readInStore } from '../../platform/transaction.ts'
import { neracaEmas } from '../akuntansi/neraca-emas.ts'
import { margin } from '../pembelian/margin.ts'
import { stockBarang } from '../stock/stock-barang.ts'
import { bank } from '../uang/bank.ts'
import { kas } from '../uang/kas.ts'
import { askEvery, type Chain, dayBefore, lastOf, openChain } from './open-chain.ts'

type Answer = AnswerOf<typeof posisi>
type Figure = keyof Answer['jumlah']

/** The report a figure is the total of, and what that report is asked for besides its day. */
interface Book {
  readonly report: ReportDefinition
  readonly column: string
  readonly asked: Readonly<Record<string, string>>
  readonly day: 'tgl' | 'kemarin' | 'now'
}

const BOOKS: Readonly<Record<Figure, Book>> = {
  emas_ug: { report: neracaEmas, column: 'akhir', asked: { rincian: 'POSISI' }, day: 'tgl' },
  baki_ug: { report: stockBarang, column: 'murni', asked: {}, day: 'now' },
  kas: { report: kas, column: 'saldo_akhir', asked: { rincian: 'SALDO' }, day: 'tgl' },
  bank: { report: bank, column: 'saldo_akhir', asked: { rincian: 'SALDO' }, day: 'tgl' },
  margin: {
    report: margin,
    column: 'margin',
    asked: { sisi: 'JUAL', rincian: 'GROUP' },
    day: 'kemarin',
  },
}
const FIGURES = Object.keys(BOOKS) as Figure[]
/** What a store may hide from its first screens (SEMBUNYIKAN_STOK). */
const OF_STOCK: readonly Figure[] = ['emas_ug', 'baki_ug']

/** Gold, money and yesterday's margin, by the reports' own statements. @throws Refusal */
export async function showPosition(ctx: Ctx, gone: AbortSignal): Promise<Answer> {
  const isChain = watchesChain(ctx)
  const chain = isChain ? await openChain(ctx) : await oneStore(ctx)
  const { tgl } = chain
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => ({
    before: await dayBefore(db, kode, tgl),
    isHidden: ctx.actor.level !== 'OWN' && (await hidesStock(db, kode)),
  }))
  const kemarin = lastOf(toko.map(({ before }) => before)) ?? null
  const silent = new Set(tanpa_jawaban)
  const told: Partial<Record<Figure, ReadonlyMap<string, number>>> = {}
  for (const figure of FIGURES) {
    const day = { tgl, kemarin, now: undefined }[BOOKS[figure].day]
    if (day === null) continue
    const sums = await sumsOf(ctx, figure, { day, toko: isChain ? ALL : ctx.kode_toko }, gone)
    for (const kode of sums?.missing ?? []) silent.add(kode)
    if (sums !== undefined) told[figure] = sums.told
  }
  const stores = toko
    .filter(({ kode_toko }) => !silent.has(kode_toko))
    .map(({ kode_toko, nama_toko, isHidden }) => ({
      ...{ kode_toko, nama_toko },
      ...eachFigure(figure =>
        isHidden && OF_STOCK.includes(figure) ? null : (told[figure]?.get(kode_toko) ?? null),
      ),
    }))
  const hides = toko.some(({ isHidden }) => isHidden)
  const jumlah = eachFigure(figure =>
    hides && OF_STOCK.includes(figure) ? null : added(stores.map(store => store[figure])),
  )
  return { tgl, kemarin, jumlah, toko: stores, tanpa_jawaban: [...silent] }
}

const eachFigure = (read: (figure: Figure) => number | null): Answer['jumlah'] =>
  Object.fromEntries(FIGURES.map(figure => [figure, read(figure)])) as Answer['jumlah']

const added = (all: readonly (number | null)[]): number | null =>
  all.every(one => one === null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** Whoever may open the dashboard of the chain, while they work for no store of it. */
const watchesChain = ({ actor, kode_toko }: Ctx): boolean =>
  actor.tipe === 'PUSAT' &&
  actor.kode_toko === kode_toko &&
  ACTS_FOR_STORES.includes(actor.level) &&
  mayOpen('/dashboardPusat', actor)

/** Later than any day of a store. */
const EVER = '9999-12-31'

/** The store worked for, up to its newest day. */
async function oneStore(ctx: Ctx): Promise<Chain> {
  const { kode_toko } = ctx
  const pool = await readSide(ctx.app)
  const stores = (await liveStores(pool)).filter(one => one.kode_toko === kode_toko)
  if (stores.length === 0) refuse('TIDAK_DITEMUKAN')
  const tgl = await readInStore(pool, kode_toko, db => dayBefore(db, kode_toko, EVER))
  return { pool, stores, tgl: tgl ?? calendarDay(ctx.now()), silent: [] }
}

const hidesStock = async (db: Queryable, kode_toko: string): Promise<boolean> => {
  const row = await first<{ nilai: string }>(
    db,
    sql`select nilai from para_system
        where kode_toko = ${kode_toko} and kunci = 'SEMBUNYIKAN_STOK'`,
  )
  return (row?.nilai ?? DEFAULT_SETTINGS.SEMBUNYIKAN_STOK) === 'YA'
}

interface Asking {
  readonly day: string | undefined
  readonly toko: string
}

/** A figure's total in each store that has it; nothing where it is not the caller's to know. */
async function sumsOf(ctx: Ctx, figure: Figure, { day, toko }: Asking, gone: AbortSignal) {
  // What a drawer holds is told to those who do not count it (decision 0066).
  if (figure === 'kas' && !SEES_ALL.includes(ctx.actor.level)) return undefined
  const { report, column, asked } = BOOKS[figure]
  const days = day === undefined ? {} : { tanggal_awal: day, sampai_tgl: day }
  try {
    const open = await openReport(ctx, [report], report.id, { ...asked, ...days, toko }, gone)
    const { sums, missing } = await sumsByStore(open, gone)
    const told = new Map<string, number>()
    for (const [kode, totals] of sums) {
      const total = totals[column]
      if (typeof total === 'number') told.set(kode, total)
    }
    return { told, missing }
  } catch (error) {
    if (error instanceof Refusal && NOT_TOLD.has(error.code)) return undefined
    throw error
  }
}

/** The screen is not the caller's, or no store has the module. */
const NOT_TOLD = new Set(['TANPA_HAK', 'MODULE_OFF'])
