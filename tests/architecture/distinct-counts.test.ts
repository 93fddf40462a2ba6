import { expect, test } from 'vitest'
import { readTree } from '../../tools/tidy/tree.ts'

// What is counted once in a row may stand in several: a nota that is paid in two ways, bought by
// two kondisi. The sum of such counts is more than there are. Each that is summed is judged here.

const SUMMED: Readonly<Record<string, string>> = {
  'rekap/rekap-pembelian.ts faktur': 'one row a store, and a document is of one store',
  'rekap/rekap-pembelian.ts batal': 'one row a store, and a document is of one store',
}

const COUNTED = /count\(distinct [\w.]+\)(?: filter \([^)]*\))? as (\w+)/g

test('a count of what may stand in several rows is summed nowhere', () => {
  const found = [...readTree(process.cwd()).files.values()].flatMap(({ path, text }) => {
    const [, name] = /^apps\/server\/src\/reports\/(.*\.ts)$/.exec(path) ?? []
    if (name === undefined) return []
    const counts = [...text.matchAll(COUNTED)].map(([, column = '']) => column)
    const isSummed = (column: string) =>
      text.includes(`${column}: countColumn('`) &&
      !new RegExp(`${column}: countColumn\\([^)]*total: false`).test(text)
    return counts.filter(isSummed).map(column => `${name} ${column}`)
  })
  expect(found.sort()).toEqual(Object.keys(SUMMED).sort())
})
