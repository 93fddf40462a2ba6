import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './addresses.ts'

export interface Outgoing {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface OutgoingAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export interface OutgoingRules {
  /** `host:port` of servers beside this one that its owner allows; never taken from a request. */
  readonly allow?: readonly string[]
  /** All addresses of a name. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

export type OutgoingFault = 'REFUSED' | 'REDIRECTED' | 'TOO_SLOW' | 'TOO_LARGE' | 'UNREACHABLE'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 2_097_152

/**
 * The one way out of the server, for addresses that people configure (T40): the name is resolved
 * once, every address of it must be public or allowed, and the connection goes to the very address
 * that was looked at. Redirects are not followed; time and size are bounded.
 * @throws Error whose `fault` says why there is no answer
 */
export async function outgoing(call: Outgoing, rules: OutgoingRules = {}): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(rules.timeoutMs ?? TIMEOUT_MS)
  const { url, address } = await checked(call.url, rules, signal)
  try {
    return await exchange(call, url, address, signal, rules.maxBytes ?? MAX_BYTES)
  } catch (error) {
    if (signal.aborted) throw outgoingFault('TOO_SLOW')
    if (isOutgoingFault(error)) throw error
    throw outgoingFault('UNREACHABLE', error)
  }
}

/** The address a call may go to. */
async function checked(
  text: string,
  { allow = [], resolve = addressesOf }: OutgoingRules,
  signal: AbortSignal,
): Promise<{ url: URL; address: string }> {
  if (!URL.canParse(text)) throw outgoingFault('REFUSED')
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') throw outgoingFault('REFUSED')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port
  const addresses = isIP(host) > 0 ? [host] : await known(resolve(host), signal)
  const isAllowed = allow.includes(`${url.hostname}:${port}`)
  const [address] = addresses
  if (address === undefined) throw outgoingFault('UNREACHABLE')
  if (!isAllowed && !addresses.every(isPublicAddress)) throw outgoingFault('REFUSED')
  return { url, address }
}

const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(found => found.address)

/** A name server may be as slow as any other. */
function known(asked: Promise<readonly string[]>, signal: AbortSignal): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(outgoingFault('TOO_SLOW')))
    asked.then(resolve, error => reject(outgoingFault('UNREACHABLE', error)))
  })
}

function exchange(
  call: Outgoing,
  url: URL,
  address: string,
  signal: AbortSignal,
  maxBytes: number,
): Promise<OutgoingAnswer> {
  const options: RequestOptions = {
    method: call.method,
    headers: { ...call.headers },
    signal,
    agent: false,
    maxHeaderSize: 16_384,
    lookup: (_host, { all }, found) => {
      const family = isIP(address)
      if (all === true) found(null, [{ address, family }])
      else found(null, address, family)
    },
  }
  const begin = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = begin(url, options, answer => {
      read(answer, maxBytes).then(resolve, error => {
        request.destroy()
        reject(error)
      })
    })
    request.on('error', reject)
    request.end(call.body)
  })
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const status = answer.statusCode ?? 0
  if (status >= 300 && status < 400) throw outgoingFault('REDIRECTED')
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxBytes) throw outgoingFault('TOO_LARGE')
    pieces.push(piece)
  }
  return { status, headers: answer.headers, body: Buffer.concat(pieces) }
}

const MARK = 'OutgoingFault'

const outgoingFault = (fault: OutgoingFault, cause?: unknown): Error =>
  Object.assign(new Error(`outgoing call: ${fault}`, { cause }), { name: MARK, fault })

const isOutgoingFault = (error: unknown): boolean => error instanceof Error && error.name === MARK
