import { DAGANG } from '@kencana/contract/areas/pusat/perdagangan'
import { mgToGram } from '@kencana/domain/quantity'

/** What was traded, in the order of `DAGANG`: whole rupiah and whole milligrams. */
export interface Trade {
  readonly rp: readonly number[]
  readonly mg: readonly number[]
}

/** The trade of a day or of a month, which `titik` names. */
export interface TradeAt extends Trade {
  readonly titik: string
}

const NOTHING: Trade = { rp: DAGANG.map(() => 0), mg: DAGANG.map(() => 0) }

const plus = (a: readonly number[], b: readonly number[]) => a.map((one, i) => one + (b[i] ?? 0))

/** All of it as one. */
export const together = (trades: readonly Trade[]): Trade =>
  trades.reduce((sum, { rp, mg }) => ({ rp: plus(sum.rp, rp), mg: plus(sum.mg, mg) }), NOTHING)

/** As one, between two points, both meant; points of one length stand in order as texts. */
export const within = (trades: readonly TradeAt[], dari: string, sampai: string): Trade =>
  together(trades.filter(({ titik }) => titik >= dari && titik <= sampai))

/** One trade for each of these points, of one store or of several; nothing is a trade of 0. */
export const atEach = (points: readonly string[], trades: readonly TradeAt[]): TradeAt[] =>
  points.map(titik => ({ titik, ...together(trades.filter(one => one.titik === titik)) }))

/** As it travels: rupiah by place, grams by name. */
export function onWire({ rp, mg }: Trade) {
  const [sales = 0, purchase = 0, service = 0, debt = 0] = mg.map(mgToGram)
  return { values: [...rp], resultGram: { sales, purchase, service, debt } }
}
