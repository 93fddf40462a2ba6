/** The one clock of the server; tests and the sample chain move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const WIB = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' })

/** The calendar day in Asia/Jakarta of an instant, 'YYYY-MM-DD'. */
export const calendarDay = (at: Date): string => WIB.format(at)
