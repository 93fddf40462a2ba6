import type { Config } from './config.ts'
import type { App } from './platform/context.ts'
import { passwordMatches } from './platform/session/password.ts'
import { rows, sql } from './platform/sql.ts'
import { isLoopback } from './platform/wire/peer.ts'
import { SAMPLE_PASSWORD, SAMPLE_USERS } from './sample/chain-plan.ts'

/**
 * The sample users have a password that stands in the README. At this machine they are what the
 * sample chain is for, and nowhere else are they let in; behind a proxy or a public address, where
 * anybody may come, the server does not even start with them.
 * @returns what has to be said below the ready line
 * @throws Error with a sentence, unless ALLOW_SAMPLE_USERS=1
 */
export async function refuseSampleUsers(
  app: App,
  config: Config,
  willSeed: boolean,
): Promise<readonly string[]> {
  if (!isPublic(config) && isLoopback(config.host)) return []
  if (!willSeed && (await withSamplePassword(app)) === undefined) return []
  if (isPublic(config) && config.allowSampleUsers !== true) {
    throw new Error(
      `user contoh dengan password "${SAMPLE_PASSWORD}" tidak boleh terbuka ke internet. ` +
        'Pakai SEED=empty dengan folder data baru, atau ganti password semua user contoh lebih ' +
        'dahulu tanpa PUBLIC_ORIGIN dan TRUST_PROXY. Hanya untuk mencoba: ALLOW_SAMPLE_USERS=1',
    )
  }
  if (config.allowSampleUsers !== true) {
    return [
      'User contoh hanya dapat masuk dari komputer ini; ganti passwordnya, atau hanya untuk ' +
        'mencoba: ALLOW_SAMPLE_USERS=1',
    ]
  }
  const warning = 'USER CONTOH DENGAN PASSWORD YANG DIKETAHUI UMUM TERBUKA KE JARINGAN'
  app.log.error(warning)
  return [`PERHATIAN: ${warning}. Jangan dipakai berdagang sebelum semua password diganti`]
}

/** Whether people from anywhere may come: through a proxy, or by an address of its own. */
function isPublic({ publicOrigin, trustProxy }: Config): boolean {
  return (
    trustProxy.length > 0 || (publicOrigin !== '' && !isLoopback(new URL(publicOrigin).hostname))
  )
}

/** What is said below the ready line when what people send here can be read on its way. */
export function openLines({ tls, host, publicOrigin, trustProxy }: Config): readonly string[] {
  const isHidden = tls !== undefined || publicOrigin.startsWith('https:') || trustProxy.length > 0
  if (isHidden || isLoopback(host)) return []
  return [
    'PERHATIAN: http tanpa enkripsi di jaringan: password dan nota dapat dibaca di jalan. ' +
      'Isi TLS_CERT dan TLS_KEY, atau pasang proxy dengan TLS',
  ]
}

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
