import { addressOf } from '../../lib/address/address.ts'
import { ownSession } from '../../lib/session.ts'
import { leadOf } from './report-lines.ts'
import type { Links } from './report-table.tsx'
import { useAddress } from './use-address.ts'

/** The links of a report that was read for these stores: each opens its row, in the row's store. */
export function useLinks(stores: readonly string[] = []): Links {
  const { go } = useAddress()
  const own = ownSession()?.kode_toko
  return {
    go,
    hrefOf: (column, row) => {
      const lead = leadOf(column, row, stores)
      if (lead === undefined) return undefined
      const { path, search, acting } = lead
      return acting === undefined
        ? addressOf(path, search)
        : addressOf(path, search, acting === own ? null : acting)
    },
  }
}
