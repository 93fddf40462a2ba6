import type { Level } from './permissions.ts'

/** Flags of a store (`para_system`), and the levels each of them lets look back while it is on. */
const FLAGS: Readonly<Record<string, readonly Level[]>> = {
  AKTIF_TGL_PEMILIK: ['OWN', 'SU', 'MU'],
  AKTIF_TGL_SUPERVISOR: ['SPV', 'SU', 'MU'],
}

/** Both on in a new store: who may approve may look back, the counter sees the open day. */
export const DATE_LOCK_AWAL = 'YA'

/** The settings the lock hangs on. */
export const DATE_LOCK_FLAGS: readonly string[] = Object.keys(FLAGS)

/**
 * Whether a level may choose a day before the open one (aktif tgl, doc2 §4): one flag on, its
 * levels; both on, the levels of either; both off, nobody (03-decisions §6). `setting` gives the
 * value of a flag, YA or TIDAK; one without a value is as in a new store.
 */
export const mayLookBack = (level: Level, setting: (flag: string) => string | undefined): boolean =>
  Object.entries(FLAGS).some(
    ([flag, levels]) => (setting(flag) ?? DATE_LOCK_AWAL) === 'YA' && levels.includes(level),
  )

/**
 * What a call says of the lock. `fields` of its query or body are held by it: a day before the open
 * one is refused, and so is a beginning that is left out, which is the past as well. What `unless`
 * describes is found on any day: a field with that form names one document by its exact number.
 */
export interface DateLock {
  /** The days a range begins and ends with, single days behind them; a single day may be both. */
  readonly fields: readonly [from: string, to: string, ...days: string[]]
  /** Only days that are named are judged: without one the list is of the open day, or of none. */
  readonly unnamed?: 'allowed'
  readonly unless?: { readonly field: string; readonly form: RegExp }
}

/**
 * Whether a list under this lock keeps the days before the open one: then what it keeps is counted
 * where it is opened by its number. One that needs no day, as that of loans, shows it all.
 */
export const keepsPast = (lock: DateLock | false): boolean =>
  lock !== false && lock.unnamed !== 'allowed'

type Asked = Readonly<Record<string, unknown>>

const namedDays = ({ fields }: DateLock, asked: Asked): unknown[] =>
  fields.map(field => asked[field]).filter(day => day !== undefined && day !== '')

/** Whether the lock has nothing to say to these values, whatever day is open. */
export const namesNoDay = (lock: DateLock, asked: Asked): boolean =>
  lock.unnamed === 'allowed' && namedDays(lock, asked).length === 0

/** Whether these values choose a day before `open`, the open business day. */
export function choosesPast(lock: DateLock, asked: Asked, open: string): boolean {
  const { fields, unless, unnamed } = lock
  if (unless?.form.test(String(asked[unless.field] ?? ''))) return false
  const named = namedDays(lock, asked)
  if (unnamed !== 'allowed' && !isFrom(asked[fields[0]], open)) return true
  return named.some(day => !isFrom(day, open))
}

const isFrom = (day: unknown, open: string): boolean => typeof day === 'string' && day >= open
