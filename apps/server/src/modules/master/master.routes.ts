import { tokoList } from '@kencana/contract/areas/toko'
import { MASTERS } from '@kencana/contract/masters/registry'
import { masterEndpoints } from '../../engines/master/master-endpoints.ts'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { HOOKS } from './hooks.ts'
import { storesWithPortal } from './list-toko.ts'

export const endpoints: readonly Endpoint[] = [
  ...MASTERS.flatMap(master => masterEndpoints(master, HOOKS[master.name])),
  read(tokoList, ctx => storesWithPortal(ctx)),
]
