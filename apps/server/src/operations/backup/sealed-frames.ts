import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
} from 'node:crypto'
import { promisify } from 'node:util'

/**
 * A stream cut into frames of at most 64 kB, each sealed by what came before it: with a passphrase
 * by AES-256-GCM, without one by a chain of SHA-256. A frame that is lost, moved, cut or changed in
 * one bit is noticed at that frame, and so is an end that is missing (docs/decisions/0012).
 *
 * magic | length of head (4 bytes) | head, JSON | frames
 * a frame: length (4 bytes) | is it the last (1 byte) | bytes | seal
 */
export interface Head {
  readonly format: 1
  readonly dibuat: string
  /** Number of the newest migration of the database. */
  readonly skema: number
  readonly sandi: {
    readonly garam: string
    readonly biaya: number
    /** Makes the key of this file from one that was stretched for many; absent where it was not. */
    readonly turunan?: string
    /** Tells a wrong passphrase from a damaged file. */
    readonly cek: string
  } | null
}

interface Seal {
  readonly size: number
  close(bytes: Buffer, isLast: boolean): Buffer
  /** The bytes, or undefined when the seal is broken. */
  open(bytes: Buffer, isLast: boolean, seal: Buffer): Buffer | undefined
}

const MAGIC = Buffer.from('KENCANA CADANGAN\n')
const FRAME = 64 * 1024
const LONGEST_HEAD = 4096
const SCRYPT_COST = 2 ** 16
const HIGHEST_COST = 2 ** 20

/** A fault of the file itself, in a sentence for the person who wants to use it. */
const broken = (what: string): Error =>
  new Error(`Cadangan ini tidak dapat dipakai: ${what}. Pakai berkas cadangan yang lain.`)

/** A passphrase stretched once, for many small files; each still gets a key of its own. */
export interface Lock {
  readonly garam: Buffer
  readonly stretched: Buffer
}

/** Stretches a passphrase, which takes a fifth of a second on purpose. */
export async function makeLock(passphrase: string): Promise<Lock> {
  const garam = randomBytes(16)
  return { garam, stretched: await keyOf(passphrase, garam, SCRYPT_COST) }
}

/**
 * What opens sealed files: the passphrase, none, or one together with the word of the person who
 * asks that a file without any lock is theirs all the same.
 */
export type Opener = string | { readonly sandi: string; readonly tanpaKunci: true } | undefined

/** What opens: the passphrase alone, or with the word that an unlocked file is one's own. */
export const openerOf = (sandi: string | undefined, tanpaKunci: boolean): Opener =>
  sandi !== undefined && tanpaKunci ? { sandi, tanpaKunci } : sandi

/** Seals a stream; without a passphrase or lock it can be read by whoever has the file. */
export async function* seal(
  source: AsyncIterable<Buffer>,
  facts: Omit<Head, 'format' | 'sandi'>,
  lock: string | Lock | undefined,
): AsyncGenerator<Buffer> {
  const { key, sandi } = await freshKey(lock)
  const head = Buffer.from(JSON.stringify({ format: 1, ...facts, sandi }))
  yield Buffer.concat([MAGIC, uint32(head.length), head])
  const frames = sealOf(head, key)
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece])
    for (; rest.length > FRAME; rest = rest.subarray(FRAME)) {
      yield frames.close(rest.subarray(0, FRAME), false)
    }
  }
  yield frames.close(rest, true)
}

async function freshKey(
  lock: string | Lock | undefined,
): Promise<{ key: Buffer | undefined; sandi: Head['sandi'] }> {
  if (lock === undefined) return { key: undefined, sandi: null }
  const biaya = SCRYPT_COST
  if (typeof lock === 'string') {
    const { garam, stretched: key } = await makeLock(lock)
    return { key, sandi: { garam: garam.toString('hex'), biaya, cek: checkOf(key) } }
  }
  const turunan = randomBytes(16).toString('hex')
  const key = derivedKey(lock.stretched, turunan)
  return { key, sandi: { garam: lock.garam.toString('hex'), biaya, turunan, cek: checkOf(key) } }
}

/**
 * Opens what `seal` closed, as far as it is whole.
 * @throws Error with a sentence: no backup, newer format, wrong passphrase, damaged, cut short, not
 * locked where a passphrase is in use
 */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  opener: Opener,
  onHead: (head: Head) => void,
): AsyncGenerator<Buffer> {
  const take = reader(source)
  if (!(await take(MAGIC.length))?.equals(MAGIC)) throw broken('ini bukan cadangan Kencana')
  const length = (await take(4))?.readUInt32BE() ?? 0
  const bytes = length <= LONGEST_HEAD ? await take(length) : undefined
  if (bytes === undefined) throw broken('kepala berkasnya rusak')
  const head = readHead(bytes)
  const frames = sealOf(bytes, await openKey(head, opener))
  onHead(head)
  for (let isLast = false; !isLast; ) {
    const front = await take(5)
    const size = front?.readUInt32BE() ?? 0
    if (size > FRAME || (front?.[4] ?? 0) > 1) throw broken('isinya rusak')
    isLast = front?.[4] === 1
    const body = front && (await take(size))
    const closing = body && (await take(frames.size))
    if (body === undefined || closing === undefined) throw broken('berkasnya terpotong')
    const opened = frames.open(body, isLast, closing)
    if (opened === undefined) throw broken('isinya rusak atau pernah diubah')
    yield opened
  }
  if ((await take(1)) !== undefined) throw broken('ada yang ditambahkan di ekornya')
}

