import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'
import { type OutgoingRules, outgoing } from './outgoing.ts'

let server: Server
let port: number
let hits: string[]
beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    if (request.url === '/redirect') {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
    } else if (request.url === '/endless') {
      const piece = Buffer.alloc(65_536)
      const more = () => {
        while (!response.destroyed && response.write(piece));
      }
      response.on('drain', more)
      more()
    } else if (request.url !== '/silent') response.end(`${request.method} ${request.headers.host}`)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  hits = []
})

const faultOf = async (url: string, rules: OutgoingRules = {}): Promise<string> =>
  outgoing({ url, method: 'GET' }, { timeoutMs: 500, ...rules }).then(
    () => 'answered',
    error => error.fault,
  )

describe('an address inside is refused before a connection', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.5',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    'localhost',
  ])('%s', async host => {
    expect(await faultOf(`http://${host}:${port}/`)).toBe('REFUSED')
    expect(hits).toEqual([])
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    'http://user:sandi@example.com/',
    '/etc/passwd',
    '',
  ])('%j is no address of the web', async url => {
    expect(await faultOf(url)).toBe('REFUSED')
  })

  test('a name with one address inside among others', async () => {
    const resolve = async () => ['93.184.215.14', '127.0.0.1']
    expect(await faultOf(`http://toko.example:${port}/`, { resolve })).toBe('REFUSED')
    expect(hits).toEqual([])
  })
})

test('a name that changes its address between look and call leads nowhere inside', async () => {
  const answers = ['93.184.215.14', '127.0.0.1']
  let asked = 0
  const resolve = async () => [answers[asked++] ?? '127.0.0.1']
  const fault = await faultOf(`http://toko.example:${port}/`, { resolve })
  expect(fault).toMatch(/TOO_SLOW|UNREACHABLE/)
  expect([asked, hits]).toEqual([1, []])
})

test('what the owner allows is reached, at the address that was looked at', async () => {
  const allow = [`stand-in.example:${port}`]
  const resolve = async () => ['127.0.0.1']
  const call = { url: `http://stand-in.example:${port}/kirim`, method: 'POST', body: 'x' } as const
  const answer = await outgoing(call, { allow, resolve })
  expect([answer.status, answer.body.toString()]).toEqual([200, `POST stand-in.example:${port}`])
  expect(await faultOf(`http://lain.example:${port}/`, { allow, resolve })).toBe('REFUSED')
  expect(hits).toEqual(['/kirim'])
})

test('redirects end the call; time and size are bounded', async () => {
  const rules = { allow: [`127.0.0.1:${port}`] }
  const at = (path: string) => faultOf(`http://127.0.0.1:${port}${path}`, rules)
  expect(await at('/redirect')).toBe('REDIRECTED')
  expect(await at('/endless')).toBe('TOO_LARGE')
  expect(await at('/silent')).toBe('TOO_SLOW')
  expect(hits).toEqual(['/redirect', '/endless', '/silent'])
  const slowNames = { resolve: () => new Promise<never>(() => undefined) }
  expect(await faultOf('http://toko.example/', slowNames)).toBe('TOO_SLOW')
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})
