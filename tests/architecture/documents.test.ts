import { expect, test } from 'vitest'
import { DOCUMENTS } from '../../packages/contract/src/names/documents.ts'
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

test('screens send their commands by the frame, which keeps the key until it is answered', () => {
  const own = [...tree.files.values()].filter(
    ({ path, text }) =>
      path.startsWith('apps/web/src/features/') && /\bsendKeyed\b|\/pending\.ts'/.test(text),
  )
  // The till asks what became of a sale that was sent before its page was closed.
  expect(own.map(({ path }) => path)).toEqual([
    'apps/web/src/features/penjualan/till/save/use-save.ts',
  ])
})

test('what is posted is called by words, wherever it is shown', () => {
  const posted = [...tree.files.values()]
    .filter(({ path }) => path.startsWith('apps/server/src/modules/'))
    .flatMap(({ text }) => [...text.matchAll(/\bjenis: '([A-Z_]+)',\s+awalan: '/g)])
    .map(match => match[1] ?? '')
  expect(posted.length).toBeGreaterThan(15)
  expect(posted.filter(jenis => !(jenis in DOCUMENTS))).toEqual([])
})
