import * as days from '@kencana/contract/kit/days/day-text'
import i18next from 'i18next'

/** 'Jum, 27 Nov 2026' of a day as it travels, '–' without one; other text stays as it is. */
export const dayText = (day: string | null | undefined): string =>
  day ? days.dayText(day, i18next.t) : '–'

/** 'Jum, 27 Nov 2026 14:05' of an instant, by the clock of the shops. */
export const momentText = (at: string): string => dayText(days.jakartaMinute(at))
