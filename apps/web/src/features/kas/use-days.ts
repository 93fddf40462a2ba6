import { askedDays } from '../../engines/document-frame/list/asked-days.ts'
import { firstDay, useSession } from '../../lib/session.ts'

interface Asked {
  readonly tgl_from?: string
  readonly tgl_to?: string
}

/** No number is found on a locked day. */
const NONE = /(?!)/

/** The days a list of money is asked for: the open one at first; of one number, any that may be. */
export function useDays(asked: Asked, nomor: string | undefined) {
  const who = useSession()
  const locked = firstDay(who)
  if (nomor !== undefined && locked === undefined) {
    return { tgl_from: undefined, tgl_to: undefined }
  }
  return askedDays(asked, who?.tgl_system ?? undefined, { locked, whole: NONE })
}
