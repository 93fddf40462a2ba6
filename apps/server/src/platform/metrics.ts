import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isFromHere } from './wire/peer.ts'

const registry = new Registry()
// Memory, processor and the lag of the event loop come with these.
collectDefaultMetrics({ register: registry })

const duration = new Histogram({
  name: 'kencana_http_seconds',
  help: 'Duration of HTTP requests by route and status',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  registers: [registry],
})

const failures = new Counter({
  name: 'kencana_http_gagal_total',
  help: 'Answers 500 and above',
  registers: [registry],
})

const refusedLogins = new Counter({
  name: 'kencana_login_ditolak_total',
  help: 'Logins that were refused, for a wrong password or too many tries',
  registers: [registry],
})

/** Counts one answered request. */
export function observe(route: string, method: string, reply: FastifyReply): void {
  const { statusCode } = reply
  timerOf(route, method, statusCode).observe(reply.elapsedTime / 1000)
  if (statusCode >= 500) failures.inc()
  if (route.endsWith('/users/login') && statusCode >= 400) refusedLogins.inc()
}

type Timer = ReturnType<typeof duration.labels>
const timers = new Map<string, Timer>()

/** The histogram looks its labels up anew each time; there are as many as routes and statuses. */
function timerOf(route: string, method: string, status: number): Timer {
  const key = `${status} ${method} ${route}`
  const known = timers.get(key)
  if (known !== undefined) return known
  const timer = duration.labels(route, method, String(status))
  timers.set(key, timer)
  return timer
}

/** A count of this process that only grows. */
export const makeCounter = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
): Counter<L> => new Counter<L>({ name, help, labelNames, registers: [registry] })

/** A figure of this process that is set, or asked for at each reading by `collect`. */
export function makeGauge<L extends string = never>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  collect?: (this: Gauge<L>) => void,
): Gauge<L> {
  const registers = [registry]
  return new Gauge<L>({ name, help, labelNames, registers, ...(collect ? { collect } : {}) })
}

/** The metrics in Prometheus' text form. */
export const metricsText = (): Promise<string> => registry.metrics()
export const metricsType = registry.contentType

/**
 * Who may read the metrics: with a token whoever sends it; without one only this machine itself, by
 * a name of its own, and not what a proxy on it passes on from elsewhere.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  return isFromHere(request)
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
