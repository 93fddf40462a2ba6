import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

// T42: the list of what the product is made of is whole, and the command that asks what is known
// against it finds what there is. The registry is one of our own: the real one answers differently
// by the day, and `npm test` asks no network.

vi.setConfig({ testTimeout: 60_000 })

const DAY_MS = 24 * 60 * 60 * 1000
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, { version?: string; link?: boolean }>>
}
const libraries = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
  .map(([path, { version = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }))

interface Known {
  /** Library against which something is published. */
  readonly weak?: { readonly name: string; readonly severity: string }
  /** Library whose version is of this many days. */
  readonly young?: { readonly name: string; readonly days: number }
}

let registry: Server | undefined
afterEach(() => registry?.close())

async function registryThat({ weak, young }: Known): Promise<string> {
  registry = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1)
    request.resume().once('end', () => {
      const answer = request.method === 'POST' ? advisories() : { name, time: times(name) }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  })
  const advisories = () =>
    weak
      ? { [weak.name]: [{ id: 1, title: 'buruk', vulnerable_versions: '*', ...weak, url: '' }] }
      : {}
  const times = (name: string) => {
    const days = name === young?.name ? young.days : 30
    const published = new Date(Date.now() - days * DAY_MS).toISOString()
    const mine = libraries.filter(one => one.name === name)
    return Object.fromEntries(mine.map(({ version }) => [version, published]))
  }
  const server = registry
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function command(script: string, at = ''): Promise<{ code: number | null; said: string }> {
  return new Promise(resolve => {
    // npm remembers what it was told against a library, and would answer for another registry.
    const cache = mkdtempSync(join(tmpdir(), 'kencana-npm-'))
    const near = { npm_config_noproxy: '127.0.0.1', npm_config_offline: 'false' }
    const own = { ...near, npm_config_cache: cache, npm_config_registry: at }
    const env = { ...process.env, ...(at === '' ? {} : own) }
    const child = spawn(process.execPath, [`tools/libraries/${script}`], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.once('close', code => {
      rmSync(cache, { recursive: true, force: true })
      resolve({ code, said })
    })
  })
}

it('nothing known and nothing young is good', async () => {
  const { code, said } = await command('audit.mjs', await registryThat({}))
  expect(said).toMatch(/0 critical, 0 high[\s\S]*0 kurang dari 7 hari, 0 tidak dikenal/)
  expect(code).toBe(0)
})

it.each(['critical', 'high'])('a %s weakness is named and stops', async severity => {
  const at = await registryThat({ weak: { name: 'fastify', severity } })
  const { code, said } = await command('audit.mjs', at)
  expect(said).toMatch(new RegExp(`✗ ${severity}: fastify buruk`))
  expect(code).toBe(1)
})

it('a moderate weakness is counted and does not stop', async () => {
  const at = await registryThat({ weak: { name: 'fastify', severity: 'moderate' } })
  const { code, said } = await command('audit.mjs', at)
  expect(said).toMatch(/0 high, [1-9]\d* moderate/)
  expect(code).toBe(0)
})

it('a version younger than a week is named and stops', async () => {
  const young = { name: '@fastify/static', days: 6.5 }
  const { code, said } = await command('audit.mjs', await registryThat({ young }))
  expect(said).toMatch(/✗ @fastify\/static [\d.]+: baru 6\.5 hari[\s\S]*1 kurang dari 7 hari/)
  expect(code).toBe(1)
})

it('without a registry it says that nothing was looked at', async () => {
  const at = await registryThat({})
  await new Promise(done => registry?.close(done))
  const { code, said } = await command('audit.mjs', at)
  expect(said).toMatch(/Kelemahan tidak dapat ditanyakan[\s\S]*Umur tidak dapat ditanyakan/)
  expect(said).toMatch(/BELUM lengkap/)
  expect(said).not.toMatch(/kelemahan: |umur: /)
  expect(code).toBe(2)
})

it('the list of components has every library with the hash of its content', async () => {
  const { code } = await command('sbom.mjs')
  expect(code).toBe(0)
  const list = JSON.parse(readFileSync('dist/kencana.cdx.json', 'utf8')) as {
    readonly metadata: { readonly component: { readonly name: string; readonly version: string } }
    readonly components: readonly { 'bom-ref': string; hashes?: readonly { alg: string }[] }[]
  }
  const ours = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(list.metadata.component).toMatchObject({ name: 'kencana', version: ours.version })
  const hashed = list.components.filter(({ hashes }) => hashes?.[0]?.alg === 'SHA-512')
  const known = new Set(hashed.map(one => one['bom-ref']))
  expect(libraries.length).toBeGreaterThan(300)
  expect(libraries.filter(({ name, version }) => !known.has(`${name}@${version}`))).toEqual([])
})
