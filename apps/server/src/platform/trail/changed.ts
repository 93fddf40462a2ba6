import type { Queryable } from '../sql.ts'

/** What a command changed of one record: the audit trail tells it as a person reads it. */
export interface Changed {
  /** What kind of record: the first part of the path of its commands. */
  readonly tabel: string
  /** Its code, and its name where it has one. */
  readonly kode: string
  readonly nama?: string | null
  readonly aksi: string
  /** Field → what it was and became; nothing of either where it is nobody's business. */
  readonly bidang: Readonly<Record<string, readonly [lama: unknown, baru: unknown] | readonly []>>
}

interface Noted {
  readonly perubahan: Changed[]
  perubahan_lain: number
}

/** A reader needs no more records of one command; how many more there were is kept. */
const MOST = 12

/** By the connection of the command's transaction, as the portal is by its request. */
const NOTED = new WeakMap<object, Noted>()

/** From here on what is changed on this connection belongs to a new command. */
export const beginNoting = (db: Queryable): unknown =>
  NOTED.set(db, { perubahan: [], perubahan_lain: 0 })

/**
 * Notes a change for the audit row that ends the command; of one record noted twice the fields
 * stand together. `make` is not asked once there is enough to read.
 */
export async function noteChanged(
  db: Queryable,
  make: () => Changed | Promise<Changed>,
): Promise<void> {
  const noted = NOTED.get(db)
  if (noted === undefined) return
  if (noted.perubahan.length >= MOST) {
    noted.perubahan_lain += 1
    return
  }
  const one = await make()
  const at = noted.perubahan.findIndex(({ tabel, kode }) => {
    return tabel === one.tabel && kode === one.kode
  })
  const before = noted.perubahan[at]
  if (before === undefined) noted.perubahan.push(one)
  else noted.perubahan[at] = { ...before, bidang: inTurn(before.bidang, one.bidang) }
}

/** What became of fields that were changed one after the other: from the first to the last. */
function inTurn(first: Changed['bidang'], then: Changed['bidang']): Changed['bidang'] {
  const latest = Object.entries(then).map(([name, pair]) => {
    const before = first[name]
    if (before === undefined) return [name, pair] as const
    const isTold = before.length > 0 && pair.length > 0
    return [name, isTold ? ([before[0], pair[1]] as const) : ([] as const)] as const
  })
  return { ...first, ...Object.fromEntries(latest) }
}

/** What was noted of the command, as its audit row keeps it; nothing where nothing was. */
export function takeNoted(db: Queryable): Partial<Noted> {
  const noted = NOTED.get(db)
  NOTED.delete(db)
  if (noted === undefined || noted.perubahan.length === 0) return {}
  const { perubahan, perubahan_lain } = noted
  return perubahan_lain === 0 ? { perubahan } : { perubahan, perubahan_lain }
}

/** The fields that differ, of those named. */
export const changedFields = (
  names: readonly string[],
  before: object | null,
  after: object | null,
): Changed['bidang'] => {
  const of = (row: object | null, name: string): unknown =>
    (row as Readonly<Record<string, unknown>> | null)?.[name] ?? null
  return Object.fromEntries(
    names.flatMap(name => {
      const [lama, baru] = [of(before, name), of(after, name)]
      return lama === baru ? [] : [[name, [lama, baru]]]
    }),
  )
}