const NOT_LOCKED =
  'Berkas cadangan ini tidak dikunci, padahal kata sandi cadangan diisi: siapa pun dapat ' +
  'membuatnya. Pakai cadangan yang dikunci; bila ini sungguh buatan toko sendiri dari sebelum ' +
  'kata sandi dipakai, tambahkan --tanpa-kunci.'

function readHead(bytes: Buffer): Head {
  const head = parseHead(bytes)
  if (head?.format === 1) return head
  throw broken(
    head === undefined
      ? 'kepala berkasnya rusak'
      : 'dibuat oleh Kencana yang lebih baru; pasang versi program yang baru dahulu',
  )
}

function parseHead(bytes: Buffer): Head | undefined {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

async function openKey(head: Head, opener: Opener): Promise<Buffer | undefined> {
  const passphrase = typeof opener === 'object' ? opener.sandi : opener
  // Anybody can write a file without a lock: where there is a passphrase it proves who made it.
  if (head.sandi === null && typeof opener === 'string') throw new Error(NOT_LOCKED)
  if (head.sandi === null) return undefined
  if (passphrase === undefined) {
    throw new Error(
      'Cadangan ini dikunci. Isi BACKUP_PASSPHRASE_FILE dengan nama berkas kata sandinya, atau ' +
        'BACKUP_PASSPHRASE dengan kata sandinya.',
    )
  }
  const { garam, biaya, turunan, cek } = head.sandi
  if (!(biaya <= HIGHEST_COST)) throw broken('kepala berkasnya rusak')
  const stretched = await stretchedAgain(passphrase, garam, biaya)
  const key = turunan === undefined ? stretched : derivedKey(stretched, turunan)
  if (checkOf(key) === cek) return key
  throw new Error('Kata sandi cadangan salah. Pakai kata sandi saat cadangan ini dibuat.')
}

let last: { readonly of: string; readonly key: Promise<Buffer> } | undefined

/** Files of one lock follow each other by the hundred. */
function stretchedAgain(passphrase: string, garam: string, biaya: number): Promise<Buffer> {
  const of = JSON.stringify([passphrase, garam, biaya])
  if (last?.of !== of) last = { of, key: keyOf(passphrase, Buffer.from(garam, 'hex'), biaya) }
  return last.key
}

const derivedKey = (stretched: Buffer, turunan: string): Buffer =>
  createHmac('sha256', stretched).update(turunan).digest()

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
const keyOf = (passphrase: string, salt: Buffer, N: number): Promise<Buffer> =>
  derive(passphrase, salt, 32, { N, r: 8, p: 1, maxmem: 2 * 128 * N * 8 })
const checkOf = (key: Buffer): string =>
  createHash('sha256').update('cek').update(key).digest('hex').slice(0, 16)

const sealOf = (head: Buffer, key: Buffer | undefined): Seal =>
  key === undefined ? chainOf(head) : cipherOf(head, key)

/** The key is of this file alone, so that a count is a nonce that never repeats. */
function cipherOf(head: Buffer, key: Buffer): Seal {
  let count = 0
  const nonce = (isLast: boolean): Buffer => {
    const bytes = Buffer.alloc(12)
    bytes.writeUIntBE(count, 4, 6)
    bytes[11] = isLast ? 1 : 0
    count += 1
    return bytes
  }
  return {
    size: 16,
    close: (bytes, isLast) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonce(isLast)).setAAD(head)
      const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([front(bytes, isLast), hidden, cipher.getAuthTag()])
    },
    open: (bytes, isLast, tag) => {
      const cipher = createDecipheriv('aes-256-gcm', key, nonce(isLast)).setAAD(head)
      try {
        return Buffer.concat([cipher.setAuthTag(tag).update(bytes), cipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

function chainOf(head: Buffer): Seal {
  let before = createHash('sha256').update(head).digest()
  const next = (bytes: Buffer, isLast: boolean): Buffer => {
    before = createHash('sha256').update(before).update(front(bytes, isLast)).update(bytes).digest()
    return before
  }
  return {
    size: 32,
    close: (bytes, isLast) => Buffer.concat([front(bytes, isLast), bytes, next(bytes, isLast)]),
    open: (bytes, isLast, sum) => (next(bytes, isLast).equals(sum) ? bytes : undefined),
  }
}

const front = (bytes: Buffer, isLast: boolean): Buffer =>
  Buffer.concat([uint32(bytes.length), Buffer.from([isLast ? 1 : 0])])

/** An unsigned number in four bytes. */
export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Takes exactly so many bytes from a stream; undefined when it ends before. */
export function reader(
  source: AsyncIterable<Buffer>,
): (size: number) => Promise<Buffer | undefined> {
  const pieces = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async size => {
    const parts = [rest]
    let length = rest.length
    while (length < size) {
      const next = await pieces.next()
      if (next.done === true) return undefined
      parts.push(next.value)
      length += next.value.length
    }
    const whole = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = whole.subarray(size)
    return whole.subarray(0, size)
  }
}
