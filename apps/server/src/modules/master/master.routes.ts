import { tokoList } from '@kencana/contract/areas/toko'
import { MASTERS } from '@kencana/contract/masters/registry'
import { masterEndpoints } from '../../engines/master/master-endpoints.ts'
import type { MasterUse } from '../../engines/master/references.ts'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { askUnusualRow } from './hooks/ask-unusual-row.ts'
import { HOOKS } from './hooks.ts'
import { storesWithPortal } from './list-toko.ts'

/** Every master's calls. `uses`: columns of other modules that keep a record from deletion. */
export const endpointsWith = (uses: readonly MasterUse[]): readonly Endpoint[] => [
  ...MASTERS.flatMap(master =>
    masterEndpoints(master, { ...HOOKS[master.name], ask: askUnusualRow, usedBy: uses }),
  ),
  read(tokoList, ctx => storesWithPortal(ctx)),
]
