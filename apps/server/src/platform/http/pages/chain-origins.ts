import type { App } from '../../context.ts'
import { rows as read, sql } from '../../sql.ts'

/** Origins of the chain beside this server's own. */
interface Origins {
  /** Whose pages may call this server, and be called. */
  readonly trusted: ReadonlySet<string>
  /** What a page may call besides: portals that are to be tried from it. */
  readonly called: ReadonlySet<string>
}

const FRESH_MS = 5_000
const known = new WeakMap<App, { readonly at: number; readonly origins: Promise<Origins> }>()

/**
 * Origins that the chain's pages and portals live at beside this server's own: the portals of the
 * stores that are in use, and CHAIN_ORIGINS. A page of one may call any other, and nobody else may.
 * Asked of the database at most every five seconds.
 */
export const chainOrigins = async (app: App): Promise<ReadonlySet<string>> =>
  (await originsOf(app)).trusted

/** The same, and portals that were never answered by: a page must call one to try it. */
export const callableOrigins = async (app: App): Promise<ReadonlySet<string>> =>
  (await originsOf(app)).called

/** Portals changed: the next page says the new ones. Other processes follow within seconds. */
export const forgetOrigins = (app: App): boolean => known.delete(app)

function originsOf(app: App): Promise<Origins> {
  const now = performance.now()
  const last = known.get(app)
  if (last !== undefined && now - last.at < FRESH_MS) return last.origins
  const origins = readOrigins(app)
  known.set(app, { at: now, origins })
  // What failed is asked again by the next.
  origins.catch(() => known.delete(app))
  return origins
}

async function readOrigins({ pool, config }: App): Promise<Origins> {
  const rows = await read<{ portal: string; dipakai: boolean | null }>(
    pool,
    sql`select portal, portal_uji->>'alamat' = portal
          and portal_uji @> '{"dipakai": true}' as dipakai
        from toko where portal is not null and dihapus_pada is null`,
  )
  const of = (some: readonly { readonly portal: string }[]) =>
    some.flatMap(({ portal }) => (URL.canParse(portal) ? new URL(portal).origin : []))
  const own = config.publicOrigin === '' ? [] : [config.publicOrigin]
  const trusted = new Set([
    ...[...own, ...(config.chainOrigins ?? [])],
    ...of(rows.filter(({ dipakai }) => dipakai === true)),
  ])
  return { trusted, called: new Set([...trusted, ...of(rows)]) }
}
