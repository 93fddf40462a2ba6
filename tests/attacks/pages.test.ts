import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { makeServer } from '../../apps/server/src/platform/http/server.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What a page may reach, who may find it, and how it travels: read off the answers themselves.

const PAGE = `<html><script nonce="__CSP_NONCE__"></script>${'<p>emas</p>'.repeat(400)}</html>`
const OWN_NETWORK = ['127.0.0.0/8']

const api = await testShop()
const webDir = await mkdtemp(join(tmpdir(), 'kencana-page-'))
await writeFile(join(webDir, 'index.html'), PAGE)
await mkdir(join(webDir, 'assets'))
await writeFile(join(webDir, 'assets', 'bagian-1a2b.js'), 'kosong()')
await writeFile(join(webDir, 'assets', 'bagian-1a2b.js.br'), brotliCompressSync('penuh()'))
await writeFile(join(webDir, 'tanda.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
const options = { endpoints: [], trustProxy: OWN_NETWORK, webDir }
const server = await makeServer({ app: api.app, ...options })
const config = { ...api.app.config, chainOrigins: ['https://sby.contoh.id'] }
const chained = await makeServer({ app: { ...api.app, config }, ...options })
afterAll(async () => {
  await server.close()
  await chained.close()
  await rm(webDir, { recursive: true })
})

const ask = (headers: Record<string, string> = {}, url = '/', at = server) =>
  at.inject({ method: 'GET', url, headers: { host: 'toko.contoh.id', ...headers } })

/** The whole policy, with what may be reached beside the server itself. */
const policy = (nonce: string, reached = '') =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce}`,
    `style-src 'self'${nonce}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${reached}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const OWN = ' ws://toko.contoh.id wss://toko.contoh.id'

describe('what a page may reach', () => {
  const told = async (headers: Record<string, string> = {}, at = server) => {
    const answer = await ask(headers, '/', at)
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(answer.body) ?? []
    return { nonce, said: answer.headers['content-security-policy'] }
  }

  test('is its own server, letter by letter, under a permit of each answer', async () => {
    const [one, two] = [await told(), await told()]
    expect(one.nonce).toMatch(/^[\w+/]{22}==$/)
    expect(one.nonce).not.toBe(two.nonce)
    expect(one.said).toBe(policy(` 'nonce-${one.nonce}'`, OWN))
    expect(two.said).toBe(policy(` 'nonce-${two.nonce}'`, OWN))
  })

  test('is the chain besides, and no socket of any other host', async () => {
    const { nonce, said } = await told({}, chained)
    const chain = ' https://sby.contoh.id wss://sby.contoh.id'
    expect(said).toBe(policy(` 'nonce-${nonce}'`, OWN + chain))
    expect(String(said).split(/[ ;]+/)).not.toContain('ws:')
    expect(String(said).split(/[ ;]+/)).not.toContain('wss:')
  })

  test.each(['*', 'a.id; script-src *', "x 'unsafe-inline'", 'a.id/path', 'a.id:123456'])(
    'is not widened by a host of %s',
    async host => {
      const { nonce, said } = await told({ host })
      expect(said).toBe(policy(` 'nonce-${nonce}'`))
    },
  )

  test('is nothing more for answers that are no page', async () => {
    for (const url of ['/robots.txt', '/api/v1/entah']) {
      const { headers } = await ask({}, url)
      expect([url, headers['content-security-policy']]).toEqual([url, policy('')])
    }
  })

  test('is the server alone for a built file, even one that is opened by itself', async () => {
    const { statusCode, headers } = await ask({}, '/tanda.svg')
    expect([statusCode, headers['content-security-policy']]).toEqual([200, "default-src 'self'"])
  })
})

test('https for a year is asked of a browser that came by it, and of no other', async () => {
  const asked = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const answer = await server.inject({ method: 'GET', url: '/', headers, remoteAddress })
    return answer.headers['strict-transport-security']
  }
  expect(await asked({})).toBeUndefined()
  expect(await asked({ 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await asked({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  // From a proxy that nobody named it is a word of the caller.
  expect(await asked({ 'x-forwarded-proto': 'https' }, '203.0.113.9')).toBeUndefined()
})

describe('the page', () => {
  const without = (text: string) => text.replace(/nonce="[^"]*"/, '')

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('travels small to who takes %s', async (accepted, encoding, open) => {
    for (const url of ['/', '/index.html', '/data-barang']) {
      const answer = await ask({ 'accept-encoding': accepted }, url)
      expect([url, answer.headers['content-encoding']]).toEqual([url, encoding])
      expect(answer.headers.vary).toContain('accept-encoding')
      expect(answer.rawPayload.length).toBeLessThan(PAGE.length / 5)
      expect(without(open(answer.rawPayload).toString())).toBe(without(PAGE))
    }
  })

  test('travels as it is to who takes nothing else', async () => {
    const answer = await ask()
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(without(answer.body)).toBe(without(PAGE))
  })

  test('is nobody the search engines may list, with a page built or without', async () => {
    const bare = await makeServer({ app: api.app, endpoints: [], trustProxy: [] })
    for (const at of [server, bare]) {
      const answer = await ask({}, '/robots.txt', at)
      expect([answer.statusCode, answer.body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
      expect(answer.headers['content-type']).toContain('text/plain')
    }
    await bare.close()
  })
})

describe('a built part', () => {
  const part = (accepted: string) => ask({ 'accept-encoding': accepted }, '/assets/bagian-1a2b.js')

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['identity', undefined, String],
  ] as const)('is asked for once, and kept apart by how it travels to %s', async (...form) => {
    const [accepted, encoding, open] = form
    const { headers, rawPayload } = await part(accepted)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([headers.vary, headers['content-encoding']]).toEqual(['accept-encoding', encoding])
    expect(open(rawPayload).toString()).toBe(encoding === 'br' ? 'penuh()' : 'kosong()')
  })

  test('brings few words beside it, and those that keep it a script of this server', async () => {
    const { headers } = await part('br')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(Object.entries(headers).join('\n').length).toBeLessThan(340)
  })

  test('that another version of the page had is not there, and no page instead', async () => {
    const { statusCode, headers } = await ask({}, '/assets/bagian-9z9z.js')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cache-control']).toBeUndefined()
  })
})

test('what keeps its name from version to version is asked for each time', async () => {
  const { headers } = await ask({}, '/tanda.svg')
  expect(headers['cache-control']).toBe('no-cache')
})
