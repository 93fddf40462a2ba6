import { randomUUID } from 'node:crypto'
import type { Right, Route } from '@kencana/contract/kit/route'
import { MASTERS } from '@kencana/contract/masters/registry'
import { type MenuNode, menuNodes } from '@kencana/contract/menu'
import { MODULES } from '@kencana/contract/modules'
import { ACTS_FOR_STORES, type Level, SEES_ALL } from '@kencana/contract/permissions'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { ask } from '../database/folders.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { everyKindOfPerson, type Person } from './people.ts'
import { fewAtATime, type Heard, type Sent, sender } from './send.ts'

// T28: every call × every kind of person × own and other stores × modules on and off, made from the
// table of endpoints. A call is sent with nothing in it: whoever may make it is told what is
// missing, whoever may not is told just that. RIGHTS_LONG=1 tries everybody everywhere.

interface Row {
  readonly call: Sent
  readonly right: Right
  /** Masters of the whole chain are changed by the head office alone, whoever has the screen. */
  readonly keeper: boolean
  /** A report names its stores in the query; the gate of a module is each store's. */
  readonly isReport?: true
}

const LONG = process.env.RIGHTS_LONG === '1'
/** Of the head office in the short form: who acts for stores, and who does not. */
const SHORT: readonly Level[] = ['OWN', 'ADMIN', 'SPV', 'KASIR']
const FORM = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
}

const CHAIN_MASTERS = new Set(MASTERS.filter(m => m.kept === 'chain').map(m => m.resource))

function rowsOf({ route }: Endpoint): Row[] {
  const { method, path, right } = route
  const resource = path.split('/')[0] ?? ''
  const keeper = method !== 'GET' && CHAIN_MASTERS.has(resource)
  const content = method === 'GET' ? {} : route.multipart ? FORM : { body: {} }
  const call = (filled: string): Sent => ({ method, path: filled, ...content })
  if (path.startsWith('reports/{id}')) {
    return REPORTS.map(({ face }) => ({
      call: call(path.replace('{id}', face.id)),
      isReport: true,
      right: { screens: [face.path] },
      keeper,
    }))
  }
  return [{ call: call(filled(route)), right, keeper }]
}

/** Nothing that is there, in every form a path may ask for. */
const NOTHING = ['TIDAK-ADA', 'tidak-ada', randomUUID(), '2026-11-21', '9']

/** A path whose parameters are of the right form, so that a gate is asked before they are. */
function filled({ path, params }: Route): string {
  const shape: Readonly<Record<string, z.ZodType>> =
    params instanceof z.ZodObject ? (params.shape as Record<string, z.ZodType>) : {}
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fits = NOTHING.find(text => shape[name]?.safeParse(text).success)
    return fits ?? 'TIDAK-ADA'
  })
}

/**
 * Masters are made alike by one engine: the short form asks for one of each kind, by where it is
 * kept, whether a module gates it, and whether it can be changed.
 */
const SAMPLE = new Set(
  [
    ...new Map(
      MASTERS.map(one => [`${one.kept} ${one.module !== undefined} ${one.readOnly}`, one]),
    ).values(),
  ].map(one => one.resource),
)
const LEFT_OUT = new Set(
  MASTERS.map(one => one.resource).filter(resource => !LONG && !SAMPLE.has(resource)),
)

const TABLE = endpoints
  .filter(({ route }) => !LEFT_OUT.has(route.path.split('/')[0] ?? ''))
  .flatMap(rowsOf)

type Verdict = 'LET_IN' | 'TANPA_HAK' | 'TOKO_BUKAN_HAK' | 'MODULE_OFF' | 'TOKEN_TIDAK_SAH'

const VERDICTS = new Set(['TANPA_HAK', 'TOKO_BUKAN_HAK', 'MODULE_OFF', 'TOKEN_TIDAK_SAH'])
const verdictOf = ({ code }: Heard): Verdict => (VERDICTS.has(code) ? (code as Verdict) : 'LET_IN')

/** Which stores this run is about: as they begin, all modules off, or all owners' settings on. */
type Stores = 'as they begin' | 'modules off' | 'kept to levels'

