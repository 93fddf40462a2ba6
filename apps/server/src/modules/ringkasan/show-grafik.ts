import type { JenisGrafik, ringkasanGrafikJenis } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { addDays, addMonths, daysBetween, monthToDate } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { type PointRow, perJenis, pointsOf, sumOver } from './grafik.queries.ts'
import { type SumRow, storeNow } from './ringkasan.queries.ts'

const NOTHING: SumRow = { nota: 0, pcs: 0, berat_mg: 0, total: 0 }

type Answer = AnswerOf<typeof ringkasanGrafikJenis>

/**
 * What the store sold or bought today, hour by hour, or in the month so far, day by day, beside the
 * business day before or the same days of the month before. @throws Refusal TIDAK_DITEMUKAN
 */
export async function showGrafik(
  { db, kode_toko, now }: StoreCtx,
  jenis: JenisGrafik,
  { type }: QueryOf<typeof ringkasanGrafikJenis>,
): Promise<Answer> {
  const store = (await storeNow(db, kode_toko)) ?? refuse('TIDAK_DITEMUKAN')
  const tgl = store.tgl ?? calendarDay(now())
  const isToday = type === 'today'
  const span = isToday ? { dari: tgl, sampai: tgl } : monthToDate(tgl)
  const past = isToday
    ? dayOnly(store.sebelumnya)
    : { dari: addMonths(span.dari, -1), sampai: addMonths(tgl, -1) }
  const scope = { kode_toko, jenis, ...span }
  const sum = async (days: { dari: string; sampai: string }) =>
    summed((await sumOver(db, { ...scope, ...days })) ?? NOTHING)
  const points = await pointsOf(db, scope, isToday ? 'HH24' : 'YYYY-MM-DD')
  const rincian = await perJenis(db, scope)
  return {
    ...{ jenis, type, ...span },
    jumlah: await sum(span),
    sebelumnya: past === null ? null : { ...past, ...(await sum(past)) },
    titik: (isToday ? hoursOf(points) : daysOf(span)).map(titik => at(titik, points)),
    rincian: rincian.map(({ berat_mg, ...one }) => ({ ...one, berat: mgToGram(berat_mg) })),
  }
}

const dayOnly = (tgl: string | null) => (tgl === null ? null : { dari: tgl, sampai: tgl })

const summed = ({ berat_mg, ...sums }: SumRow) => ({ ...sums, berat: mgToGram(berat_mg) })

/** Every hour from the first with something to the last. */
function hoursOf(points: readonly PointRow[]): string[] {
  const first = Number(points[0]?.titik ?? 0)
  const count = points.length === 0 ? 0 : Number(points.at(-1)?.titik) - first + 1
  return Array.from({ length: count }, (_, i) => String(first + i).padStart(2, '0'))
}

const daysOf = ({ dari, sampai }: { dari: string; sampai: string }): string[] =>
  Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, i) => addDays(dari, i))

function at(titik: string, points: readonly PointRow[]): Answer['titik'][number] {
  const found = points.find(point => point.titik === titik)
  if (found === undefined) return { titik, nota: 0, total: 0, berat: 0 }
  const { berat_mg, ...point } = found
  return { ...point, berat: mgToGram(berat_mg) }
}
