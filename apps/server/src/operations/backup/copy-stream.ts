import { once } from 'node:events'
import { type Duplex, PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'

/** What pg gives a statement that speaks COPY; its types leave these calls out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

const PIECE = 64 * 1024

/**
 * Runs `COPY (SELECT …) TO STDOUT` and answers its rows as text of the COPY format, in pieces of
 * about 64 kB. Reads from the database only as fast as the answer is read.
 */
export function copyOut(client: pg.Client, statement: string): Readable {
  const out = new PassThrough({ highWaterMark: 4 * PIECE })
  let rows: Buffer[] = []
  let size = 0
  const flush = (): boolean => {
    const isFree = size === 0 || out.write(Buffer.concat(rows, size))
    rows = []
    size = 0
    return isFree
  }
  // Somebody who stops reading must not leave the connection asleep.
  let asleep: Duplex | undefined
  const wake = () => void asleep?.resume()
  out.once('close', wake)
  client.query({
    ...UNEXPECTED,
    submit: (connection: pg.Connection) => connection.query(statement),
    handleError: (error: Error) => out.destroy(error),
    handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: pg.Connection) => {
      // The reader gave up: what still comes is let go, so that the connection can be used again.
      if (out.destroyed) return
      rows.push(Buffer.from(chunk))
      size += chunk.length
      if (size < PIECE || flush() || stream.isPaused()) return
      asleep = stream.pause()
      out.once('drain', wake)
    },
    handleReadyForQuery: () => {
      if (!out.destroyed) flush()
      out.end()
    },
  })
  return out
}

/**
 * Runs `COPY table FROM STDIN` with the pieces of `source`; when those fail the statement fails
 * with them. Answers the number of rows.
 */
export function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let fault: unknown
    client.query({
      ...UNEXPECTED,
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => {
        feed(connection, source).catch((error: unknown) => {
          fault = error
          connection.sendCopyFail('the source failed')
        })
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        rows = Number(/^COPY (\d+)/.exec(text)?.[1])
      },
      handleError: (error: Error) => reject(fault ?? error),
      handleReadyForQuery: () => resolve(rows),
    })
  })
}

async function feed(connection: CopyConnection, source: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of source) {
    connection.sendCopyFromChunk(piece)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}

const nothing = () => undefined
/** What pg calls while a COPY runs and a copy does not answer. */
export const UNEXPECTED = {
  handleRowDescription: nothing,
  handleDataRow: nothing,
  handleCommandComplete: nothing,
  handleCopyInResponse: nothing,
  handleCopyData: nothing,
  handlePortalSuspended: nothing,
  handleEmptyQuery: nothing,
}
