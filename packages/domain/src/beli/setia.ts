import { type BusinessDate, daysBetween } from '../calendar.ts'

/** What makes a customer loyal: so many notas within so many days; of no nota nobody is. */
export interface SyaratSetia {
  readonly nota: number
  readonly hari: number
}

/**
 * Whether who bought on these days is a loyal customer on a day: a nota of the day itself counts,
 * and one from just as many days ago as are asked for. What was cancelled is not among the days.
 */
export function pelangganSetia(
  belanja: readonly BusinessDate[],
  tgl: BusinessDate,
  { nota, hari }: SyaratSetia,
): boolean {
  const within = belanja.filter(day => {
    const ago = daysBetween(day, tgl)
    return ago >= 0 && ago <= hari
  })
  return nota > 0 && within.length >= nota
}