/** What the declared right and the menu say; the first wall in the order they stand. */
function due(row: Row, person: Person, toko: string | undefined, stores: Stores): Verdict {
  const { right } = row
  if ('public' in right) return 'LET_IN'
  if (toko !== undefined && !worksFor(person, toko)) return 'TOKO_BUKAN_HAK'
  if ('login' in right) {
    return right.module !== undefined && stores === 'modules off' ? 'MODULE_OFF' : 'LET_IN'
  }
  const { level } = person
  const sees = SEES_ALL.includes(level)
  if (right.levels !== undefined && !right.levels.includes(level)) return 'TANPA_HAK'
  if (right.screens.length === 0) return sees ? 'LET_IN' : 'TANPA_HAK'
  const mine = right.screens
    .filter(path => sees || person.akses.includes(path.slice(1)))
    .map(node)
    .filter(one => one?.levels === undefined || one.levels.includes(level))
    .filter(one => one?.tipe !== 'PUSAT' || person.kode_toko === 'PUSAT')
    .filter(one => stores !== 'kept to levels' || (one?.levelsWhen?.levels.includes(level) ?? true))
  if (mine.length === 0) return 'TANPA_HAK'
  if (stores !== 'modules off') return 'LET_IN'
  const off = right.module !== undefined || mine.every(one => one?.module !== undefined)
  return off ? 'MODULE_OFF' : 'LET_IN'
}

const node = (path: string) => menuNodes().find(one => `/${one.kode}` === path)

const worksFor = ({ kode_toko, level }: Person, toko: string): boolean =>
  kode_toko === toko || (kode_toko === 'PUSAT' && ACTS_FOR_STORES.includes(level))

const OF_THE_CHAIN = /^(ringkasan\/(pusat|perhatian)$|cash-pusat\/|transaction\/)/

/** Figures of all stores, asked for by a level that may, but at a branch. */
const ofTheChain = ({ call }: Row, person: Person, heard: Verdict): boolean =>
  OF_THE_CHAIN.test(call.path) && heard === 'TOKO_BUKAN_HAK' && person.kode_toko !== 'PUSAT'

/** A chain master's change is refused to a branch after its content was read, or before. */
const fits = (row: Row, person: Person, heard: Verdict, expected: Verdict): boolean =>
  heard === expected ||
  ofTheChain(row, person, heard) ||
  (expected === 'LET_IN' &&
    heard === 'TANPA_HAK' &&
    row.keeper &&
    person.kode_toko !== 'PUSAT' &&
    !SEES_ALL.includes(person.level))

interface Cell {
  readonly row: Row
  readonly person: Person
  readonly toko: string | undefined
}

const api = await testShop()
const http = sender(api.origin)
// One module is off in a new store; which screens modules open is asked of them by name below.
await ask(api.database.adminUrl, 'update modul set aktif = true')
const people = await everyKindOfPerson(api)
afterAll(async () => http.close())

async function wrongCells(
  cells: readonly Cell[],
  stores: Stores = 'as they begin',
): Promise<string[]> {
  const wrong: string[] = []
  await fewAtATime(cells, async ({ row, person, toko }) => {
    const place = toko === undefined ? {} : { toko }
    const path = row.call.path + (row.isReport ? questionOf(person, toko, stores) : '')
    const heard = await http.send({ ...row.call, ...place, path, token: person.token })
    const expected = due(row, person, toko, stores)
    if (heard.status < 500 && fits(row, person, verdictOf(heard), expected)) return
    // A gate that is closed may be told of after what is missing.
    if (stores !== 'as they begin' && heard.status === 400 && row.call.body !== undefined) return
    const who = `${person.user_id} at ${toko ?? 'base'}: ${row.call.method} ${path}`
    wrong.push(`${who} → ${heard.status} ${heard.code}, not ${expected}`)
  })
  return wrong
}

/** A date that is none keeps the answer short, and says that the right was there. */
const questionOf = (person: Person, toko: string | undefined, stores: Stores): string =>
  stores === 'modules off' ? `?toko=${toko ?? person.kode_toko}` : '?tanggal_awal=x'

const across = (rows: readonly Row[], who: readonly Person[], toko?: string): Cell[] =>
  rows.flatMap(row => who.map(person => ({ row, person, toko })))

