import * as days from '@kencana/contract/kit/days/day-text'

export { jakartaMinute } from '@kencana/contract/kit/days/day-text'

let say: days.SayDay

/** The language days are told in, from when its texts are there. */
export const tellDays = (t: days.SayDay): void => {
  say = t
}

/** 'Jum, 27 Nov 2026' of a day as it travels, '–' without one; other text stays as it is. */
export const dayText = (day: string | null | undefined): string =>
  day ? days.dayText(day, say) : '–'

/** 'Jum, 27 Nov 2026 14:05' of an instant, by the clock of the shops. */
export const momentText = (at: string): string => dayText(days.jakartaMinute(at))

/** 'Jum, 27 Nov 2026 – Sab, 28 Nov 2026'; one day alone is said once. */
export const daysText = (dari: string | null | undefined, sampai: string | null | undefined) =>
  dari === sampai ? dayText(dari) : `${dayText(dari)} – ${dayText(sampai)}`
