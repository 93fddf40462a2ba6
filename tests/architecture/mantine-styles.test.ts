import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTree } from '../../tools/tidy/tree.ts'

const web = [...readTree(process.cwd()).files.values()].filter(({ path }) =>
  path.startsWith('apps/web/src/'),
)
const stylesIn = (text: string) =>
  [...text.matchAll(/'@mantine\/core\/styles\/(\w+)\.css'/g)].map(found => found[1] ?? '')
const always = stylesIn(readFileSync('apps/web/src/theme/mantine-styles.ts', 'utf8'))

/** Parts of Mantine that a text uses, not those it only names as types. */
const partsIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(found => (found[1] ?? '').split(','))
    .map(part => part.trim())
    .filter(part => /^[A-Z]/.test(part))

test('a part of Mantine comes with its styles', () => {
  const bare = web.flatMap(({ path, text }) => {
    const styles = [...always, ...stylesIn(text)]
    return partsIn(text)
      .filter(part => existsSync(`node_modules/@mantine/core/styles/${part}.css`))
      .filter(part => !styles.includes(part))
      .map(part => `${path}: ${part}`)
  })
  expect(bare).toEqual([])
  expect(web.flatMap(({ text }) => partsIn(text))).toContain('Checkbox')
})
