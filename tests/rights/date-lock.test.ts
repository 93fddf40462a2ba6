import { REPORT_DAYS } from '@kencana/contract/areas/reports'
import { DATE_LOCK_FLAGS, type DateLock, mayLookBack } from '@kencana/contract/date-lock'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { RANGE_KEYS } from '@kencana/contract/kit/report'
import { menuNodes } from '@kencana/contract/menu'
import type { Level } from '@kencana/contract/permissions'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { demandRights } from '../../apps/server/src/platform/http/demand-rights.ts'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { everyKindOfPerson } from './people.ts'
import { fewAtATime, sender } from './send.ts'

// T28, the previous-date lock (aktif tgl): every call that declares it × every level × both flags,
// with days of the past, the open one, and none.

/** Lists that are asked in their address; reports and commands are tried below. */
const LOCKED = endpoints.flatMap(({ route }) =>
  route.dateLock && route.method === 'GET' && !route.path.startsWith('reports/')
    ? [{ path: route.path, lock: route.dateLock }]
    : [],
)

/** Calls that take a day and are not held by the lock, with why; nobody else may say so. */
const BY_RIGHT: Readonly<Record<string, string>> = {
  'GET kirim-cuci': 'pieces are with a craftsman for weeks, and come back on any day',
  'GET kirim-uang': 'money on its way is looked for until it has come',
  'GET piutang-penjualan': 'a debt is owed for weeks, and paid on any day',
  'GET rekening-koran/baris': 'lines that are open wait for days',
  'GET rekening-koran/buku': 'entries that are open wait for days',
  'GET rekening-koran/ringkas': 'what a bank has not said yet is of past days',
  'GET titipan': 'money is kept for months, and asked for on any day',
  'GET tutup-toko/{tgl}': 'a closing is of a day that is over, and told to whoever closed it',
  'GET tutup-toko/{tgl}/pdf': 'its paper, printed after the day has moved on',
  'GET validasi-non-cash': 'a payment waits until it is found, which takes a bank days',
}
/** Figures of all stores, which are refused to a branch on every day. */
const CHAIN = 'cash-pusat/'
const PAST = '2026-11-20'
const TODAY = '2026-11-21'
const FLAGS = [
  ['TIDAK', 'TIDAK'],
  ['YA', 'TIDAK'],
  ['TIDAK', 'YA'],
  ['YA', 'YA'],
] as const

const api = await testShop({ rowsByHand: true })
const http = sender(api.origin)
const shop = await openShop(api, 1)
const { owner } = shop
const sale = cashSale(shop.rings, RING_PRICE)
const nota = expectStatus(
  await shop.kasir.post<{ no_faktur_jual: string }>('penjualan', sale),
  201,
).no_faktur_jual
const people = await everyKindOfPerson(api)
const all = JSON.stringify(menuNodes().map(node => node.kode))
await ask(api.database.adminUrl, `update users set akses = '${all}' where user_id like 'UJI-%'`)
afterAll(async () => http.close())

const setFlags = async (values: readonly string[], toko: readonly string[]): Promise<void> => {
  const nilai = Object.fromEntries(DATE_LOCK_FLAGS.map((flag, i) => [flag, values[i]]))
  expect((await owner.put('para-system', { nilai, toko })).status).toBe(200)
}

/** Questions with the past, the open day and nothing in the days; whether the lock minds. */
const questionsOf = ({
  fields: [from, to],
  unnamed,
}: DateLock): readonly (readonly [string, boolean])[] => {
  if (from === to) {
    return [
      [`${from}=${TODAY}`, false],
      [`${from}=${PAST}`, true],
      ['', unnamed !== 'allowed'],
    ]
  }
  return [
    [`${from}=${TODAY}&${to}=${TODAY}`, false],
    [`${from}=${TODAY}`, false],
    [`${from}=${PAST}&${to}=${TODAY}`, true],
    [`${from}=${TODAY}&${to}=${PAST}`, true],
    [`${to}=${TODAY}`, unnamed !== 'allowed'],
    ['', unnamed !== 'allowed'],
  ]
}

