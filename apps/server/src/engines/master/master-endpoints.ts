import type { MasterDefinition } from '@kencana/contract/kit/master'
import { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { refuse } from '@kencana/contract/refusals'
import { change, type Endpoint, file, read } from '../../platform/http/endpoint.ts'
import {
  createRow,
  deleteRow,
  type MasterHooks,
  reactivateRow,
  updateRow,
} from './change-master.ts'
import { callMaster, csvOfMaster, listMaster } from './list-master.ts'
import { masterHistory } from './master-history.ts'
import { findRow, keyOf, toWire } from './master-table.ts'

/** Every endpoint of a master, made from its definition. */
export function masterEndpoints(master: MasterDefinition, hooks: MasterHooks = {}): Endpoint[] {
  const routes = masterRoutes(master)
  const calls = routes.calls.map(({ call, route }) =>
    read(route, (ctx, { params, query }) =>
      callMaster(ctx, master, call, { ...(params as object), ...(query as object) }),
    ),
  )
  const reading = [
    ...calls,
    read(routes.list, (ctx, { query }) => listMaster(ctx, master, query)),
    file(routes.csv, (ctx, { query }) => csvOfMaster(ctx, master, query)),
    read(routes.get, async (ctx, { params }) => {
      const row = await findRow(ctx, master, keyOf(master, params.kode))
      if (row === undefined || row.dihapus_pada !== null) return refuse('TIDAK_DITEMUKAN')
      return toWire(master, row)
    }),
    read(routes.history, (ctx, { params }) =>
      masterHistory(ctx, master, keyOf(master, params.kode)),
    ),
  ]
  if (master.readOnly) return reading
  return [
    ...reading,
    change(routes.create, (ctx, { body }) => createRow(ctx, master, hooks, body)),
    change(routes.update, (ctx, { params, body }) =>
      updateRow(ctx, master, hooks, params.kode, body),
    ),
    change(routes.remove, (ctx, { params }) => deleteRow(ctx, master, hooks, params.kode)),
    change(routes.reactivate, (ctx, { params }) => reactivateRow(ctx, master, params.kode)),
  ]
}
