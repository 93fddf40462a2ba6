import { DATE_LOCK_FLAGS, type DateLock, mayLookBack } from '@kencana/contract/date-lock'
import type { Level } from '@kencana/contract/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { demandRights } from '../../apps/server/src/platform/http/demand-rights.ts'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { everyKindOfPerson, type Person } from './people.ts'
import { fewAtATime, sender } from './send.ts'

// T28, the previous-date lock (aktif tgl): every call that declares it × every level × both flags,
// with days of the past, the open one, and none.

const LOCKED = endpoints.flatMap(({ route }) =>
  route.dateLock ? [{ path: route.path, lock: route.dateLock }] : [],
)
const PAST = '2026-11-20'
const TODAY = '2026-11-21'
const FLAGS = [
  ['TIDAK', 'TIDAK'],
  ['YA', 'TIDAK'],
  ['TIDAK', 'YA'],
  ['YA', 'YA'],
] as const

let api: TestApi
let http: ReturnType<typeof sender>
let owner: Caller
let people: Person[]
let nota: string
beforeAll(async () => {
  api = await testApi()
  http = sender(api.origin)
  const shop = await openShop(api, 1)
  owner = shop.owner
  const sale = cashSale(shop.rings, RING_PRICE)
  nota = expectStatus(
    await shop.kasir.post<{ no_faktur_jual: string }>('penjualan', sale),
    201,
  ).no_faktur_jual
  people = (await everyKindOfPerson(api)).filter(one => one.akses.includes('lihat-penjualan'))
}, 60_000)
afterAll(async () => {
  http.close()
  await api.stop()
})

const setFlags = async (values: readonly string[], toko: readonly string[]): Promise<void> => {
  const nilai = Object.fromEntries(DATE_LOCK_FLAGS.map((flag, i) => [flag, values[i]]))
  expect((await owner.put('para-system', { nilai, toko })).status).toBe(200)
}

/** Questions with the past, the open day and nothing in the days; whether the lock minds. */
const questionsOf = ({ fields: [from, to] }: DateLock): readonly (readonly [string, boolean])[] => [
  [`${from}=${TODAY}&${to}=${TODAY}`, false],
  [`${from}=${TODAY}`, false],
  [`${from}=${PAST}&${to}=${TODAY}`, true],
  [`${from}=${TODAY}&${to}=${PAST}`, true],
  [`${to}=${TODAY}`, true],
  ['', true],
]

test('holds as the flags and levels say, for every call that declares it', async () => {
  expect(LOCKED.map(({ path }) => path)).toContain('penjualan')
  expect(new Set(people.map(({ level }) => level)).size).toBeGreaterThan(6)
  const wrong: string[] = []
  for (const values of FLAGS) {
    await setFlags(values, ['JKT', 'PUSAT'])
    const flag = (key: string) => values[DATE_LOCK_FLAGS.indexOf(key)]
    const cells = LOCKED.flatMap(({ path, lock }) =>
      questionsOf(lock).flatMap(([query, isPast]) =>
        people.map(person => ({ path: `${path}?${query}`, isPast, person })),
      ),
    )
    await fewAtATime(cells, async ({ path, isPast, person }) => {
      const { status, code } = await http.send({ method: 'GET', path, token: person.token })
      const due = isPast && !mayLookBack(person.level as Level, flag)
      const right = due ? status === 403 && code === 'TANGGAL_TERKUNCI' : status === 200
      if (!right) wrong.push(`${values} ${person.user_id} ${path}: ${status} ${code}`)
    })
  }
  expect(wrong).toEqual([])
}, 60_000)

test('a new store lets approvers look back; a change holds from the next request on', async () => {
  const spv = await api.as('SPV-JKT')
  const kasir = await api.as('KASIR-JKT')
  const past = `penjualan?tgl_from=${PAST}&tgl_to=${TODAY}`
  const codes = async () => [(await spv.get(past)).status, (await kasir.get(past)).status]
  await setFlags(['YA', 'YA'], ['JKT'])
  await ask(api.database.adminUrl, `delete from para_system where kunci like 'AKTIF_TGL%'`)
  expect(await codes()).toEqual([200, 403])
  await setFlags(['YA', 'TIDAK'], ['JKT'])
  expect(await codes()).toEqual([403, 403])
  await setFlags(['TIDAK', 'YA'], ['JKT'])
  expect(await codes()).toEqual([200, 403])
  const said = (await kasir.get<{ detail: string }>(past)).body.detail
  expect(said).toContain(`Tanggal sebelum ${TODAY} terkunci untuk level KASIR`)
})

test('a nota in the hand is found by its whole number on any day, not by a part', async () => {
  await ask(
    api.database.adminUrl,
    `update hari_bisnis set status = 'TUTUP', ditutup_pada = now(), ditutup_oleh = 'OWNER'
     where kode_toko = 'JKT' and status = 'BUKA'`,
  )
  await ask(
    api.database.adminUrl,
    `insert into hari_bisnis (kode_toko, tgl, status, dibuka_pada, dibuka_oleh)
     values ('JKT', '2026-11-22', 'BUKA', now(), 'OWNER')`,
  )
  const kasir = await api.as('KASIR-JKT')
  const found = async (query: string) => {
    const { status, body } = await kasir.get<{ count: number }>(`penjualan?${query}`)
    return status === 200 ? body.count : status
  }
  expect(await found(`q=${nota}`)).toBe(1)
  expect(await found(`q=${nota.toLowerCase()}&tgl_from=${TODAY}&tgl_to=${TODAY}`)).toBe(1)
  expect(await found(`q=${nota.slice(0, -3)}`)).toBe(403)
  expect(await found('q=Umum')).toBe(403)
  expect(await found(`q=${nota.slice(0, -3)}&tgl_from=2026-11-22`)).toBe(0)
  expect((await kasir.get(`penjualan/${nota}`)).status).toBe(200)
})

test('a call that takes a day and does not say whether the lock holds is not served', () => {
  const list = endpoints.find(({ route }) => route.path === 'penjualan' && route.method === 'GET')
  const withLock = (dateLock: unknown) =>
    [{ ...list, route: { ...list?.route, dateLock } }] as unknown as Endpoint[]
  expect(() => demandRights(withLock(false))).not.toThrow()
  expect(() => demandRights(withLock(undefined))).toThrow(/tgl_from, tgl_to may be a past date/)
  expect(() => demandRights(withLock({ fields: ['tgl_from', 'tgl'] }))).toThrow(/names tgl/)
})
