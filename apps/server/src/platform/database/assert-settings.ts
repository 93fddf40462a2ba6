import type pg from 'pg'
import type { Logger } from 'pino'
import { APP, READ } from './roles.ts'
import { startFault } from './start-fault.ts'

/** A setting under which acknowledged work could be lost or seen by the wrong people (R17). */
export interface Finding {
  readonly setting: string
  readonly value: string
  readonly wanted: string
}

const WANTED: Readonly<Record<string, readonly string[]>> = {
  fsync: ['on'],
  full_page_writes: ['on'],
  data_checksums: ['on'],
  // remote_write and local are weaker than they sound once there is a standby.
  synchronous_commit: ['on', 'remote_apply'],
  TimeZone: ['UTC'],
}

/** What is wrong with the server and our roles on it, as the application's own sessions see it. */
export async function findUnsafeSettings(app: pg.Pool, read: pg.Pool): Promise<Finding[]> {
  const seen = await Promise.all([settingsOf(app, APP), settingsOf(read, READ)])
  return seen.flat()
}

/**
 * Refuses to serve on a server with findings.
 * @param isAllowed ALLOW_UNSAFE_DATABASE=1: say it loudly and go on
 */
export function assertSettings(
  findings: readonly Finding[],
  isAllowed: boolean,
  log: Logger,
): void {
  if (findings.length === 0) return
  if (isAllowed) {
    log.error({ findings }, 'PENGATURAN BASIS DATA TIDAK AMAN: DATA DAPAT HILANG')
    return
  }
  const list = findings.map(f => `${f.setting} = ${f.value} (${f.wanted})`).join('; ')
  throw startFault(
    `Pengaturan basis data tidak aman, data dapat hilang atau terlihat toko lain: ${list}. ` +
      'Perbaiki pengaturan server itu lalu jalankan lagi.',
    `unsafe database settings, in brackets what is needed: ${list}`,
  )
}

async function settingsOf(pool: pg.Pool, role: string): Promise<Finding[]> {
  const { rows } = await pool.query<{ setting: string; value: string }>(
    `select name as setting, current_setting(name) as value
     from unnest($1::text[]) as name
     union all select 'server_version_num', current_setting('server_version_num')
     union all select role_fact, 'true' from (
       select unnest(array[
         case when rolsuper then 'superuser' end,
         case when rolbypassrls then 'bypassrls' end,
         case when rolcreaterole then 'createrole' end,
         case when rolcreatedb then 'createdb' end,
         case when rolreplication then 'replication' end,
         case when exists (select from pg_auth_members where member = r.oid) then 'member' end,
         case when exists (select from pg_class where relowner = r.oid) then 'owner' end
       ]) as role_fact from pg_roles r where rolname = current_user) as facts
     where role_fact is not null`,
    [Object.keys(WANTED)],
  )
  return rows.flatMap(({ setting, value }) => {
    if (setting === 'server_version_num') {
      return Number(value) >= 150_000 ? [] : [{ setting, value, wanted: '>= 150000' }]
    }
    const wanted = WANTED[setting]
    if (wanted) return wanted.includes(value) ? [] : [{ setting, value, wanted: wanted.join('/') }]
    return [{ setting: `${role} ${setting}`, value, wanted: 'false' }]
  })
}
