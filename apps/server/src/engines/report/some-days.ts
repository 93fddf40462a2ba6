import { addDays, type BusinessDate, daysBetween } from '@kencana/domain/calendar'
import type { FilterValues } from './define-report.ts'
import type { Plan } from './plan-report.ts'

/** Rows of a week are sorted in a moment, and a statement for each costs a long file little. */
const DAYS = 7
/** A range of centuries is read in as many statements, most of them without a row. */
const MOST_STATEMENTS = 200

/**
 * The filters of a plan, once for each of its stretches of days, in order: read one after the other
 * they give the rows of the whole. One stretch where the report is no report by days, or is sorted
 * in another way.
 */
export function* stretchesOf({ report, values, sorting }: Plan): Generator<FilterValues> {
  const filter = report.face.filters.find(({ kind }) => kind === 'date-range')
  if (!report.byDays || sorting !== undefined || filter === undefined) return yield values
  const { dari, sampai } = values[filter.key] as { dari: BusinessDate; sampai: BusinessDate }
  const days = daysBetween(dari, sampai) + 1
  const length = Math.max(DAYS, Math.ceil(days / MOST_STATEMENTS))
  for (let from = 0; from < days; from += length) {
    const to = Math.min(from + length, days) - 1
    const range = { dari: addDays(dari, from), sampai: addDays(dari, to) }
    yield { ...values, [filter.key]: range }
  }
}
