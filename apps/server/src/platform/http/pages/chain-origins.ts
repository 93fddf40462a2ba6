import type { App } from '../../context.ts'
import { rows as read, sql } from '../../sql.ts'

const FRESH_MS = 5_000
const known = new WeakMap<App, { readonly at: number; readonly origins: Promise<Set<string>> }>()

/**
 * Origins that the chain's pages and portals live at beside this server's own: the portals of the
 * stores and CHAIN_ORIGINS. A page of one may call any other, and nobody else may. Asked of the
 * database at most every five seconds.
 */
export function chainOrigins(app: App): Promise<Set<string>> {
  const now = performance.now()
  const last = known.get(app)
  if (last !== undefined && now - last.at < FRESH_MS) return last.origins
  const origins = readOrigins(app)
  known.set(app, { at: now, origins })
  // What failed is asked again by the next.
  origins.catch(() => known.delete(app))
  return origins
}

async function readOrigins({ pool, config }: App): Promise<Set<string>> {
  const rows = await read<{ portal: string }>(
    pool,
    sql`select portal from toko where portal is not null and dihapus_pada is null`,
  )
  const portals = rows.flatMap(({ portal }) => (URL.canParse(portal) ? new URL(portal).origin : []))
  const own = config.publicOrigin === '' ? [] : [config.publicOrigin]
  return new Set([...own, ...(config.chainOrigins ?? []), ...portals])
}
