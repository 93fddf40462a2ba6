import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, givenSecrets, ownSecrets, secretForms } from './secret-signs.ts'

// T42: what is handed out, to browsers, tills and servers, holds no secret: none by its form, none
// that code gives a value, none of the machine it was built on. `npm test` runs this right after
// the build (tools/test.mjs).

const PLACES = ['apps/server/dist', 'apps/web/dist', 'apps/agent/dist'] as const
/** Compressed files are the same once more. */
const READABLE = /\.(m?js|css|html|json|map|svg)$/

let built: readonly (readonly [string, string])[]

beforeAll(() => {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the bundles could not be built, see above')
  built = PLACES.flatMap(place =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter(one => one.isFile() && READABLE.test(one.name))
      .map(one => `${one.parentPath}/${one.name}`.replaceAll('\\', '/'))
      .map(path => [path, readFileSync(path, 'utf8')] as const),
  )
})

const found = (signs: (text: string) => readonly string[]): string[] =>
  built.flatMap(([path, text]) => signs(text).map(one => `${path}: ${one}`))

it('everything that was built is looked at', () => {
  const count = (place: string) => built.filter(([path]) => path.startsWith(`${place}/`)).length
  expect(count('apps/web/dist')).toBeGreaterThan(100)
  expect(PLACES.filter(place => count(place) === 0)).toEqual([])
})

it('no bundle holds a key, a token or a password', () => {
  expect(found(secretForms)).toEqual([])
  expect(found(givenSecrets)).toEqual([])
})

it('no bundle holds a secret of the machine it was built on', () => {
  const own = ownSecrets(process.env)
  expect(found(text => own.filter(one => text.includes(one)).map(() => 'of this machine'))).toEqual(
    [],
  )
})

it('the password of the sample shop is in the server, which makes it, and in no other', () => {
  const holders = built.filter(([, text]) => text.includes(DEMO_PASSWORD)).map(([path]) => path)
  expect(holders).toEqual(['apps/server/dist/main.js'])
})

it('no letter of the server makes Node hold its whole text with two bytes for each', () => {
  const server = built.filter(([path]) => /^apps\/server\/dist\/.*\.js$/.test(path))
  expect(server.length).toBeGreaterThan(1)
  const wide = server.flatMap(([path, text]) =>
    [...text.matchAll(/.{0,30}[^\0-\xff]/g)].map(([found]) => `${path}: ${found}`),
  )
  expect(wide).toEqual([])
})
