import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateTables } from '../../apps/server/src/engines/document/states.ts'

const SERVER = 'apps/server'
const texts = ['functions', 'migrations'].flatMap(folder =>
  readdirSync(join(SERVER, folder)).map(file => ({
    path: `${folder}/${file}`,
    text: readFileSync(join(SERVER, folder, file), 'utf8'),
  })),
)
const made = texts.flatMap(({ path, text }) =>
  [...text.matchAll(/^create (?:or replace )?(?:function|procedure) (\w+)/gm)].map(found => ({
    path,
    name: found[1] ?? '',
  })),
)

// What tables of migrations themselves need; everything else stands in the folder of functions.
const IN_MIGRATIONS = ['pagari', 'tolak_ubah', 'cek_imbang', 'samakan_kadar']

test('each function stands once, and outside the migrations', () => {
  const names = made.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const inMigrations = made.filter(({ path }) => path.startsWith('migrations/'))
  expect(inMigrations.map(({ name }) => name)).toEqual(IN_MIGRATIONS)
})

test('functions are replaced where they stand', () => {
  const bare = texts.filter(
    ({ path, text }) => path.startsWith('functions/') && /^create function/m.test(text),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('every table with a state brings what the writer calls', () => {
  const names = new Set(made.map(({ name }) => name))
  const missing = stateTables
    .flatMap(([tabel]) => [`kunci_${tabel}`, `ubah_${tabel}`, `baru_${tabel}`])
    .filter(name => !names.has(name))
  expect(missing).toEqual([])
})

test('the invariants reckon for themselves: who checks the books may run nothing', () => {
  const text = readFileSync(join(SERVER, 'checks/invariants.sql'), 'utf8')
  expect(made.filter(({ name }) => new RegExp(`\\b${name}\\(`).test(text))).toEqual([])
})
