interface Asked {
  readonly tgl_from?: string
  readonly tgl_to?: string
  readonly q?: string
}

/** Who asks, and what is found whatever the day. */
interface Who {
  /** The open day. */
  readonly today: string | undefined
  /** Earliest day this user may see, where the past is locked. */
  readonly locked: string | undefined
  /** Whole numbers that are found on locked days too; left out, none are. */
  readonly whole?: RegExp | undefined
}

/** Days a list is asked for; `undefined` is any. */
export interface Days {
  readonly tgl_from: string | undefined
  readonly tgl_to: string | undefined
}

const ANY: Days = { tgl_from: undefined, tgl_to: undefined }

/**
 * The days a list is asked for: the open one at first; while the past is locked, from that day. One
 * number that the address names is found on any day that may be seen.
 */
export function askedDays(
  { tgl_from, tgl_to, q = '' }: Asked,
  nomor: string | undefined,
  { today, locked, whole }: Who,
): Days {
  if (nomor !== undefined && (locked === undefined || whole !== undefined)) return ANY
  if (locked === undefined) return { tgl_from: tgl_from ?? today, tgl_to: tgl_to ?? today }
  if (whole?.test(q)) return ANY
  const late = (day: string = locked) => (day < locked ? locked : day)
  return { tgl_from: late(tgl_from), tgl_to: late(tgl_to) }
}
