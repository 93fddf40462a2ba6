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
export interface Connection {
  readonly stream: Writable
  readonly submittedNamedStatements: Record<string, string>
  describe(message: object): void
  sync(): void
  _send(bytes: Buffer): boolean
}

/** A connection as a statement writes to it: all its messages are gathered. */
export interface Wire extends Connection {
  /** Shapes of the statements this connection was asked for, by name. */
  readonly shapes: Map<string, Shape>
  messages: Buffer[]
  isKnown: boolean
  /** More is to come before the server is asked to answer. */
  isOpen: boolean
}

/** A statement on its way: the driver's query, of which the types leave most out, and ours. */
export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
  portal: string
  /** Whoever waits; the pool puts itself here when there is nobody. */
  callback: ((error: unknown, outcome?: unknown) => void) | undefined
  _result: { _types: pg.CustomTypesConfig | undefined }
  _canceledDueToError: unknown
  handleError(error: unknown, connection: Connection): void
  writeOn(wire: Wire): Error | null
  handleRowDescription(message: { fields: readonly pg.FieldDef[] }): void
  handleDataRow(message: { fields: readonly (string | null)[] }): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(connection: Connection): void
  wire: Wire | undefined
  shape: Shape | undefined
  read: object[]
  tag: string
  /** Refused by the driver itself, so that it never left. */
  isOver: boolean
}

const Driver = pg.Query.prototype as unknown as {
  submit(this: Statement, connection: Connection): Error | null
  handleError(this: Statement, error: unknown, connection: Connection): void
}

/**
 * What is done otherwise than by the driver: a statement leaves as one piece and is described once
 * for each connection. One that is kept never changes what its rows look like: PostgreSQL refuses
 * that (0A000).
 */
const OURS = {
  submit(this: Statement, connection: Connection): Error | null {
    const wire = wireOf(connection)
    const fault = this.writeOn(wire)
    leave(wire, connection)
    return fault
  },

  writeOn(this: Statement, wire: Wire): Error | null {
    this.wire = wire
    this.shape = wire.shapes.get(this.name)
    wire.isKnown = this.shape !== undefined
    return Driver.submit.call(this, wire)
  },

  handleRowDescription(this: Statement, { fields }: { fields: readonly pg.FieldDef[] }): void {
    this.shape = shapeOf(this.name, fields, this._result._types ?? pg.types)
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

  handleError(this: Statement, error: unknown, connection: Connection): void {
    this.isOver = true
    Driver.handleError.call(this, error, connection)
  },

  handleReadyForQuery(this: Statement, connection: Connection): void {
    if (this._canceledDueToError) this.handleError(this._canceledDueToError, connection)
    else this.callback?.(null, { rows: this.read, count: countOf(this.tag) })
  },
}

/**
 * Made by hand: the driver's own constructor, run for what is not quite its class, makes a slow
 * object. That its kind is among the ancestors is asked for, it pipelines nothing else.
 */
function Made(this: Statement, name: string, text: string, values: readonly unknown[]): void {
  this.name = name
  this.text = text
  this.values = values
  this.portal = ''
  this.callback = undefined
  this._result = { _types: undefined }
  this._canceledDueToError = undefined
  this.wire = undefined
  this.shape = undefined
  this.read = []
  this.tag = ''
  this.isOver = false
}
Made.prototype = Object.setPrototypeOf(OURS, pg.Query.prototype)

/** A named statement that knows nobody yet who waits for it (`callback`). */
export const statementOf = (name: string, text: string, values: readonly unknown[]): Statement =>
  new (Made as unknown as new (...made: Parameters<typeof Made>) => Statement)(name, text, values)

const NO_ROWS: Shape = { names: [], types: [], parsers: [] }

/** The number at the end of what the server says it did: `UPDATE 3`. */
const countOf = (tag: string): number => Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0

/** Sends what was gathered. */
export function leave(wire: Wire, connection: Connection): void {
  const { messages } = wire
  wire.messages = []
  connection._send(Buffer.concat(messages))
}

const wires = new WeakMap<Connection, Wire>()

/** The one wire of a connection. */
export function wireOf(connection: Connection): Wire {
  const known = wires.get(connection)
  if (known !== undefined) return known
  const wire: Wire = Object.assign(Object.create(connection) as Connection, {
    shapes: new Map<string, Shape>(),
    messages: [] as Buffer[],
    isKnown: false,
    isOpen: false,
    sync() {
      if (!wire.isOpen) connection.sync.call(wire)
    },
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
