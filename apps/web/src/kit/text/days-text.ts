import { dayText } from './day-text.ts'

/** 'Jum, 27 Nov 2026 – Sab, 28 Nov 2026'; one day alone is said once. */
export const daysText = (dari: string | null | undefined, sampai: string | null | undefined) =>
  dari === sampai ? dayText(dari) : `${dayText(dari)} – ${dayText(sampai)}`
