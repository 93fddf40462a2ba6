import pg from 'pg'

/** Every text that was sent to a database since it was started. */
export interface Recorder {
  readonly texts: ReadonlySet<string>
  stop(): void
}

/** Writes down what goes over the connections that call themselves so, unchanged on its way. */
export function recordStatements(names: RegExp): Recorder {
  const texts = new Set<string>()
  const { query } = pg.Client.prototype
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
    if (text !== undefined && names.test(nameOf(this))) texts.add(text)
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = recording as typeof query
  return {
    texts,
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}

/** The `application_name` of a connection; its own fields, which the types do not tell. */
const nameOf = (client: pg.Client): string =>
  (client as unknown as { connectionParameters: { application_name?: string } })
    .connectionParameters.application_name ?? ''

/** No statements over tables: the frame of a transaction, savepoints, cursors, messages. */
const FRAME =
  /^\s*(begin|commit|rollback|savepoint|release|set |listen|unlisten|notify|fetch|close)/i

/** Texts that are judged: statements over tables, a cursor by its query. */
export const statementsOf = (texts: Iterable<string>): string[] =>
  [...texts]
    .filter(text => !FRAME.test(text))
    .map(text => text.replace(/^\s*declare \w+ no scroll cursor for /i, ''))
