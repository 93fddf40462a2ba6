/**
 * Barcodes of pieces: 8 digits, two for the store's number and six counting up, because an even
 * number of digits that short fits a 27 mm tag in Code 128-C (04-domain D1).
 */

const URUT_MAKS = 999_999

/** Barcode of a store's n-th piece. Throws RangeError outside store 1..99 and number 1..999999. */
export function makeBarcode(nomorToko: number, urut: number): string {
  if (!within(nomorToko, 99)) throw new RangeError(`store number outside 1..99: ${nomorToko}`)
  if (!within(urut, URUT_MAKS)) throw new RangeError(`piece number outside 1..999999: ${urut}`)
  return String(nomorToko).padStart(2, '0') + String(urut).padStart(6, '0')
}

/** A barcode that no store gives: for a piece that is tried and never written. */
export const nobodysBarcode = (urut: number): string => `00${String(urut).padStart(6, '0')}`

function within(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max
}
