import { availableParallelism, loadavg } from 'node:os'
import { MARK } from './dictionary.ts'
import type { Sent } from './requests.ts'
import type { Heard } from './send.ts'

/** What no answer may hold: the insides of the server, in body or headers. */
const INSIDES: readonly (readonly [string, RegExp])[] = [
  ['stack', /(\n|\\n)\s+at \S+ ?\(?(file:|node:|\/|[A-Z]:\\)/],
  ['stack', /\b(TypeError|RangeError|ReferenceError|SyntaxError|ZodError|FST_ERR)/],
  ['path', /node_modules|apps\/server|\/dist\/main\.js|file:\/\/\/(?!etc)|\/home\/|\/tmp\//],
  ['sql', /syntax error at or near|violates \w+[- ]?\w* constraint|duplicate key value/i],
  ['sql', /invalid (input syntax|byte sequence)|(relation|column|function) \S+ does not exist/i],
  ['sql', /pg_catalog|information_schema|permission denied for|current transaction is aborted/i],
]

/** Stores whose rows a user may read; the head office reads all. */
const readsBdg = (sent: Pick<Sent, 'actor'>): boolean =>
  /^(OWNER|SU-UJI|ADMIN-PUSAT|DEV-UJI|ADMIN-UJI)$/.test(sent.actor)

/** Beyond this a body is refused while it is still being sent, and the sender may hear no more. */
const BODY_MAX = 1_048_576

/** How long an answer may take: ten seconds, and more by as much as the machine is asked to do. */
const patience = (): number => 10_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** What is wrong with an answer, in words; nothing when all is right. */
export function judge(
  sent: Pick<Sent, 'actor' | 'method' | 'target' | 'body'>,
  heard: Heard,
): string[] {
  if (heard.status === 0) {
    const hungUp = /EPIPE|ECONNRESET/.test(heard.silence ?? '')
    return hungUp && (sent.body?.length ?? 0) > BODY_MAX ? [] : [`silence: ${heard.silence}`]
  }
  const text = heard.body.toString('utf8')
  const faults: string[] = []
  if (heard.status >= 500) faults.push(`fault: status ${heard.status} ${text.slice(0, 200)}`)
  if (heard.status >= 400 && sent.method !== 'HEAD') faults.push(...shapeFaults(heard, text))
  const words = isText(heard.type) ? `${heard.headers}\n${text}` : heard.headers
  for (const [name, pattern] of INSIDES) {
    const found = pattern.exec(words)
    if (found !== null) faults.push(`${name}: ${found[0].slice(0, 80)}`)
  }
  // who sends the words may get them back
  const echoes = decodeSafely(sent.target).includes(MARK)
  if (!readsBdg(sent) && !echoes && words.includes(MARK)) faults.push('leak: words of BDG')
  if (heard.ms > patience()) faults.push(`silence: ${Math.round(heard.ms)} ms`)
  return faults
}

const isText = (type: string): boolean => /json|text|javascript|html/.test(type)

function decodeSafely(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

/** Every no is a problem of RFC 9457 with our fields, and says the status it came with. */
function shapeFaults(heard: Heard, text: string): string[] {
  if (!heard.type.startsWith('application/problem+json')) return [`shape: ${heard.type || 'none'}`]
  try {
    const problem = JSON.parse(text) as Record<string, unknown>
    const texts = ['type', 'title', 'detail', 'code', 'request_id']
    const lacking = texts.filter(name => typeof problem[name] !== 'string' || problem[name] === '')
    if (problem.status !== heard.status) lacking.push('status')
    if (typeof problem.facts !== 'object') lacking.push('facts')
    if (problem.request_id !== heard.requestId) lacking.push('request_id')
    return lacking.length === 0 ? [] : [`shape: ${lacking.join(', ')}`]
  } catch {
    return ['shape: no JSON']
  }
}
