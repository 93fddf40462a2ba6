import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

// A part of Mantine brings no styles of its own: without its sheet it stands there naked, and with
// one that every screen fetches, the till pays for it.

const src = 'apps/web/src'
const core = 'node_modules/@mantine/core'

const sheets = (text: string): string[] =>
  [...text.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g)].map(([, name = '']) => name)

const everywhere = sheets(readFileSync(join(src, 'theme/mantine-styles.ts'), 'utf8'))

const fileOf = (part: string) => join(core, 'esm/components', part, `${part}.mjs`)

/**
 * The parts one is made of, itself among them, by what the library's files import; not what may be
 * set beside it (`Checkbox.Card`).
 */
function madeOf(part: string): ReadonlySet<string> {
  const beside = join(dirname(fileOf(part)), part)
  const seen = new Set<string>()
  const open = [fileOf(part)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const links = readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)
    const next = [...links].map(([, from = '']) => join(dirname(file), from))
    open.push(...next.filter(one => !one.startsWith(beside) || one === fileOf(part)))
  }
  return new Set([...seen].map(file => basename(file, '.mjs')))
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map(file => [file, readFileSync(join(src, file), 'utf8')] as const)

const taken = files.flatMap(([file, text]) =>
  [...text.matchAll(/(?:import|export) \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
    ([, names = '']) =>
      names.split(',').flatMap(name => {
        const part = name.replace('type ', '').trim()
        return existsSync(fileOf(part)) ? [{ file, text, part }] : []
      }),
  ),
)

it('a Mantine part has its styles where it is taken, and those of the parts it is made of', () => {
  expect(taken.length).toBeGreaterThan(100)
  const lacking = taken.flatMap(({ file, text, part }) =>
    [...madeOf(part)]
      .filter(one => existsSync(join(core, 'styles', `${one}.css`)))
      .filter(one => ![...everywhere, ...sheets(text)].includes(one))
      .map(one => `${file}: ${part} without ${one}.css`),
  )
  expect(lacking).toEqual([])
})

it('every screen fetches the styles of parts that many screens show, no others', () => {
  const users = (sheet: string) => taken.filter(({ part }) => madeOf(part).has(sheet)).length
  const rare = everywhere.filter(sheet => existsSync(fileOf(sheet)) && users(sheet) < 5)
  expect(rare).toEqual([])
})
