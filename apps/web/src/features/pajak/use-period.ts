import { useAsked } from '../../engines/report-screen/use-address.ts'
import { firstDay, useSession } from '../../lib/session.ts'

export interface Period {
  readonly tgl_from: string
  readonly tgl_to: string
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The month before that of a day, whole. */
function monthBefore(day: string): Period {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const text = (of: Date) => of.toISOString().slice(0, 10)
  return {
    tgl_from: text(new Date(Date.UTC(year, month - 2, 1))),
    tgl_to: text(new Date(Date.UTC(year, month - 1, 0))),
  }
}

/** Days of the files: at first the open month, as far as a locked past leaves it. */
export function usePeriod() {
  const { asked, ask } = useAsked('/e-faktur')
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  const late = (day: string) => (locked !== undefined && day < locked ? locked : day)
  const tgl_from = asked.tgl_from ?? (today === null ? null : late(firstOf(today)))
  const tgl_to = asked.tgl_to ?? today
  const period = tgl_from === null || tgl_to === null ? null : { tgl_from, tgl_to }
  return {
    period,
    isOneMonth: period !== null && firstOf(period.tgl_from) === firstOf(period.tgl_to),
    ask,
    today,
    locked,
    /** The month that is over, where the past is open. */
    before: today === null || locked !== undefined ? null : monthBefore(today),
  }
}
