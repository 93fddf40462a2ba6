import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { demandRights } from '../../apps/server/src/platform/http/demand-rights.ts'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'
import { ask } from '../database/folders.ts'
import { PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { fewAtATime, sender } from './send.ts'

// T32: what a page of somebody else can make a browser do here. The token is no cookie, so a
// browser adds nothing by itself; still every write is tried as such pages can send it.

const api = await testShop()
const http = sender(api.origin)
const kasir = await api.as('KASIR-JKT')
afterAll(async () => http.close())

const FOREIGN = {
  origin: 'https://jahat.example',
  referer: 'https://jahat.example/emas',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
}

/** What a page can send without asking first, and what it can try to. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/x-www-form-urlencoded', 'nama=x&isi=y'],
  ['text/plain', '{"nama":"x","isi":{}}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  ],
  ['application/json', '{"nama":"x","isi":{}}'],
]

const writes = endpoints.filter(({ route }) => route.method !== 'GET')

async function footprint(): Promise<unknown> {
  const tables = [
    'dokumen',
    'keranjang',
    'idem',
    'sesi',
    'users',
    'baki',
    'harga_emas',
    'otorisasi',
  ]
  const counts = tables.map(table => `(select count(*) from ${table}) as ${table}`)
  return ask(api.database.adminUrl, `select ${counts.join(', ')}`)
}

describe('a page of another site', () => {
  test('changes nothing by any write route, in any form a browser sends', async () => {
    const before = await footprint()
    const open: string[] = []
    const jobs = writes.flatMap(({ route }) => BODIES.map(body => ({ route, body })))
    await fewAtATime(jobs, async ({ route, body: [type, body] }) => {
      const path = route.path.replace(/\{\w+\}/g, 'X')
      const headers = { ...FOREIGN, 'content-type': type, cookie: `token=${kasir.token}` }
      const heard = await http.send({ method: route.method, path, headers, body })
      const allowed = heard.headers['access-control-allow-origin']
      if (heard.status < 400 || heard.status >= 500 || allowed !== undefined) {
        open.push(`${route.method} ${path} ${type}: ${heard.status}`)
      }
    })
    expect(open).toEqual([])
    expect(await footprint()).toEqual(before)
  })

  test('cannot log a browser in as somebody: JSON alone is read, by leave', async () => {
    const credentials = { user_id: 'SALES-JKT', password: PASSWORD }
    const form = new URLSearchParams(credentials).toString()
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', form],
      ['text/plain', JSON.stringify(credentials)],
    ] as const) {
      const headers = { ...FOREIGN, 'content-type': type }
      const heard = await http.send({ method: 'POST', path: 'users/login', headers, body })
      expect([400, 415]).toContain(heard.status)
      expect(heard.text).not.toContain('token')
    }
  })

  test('is given no leave: no preflight gets one, and no answer can be read', async () => {
    for (const path of ['users/login', 'penjualan', 'barang', 'users/session']) {
      const asking = {
        ...FOREIGN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      }
      const preflight = await http.send({ method: 'OPTIONS', path, headers: asking })
      const read = await http.send({ method: 'GET', path, headers: FOREIGN, token: kasir.token })
      for (const { headers } of [preflight, read]) {
        const allowing = Object.keys(headers).filter(name => name.startsWith('access-control-'))
        expect(allowing).toEqual([])
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      }
      expect(preflight.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('every answer', () => {
  test('may not be framed, sniffed, kept by a cache, or run a script from elsewhere', async () => {
    const asked = [
      { method: 'GET', path: 'users/session', token: kasir.token },
      { method: 'GET', path: 'users/session' },
      { method: 'POST', path: 'users/login', body: '{' },
      { method: 'GET', path: 'tidak-ada' },
      { method: 'GET', path: 'reports/laporan-stock-per-baki/csv', token: kasir.token },
      { method: 'GET', path: 'docs' },
    ]
    for (const one of asked) {
      const { headers } = await http.send(one)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'self'")
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['cache-control']).toMatch(/no-store/)
    }
  })
})

describe('a table of endpoints', () => {
  const [first] = endpoints.filter(({ kind }) => kind === 'read')
  const withRight = (right: unknown, kind = 'read'): Endpoint =>
    ({ ...first, kind, route: { ...first?.route, right } }) as Endpoint

  test('as it is, is served', () => {
    expect(() => demandRights(endpoints)).not.toThrow()
  })

  test.each([
    ['no right', undefined],
    ['an empty right', {}],
    ['a right switched off', { login: false }],
    ['two rights', { public: true, screens: ['/data-barang'] }],
    ['public without being open', { public: true }],
    ['no screen', { screens: [] }],
    ['no screen for a level that needs one', { screens: [], levels: ['OWN', 'ADMIN'] }],
    ['a screen that does not exist', { screens: ['/data-barnag'] }],
    ['a level that does not exist', { screens: ['/data-barang'], levels: ['BOS'] }],
    ['a level for nobody', { screens: ['/data-barang'], levels: [] }],
    ['a module that does not exist', { screens: ['/data-barang'], module: 'X' }],
    ['a word misspelt', { screens: ['/data-barang'], level: ['OWN'] }],
  ])('with %s is not', (_name, right) => {
    expect(() => demandRights([...endpoints, withRight(right)])).toThrow()
  })

  test('that lets in without a session what is not public is not', () => {
    expect(() => demandRights([withRight({ login: true }, 'open')])).toThrow(/public/)
  })
})
