import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONG_FORMS } from '../trial/long-forms.ts'
import { NODE_VERSIONS } from '../trial/node-versions.ts'

// A long form that no command runs is run by nobody: `npm run trial -- --long` has them all, and
// the page says so.

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map(path => `tests/${path}`.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.test.ts') && !path.startsWith('tests/architecture/'))
  .map(path => [path, readFileSync(path, 'utf8')] as const)

it('every test that speaks of its long form is run in it by a command', () => {
  const told = tests.flatMap(([path, text]) => {
    const said = /\b([A-Z]+_?[A-Z]+)=\w+\s+(?:\/\/ )?(?:is the long form|tries|makes)/.exec(text)
    return said === null ? [] : [`${path} ${said[1]}`]
  })
  const ofFuzz = readFileSync('tests/fuzz/start.mjs', 'utf8')
  const run = new Set(LONG_FORMS.map(({ path, variable }) => `${path} ${variable}`))
  expect(told.length).toBeGreaterThanOrEqual(LONG_FORMS.length)
  expect(told.filter(one => !run.has(one) && !ofFuzz.includes(one.split(' ')[1] ?? ''))).toEqual([])
})

it.each(LONG_FORMS.map(form => [form.test, form] as const))('%s hears its variable', (_, form) => {
  const [, text] = tests.find(([path]) => path === form.path) ?? []
  expect(text).toContain(`process.env.${form.variable}`)
  expect(text).toContain(form.test)
})

it('the page names each with its variable, its size and its file', () => {
  const page = readFileSync('docs/trial.md', 'utf8')
  const rows = LONG_FORMS.map(
    ({ test, name, variable, size, path }) =>
      `| ${test} \`${name}\` | \`${variable}=${size}\` | \`${path}\` |`,
  )
  expect(rows.filter(row => !page.includes(row))).toEqual([])
})

it('the README names the versions of Node that are tried, the oldest is the one asked for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  const named = /Node\.js\]\([^)]*\) ([\d.]+) or newer \(([\d, and]+) are tried/.exec(
    readFileSync('README.md', 'utf8'),
  )
  expect(`>=${named?.[1]}.0`).toBe(engines.node)
  expect(named?.[2]?.match(/\d+/g)?.map(Number)).toEqual([...NODE_VERSIONS])
  expect(Number(named?.[1]?.split('.')[0])).toBe(NODE_VERSIONS[0])
})
