import { PassThrough, type Readable } from 'node:stream'
import pg from 'pg'
import { UNEXPECTED } from '../backup/copy-stream.ts'
import { positionOf, positionText } from './position.ts'

/** What pg gives a statement that speaks COPY; its types leave these calls out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void
}

/** Where a copy of the cluster begins and ends in the log. */
export interface BaseFacts {
  readonly timeline: number
  readonly start: bigint
  readonly end: bigint
}

/** The slot by which the server keeps what the archive has not got yet. */
export const SLOT = 'kencana_arsip'

/**
 * A connection that speaks the replication protocol about the whole cluster: what `pg_basebackup`
 * and `pg_receivewal` speak, which the built-in database comes without.
 */
export async function connectReplication(adminUrl: string): Promise<pg.Client> {
  const config = {
    connectionString: adminUrl,
    application_name: SLOT,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    replication: 'true',
  }
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const TAR_DATA = 'd'.charCodeAt(0)
const BASE = "BASE_BACKUP (LABEL 'kencana', CHECKPOINT 'fast', WAL true, MANIFEST 'no')"

/**
 * Copies the running cluster as one tar, with the log that makes it whole. Reads only as fast as
 * `content` is read; `facts` come with its end.
 */
export function copyCluster(client: pg.Client): { content: Readable; facts: Promise<BaseFacts> } {
  const content = new PassThrough({ highWaterMark: 1024 * 1024 })
  const found: string[][] = []
  const facts = new Promise<BaseFacts>((resolve, reject) => {
    client.query({
      ...UNEXPECTED,
      submit: (connection: pg.Connection) => connection.query(BASE),
      handleError: (error: Error) => {
        content.destroy(error)
        reject(error)
      },
      handleDataRow: ({ fields }: { fields: string[] }) => void found.push(fields),
      handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: pg.Connection) => {
        if (chunk[0] !== TAR_DATA || content.destroyed) return
        if (content.write(Buffer.from(chunk.subarray(1))) || stream.isPaused()) return
        stream.pause()
        content.once('drain', () => stream.resume())
      },
      handleReadyForQuery: () => {
        content.end()
        const [start, end] = [found[0], found.at(-1)]
        resolve({
          timeline: Number(end?.[1]),
          start: positionOf(start?.[0] ?? ''),
          end: positionOf(end?.[0] ?? ''),
        })
      },
    })
  })
  facts.catch(() => undefined)
  return { content, facts }
}

/** A stream of the log as it is written. */
export interface LogStream {
  /** Tells the server up to where everything is kept; it may forget that now. */
  confirm(kept: bigint): void
  pause(): void
  resume(): void
}

interface Hearing {
  readonly timeline: number
  readonly from: bigint
  /** Bytes of the log, in order, and the place of the first of them. */
  onBytes(start: bigint, bytes: Buffer): void
  /** How far the server has written, told while nothing new comes. */
  onTold(end: bigint): void
  /** The stream is over: the server ended, or said why it does not give it. */
  onEnd(reason: Error | undefined): void
}

/** Follows the log from a place on; the connection is spent with it. */
export function followLog(client: pg.Client, hearing: Hearing): LogStream {
  let line: CopyConnection | undefined
  let kept = hearing.from
  const confirm = (upTo: bigint): void => {
    kept = upTo
    line?.sendCopyFromChunk(statusOf(kept))
  }
  client.once('end', () => hearing.onEnd(undefined))
  client.query({
    ...UNEXPECTED,
    submit: (connection: pg.Connection) => {
      line = connection as CopyConnection
      const from = positionText(hearing.from)
      connection.query(
        `START_REPLICATION SLOT ${SLOT} PHYSICAL ${from} TIMELINE ${hearing.timeline}`,
      )
    },
    handleError: (error: Error) => hearing.onEnd(error),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      const place = chunk.readBigUInt64BE(1)
      if (chunk[0] === LOG_DATA) hearing.onBytes(place, Buffer.from(chunk.subarray(25)))
      else if (chunk[0] === KEEP_ALIVE) {
        hearing.onTold(place)
        if (chunk[17] === 1) confirm(kept)
      }
    },
    handleReadyForQuery: () => hearing.onEnd(undefined),
  })
  return {
    confirm,
    pause: () => void line?.stream.pause(),
    resume: () => void line?.stream.resume(),
  }
}

const LOG_DATA = 'w'.charCodeAt(0)
const KEEP_ALIVE = 'k'.charCodeAt(0)
const MICROSECONDS_TO_2000 = 946_684_800_000_000n

/** A standby's word: written, flushed and applied up to the same place. */
function statusOf(kept: bigint): Buffer {
  const bytes = Buffer.alloc(34)
  bytes.write('r')
  for (const at of [1, 9, 17]) bytes.writeBigUInt64BE(kept, at)
  bytes.writeBigInt64BE(BigInt(Date.now()) * 1_000n - MICROSECONDS_TO_2000, 25)
  return bytes
}
