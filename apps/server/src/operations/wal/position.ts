/** Bytes of a file of the write-ahead log: the size a cluster gets unless it asks for another. */
export const SEGMENT = 16n * 1024n * 1024n

/** A place in the write-ahead log, in bytes, from PostgreSQL's `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high, low] = text.split('/')
  if (high === undefined || low === undefined) throw new Error(`not a place in the log: ${text}`)
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** The same as PostgreSQL writes it. */
export const positionText = (at: bigint): string =>
  `${(at >> 32n).toString(16).toUpperCase()}/${(at & 0xffffffffn).toString(16).toUpperCase()}`

/** Where the file that holds a place begins. */
export const segmentStart = (at: bigint): bigint => at - (at % SEGMENT)

/** The name PostgreSQL gives the file that begins there. */
export function segmentName(timeline: number, start: bigint): string {
  const hex = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(BigInt(timeline)) + hex(start >> 32n) + hex((start & 0xffffffffn) / SEGMENT)
}
