import { expect, test } from 'vitest'
import { readTree } from '../../tools/tidy/tree.ts'

const tree = readTree(process.cwd())

test('commands that post go through the runner', () => {
  const own = [...tree.files.values()].filter(
    ({ path, text }) =>
      path.startsWith('apps/server/src/modules/') &&
      /\b(?:postDocument|storedAnswer)\b|\bonceByKey\b.*post-document/.test(text),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})
