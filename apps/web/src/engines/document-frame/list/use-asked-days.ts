import { firstDay, useSession } from '../../../lib/session.ts'
import { askedDays, type Days } from './asked-days.ts'

type Asked = Parameters<typeof askedDays>[0]

/** The days a list of this user is asked for (`askedDays`). */
export function useAskedDays(asked: Asked, nomor: string | undefined, whole?: RegExp): Days {
  const who = useSession()
  const today = who?.tgl_system ?? undefined
  return askedDays(asked, nomor, { today, locked: firstDay(who), whole })
}

/** For whom the past is locked, and until which day. */
export function useLocked(): { readonly tgl: string; readonly level: string } | undefined {
  const who = useSession()
  const tgl = firstDay(who)
  return tgl === undefined || who === null ? undefined : { tgl, level: who.level }
}
