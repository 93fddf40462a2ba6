interface Asked {
  readonly tgl_from?: string
  readonly tgl_to?: string
  readonly q?: string
}

/** What the lock of past dates says of a list. */
interface Lock {
  /** Earliest day this user may see, where the past is locked. */
  readonly locked: string | undefined
  /** A whole number, which is found on any day. */
  readonly whole: RegExp
}

/** The days a list is asked for, the open one at first; while the past is locked, from that day. */
export function askedDays(
  { tgl_from, tgl_to, q = '' }: Asked,
  today: string | undefined,
  { locked, whole }: Lock,
): { tgl_from?: string | undefined; tgl_to?: string | undefined } {
  if (locked === undefined) return { tgl_from: tgl_from ?? today, tgl_to: tgl_to ?? today }
  if (whole.test(q)) return {}
  const late = (day: string = locked) => (day < locked ? locked : day)
  return { tgl_from: late(tgl_from), tgl_to: late(tgl_to) }
}
