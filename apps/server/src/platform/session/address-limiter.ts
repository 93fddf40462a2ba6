import { isIPv6 } from 'node:net'
import { refuse } from '@kencana/contract/refusals'
import type { App } from '../context.ts'
import { uuidv7 } from '../ids.ts'
import { first, run, sql } from '../sql.ts'

const WINDOW_MS = 15 * 60_000
/** A shop stands behind one address: far more than its people mistype, far less than a list. */
const TRIES = 200

/**
 * Counts wrong logins of an address, so that one guess on each of many accounts is slow too: at
 * most 200 in 15 minutes. Answers what forgets this try, to be called when the password was right.
 * @throws Refusal TERLALU_SERING with the seconds to wait
 */
export const countAddress = (app: App, address: string): Promise<() => Promise<void>> =>
  // Small letters: what people type as a user id is counted in capitals.
  countCall(app, `alamat ${networkOf(address)}`, { most: TRIES, withinMs: WINDOW_MS })

/**
 * Counts a call of a subject, in small letters; answers what forgets it again.
 * @throws Refusal TERLALU_SERING with the seconds to wait, when there were too many
 */
export async function countCall(
  app: App,
  subjek: string,
  { most, withinMs }: { most: number; withinMs: number },
): Promise<() => Promise<void>> {
  const now = app.clock.now()
  const begin = new Date(now.getTime() - withinMs)
  const id = uuidv7(now)
  const forget = async () => {
    await run(app.pool, sql`delete from percobaan_sandi where subjek = ${subjek} and id = ${id}`)
  }
  const kept = new Date(now.getTime() - WINDOW_MS)
  await run(app.pool, sql`delete from percobaan_sandi where pada <= ${kept}`)
  await run(app.pool, sql`insert into percobaan_sandi values (${subjek}, ${now}, ${id})`)
  const seen = await first<{ n: number; tertua: Date }>(
    app.pool,
    sql`select count(*)::int as n, min(pada) as tertua from percobaan_sandi
        where subjek = ${subjek} and pada > ${begin}`,
  )
  if (seen === undefined || seen.n <= most) return forget
  await forget()
  const until = seen.tertua.getTime() + withinMs
  return refuse('TERLALU_SERING', { detik: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) })
}

/** An IPv4 address as it is; of IPv6 the /64, of which a caller has every address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
