import type { KodeTugas } from '@kencana/contract/areas/ringkasan'
import { SEES_ALL } from '@kencana/contract/permissions'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { wrongKode, wrongParts } from '../akun/index.ts'

/** So many are named; the rest is counted. */
const NAMED = 12

/**
 * Accounts of the chain that break the rule they would be saved by (decision 0083), for whoever may
 * set them: what an earlier version let through is named at the upgrade, before it is booked.
 */
export async function wrongAccounts(
  db: Queryable,
  actor: StoreCtx['actor'],
  kinds: readonly KodeTugas[],
) {
  const setsParts = actor.tipe === 'PUSAT' || SEES_ALL.includes(actor.level)
  const found = [
    ['AKUN_SALAH', kinds.includes('AKUN_SALAH') && setsParts ? await wrongParts(db) : []],
    ['KODE_AKUN', kinds.includes('KODE_AKUN') ? await wrongKode(db) : []],
  ] as const
  return found
    .filter(([, apa]) => apa.length > 0)
    .map(([kode, apa]) => ({
      ...{ kode, jumlah: apa.length, rp: null, sejak: null },
      apa: apa.slice(0, NAMED),
    }))
}
