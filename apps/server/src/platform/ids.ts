import { randomFillSync } from 'node:crypto'

/** UUID version 7 of an instant: sorts by time. Ids are made here, never in the database. */
export function uuidv7(at: Date): string {
  const bytes = chance()
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** Chance in stock for the next ids: asking the system for each costs more than all the rest. */
const stock = Buffer.alloc(256 * 16)
let taken = stock.length

/** Sixteen bytes nobody had before; they are the caller's to write into. */
function chance(): Buffer {
  if (taken === stock.length) {
    randomFillSync(stock)
    taken = 0
  }
  taken += 16
  return stock.subarray(taken - 16, taken)
}
