import { presetScreens } from '@kencana/contract/access'
import { asPicked } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import { menuNodes } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { ask } from '../database/folders.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// A master's list is its own screen's; who picks from it on another screen is told what a picker
// needs and no more (18 D8). By definition: a new master is nobody's until it says who picks.

const api = await testShop()
await ask(api.database.adminUrl, 'update modul set aktif = true')
const [owner, kasir] = [await api.as('OWNER'), await api.as('KASIR-JKT')]

const STAMP = ['versi', 'dibuat_pada', 'dibuat_oleh', 'diubah_pada', 'diubah_oleh']
type Row = Readonly<Record<string, unknown>>
interface Page {
  readonly data: readonly Row[]
  readonly code: string
}
const AT = { toko: 'JKT' }

/** Screens of a cashier, who keeps no master. */
const SCREENS = presetScreens('KASIR').map(code => (code.startsWith('/') ? code : `/${code}`))

/** Whether a cashier is told of it. */
const due = ({ picked }: (typeof MASTERS)[number]) =>
  picked !== null && (picked.screens ?? SCREENS).some(path => SCREENS.includes(path)) ? 200 : 403

test('a cashier keeps no master', () => {
  expect(SCREENS.length).toBeGreaterThan(10)
  expect(MASTERS.filter(({ path }) => SCREENS.includes(path))).toEqual([])
})

test.each(MASTERS.map(one => [one.name, one] as const))('%s', async (_, master) => {
  const { resource, key, calls } = master
  const shown = [...Object.keys(asPicked(master).fields), ...STAMP].sort()
  const heard = await kasir.get<Page>(resource)
  expect(heard.status, heard.text).toBe(due(master))
  const whole = (await owner.get<Page>(resource, AT)).body.data[0]
  if (whole !== undefined) {
    const all = [...Object.keys(master.fields), ...STAMP].sort()
    expect(Object.keys(whole).sort()).toEqual(all)
    const one = await kasir.get<Row>(`${resource}/${String(whole[key])}`)
    expect(one.status).toBe(due(master))
    if (one.status === 200) expect(Object.keys(one.body).sort()).toEqual(shown)
  }
  for (const { path } of calls.filter(call => !call.path.includes('{'))) {
    const rows = await kasir.get<readonly Row[]>(path)
    expect([path, rows.status]).toEqual([path, due(master)])
    if (rows.status === 200 && rows.body[0] !== undefined) {
      expect(Object.keys(rows.body[0]).sort()).toEqual(shown)
    }
  }
  if (heard.status === 200 && heard.body.data[0] !== undefined) {
    expect(Object.keys(heard.body.data[0]).sort()).toEqual(shown)
  }
  // files and what was changed are the screen's alone
  for (const whole of ['csv', 'xlsx', 'history', 'X/history']) {
    const { status } = await kasir.get(`${resource}/${whole}`)
    expect([whole, status]).toEqual([whole, 403])
  }
})

test('what is not told is neither searched nor sorted by', async () => {
  const [seller] = (await owner.get<Page>('sales?limit=1', AT)).body.data
  const kode = String(seller?.kode_sales)
  const own = {
    no_rekening: '5270998877',
    nama_rekening: 'Uji',
    kode_bank: 'BCA',
    nama_bank: 'BCA',
  }
  const body = { nama_sales: seller?.nama_sales, ...own, versi: seller?.versi }
  const kept = await owner.put(`sales/${kode}`, body, AT)
  expect(kept.status, kept.text).toBe(200)
  const found = async (who: typeof kasir) =>
    (await who.get<Page>('sales?q=5270998877', AT)).body.data.length
  expect([await found(owner), await found(kasir)]).toEqual([1, 0])
  const sorted = await kasir.get<Page>('sales?sort=-no_rekening')
  const usual = await kasir.get<Page>('sales')
  expect(sorted.body.data).toEqual(usual.body.data)
})

test('who picks from a master may read it: forms of other masters, filters of reports', () => {
  const mayRead = (named: string, path: string) => {
    const master = MASTERS.find(({ name }) => name === named)
    const { picked = null } = master ?? {}
    return picked !== null && (picked.screens === undefined || picked.screens.includes(path))
  }
  const ofForms = MASTERS.flatMap(({ name, path, fields }) =>
    Object.values(fields).flatMap(field =>
      field.kind === 'ref' && !mayRead(field.master, path) ? [`${name} ${field.master}`] : [],
    ),
  )
  expect(ofForms).toEqual([])
  const ofReports = REPORTS.flatMap(({ face: { path, filters } }) =>
    Object.values(filters).flatMap(filter =>
      filter.kind === 'ref' && !mayRead(filter.master, path) ? [`${path} ${filter.master}`] : [],
    ),
  )
  expect(ofReports).toEqual([])
  const screens = new Set(menuNodes().map(({ kode }) => `/${kode}`))
  const named = MASTERS.flatMap(({ picked }) => picked?.screens ?? [])
  expect(named.filter(path => !screens.has(path))).toEqual([])
})

test('what pickers are told is a field of the master', () => {
  const wrong = MASTERS.flatMap(({ name, fields, picked }) =>
    (picked?.fields ?? []).filter(field => !Object.hasOwn(fields, field)).map(one => [name, one]),
  )
  expect(wrong).toEqual([])
})