describe('who may call what', () => {
  test('at their own base: as the right of the route says, everybody everything', async () => {
    expect(TABLE.length).toBeGreaterThan(150)
    const chosen = people.filter(
      ({ kode_toko, level }) => LONG || kode_toko !== 'PUSAT' || SHORT.includes(level),
    )
    expect(await wrongCells(across(TABLE, chosen))).toEqual([])
  })

  test('at the portal of a store: only who may work for it', async () => {
    const chosen = people.filter(
      ({ user_id, level, kode_toko }) =>
        LONG || user_id === 'UJI-OWN-JKT' || (kode_toko === 'PUSAT' && SHORT.includes(level)),
    )
    const own = people.filter(({ user_id }) => LONG || user_id === 'UJI-SPV-JKT')
    const cells = [...across(TABLE, chosen, 'BDG'), ...across(TABLE, own, 'JKT')]
    expect(await wrongCells(cells)).toEqual([])
  })

  test('nothing without a session but what is public', async () => {
    const wrong: string[] = []
    for (const token of ['', 'x'.repeat(43)]) {
      await fewAtATime(TABLE, async ({ call, right }) => {
        const heard = await http.send({ ...call, ...(token === '' ? {} : { token }) })
        const expected = 'public' in right ? 'LET_IN' : 'TOKEN_TIDAK_SAH'
        if (verdictOf(heard) !== expected) wrong.push(`${call.method} ${call.path}: ${heard.text}`)
      })
    }
    expect(wrong).toEqual([])
  })

  test('nothing of a module that is off in the store', async () => {
    const gated = TABLE.filter(({ right }) => gatedBy(right, one => one.module !== undefined))
    expect(gated.length).toBeGreaterThan(5)
    const set = (aktif: boolean) =>
      ask(api.database.adminUrl, `update modul set aktif = ${aktif} where kode_toko <> 'SBY'`)
    await set(false)
    expect(await wrongCells(across(gated, people), 'modules off')).toEqual([])
    await set(true)
    const [owner] = people
    expect(await wrongCells(across(gated, owner === undefined ? [] : [owner]))).toEqual([])
  })

  test('nothing of a screen that the store keeps to some levels', async () => {
    const kept = TABLE.filter(({ right }) => gatedBy(right, one => one.levelsWhen !== undefined))
    const shut = menuNodes().flatMap(one => one.levelsWhen ?? [])
    for (const { setting, is = 'YA' } of shut) {
      await ask(
        api.database.adminUrl,
        `insert into para_system (kode_toko, kunci, nilai)
         select kode_toko, '${setting}', '${is}' from toko
         on conflict (kode_toko, kunci) do update set nilai = '${is}'`,
      )
    }
    expect(await wrongCells(across(kept, people), 'kept to levels')).toEqual([])
    for (const { setting } of shut) {
      const awal = DEFAULT_SETTINGS[setting]
      const text = `update para_system set nilai = '${awal}' where kunci = '${setting}'`
      await ask(api.database.adminUrl, text)
    }
  })
})

const gatedBy = (right: Right, gate: (one: MenuNode) => boolean): boolean =>
  'screens' in right &&
  (right.module !== undefined || right.screens.map(node).some(one => one && gate(one)))

describe('the menu and the server', () => {
  const gated = menuNodes().filter(one => one.module ?? one.levels ?? one.levelsWhen)

  const isShut = ({ setting, is = 'YA' }: NonNullable<MenuNode['levelsWhen']>) =>
    [undefined, is].includes(DEFAULT_SETTINGS[setting])

  test('the words of its gates exist, and only screens have them', () => {
    const modules = new Set(MODULES.map(module => module.key))
    const wrong = gated.filter(
      ({ module, levelsWhen, children }) =>
        children !== undefined ||
        (module !== undefined && !modules.has(module)) ||
        // A gate that a new store has shut would keep people out before anybody decided it.
        (levelsWhen !== undefined && isShut(levelsWhen)),
    )
    expect(wrong.map(({ kode }) => kode)).toEqual([])
  })

  test('a module narrowed by a call is no other than that of its screens', () => {
    // Where the other module is off, the part of the screen that picks there is not drawn.
    const others = ['GET supplier-barang'] // a bar is given to a supplier
    const odd = TABLE.filter(({ right }) => {
      if (!('screens' in right) || right.module === undefined) return false
      return right.screens.some(path => (node(path)?.module ?? right.module) !== right.module)
    })
    expect(odd.map(({ call }) => `${call.method} ${call.path}`)).toEqual(others)
  })
})
