import { existsSync } from 'node:fs'
import { Server as TlsServer } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { VERSION } from '@kencana/contract/build'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { endpoints } from './areas.ts'
import type { Config } from './config.ts'
import { admitDevice } from './modules/sidik/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { App, Hub } from './platform/context.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'
import { docsPage } from './platform/docs/docs-page.ts'
import { openApi } from './platform/docs/openapi.ts'
import { makeServer } from './platform/http/server.ts'
import { makeLog } from './platform/log.ts'
import { mayReadMetrics, metricsText, metricsType } from './platform/metrics.ts'
import { stopPdfWorker } from './platform/pdf/pdf.ts'
import { stopSheetWorker } from './platform/sheet/read-sheet.ts'
import { attachSocket, silentHub } from './platform/socket.ts'
import { followTls } from './platform/wire/tls.ts'
import { SAMPLE_PASSWORD } from './sample/chain-plan.ts'

export { makeLog }

export interface Running {
  readonly app: App
  readonly server: FastifyInstance
  readonly address: string
  stop(): Promise<void>
}

/** Opens the database, migrates it and makes the parts of a server process. */
export async function openApp(
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
): Promise<{ app: App; hub: { current: Hub }; database: Database }> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    ...(config.databaseReadUrl === undefined ? {} : { replicaUrl: config.databaseReadUrl }),
    ...(config.poolSize === undefined ? {} : { poolSize: config.poolSize }),
    migrationsDir: folder('../migrations'),
    log,
  })
  return { ...appOn(database, config, log, clock), database }
}

/** The parts of a server process on an open database. */
export function appOn(
  database: Pick<Database, 'app' | 'read' | 'replica'>,
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
): { app: App; hub: { current: Hub } } {
  const hub: { current: Hub } = { current: silentHub }
  const app: App = {
    pool: database.app,
    readPool: database.read,
    ...(database.replica === undefined ? {} : { replicaPool: database.replica }),
    clock,
    log,
    hub: { send: notice => hub.current.send(notice), drop: user => hub.current.drop(user) },
    config: {
      dataDir: config.dataDir,
      publicOrigin: config.publicOrigin,
      ...(config.basePath === undefined ? {} : { basePath: config.basePath }),
      ...(config.chainOrigins === undefined ? {} : { chainOrigins: config.chainOrigins }),
      ...(config.variant === undefined ? {} : { variant: config.variant }),
      idleMinutes: config.idleMinutes,
      ...(config.allowSampleUsers === true ? {} : { passwordForHere: SAMPLE_PASSWORD }),
      ...(config.outgoingAllow === undefined ? {} : { outgoingAllow: config.outgoingAllow }),
      ...(config.servers === undefined ? {} : { servers: config.servers }),
      ...(config.authType === undefined ? {} : { authType: config.authType }),
    },
  }
  return { app, hub }
}

/** What still runs when the server is told to stop has this long to be answered. */
const STOP_WITHIN_MS = 5_000

/** Listens; answers when the address can be used. */
export async function listen(
  config: Config,
  app: App,
  hub: { current: Hub },
): Promise<Omit<Running, 'app'>> {
  const webDir = folder('../../web/dist')
  const server = await makeServer({
    app,
    endpoints,
    trustProxy: config.trustProxy,
    tls: config.tls,
    ...(existsSync(webDir) ? { webDir } : {}),
  })
  addDocuments(server, config)
  const address = await server
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => explainListen(error, config))
  const stopFollowing =
    config.tls && server.server instanceof TlsServer
      ? followTls(server.server, config.tls, app.log)
      : undefined
  const socket = attachSocket(server.server, app, admitDevice)
  hub.current = socket
  const stop = async () => {
    hub.current = silentHub
    stopFollowing?.()
    // A spare line of a browser, on which nothing was asked, would hold up the end for a minute.
    const patience = setTimeout(() => server.server.closeAllConnections(), STOP_WITHIN_MS)
    await socket.close()
    await server.close()
    clearTimeout(patience)
    await Promise.all([stopPdfWorker(), stopSheetWorker()])
  }
  return { server, address, stop }
}

/** Why the port could not be had, in words for the person who starts it. */
function explainListen(error: unknown, { port, host }: Config): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    throw new Error(`port ${port} sedang dipakai program lain; pilih port lain dengan PORT=…`)
  }
  if (code === 'EACCES') throw new Error(`port ${port} tidak boleh dipakai user ini`)
  if (code === 'EADDRNOTAVAIL') throw new Error(`alamat ${host} tidak ada di komputer ini`)
  throw error
}

function addDocuments(server: FastifyInstance, { basePath = '/', metricsToken }: Config): void {
  let description: object | undefined
  server.get('/api/v1/openapi.json', () => {
    description ??= openApi(
      endpoints.map(e => e.route),
      VERSION,
      basePath,
    )
    return description
  })
  server.get('/api/v1/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      docsPage(
        endpoints.map(e => e.route),
        basePath,
      ),
    ),
  )
  server.get('/health', (_request, reply) => reply.redirect(`${basePath}api/v1/health`))
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) refuse('TANPA_HAK')
    return reply.type(metricsType).send(await metricsText())
  })
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
