import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterPlan, SendPlan } from '@kencana/contract/kit/masters/plan'
import { type MasterRoutes, masterRoutes } from '@kencana/contract/kit/masters/routes'
import type { Route } from '@kencana/contract/kit/route'
import { MASTERS } from '@kencana/contract/masters/registry'
import { sampleValues, TOKO } from '../masters/sample-values.ts'
import { cellsOf, csvOf, fileForm } from '../masters/sheet-of.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Chance } from './chance.ts'

/** What a route can be asked so that it does its work, as the books stood before the run. */
export interface Standing {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Parts of a form beside the file, and the file. */
  readonly parts?: Readonly<Record<string, string>>
  readonly file?: Buffer
}

/** By `METHOD /path`, of every route a master's definition makes. */
export type Standings = ReadonlyMap<string, (luck: Chance) => Standing>

type Row = Readonly<Record<string, unknown>>

interface Master {
  readonly definition: MasterDefinition
  readonly live: readonly Row[]
  readonly gone: readonly string[]
  /** Values of rows that do not exist yet. */
  readonly fresh: readonly Row[]
  readonly sheet: Buffer
  /** Of the previews of that sheet, and of a row sent to another store. */
  readonly planned: string
  readonly sending: Readonly<Record<string, unknown>>
}

const FAR = 'BDG'
/** Rows by their number in `sampleValues`: made (the last ones deleted), in a sheet, not made. */
const MADE = [1, 2, 3, 4] as const
const GONE = 2
const IN_SHEET = 5
const FRESH = Array.from({ length: 15 }, (_, n) => 6 + n)
/** So many masters are made at once. */
const LANES = 4

/** Makes rows of every master at JKT, by the product's own doors, and tells what may be asked. */
export async function masterStandings(owner: Caller): Promise<Standings> {
  const reader = remembering(owner)
  const standings = new Map<string, (luck: Chance) => Standing>()
  const left = [...MASTERS]
  const lane = async () => {
    for (let definition = left.shift(); definition !== undefined; definition = left.shift()) {
      const master = await made(reader, definition)
      for (const [route, standing] of standingsOf(master, masterRoutes(definition))) {
        standings.set(`${route.method} /${route.path}`, standing)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return standings
}

/** Asks for a row another master refers to once. */
function remembering(owner: Caller): Caller {
  const known = new Map<string, ReturnType<Caller['get']>>()
  const get = (path: string, options: object) => {
    const answer = known.get(path) ?? owner.get(path, options)
    if (path.endsWith('?limit=1')) known.set(path, answer)
    return answer
  }
  return { ...owner, get: get as Caller['get'] }
}

async function made(owner: Caller, definition: MasterDefinition): Promise<Master> {
  const { resource, key } = definition
  const at = { toko: TOKO }
  const valuesOf = (n: number) => sampleValues(owner, definition, n)
  for (const n of MADE) await owner.post(resource, await valuesOf(n), at)
  const gone = await Promise.all(MADE.slice(-GONE).map(async n => String((await valuesOf(n))[key])))
  for (const code of gone) await owner.del(`${resource}/${code}`, at)
  const { data } = (await owner.get<{ data: Row[] }>(`${resource}?limit=20`, at)).body
  const header = Object.values(definition.fields).map(field => field.label)
  const sheet = csvOf({ header, rows: [cellsOf(definition, await valuesOf(IN_SHEET))] })
  const plan = await owner.post<MasterPlan>(`${resource}/import/pratinjau`, undefined, {
    ...at,
    form: fileForm(sheet, 'x.csv'),
  })
  const kode = [String((await valuesOf(MADE[0]))[key])]
  const asked = await owner.post<SendPlan>(`${resource}/kirim/pratinjau`, { kode, toko: [FAR] }, at)
  const toko = (asked.body.toko ?? []).map(({ kode_toko, sidik }) => ({ kode_toko, sidik }))
  return {
    definition,
    live: data ?? [],
    gone,
    fresh: await Promise.all(FRESH.map(valuesOf)),
    sheet,
    planned: plan.body.sidik ?? '',
    sending: { kode, toko },
  }
}

function standingsOf(
  { definition, live, gone, fresh, sheet, planned, sending }: Master,
  routes: MasterRoutes,
): [Route, (luck: Chance) => Standing][] {
  const { key } = definition
  const named = (kode: unknown) => ({ kode, [key]: kode })
  const oneLive = (luck: Chance) => ({ params: named(luck.pick(live)?.[key]) })
  const changed = (luck: Chance) => {
    const row = luck.pick(live) ?? {}
    const names = [
      'versi',
      ...Object.keys(definition.fields).filter(name => isFree(definition, name)),
    ]
    const body = Object.fromEntries(names.map(name => [name, row[name]]))
    return { params: named(row[key]), body }
  }
  const kept = (luck: Chance) => ({ body: luck.pick(fresh) ?? {} })
  return [
    [routes.get, oneLive],
    [routes.history, oneLive],
    [routes.remove, oneLive],
    [routes.create, kept],
    [routes.update, changed],
    [routes.reactivate, (luck: Chance) => ({ params: named(luck.pick(gone)) })],
    [routes.planImport, () => ({ file: sheet })],
    [routes.import, () => ({ file: sheet, parts: { sidik: planned } })],
    [routes.planSend, () => ({ body: { kode: sending.kode, toko: [FAR] } })],
    [routes.send, () => ({ body: sending })],
    ...('create' in routes.verbs ? [[routes.verbs.create, kept] as const] : []),
    ...('update' in routes.verbs ? [[routes.verbs.update, changed] as const] : []),
    ...('remove' in routes.verbs ? [[routes.verbs.remove, oneLive] as const] : []),
  ].map(([route, standing]) => [route as Route, standing as (luck: Chance) => Standing])
}

const isFree = ({ key, fields }: MasterDefinition, name: string): boolean =>
  name !== key && fields[name]?.fixed !== true
