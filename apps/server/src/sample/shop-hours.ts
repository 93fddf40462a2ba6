import type { Random } from './random.ts'

/** When a sample store opens: 09.00 WIB. */
export const OPENING_HOUR_UTC = 2
/** From the first customer to the last one served. */
const OPEN_MINUTES = 630
/** The longest that a customer who changes his mind keeps the cashier. */
export const SERVED_MINUTES = 9

/**
 * Minutes before each customer of a day, in order. However they fall, the last one is served within
 * the store's hours: a session ends 12 hours after the day began, and the day is still to be closed.
 */
export function waits(random: Random, customers: number): number[] {
  const minutes = OPEN_MINUTES - customers * SERVED_MINUTES
  const parts = Array.from({ length: customers }, () => random.between(50, 150))
  // as long after the last as before the others
  const whole = parts.reduce((sum, part) => sum + part, 100)
  return parts.map(part => Math.floor((minutes * part) / whole))
}
