import { uuidv7 } from '../../platform/ids.ts'
import { endSessions } from '../../platform/session/session-store.ts'
import type { Queryable } from '../../platform/sql.ts'
import { oneTimePassword } from './one-time-password.ts'
import { holdOwners, insertEvent, setOneTimePassword } from './users.queries.ts'

/** Who stands behind a change that no user made: whoever works on the machine itself. */
const MACHINE = 'MESIN'

/**
 * A one-time password for an owner of whom nobody knows the password any more: three days, once.
 * Who is logged in as them is out, and the history of the user says that it came from the machine.
 * @throws Error with a sentence when it is no owner, or nobody said which of several
 */
export async function openForOwner(
  db: Queryable,
  user_id: string | undefined,
  now: Date,
): Promise<{ readonly user_id: string; readonly password: string; readonly sampai: Date }> {
  const owners = (await holdOwners(db)).map(one => one.user_id)
  const [owner, ...others] = user_id === undefined ? owners : owners.filter(id => id === user_id)
  if (owner === undefined || others.length > 0) {
    throw new Error(`Sebutkan pemiliknya: npm run owner -- USER. Yang ada: ${owners.join(', ')}`)
  }
  const { password, sandi, sampai } = await oneTimePassword(now)
  await setOneTimePassword(db, { user_id: owner, sandi, sampai }, now)
  await endSessions(db, owner, now, null)
  const said = { user_id: owner, aksi: 'RESET_SANDI', oleh: MACHINE, pada: now } as const
  await insertEvent(db, { ...said, id: uuidv7(now) })
  return { user_id: owner, password, sampai }
}
