import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// A class that a screen names and no sheet has draws nothing, without a word; one that nobody names
// is what was left when a part moved: its style may be missing where the part is now.

const WEB = join(import.meta.dirname, '../../apps/web/src')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
const textOf = (path: string): string => readFileSync(path, 'utf8')

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

interface Named {
  readonly file: string
  readonly sheet: string
  readonly name: string
}

const named: Named[] = files
  .filter(file => /\.tsx?$/.test(file))
  .flatMap(file => {
    const text = textOf(join(WEB, file))
    const code = text.replace(IMPORT, '')
    return [...text.matchAll(IMPORT)].flatMap(([, local, path]) =>
      [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => ({
        ...{ file, name: name ?? '' },
        sheet: join(dirname(join(WEB, file)), path ?? ''),
      })),
    )
  })

/** Classes of a sheet, without what stands in its comments. */
const classesOf = (sheet: string): Set<string> =>
  new Set(
    [
      ...textOf(sheet)
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/:global\([^)]*\)/g, '')
        .matchAll(/\.([A-Za-z_]\w*)/g),
    ].map(([, name]) => name ?? ''),
  )

const sheets = files.filter(file => file.endsWith('.module.css')).map(file => join(WEB, file))

test('every class that a screen names is in its sheet', () => {
  const lost = named.filter(({ sheet, name }) => !classesOf(sheet).has(name))
  expect(lost.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  expect(named.length).toBeGreaterThan(500)
})

test('every class of a sheet is named by a screen', () => {
  const unused = sheets.flatMap(sheet => {
    const used = new Set(named.filter(one => one.sheet === sheet).map(one => one.name))
    return [...classesOf(sheet)].filter(name => !used.has(name)).map(name => `${sheet}: ${name}`)
  })
  expect(unused).toEqual([])
})
