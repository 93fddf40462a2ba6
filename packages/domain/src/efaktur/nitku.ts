/** A tax number as Coretax takes it: 16 digits, and 22 with the place of business behind them. */
export interface TaxNumber {
  readonly tin: string
  readonly idtku: string
}

/** The main place of business of a tax number that names none. */
const MAIN_PLACE = '000000'

/**
 * A tax number in the form of Coretax, or null where it is none: 22 digits are whole, 16 are of the
 * main place, 15 get the 0 in front that the tax office put before old numbers. Points and dashes
 * are left out; a row of zeros is nobody.
 */
export function taxNumber(typed: string): TaxNumber | null {
  const digits = typed.replace(/[.\-\s]/g, '')
  if (!/^(\d{15}|\d{16}|\d{22})$/.test(digits)) return null
  const whole = digits.length === 15 ? `0${digits}` : digits
  const tin = whole.slice(0, 16)
  if (/^0+$/.test(tin)) return null
  return { tin, idtku: tin + (whole.slice(16) || MAIN_PLACE) }
}

/** Whether a text is the number of a place of business: 16 digits of the tax number and 6 more. */
export const isNitku = (text: string): boolean => /^\d{22}$/.test(text) && taxNumber(text) !== null