const period = `${CHAIN}period-transaction-chart`
const limited = ['hutang/report-penebusan-detail', 'pembelian/hidup/report-limited', period]

test('holds as the flags and levels say, for every call that declares it', async () => {
  const books = ['cash/buku', 'cash/history-bank', 'cash/paginated', 'uang-bank', 'uang-kas']
  const moved = ['cash/mutasi-uang-bank', 'cash/mutasi-uang-cash', 'pencairan-non-cash']
  const swiped = ['gesek-tunai', 'non-cash/gesek-histories']
  const money = [...books, ...moved, ...swiped, 'harga-emas/perubahan']
  const traded = ['hutang', 'jurnal', 'pembelian', 'penjualan', 'tukar-tambah']
  const behind = ['lebur', 'sortir', 'validasi-susut']
  const taxes = ['pajak/e-faktur', 'pajak/e-faktur/berkas']
  const chain = ['daily-biaya', 'daily-cash-chart', 'outstand-noncash'].map(one => CHAIN + one)
  const lists = [...traded, ...behind, ...limited, ...money, ...taxes, ...chain].sort()
  expect(LOCKED.map(({ path }) => path).sort()).toEqual(lists)
  expect(new Set(people.map(({ level }) => level)).size).toBeGreaterThan(6)
  expect(await wrongOf(LOCKED.filter(({ path }) => !path.startsWith(CHAIN)))).toEqual([])
})

test('and for those of all stores, at the head office', async () => {
  expect(await wrongOf(LOCKED.filter(({ path }) => path.startsWith(CHAIN)))).toEqual([])
})

async function wrongOf(calls: typeof LOCKED): Promise<string[]> {
  const wrong: string[] = []
  for (const values of FLAGS) {
    await setFlags(values, ['JKT', 'PUSAT'])
    const flag = (key: string) => values[DATE_LOCK_FLAGS.indexOf(key)]
    const cells = calls.flatMap(({ path, lock }) =>
      questionsOf(lock).flatMap(([query, isPast]) =>
        people
          .filter(({ kode_toko }) => !path.startsWith(CHAIN) || kode_toko === 'PUSAT')
          .map(person => ({ path: `${path}?${query}`, isPast, person })),
      ),
    )
    await fewAtATime(cells, async ({ path, isPast, person }) => {
      const { status, code } = await http.send({ method: 'GET', path, token: person.token })
      const due = isPast && !mayLookBack(person.level as Level, flag)
      const right = due ? status === 403 && code === 'TANGGAL_TERKUNCI' : status === 200
      // The specified reports want both days, in their order, and say so before anything else.
      const isOdd = path.split('=').length < 3 || (!due && path.endsWith(`=${PAST}`))
      const isWanting = code === 'TIDAK_LENGKAP' && isOdd
      if (isWanting && limited.some(one => path.startsWith(one))) return
      // A file is not made without the number of the place; a day is judged before that.
      if (!due && code === 'NITKU_KOSONG' && path.startsWith('pajak/e-faktur/berkas')) return
      if (!right) wrong.push(`${values} ${person.user_id} ${path}: ${status} ${code}`)
    })
  }
  return wrong
}

test('a day in a call is held by the lock, or stands in the list with its reason', () => {
  const days = endpoints.flatMap(({ route: { method, path, params, query, dateLock } }) => {
    const fields = [params, query].flatMap(one =>
      one instanceof z.ZodObject ? Object.values<z.ZodType>(one.shape) : [],
    )
    const isDay = (field: z.ZodType) =>
      field.safeParse(PAST).success && !field.safeParse('2026-11').success
    return fields.some(isDay) ? [{ call: `${method} ${path}`, dateLock }] : []
  })
  expect(days.length).toBeGreaterThan(4)
  const free = days.filter(({ dateLock }) => dateLock === false || dateLock === undefined)
  expect(free.map(({ call }) => call).sort()).toEqual(Object.keys(BY_RIGHT))
  const said = endpoints.filter(({ route }) => route.dateLock === false)
  expect(said).toHaveLength(free.length)
})

