import type { Pool } from 'pg'
import { first, type Queryable, rows, sql } from '../../platform/sql.ts'
import { sqlState } from '../../platform/transaction.ts'

/** A decided document, ready to be sent to the writer. */
export interface Letter {
  readonly kode_toko: string
  readonly jenis: string
  readonly sesi: Buffer
  readonly kunci: string
  readonly sidik: Buffer
  /** The document as JSON. */
  readonly dok: string
}

/** What the writer answers. */
export interface Written {
  readonly o_tgl: string
  readonly o_nomor: string
  readonly o_jawaban: Record<string, unknown>
  readonly o_diulang: boolean
}

/** Most that goes together: what stands behind it must not wait long. Characters of JSON. */
const MOST = { letters: 16, length: 262_144 }
/** A turn that takes longer waits for somebody; those behind it then go beside it. */
const PATIENCE_MS = 100

interface Waiting {
  readonly letter: Letter
  readonly resolve: (written: Written | Promise<Written>) => void
  readonly reject: (error: unknown) => void
}

/** Documents of one kind of one store: one turn is on its way, the others wait for the next. */
interface Line {
  readonly waiting: Waiting[]
  /** Lets the next turn go. */
  pass: () => void
  patience: NodeJS.Timeout | undefined
}

const lines = new WeakMap<Pool, Map<string, Line>>()

/**
 * Writes a document, at once where its store has none on the way, else with all that came in the
 * meantime in one transaction (decision 0022). Each is answered for itself, after the commit, as if
 * it had been alone: what was not written with the others is posted alone, and refused there.
 */
export function postTogether(pool: Pool, letter: Letter): Promise<Written> {
  const known = lines.get(pool) ?? new Map<string, Line>()
  lines.set(pool, known)
  const name = `${letter.kode_toko} ${letter.jenis}`
  const line = known.get(name)
  if (line === undefined) {
    const fresh: Line = { waiting: [], pass: () => undefined, patience: undefined }
    known.set(name, fresh)
    return takeTurn(
      fresh,
      () => known.delete(name),
      pool,
      () => postAlone(pool, letter),
    )
  }
  line.patience ??= setTimeout(line.pass, PATIENCE_MS)
  return new Promise((resolve, reject) => line.waiting.push({ letter, resolve, reject }))
}

/** The writer on any connection, in its transaction if it has one. */
export async function postAlone(db: Queryable, letter: Letter): Promise<Written> {
  const { sesi, kode_toko, kunci, sidik, dok } = letter
  const written = await first<Written & { [column: string]: unknown }>(
    db,
    sql`select * from post(${sesi}, ${kode_toko}, ${kunci}, ${sidik}, ${dok}::jsonb)`,
  )
  if (written === undefined) throw new Error('post() answered nothing')
  return written
}

/** Documents of one command, in their order, all or none; answered by the last (decision 0064). */
export async function postJoined(db: Queryable, letters: readonly Letter[]): Promise<Written> {
  const [{ sesi, kode_toko } = refusedEmpty()] = letters
  const written = await first<Written & { [column: string]: unknown }>(
    db,
    sql`select * from post_bersama(${sesi}, ${kode_toko}, ${listOf(letters)}::jsonb)`,
  )
  if (written === undefined) throw new Error('post_bersama() answered nothing')
  return written
}

const refusedEmpty = (): never => {
  throw new Error('a command without a document')
}

/** Letters as the writer of several takes them. */
const listOf = (letters: readonly Letter[]): string =>
  `[${letters
    .map(
      ({ sesi, kunci, sidik, dok }) =>
        `{"sesi":"${sesi.toString('hex')}","kunci":"${kunci}","sidik":"${sidik.toString('hex')}",` +
        `"dok":${dok}}`,
    )
    .join(',')}]`

async function takeTurn<T>(
  line: Line,
  whenEmpty: () => void,
  pool: Pool,
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false
  const pass = () => {
    if (isOver) return
    isOver = true
    clearTimeout(line.patience)
    line.patience = undefined
    const batch = takeBatch(line.waiting)
    if (batch.length === 0) whenEmpty()
    else void takeTurn(line, whenEmpty, pool, () => postBatch(pool, batch))
  }
  line.pass = pass
  if (line.waiting.length > 0) line.patience = setTimeout(pass, PATIENCE_MS)
  try {
    return await work()
  } finally {
    pass()
  }
}

function takeBatch(waiting: Waiting[]): Waiting[] {
  let length = 0
  const end = waiting.findIndex(({ letter }, i) => {
    length += letter.dok.length
    return i > 0 && (i >= MOST.letters || length > MOST.length)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/** Settles every document of the batch; never throws. */
async function postBatch(pool: Pool, batch: readonly Waiting[]): Promise<void> {
  let written: ReadonlyMap<number, Written>
  try {
    written = batch.length === 1 ? new Map() : await postMany(pool, batch)
  } catch (error) {
    // Without an answer of the writer nobody knows what was written: each hears so, as one alone.
    if (!isRolledBack(error)) {
      for (const { reject } of batch) reject(error)
      return
    }
    written = new Map()
  }
  await Promise.allSettled(
    batch.map(({ letter, resolve }, i) => {
      const settled = Promise.resolve(written.get(i) ?? postAlone(pool, letter))
      resolve(settled)
      return settled
    }),
  )
}

async function postMany(pool: Pool, batch: readonly Waiting[]): Promise<Map<number, Written>> {
  const toko = batch[0]?.letter.kode_toko
  const written = await rows<Written & { o_urut: number }>(
    pool,
    sql`select * from post_banyak(${toko}, ${listOf(batch.map(one => one.letter))}::jsonb)`,
  )
  return new Map(written.map(row => [row.o_urut, row]))
}

/**
 * Whether the database itself refused the statement as a whole, and goes on serving: then nothing
 * of it remains. Other classes are of a connection or a server at its end.
 */
const isRolledBack = (error: unknown): boolean =>
  /^(?!08|53|57P|58)[0-9A-Z]{5}$/.test(sqlState(error) ?? '')
