import * as routes from '@kencana/contract/areas/operasi'
import { type Endpoint, read } from '../platform/http/endpoint.ts'
import { lastSeen } from './watch/watch.ts'

/** What the installation needs a person for; a branch hears of itself and of no other store. */
export const endpoints: readonly Endpoint[] = [
  read(routes.keadaan, async ({ app, actor }) => {
    const seen = lastSeen(app)
    const alarm = (seen?.alarm ?? []).filter(
      ({ toko }) => toko === null || actor.tipe === 'PUSAT' || toko === actor.kode_toko,
    )
    return { pada: seen?.pada.toISOString() ?? null, alarm }
  }),
]
