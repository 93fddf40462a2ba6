import type { z } from 'zod'

/**
 * Whether a figure, as its decimal text, has at most `places` digits behind the point and is exact
 * as a whole number of its smallest unit: for 3 places what `gramToMg` takes, and nothing else. A
 * remainder of binary fractions tells less: 3.2370000000000005 is a multiple of 0.001 to it.
 */
export function hasDecimals(figure: number, places: number): boolean {
  const [, whole = '', behind = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(String(figure)) ?? []
  const isShort = whole !== '' && behind.length <= places
  return isShort && Number.isSafeInteger(Number(whole + behind.padEnd(places, '0')))
}

/**
 * A figure with at most `places` digits behind the point; the schema of the API says `multipleOf`.
 * It comes last: a bound added to its answer would lose what the schema says.
 */
export const decimals = (number: z.ZodNumber, places: number, error: string): z.ZodNumber =>
  number
    .refine(figure => hasDecimals(figure, places), { error })
    .meta({ multipleOf: Number(`1e-${String(places)}`) })
