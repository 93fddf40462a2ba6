import type { NoProof, PortalState, provePortal } from '@kencana/contract/areas/pengaturan/portal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'

type Proof = Pick<AnswerOf<typeof provePortal>, 'bukti'>

const PATIENCE_MS = 10_000
/** The store that is checked once the page is loaded anew. */
const WAITING = 'kencana-periksa-portal'

/** The store whose address waits to be checked by this page, once. */
export function takeWaiting(): string | null {
  const kode = sessionStorage.getItem(WAITING)
  sessionStorage.removeItem(WAITING)
  return kode
}

/**
 * Loads the page anew and checks then: which addresses a page may call is said when it is fetched,
 * and this one is new.
 */
export function checkAfterLoading(kode_toko: string): void {
  sessionStorage.setItem(WAITING, kode_toko)
  window.location.reload()
}

/**
 * Asks the address of a store from this browser, which is where it will be called from, and tells
 * the server what it answered; `undefined` when this page may not call it yet. No token goes there:
 * only a server of the chain can answer the question.
 */
export async function checkPortal(kode_toko: string): Promise<PortalState | undefined> {
  const { portal, tantangan } = await call(calls.askPortal, { body: { kode_toko } })
  const said = await answerOf(portal, tantangan)
  if (said === 'BLOCKED') return undefined
  const body = { kode_toko, tantangan, ...said }
  return call(calls.keepPortalCheck, { body, idempotencyKey: crypto.randomUUID() })
}

interface Said extends Proof {
  readonly sebab: NoProof | null
}

async function answerOf(portal: string, tantangan: string): Promise<Said | 'BLOCKED'> {
  const url = new URL(`${portal}/api/v1/portal/bukti`)
  url.searchParams.set('tantangan', tantangan)
  let isBlocked = false
  const blocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(url.origin)
  }
  document.addEventListener('securitypolicyviolation', blocked)
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' })
    return said(answer.ok ? await answer.json().catch(() => null) : null)
  } catch {
    // The browser tells of its policy a moment after the call has failed.
    await new Promise(resolve => setTimeout(resolve, 50))
    return isBlocked ? 'BLOCKED' : { bukti: null, sebab: 'TAK_TERJANGKAU' }
  } finally {
    document.removeEventListener('securitypolicyviolation', blocked)
  }
}

function said(answer: unknown): Said {
  const { bukti = null, kode_toko = null } = (answer ?? {}) as Partial<AnswerOf<typeof provePortal>>
  if (typeof bukti === 'string') return { bukti, sebab: null }
  return { bukti: null, sebab: typeof kode_toko === 'string' ? 'BUKAN_TOKO' : 'BUKAN_RANTAI' }
}
