import type { Config } from './config.ts'
import type { App } from './platform/context.ts'
import { passwordMatches } from './platform/session/password.ts'
import { rows, sql } from './platform/sql.ts'
import { SAMPLE_PASSWORD, SAMPLE_USERS } from './sample/chain-plan.ts'

/**
 * Refuses to open a shop to the network whose passwords stand in the README: the sample users with
 * the sample password. On this machine alone they are what the sample chain is for.
 * @throws Error with a sentence, unless ALLOW_SAMPLE_USERS=1: then it is said loudly
 */
export async function refuseSampleUsers(
  app: App,
  config: Config,
  willSeed: boolean,
): Promise<void> {
  if (!isReachable(config)) return
  if (!willSeed && (await withSamplePassword(app)) === undefined) return
  if (process.env.ALLOW_SAMPLE_USERS === '1') {
    app.log.error('USER CONTOH DENGAN PASSWORD YANG DIKETAHUI UMUM TERBUKA KE JARINGAN')
    return
  }
  throw new Error(
    `user contoh dengan password "${SAMPLE_PASSWORD}" tidak boleh terbuka ke jaringan ` +
      `(HOST=${config.host}). Pakai SEED=empty dengan folder data baru, atau ganti password ` +
      'semua user contoh lebih dahulu selagi HOST=127.0.0.1. Hanya untuk mencoba: ' +
      'ALLOW_SAMPLE_USERS=1',
  )
}

/** Whether people on other machines reach this server, itself or through a proxy. */
function isReachable({ host, publicOrigin, trustProxy }: Config): boolean {
  const outside = publicOrigin !== '' && !isLoopback(new URL(publicOrigin).hostname)
  return !isLoopback(host) || outside || trustProxy
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127\.\d+\.\d+\.\d+$/.test(host)

async function withSamplePassword(app: App): Promise<string | undefined> {
  const ids = SAMPLE_USERS.map(user => user.user_id)
  const users = await rows<{ user_id: string; sandi: string }>(
    app.pool,
    sql`select user_id, sandi from users where aktif and user_id = any (${ids})`,
  )
  for (const { user_id, sandi } of users) {
    if (await passwordMatches(sandi, SAMPLE_PASSWORD)) return user_id
  }
  return undefined
}
