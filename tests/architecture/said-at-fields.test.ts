import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What a form finds by itself is said where it is, in one wording; the dialog 'Oopss!!' is for what
// a server answered (doc2 §8), and hides the form for three seconds.

const ROOT = join(import.meta.dirname, '../..')
const files = ['apps/web/src', 'apps/server/src', 'packages/contract/src'].flatMap(place =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .map(name => `${place}/${name.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path) && !/\/messages\/|\.test\.ts$/.test(path))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
)
const saying = (words: RegExp) =>
  files.filter(({ text }) => words.test(text)).map(({ path }) => path.replace(/^.*\/src\//, ''))

/** Who opens 'Oopss!!', and which answer it tells. */
const ANSWERS: Readonly<Record<string, string>> = {
  'lib/problem-text.ts': 'any no',
  'engines/approval/use-password.ts': 'an approval that was refused (doc2 §8)',
  'features/kirim-uang/receive-dialog.tsx': 'no such number (doc2 §8)',
  'features/kirim-uang/stores-report.tsx': 'a store that did not answer (doc1 §8)',
  'features/penjualan/till/save/next-to-nota.ts': 'prices that changed',
  'engines/document-frame/entry/use-kept-command.ts': 'a command that never arrived',
  'kit/table/data-table.tsx': 'rows of a file that did not come',
  'features/akun/account-screen.tsx': 'an account that was refused',
  'shell/pages/change-password-page.tsx': 'a password that was refused',
}

test("the dialog 'Oopss!!' tells answers of a server and nothing else", () => {
  expect(saying(/\bnotify\.error\(/).sort()).toEqual(Object.keys(ANSWERS).sort())
})

/** Where the specification has another sentence for an empty field. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'entries/uang/mutasi.ts': 'mutations (doc1 §5)',
  'areas/barang/commands.ts': 'trays (doc2 §5), and the day of an invoice',
  'engines/report-screen/filters/filter-bar.tsx': 'filters of reports (doc1 §5)',
  'engines/report/plan-report.ts': 'filters of reports (doc1 §5)',
}

test("an empty field says 'Harus Diisi', but where the specification has its own words", () => {
  const others = saying(/'[A-Z][a-zA-Z ]* (Tidak Boleh Kosong|(harus|wajib|perlu) diisi)'/)
  expect(others.filter(path => !/^masters\//.test(path)).sort()).toEqual(
    Object.keys(SPECIFIED).sort(),
  )
})
