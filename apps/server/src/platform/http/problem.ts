import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import { issueText } from '@kencana/contract/kit/words/issue-text'
import { refusalText } from '@kencana/contract/kit/words/refusal-text'
import { type Facts, REFUSALS, Refusal, refuse } from '@kencana/contract/refusals'
import { z } from 'zod'
import { sqlState } from '../transaction.ts'

/** RFC 9457 problem details, the one shape of every error (R15). */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly facts: Facts
  readonly errors?: Readonly<Record<string, string>>
  /** What stands in the cells of a file that `errors` is about. */
  readonly nilai?: Readonly<Record<string, string>>
  readonly request_id: string
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak sah',
  401: 'Belum masuk',
  403: 'Tidak berhak',
  404: 'Tidak ditemukan',
  408: 'Terlalu lama',
  409: 'Bentrok',
  411: 'Panjang isi tidak disebut',
  413: 'Terlalu besar',
  415: 'Jenis isi tidak didukung',
  414: 'Alamat terlalu panjang',
  422: 'Tidak memenuhi aturan',
  429: 'Terlalu sering',
  431: 'Kepala permintaan terlalu panjang',
  503: 'Tidak tersedia',
}

/** Refusals the ledger's writer, the database and the disk make, by their code. */
const BY_STATE: Readonly<Record<string, keyof typeof REFUSALS>> = {
  KC001: 'KUNCI_BEDA',
  KC004: 'TIDAK_SEIMBANG',
  KC005: 'TOKEN_TIDAK_SAH',
  KC006: 'OTORISASI_TIDAK_SAH',
  '55P03': 'SIBUK',
  '40001': 'SIBUK',
  '40P01': 'SIBUK',
  // trying again helps nobody before there is room
  '53100': 'DISK_PENUH',
  ENOSPC: 'DISK_PENUH',
  '57014': 'SEDANG_PENUH',
  // on a connection that a cancelled COMMIT left in its transaction; the next one is free of it
  '25P02': 'SEDANG_PENUH',
  // a read-only server: a standby, or one set so while its disk is mended
  '25006': 'SEDANG_PENUH',
}

/** SQLSTATEs of a database that cannot serve now: connections, resources, shutdown, its disk. */
const UNABLE_STATE = /^(08\w|53\w|57P|58\w)\w\w$/

/**
 * What pg says, without a code, when a connection broke or none was to be had. A pool is ended when
 * the server stops, under a request that outlived its connection.
 */
const NO_CONNECTION =
  /^(Connection terminated|Client (has enc|was closed)|timeout exceeded|Cannot use a pool)/

/**
 * Whether the database could not be reached or asked, so that the same request may well succeed
 * later. A socket file is missing for a moment while a server starts, so every failed `connect`
 * counts.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return NO_CONNECTION.test(error.message)
  return (
    syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE' || UNABLE_STATE.test(code)
  )
}

/** The problem an error stands for; undefined when it is a bug (500, logged by request id). */
export function problemOf(error: unknown, requestId: string): Problem | undefined {
  if (error instanceof Refusal) return fromRefusal(error, requestId)
  const state = sqlState(error)
  const code = BY_STATE[state ?? ''] ?? (isUnreachable(error) ? 'SEDANG_PENUH' : undefined)
  if (code !== undefined) return fromRefusal(new Refusal(code, {}), requestId)
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500) {
    return shape(
      status,
      'PERMINTAAN_TIDAK_SAH',
      TITLES[status] ?? 'Permintaan tidak sah',
      {},
      requestId,
    )
  }
  return undefined
}

/** What a bug answers: nothing but a number to quote. */
export const bugProblem = (requestId: string): Problem => ({
  ...shape(500, 'KESALAHAN', `Terjadi kesalahan, kode ${requestId}`, {}, requestId),
  title: 'Kesalahan server',
})

function fromRefusal(refusal: Refusal, requestId: string): Problem {
  const { status } = REFUSALS[refusal.code]
  const problem = shape(status, refusal.code, refusalText(refusal), refusal.facts, requestId)
  const { fields, given } = refusal
  if (fields === undefined) return problem
  return { ...problem, errors: fields, ...(given === undefined ? {} : { nilai: given }) }
}

function shape(
  status: number,
  code: string,
  detail: string,
  facts: Facts,
  request_id: string,
): Problem {
  const title = TITLES[status] ?? 'Permintaan tidak sah'
  return { type: `urn:kencana:${code}`, title, status, detail, code, facts, request_id }
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
}

z.config({ localeError: issueText })

/** Parses a part of the request or refuses with the fields at fault. */
export function parsed<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
): z.output<S> | undefined {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (result.success) {
    const unreadable = fieldsUnreadable(result.data)
    return unreadable === undefined ? result.data : refuse('TIDAK_LENGKAP', {}, unreadable)
  }
  const fields: Record<string, string> = {}
  let card: string | undefined
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      return refuse('PERMINTAAN_TIDAK_SAH', {
        bidang: issue.keys.slice(0, 5).join(', ').slice(0, 80),
      })
    }
    fields[path === '' ? 'isi' : path] ??= issue.message
    if (issue.code === 'custom' && issue.params?.refusal === 'NOMOR_KARTU') {
      card = String(issue.params.bidang ?? issue.path.at(-1) ?? 'isi')
    }
  }
  if (card !== undefined) refuse('NOMOR_KARTU', { bidang: card }, fields)
  return refuse('TIDAK_LENGKAP', {}, fields)
}

/**
 * What no text holds, whatever field it is of: half a character of UTF-16, and control characters,
 * which act in a terminal, a sheet or a printer that reads the file later; but for line ends and
 * tabs.
 */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\t\n\r]/u

const isText = (text: string): boolean => !UNREADABLE.test(text)

/** The first text inside a value, key or content, that cannot be stored, as a field at fault. */
export function fieldsUnreadable(value: unknown, path = 'isi'): Record<string, string> | undefined {
  if (typeof value === 'string') {
    return isText(value) ? undefined : { [path]: FIELD_TEXTS.letters }
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const key of Object.keys(value)) {
    if (!isText(key)) return { [path]: FIELD_TEXTS.letters }
    const inner = (value as Readonly<Record<string, unknown>>)[key]
    // Numbers and the like have no letters; a path is put together only for what may have some.
    if (typeof inner !== 'string' && typeof inner !== 'object') continue
    if (typeof inner === 'string' && isText(inner)) continue
    const found = fieldsUnreadable(inner, path === 'isi' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
