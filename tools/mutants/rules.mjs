// Which files are rules, and which tests are their tables.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../steps.mjs'

const DOMAIN = 'packages/domain/src'
const SERVER = 'apps/server/src/modules'

const filesIn = folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name =>
    join(folder, name).replaceAll('\\', '/'),
  )

/** Every rule: the whole domain, and what the server decides. */
export const rules = () =>
  [
    ...filesIn(DOMAIN).filter(file => file.endsWith('.ts')),
    ...filesIn(SERVER).filter(file => /^decide-.*\.ts$/.test(basename(file))),
  ]
    .filter(file => !/\.(test|fixture)\.ts$/.test(file))
    .sort()

/** The tests of its folder that import it: a table of many lines is two files. */
export function tablesOf(file) {
  const wanted = `from './${basename(file)}'`
  return readdirSync(join(root, dirname(file)))
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `${dirname(file)}/${name}`)
    .filter(table => readFileSync(join(root, table), 'utf8').includes(wanted))
    .sort()
}
