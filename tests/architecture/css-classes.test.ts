import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sheets, WEB } from './style-sheets.ts'

// A class that a screen names and no sheet has draws nothing, without a word; one that nobody names
// is what was left when a part moved: its style may be missing where the part is now.

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

interface Named {
  readonly file: string
  readonly sheet: string
  readonly name: string
}

const named: Named[] = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .flatMap(file => {
    const text = readFileSync(join(WEB, file), 'utf8')
    const code = text.replace(IMPORT, '')
    return [...text.matchAll(IMPORT)].flatMap(([, local, path]) =>
      [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => ({
        ...{ file, name: name ?? '' },
        sheet: join(dirname(file), path ?? ''),
      })),
    )
  })

/** Classes by their sheet, without what stands in its comments or is somebody else's. */
const classes = new Map(
  sheets
    .filter(({ name }) => name.endsWith('.module.css'))
    .map(({ name, text }) => {
      const own = text.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)/g, '')
      return [name, new Set([...own.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, one]) => one ?? ''))]
    }),
)

test('every class that a screen names is in its sheet', () => {
  const lost = named.filter(({ sheet, name }) => !classes.get(sheet)?.has(name))
  expect(lost.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  expect(named.length).toBeGreaterThan(500)
})

test('every class of a sheet is named by a screen', () => {
  const unused = [...classes].flatMap(([sheet, names]) => {
    const used = new Set(named.filter(one => one.sheet === sheet).map(one => one.name))
    return [...names].filter(name => !used.has(name)).map(name => `${sheet}: ${name}`)
  })
  expect(unused).toEqual([])
})
