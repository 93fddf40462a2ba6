import { asPicked, type MasterDefinition } from '@kencana/contract/kit/master'
import { type MasterRoutes, masterRoutes } from '@kencana/contract/kit/masters/routes'
import { ownNames } from '@kencana/contract/kit/masters/schema'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx } from '../../platform/context.ts'
import {
  change,
  document,
  type Endpoint,
  file,
  read,
  upload,
} from '../../platform/http/endpoint.ts'
import {
  createRow,
  deleteRow,
  type MasterHooks,
  reactivateRow,
  updateRow,
} from './change-master.ts'
import { excelOfMaster } from './file/export-master.ts'
import { importFile, planImport } from './file/import-master.ts'
import { callMaster, csvOfMaster, listMaster } from './list-master.ts'
import { masterChanges, masterHistory } from './master-history.ts'
import { findRow, keyOf, toWire } from './master-table.ts'
import { planSend, sendRows } from './send/send-master.ts'

/** Every endpoint of a master, made from its definition. */
export function masterEndpoints(master: MasterDefinition, hooks: MasterHooks = {}): Endpoint[] {
  const routes = masterRoutes(master)
  const calls = routes.calls.map(({ call, route }) =>
    read(route, (ctx, { params, query }) => {
      const given = { ...(params as object), ...(query as object) }
      return callMaster(ctx, master, call, given, seenBy(ctx, master))
    }),
  )
  const reading = [
    ...calls,
    read(routes.list, (ctx, { query }) => listMaster(ctx, seenBy(ctx, master), query)),
    file(routes.csv, (ctx, { query }) => csvOfMaster(ctx, master, query)),
    file(routes.xlsx, (ctx, { query }) => excelOfMaster(ctx, master, query)),
    read(routes.changes, (ctx, { query }) => masterChanges(ctx, master, query)),
    read(routes.get, async (ctx, { params }) => {
      const row = await findRow(ctx, master, keyOf(master, params.kode))
      if (row === undefined || row.dihapus_pada !== null) return refuse('TIDAK_DITEMUKAN')
      return toWire(seenBy(ctx, master), row)
    }),
    read(routes.history, (ctx, { params }) =>
      masterHistory(ctx, master, keyOf(master, params.kode)),
    ),
  ]
  if (master.readOnly) return reading
  return [...reading, ...writing(master, hooks, routes), ...inBulk(master, hooks, routes)]
}

/** The whole master on its own screen; a picker of another screen is told what it needs. */
const seenBy = ({ actor }: Ctx, master: MasterDefinition): MasterDefinition =>
  opens(nodeOf(master.path), actor) ? master : asPicked(master)

/** One row at a time, under the generic paths and those of a specification. */
function writing(master: MasterDefinition, hooks: MasterHooks, routes: MasterRoutes): Endpoint[] {
  const own = (body: unknown) => ownNames(master, body as Record<string, unknown>)
  const keyIn = (params: unknown) => Object.values(params as Record<string, string>)[0] ?? ''
  const create = (route: MasterRoutes['create']) =>
    change(route, (ctx, { body }) => createRow(ctx, master, hooks, own(body)))
  const update = (route: MasterRoutes['update']) =>
    change(route, (ctx, { params, body }) =>
      updateRow(ctx, master, hooks, keyIn(params), own(body)),
    )
  const remove = (route: MasterRoutes['remove']) =>
    change(route, (ctx, { params }) => deleteRow(ctx, master, hooks, keyIn(params)))
  const { verbs } = routes
  return [
    create(routes.create),
    update(routes.update),
    remove(routes.remove),
    change(routes.reactivate, (ctx, { params }) => reactivateRow(ctx, master, hooks, params.kode)),
    ...(verbs.create === undefined ? [] : [create(verbs.create)]),
    ...(verbs.update === undefined ? [] : [update(verbs.update as typeof routes.update)]),
    ...(verbs.remove === undefined ? [] : [remove(verbs.remove as typeof routes.remove)]),
  ]
}

/** Many rows: from a file, and to other stores where each keeps its own. */
function inBulk(master: MasterDefinition, hooks: MasterHooks, routes: MasterRoutes): Endpoint[] {
  const { planImport: tried, import: imported, planSend: shown, send } = routes
  const files = [
    upload(tried, (ctx, request) => planImport(ctx, request, { master, hooks, route: tried })),
    upload(imported, (ctx, request) =>
      importFile(ctx, request, { master, hooks, route: imported }),
    ),
  ]
  if (master.kept === 'chain') return files
  return [
    ...files,
    document(shown, (ctx, { body }) => planSend(ctx, { master, hooks, route: shown }, body)),
    document(send, (ctx, { body }) => sendRows(ctx, { master, hooks, route: send }, body)),
  ]
}
