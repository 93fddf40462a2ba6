import pg from 'pg'
import {
  type Connection,
  leave,
  type Outcome,
  type Statement,
  statementOf,
  wireOf,
} from './statement.ts'

/** Statements that leave together, once all of them are there. */
export interface Flight {
  /** Undefined once they have left. */
  parts: Statement[] | undefined
}

interface Named {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Sends a named statement, or puts it into a flight.
 * @throws what the database refuses it with, as thrown where it was asked for
 */
export async function send<R>(
  db: pg.Pool | pg.PoolClient | Flight,
  { name, text, values }: Named,
): Promise<Outcome<R>> {
  const statement = statementOf(name, text, values)
  try {
    return await (db instanceof pg.Pool ? byPool<R>(db, statement) : onItsWay<R>(db, statement))
  } catch (error) {
    // The driver saw it where bytes arrive, which says nothing about who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

const byPool = <R>(pool: pg.Pool, statement: Statement): Promise<Outcome<R>> =>
  pool.query(statement as unknown as pg.QueryConfig) as unknown as Promise<Outcome<R>>

const onItsWay = <R>(db: pg.PoolClient | Flight, statement: Statement): Promise<Outcome<R>> =>
  new Promise((resolve, reject) => {
    statement.callback = (error, outcome) =>
      error ? reject(error) : resolve(outcome as Outcome<R>)
    if (!('parts' in db)) db.query(statement as unknown as pg.Submittable)
    else if (db.parts !== undefined) db.parts.push(statement)
    else reject(new Error(`${statement.text}: the flight has left`))
  })

/** Connections to a database that is one server. */
const whole = new WeakSet<pg.ClientBase>()

/**
 * Notes that a connection leads to a database that is not distributed: there a flight may be one
 * transaction. A distributed one would no longer hand a function over to the store's node.
 */
export const noteWhole = (db: pg.ClientBase): void => void whole.add(db)

/**
 * What `ask` asks for, all of it at once, leaves as one packet, and the server answers as one: it
 * wakes up, enters a transaction and wakes us up once instead of once for each statement. None of
 * them may write. Each is answered for itself; what stands behind a refusal is refused with it.
 */
export function inOneFlight<T>(db: pg.PoolClient, ask: (flight: Flight) => T): T {
  const parts: Statement[] = []
  const flight: Flight = { parts }
  const asked = ask(flight)
  flight.parts = undefined
  if (whole.has(db)) db.query(togetherOf(parts) as unknown as pg.Submittable)
  else for (const part of parts) db.query(part as unknown as pg.Submittable)
  return asked
}

/** Statements of a flight, to the driver one query by the name of the part that is answered. */
interface Together {
  parts: readonly Statement[]
  at: number
  name: string | undefined
  text: string | undefined
  _result: Statement['_result']
}

const TOGETHER = {
  submit(this: Together, connection: Connection): Error | null {
    const wire = wireOf(connection)
    wire.isOpen = true
    let fault: Error | null = null
    for (const part of this.parts) {
      part._result._types = this._result._types
      fault ??= part.writeOn(wire) ?? (part.isOver ? new Error(`${part.text}: not sent`) : null)
    }
    wire.isOpen = false
    if (fault === null) {
      wire.sync()
      leave(wire, connection)
    }
    wire.messages = []
    return fault
  },

  handleRowDescription(this: Together, message: never): void {
    this.parts[this.at]?.handleRowDescription(message)
  },

  handleDataRow(this: Together, message: never): void {
    this.parts[this.at]?.handleDataRow(message)
  },

  handleCommandComplete(this: Together, message: never): void {
    this.parts[this.at]?.handleCommandComplete(message)
    turnTo(this, this.at + 1)
  },

  handleReadyForQuery(this: Together, connection: Connection): void {
    for (const part of this.parts) part.handleReadyForQuery(connection)
  },

  handleError(this: Together, error: unknown, connection: Connection): void {
    for (const part of this.parts.slice(0, this.at)) part.handleReadyForQuery(connection)
    for (const part of this.parts.slice(this.at)) {
      // It was passed over, so the server may not know its name.
      delete connection.submittedNamedStatements[part.name]
      part.handleError(error, connection)
    }
  },
}

/** Among its ancestors is the driver's kind of query, which pipelines nothing else. */
function Made(this: Together, parts: readonly Statement[]): void {
  this.parts = parts
  this.at = 0
  this.name = parts[0]?.name
  this.text = parts[0]?.text
  this._result = { _types: undefined }
}
Made.prototype = Object.setPrototypeOf(TOGETHER, pg.Query.prototype)

const togetherOf = (parts: readonly Statement[]): Together =>
  new (Made as unknown as new (made: readonly Statement[]) => Together)(parts)

function turnTo(together: Together, at: number): void {
  together.at = at
  together.name = together.parts[at]?.name
  together.text = together.parts[at]?.text
}
