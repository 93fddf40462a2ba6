import type { FastifyReply } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const duration = new Histogram({
  name: 'kencana_http_seconds',
  help: 'Duration of HTTP requests by route and status',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  registers: [registry],
})

/** Counts one answered request. */
export function observe(route: string, method: string, reply: FastifyReply): void {
  duration.observe({ route, method, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
}

/** The metrics in Prometheus' text form. */
export const metricsText = (): Promise<string> => registry.metrics()
export const metricsType = registry.contentType