test('every report with a day is held by it, on the screen and as a file', async () => {
  await setFlags(['YA', 'YA'], ['JKT'])
  const dated = REPORTS.flatMap(({ id, face }) =>
    face.filters.flatMap(({ kind, key }) =>
      kind === 'date-range' ? [[id, ...RANGE_KEYS]] : kind === 'date' ? [[id, key, key]] : [],
    ),
  )
  expect(dated.length).toBeGreaterThan(12)
  for (const [, ...keys] of dated) expect(REPORT_DAYS.fields).toEqual(expect.arrayContaining(keys))
  const who = people.filter(
    ({ user_id, level }) =>
      user_id === `UJI-${level}-JKT` && ['KASIR', 'ADMIN', 'SPV', 'OWN'].includes(level),
  )
  expect(who).toHaveLength(4)
  const endings = (id = '') => (id === 'laporan-penjualan' ? ['', '/pdf', '/excel', '/csv'] : [''])
  const cells = dated.flatMap(([id, from, to]) =>
    endings(id).flatMap(ending =>
      [PAST, TODAY].flatMap(day =>
        who.map(person => ({
          path: `reports/${id}${ending}?${from}=${day}${from === to ? '' : `&${to}=${TODAY}`}`,
          due: day === PAST && ['KASIR', 'ADMIN'].includes(person.level),
          person,
        })),
      ),
    ),
  )
  const wrong: string[] = []
  await fewAtATime(cells, async ({ path, due, person }) => {
    const { status, code } = await http.send({ method: 'GET', path, token: person.token })
    const right = due ? status === 403 && code === 'TANGGAL_TERKUNCI' : status === 200
    if (!right) wrong.push(`${person.user_id} ${path}: ${status} ${code}`)
  })
  expect(wrong).toEqual([])
})

test('a command that reads between two days is held as its address would be', async () => {
  await setFlags(['TIDAK', 'TIDAK'], ['JKT', 'PUSAT'])
  const asks = async (level: string, path: string, body: object, toko = 'JKT') => {
    const token = people.find(one => one.level === level && one.kode_toko === toko)?.token ?? ''
    const { status, code } = await http.send({ method: 'POST', path, body, token })
    return code || status
  }
  const settled = (tgl_from: string) => ({ tgl_from, tgl_to: TODAY })
  const sumber = [{ kode: 'report:laporan-penjualan' }]
  for (const call of ['hutang/report-penebusan-detail', 'pembelian/hidup/report-limited']) {
    expect(await asks('MU', call, settled(PAST))).toBe('TANGGAL_TERKUNCI')
    expect(await asks('MU', call, settled(TODAY))).toBe(200)
  }
  const past = { sumber, tanggal_awal: PAST, sampai_tgl: TODAY }
  expect(await asks('MU', 'export-csv', past)).toBe('TANGGAL_TERKUNCI')
  for (const call of ['daily-biaya', 'daily-cash-chart', 'outstand-noncash']) {
    const ask = (tgl_system: string) => asks('MU', CHAIN + call, { tgl_system }, 'PUSAT')
    expect([await ask(PAST), await ask(TODAY)]).toEqual(['TANGGAL_TERKUNCI', 200])
  }
  expect(await asks('MU', period, settled(PAST), 'PUSAT')).toBe('TANGGAL_TERKUNCI')
  expect(await asks('MU', period, settled(TODAY), 'PUSAT')).toBe(200)
})

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
  expect(said).toContain(`Tanggal sebelum ${indonesianDay(TODAY)} terkunci untuk level KASIR`)
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
