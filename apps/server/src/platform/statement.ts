import type { Writable } from 'node:stream'
import pg from 'pg'

/** What a statement answered. */
export interface Outcome<R> {
  readonly rows: R[]
  /** How many rows it touched or gave. */
  readonly count: number
}

/** How the columns of a statement's rows are called and read. */
interface Shape {
  readonly names: readonly string[]
  readonly types: readonly number[]
  readonly parsers: readonly ((text: string) => unknown)[]
}

/** The part of the driver's connection that is used. */
interface Connection {
  readonly stream: Writable
  describe(message: object): void
  _send(bytes: Buffer): boolean
}

/** A connection as a statement writes to it: all its messages are gathered. */
interface Wire extends Connection {
  /** Shapes of the statements this connection was asked for, by name. */
  readonly shapes: Map<string, Shape>
  messages: Buffer[]
  isKnown: boolean
}

/** A statement on its way: the driver's query, of which the types leave most out, and ours. */
interface Statement {
  name: string
  callback: (error: unknown, outcome?: unknown) => void
  readonly _result: { readonly _types: pg.CustomTypesConfig }
  _canceledDueToError: unknown
  handleError(error: unknown, connection: Connection): void
  wire: Wire | undefined
  shape: Shape | undefined
  read: object[]
  tag: string
}

const Driver = pg.Query.prototype as unknown as {
  submit(this: Statement, connection: Connection): Error | null
}

/**
 * What is done otherwise than by the driver: a statement leaves as one piece and is described once
 * for each connection. One that is kept never changes what its rows look like: PostgreSQL refuses
 * that (0A000).
 */
const OURS = {
  submit(this: Statement, connection: Connection): Error | null {
    const wire = wireOf(connection)
    this.wire = wire
    this.shape = wire.shapes.get(this.name)
    wire.isKnown = this.shape !== undefined
    wire.messages = []
    const fault = Driver.submit.call(this, wire)
    connection._send(Buffer.concat(wire.messages))
    return fault
  },

  handleRowDescription(this: Statement, { fields }: { fields: readonly pg.FieldDef[] }): void {
    this.shape = shapeOf(this.name, fields, this._result._types)
    this.wire?.shapes.set(this.name, this.shape)
  },

  handleDataRow(this: Statement, { fields }: { fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError || this.shape === undefined) return
    try {
      this.read.push(rowOf(this.shape, fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  },

  handleCommandComplete(this: Statement, { text }: { text: string }): void {
    this.tag = text
    if (this.shape === undefined) this.wire?.shapes.set(this.name, NO_ROWS)
  },

  handleReadyForQuery(this: Statement, connection: Connection): void {
    if (this._canceledDueToError) this.handleError(this._canceledDueToError, connection)
    else this.callback(null, { rows: this.read, count: countOf(this.tag) })
  },
}

/** What makes a query ours: the driver pipelines nothing that is not one of its own. */
function Ours(): void {}
Ours.prototype = Object.setPrototypeOf(OURS, pg.Query.prototype)

function statementOf(name: string, text: string, values: readonly unknown[]): Statement {
  const statement: Statement = Reflect.construct(pg.Query, [text, values], Ours)
  statement.name = name
  statement.wire = undefined
  statement.shape = undefined
  statement.read = []
  statement.tag = ''
  return statement
}

const NO_ROWS: Shape = { names: [], types: [], parsers: [] }

/** The number at the end of what the server says it did: `UPDATE 3`. */
const countOf = (tag: string): number => Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0

const wires = new WeakMap<Connection, Wire>()

function wireOf(connection: Connection): Wire {
  const known = wires.get(connection)
  if (known !== undefined) return known
  const wire: Wire = Object.assign(Object.create(connection) as Connection, {
    shapes: new Map<string, Shape>(),
    messages: [] as Buffer[],
    isKnown: false,
    describe(message: object) {
      if (!wire.isKnown) connection.describe.call(wire, message)
    },
    _send: (bytes: Buffer) => wire.messages.push(bytes) > 0,
  })
  wires.set(connection, wire)
  return wire
}

/** Shapes by the names of statements: connections to equal databases share them. */
const shapes = new Map<string, Shape>()

function shapeOf(name: string, fields: readonly pg.FieldDef[], types: pg.CustomTypesConfig): Shape {
  const known = shapes.get(name)
  const isSame = (field: pg.FieldDef, i: number) =>
    field.name === known?.names[i] && field.dataTypeID === known.types[i]
  if (known?.names.length === fields.length && fields.every(isSame)) return known
  const shape: Shape = {
    names: fields.map(field => field.name),
    types: fields.map(field => field.dataTypeID),
    parsers: fields.map(field => types.getTypeParser(field.dataTypeID, 'text')),
  }
  if (shapes.size < 2000) shapes.set(name, shape)
  return shape
}

function rowOf({ names, parsers }: Shape, fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  for (let i = 0; i < fields.length; i += 1) {
    const text = fields[i] as string | null
    row[names[i] as string] = text === null ? null : parsers[i]?.(text)
  }
  return row
}

/**
 * Sends a named statement.
 * @throws what the database refuses it with, as thrown where it was asked for
 */
export async function send<R>(
  db: pg.Pool | pg.PoolClient,
  { name, text, values }: { name: string; text: string; values: readonly unknown[] },
): Promise<Outcome<R>> {
  const statement = statementOf(name, text, values)
  try {
    return await (db instanceof pg.Pool ? byPool<R>(db, statement) : byClient<R>(db, statement))
  } catch (error) {
    // The driver saw it where bytes arrive, which says nothing about who asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

const byPool = <R>(pool: pg.Pool, statement: Statement): Promise<Outcome<R>> =>
  pool.query(statement as unknown as pg.QueryConfig) as unknown as Promise<Outcome<R>>

const byClient = <R>(db: pg.PoolClient, statement: Statement): Promise<Outcome<R>> =>
  new Promise((resolve, reject) => {
    statement.callback = (error, outcome) =>
      error ? reject(error) : resolve(outcome as Outcome<R>)
    db.query(statement as unknown as pg.Submittable)
  })
