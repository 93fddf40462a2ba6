/**
 * Business dates are 'YYYY-MM-DD' texts. They name a day, not an instant, so nothing here knows a
 * clock or a time zone.
 */
export type BusinessDate = string

const DAY_MS = 86_400_000

/** Whether a value is a day of the calendar written 'YYYY-MM-DD', years 1900 to 9999. */
export function isBusinessDate(value: unknown): value is BusinessDate {
  if (typeof value !== 'string' || value < '1900-01-01') return false
  return toText(Date.parse(`${value}T00:00:00Z`)) === value
}

/** The date `days` later (earlier when negative). Throws RangeError on what is no date. */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  if (!Number.isSafeInteger(days)) throw new RangeError(`not a number of days: ${days}`)
  const later = toText(toMs(date) + days * DAY_MS)
  if (!isBusinessDate(later)) throw new RangeError(`${days} days from ${date}: no date`)
  return later
}

/**
 * The same day `months` later, or the last day of a shorter month. Throws RangeError on what is no
 * date and on months that are not whole.
 */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  if (!Number.isSafeInteger(months)) throw new RangeError(`not a number of months: ${months}`)
  const start = new Date(toMs(date))
  const month = start.getUTCMonth() + months
  const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(start.getUTCDate(), last)
  const later = toText(Date.UTC(start.getUTCFullYear(), month, day))
  if (!isBusinessDate(later)) throw new RangeError(`${months} months from ${date}: no date`)
  return later
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws RangeError on no date. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return (toMs(to) - toMs(from)) / DAY_MS
}

/** Days between two business dates, both meant. */
export interface Periode {
  readonly dari: BusinessDate
  readonly sampai: BusinessDate
}

/**
 * The days that a period is held against: before whole months as many months, before a month up to
 * a day the month before up to that day, before other days as many days. Throws RangeError on what
 * is no date.
 */
export function periodBefore({ dari, sampai }: Periode): Periode {
  const months = monthsOf(sampai) - monthsOf(dari) + 1
  if (isFirst(dari) && isFirst(addDays(sampai, 1))) {
    return { dari: addMonths(dari, -months), sampai: addDays(dari, -1) }
  }
  if (isFirst(dari) && months === 1) {
    return { dari: addMonths(dari, -1), sampai: addMonths(sampai, -1) }
  }
  return { dari: addDays(dari, -daysBetween(dari, sampai) - 1), sampai: addDays(dari, -1) }
}

const isFirst = (date: BusinessDate): boolean => date.endsWith('-01')
const monthsOf = (date: BusinessDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** The same days a year earlier; a month ends where it ended. Throws RangeError on no date. */
export const yearBefore = ({ dari, sampai }: Periode): Periode => ({
  dari: addMonths(dari, -12),
  sampai: addMonths(sampai, -12),
})

/** From the first of the month of a day to that day. Throws RangeError on what is no date. */
export function monthToDate(date: BusinessDate): { dari: BusinessDate; sampai: BusinessDate } {
  return { dari: addDays(date, 1 - new Date(toMs(date)).getUTCDate()), sampai: date }
}

/**
 * The business day that a chain is told by, of the last ones its stores had: the calendar's, else
 * the last there was, else the first that has begun ahead of the calendar.
 */
export function chainDay(days: readonly BusinessDate[], today: BusinessDate): BusinessDate {
  const past = days.filter(day => compareDates(day, today) <= 0)
  return past.sort().at(-1) ?? [...days].sort()[0] ?? today
}

/** Order of two dates, for sorting. Throws RangeError on what is no date. */
export function compareDates(a: BusinessDate, b: BusinessDate): -1 | 0 | 1 {
  const difference = toMs(a) - toMs(b)
  return difference < 0 ? -1 : difference > 0 ? 1 : 0
}

/** Day of the week, 0 = Minggu … 6 = Sabtu. Throws RangeError on what is no date. */
export function hariDalamMinggu(date: BusinessDate): number {
  return new Date(toMs(date)).getUTCDay()
}

const HARI_PENUH = ['MINGGU', 'SENIN', 'SELASA', 'RABU', 'KAMIS', 'JUMAT', 'SABTU'] as const

/** When a store does not open: days of every week (0 = Minggu) and single dates. */
export interface Libur {
  readonly mingguan: readonly number[]
  readonly tanggal: readonly BusinessDate[]
}

/**
 * Holidays as a store writes them: 'MINGGU, 2026-12-25'. Undefined for a word that is neither a
 * day of the week nor a date, and for a week without a working day.
 */
export function readLibur(text: string): Libur | undefined {
  const words = text.split(',').map(word => word.trim().toUpperCase())
  const named = words.filter(word => word !== '')
  const mingguan = [...new Set(named.map(word => HARI_PENUH.indexOf(word as 'MINGGU')))].filter(
    day => day >= 0,
  )
  const tanggal = named.filter(isBusinessDate)
  const unknown = named.some(
    word => !isBusinessDate(word) && !HARI_PENUH.includes(word as 'MINGGU'),
  )
  return unknown || mingguan.length === 7 ? undefined : { mingguan, tanggal }
}

/** The first day from `date` on that is no holiday. Throws RangeError on what is no date. */
function workingDay(date: BusinessDate, libur: Libur): BusinessDate {
  const isOff = libur.mingguan.includes(hariDalamMinggu(date)) || libur.tanggal.includes(date)
  return isOff ? workingDay(addDays(date, 1), libur) : date
}

/**
 * The business day after `tgl` for a store that closes on the calendar day `today`: the next
 * working day, or today's when the store stayed closed for days. `dini`: it lies after the
 * calendar's next working day, so `tgl` has not come yet (03-decisions §6).
 */
export function nextBusinessDay(
  tgl: BusinessDate,
  today: BusinessDate,
  libur: Libur,
): { readonly berikut: BusinessDate; readonly dini: boolean } {
  const after = addDays(tgl, 1)
  const berikut = workingDay(compareDates(today, after) > 0 ? today : after, libur)
  return { berikut, dini: compareDates(berikut, workingDay(addDays(today, 1), libur)) > 0 }
}

function toMs(date: BusinessDate): number {
  if (!isBusinessDate(date)) throw new RangeError(`not a business date: ${date}`)
  return Date.parse(`${date}T00:00:00Z`)
}

function toText(ms: number): string | undefined {
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().slice(0, 10)
}
