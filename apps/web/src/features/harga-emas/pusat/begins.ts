import { addDays } from '@kencana/domain/calendar'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'

/** When it begins; nothing: at once. */
export interface Begins {
  readonly tgl: string | null
  readonly jam: string
}

const OPENING = '08:00'
const MINUTE_MS = 60_000

/** The instant in the shops' own time; nothing while it is not whole. */
export const instantOf = ({ tgl, jam }: Begins): string | null =>
  tgl === null || !/^\d\d:\d\d$/.test(jam) ? null : new Date(`${tgl}T${jam}:00+07:00`).toISOString()

/** Whether that is no time to come, or no time at all. */
export const isSoon = (begins: Begins): boolean => {
  const at = instantOf(begins)
  return at === null || Date.parse(at) < Date.now() + MINUTE_MS
}

/** When shops open next: today, or tomorrow once they did. */
export const nextOpening = (): Begins => {
  const begins = { tgl: todayJakarta(), jam: OPENING }
  return isSoon(begins) ? { ...begins, tgl: addDays(begins.tgl, 1) } : begins
}
