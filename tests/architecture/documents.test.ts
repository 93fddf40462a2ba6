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
  expect(own.map(({ path }) => path)).toEqual([])
})

/** Kinds of documents that are posted, each with the letters its numbers begin with. */
const posted = [...tree.files.values()]
  .filter(({ path }) => path.startsWith('apps/server/src/modules/'))
  .flatMap(({ text }) => [...text.matchAll(/\bjenis: '([A-Z_]+)',\s+awalan: '([A-Z]+)'/g)])
  .map(([, jenis = '', letters = '']) => ({ jenis, letters }))

test('what is posted is called by words, wherever it is shown', () => {
  expect(posted.length).toBeGreaterThan(15)
  expect(posted.filter(({ jenis }) => !(jenis in DOCUMENTS))).toEqual([])
})

test('no two kinds of documents have numbers that begin alike: one would take the other’s', () => {
  const shared = posted.filter(one =>
    posted.some(other => other.letters === one.letters && other.jenis !== one.jenis),
  )
  expect(shared).toEqual([])
})

/**
 * Lines of an area's client without its tests (15-documents §6: pawn 3,300, selling 3,000, which
 * submitted sales came to later). What two areas write stands in the frame; a bound falls with what
 * moves there, and is not raised.
 */
const MOST_LINES = {
  hutang: 3_300,
  penjualan: 3_000,
  'penjualan/ajuan': 715,
  titipan: 1_120,
} as const

/** The area a file of the client counts to: the innermost that has a bound. */
const areaOf = (path: string): string | undefined =>
  Object.keys(MOST_LINES)
    .filter(area => path.startsWith(`apps/web/src/features/${area}/`))
    .sort((a, b) => b.length - a.length)[0]

test.each(Object.entries(MOST_LINES))('the client of %s is at most %i lines', (area, most) => {
  const lines = [...tree.files.values()]
    .filter(({ path }) => areaOf(path) === area)
    .filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThanOrEqual(most)
})

test("drawers, status filters, papers and cancelling dialogs of documents are the frame's", () => {
  const own = [...tree.files.values()].filter(
    ({ path, text }) =>
      /^apps\/web\/src\/features\/(?:hutang|penjualan|titipan)\//.test(path) &&
      /\b(?:SideDrawer|UndoDialog|callFile|usePicked)\b/.test(text),
  )
  // A submission is sold or refused, not checked: the one screen of its kind. The till shows a
  // journal before anything is written: no document stands behind it.
  expect(own.map(({ path }) => path)).toEqual([
    'apps/web/src/features/penjualan/ajuan/check-screen.tsx',
    'apps/web/src/features/penjualan/till/save/journal-drawer.tsx',
  ])
})

/** Files of an area's server without tests (15-documents §6). */
const MOST_FILES = { hutang: 24, penjualan: 19, titipan: 12 } as const

test.each(Object.entries(MOST_FILES))('the server of %s is at most %i files', (area, most) => {
  const files = [...tree.files.keys()].filter(
    path => path.startsWith(`apps/server/src/modules/${area}/`) && /(?<!\.test)\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(most)
})

test('documents are taken back by the engine, not by an area', () => {
  const own = [...tree.files.values()].filter(
    ({ path, text }) =>
      path.startsWith('apps/server/src/modules/') &&
      (/\b(?:reversedJournal|reversedClaims)\b/.test(text) ||
        (/\bkunci_nomor\b/.test(text) && /\bmembatalkan\b/.test(text))),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})

test('every kind of document that is declared is one the tests write', () => {
  const named = (folder: string, maker: string) =>
    [...tree.files.values()]
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ text }) => [...text.matchAll(new RegExp(`const (\\w+) = ${maker}\\(`, 'g'))])
      .map(match => match[1] ?? '')
      .sort()
  const declared = named('packages/contract/src/areas/', 'defineDocument')
  expect(declared.length).toBeGreaterThan(2)
  expect(named('tests/documents/entries/', 'defineEntry')).toEqual(declared)
})
