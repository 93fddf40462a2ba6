import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// People read a day in one form (0095): screens take it from kit/text/day-text, sentences from
// their facts. A day as it travels stands in pickers, addresses, JSON and exports alone.

const WEB = join(import.meta.dirname, '../../apps/web/src')
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => ({ name, text: readFileSync(join(WEB, name), 'utf8') }))

/** The one formatter, and the picker, which keeps the specification's yyyy-MM-dd. */
const KEEPERS = /^kit\/(text\/day-text|inputs\/parts\/calendar-words)\.ts$/

/** What a day is called, wherever it comes from. */
const DAY = String.raw`(?:[\w.?]*\.)?(?:tgl|tgl_\w+|\w+_tgl|jatuh_tempo|janji_tukar|sejak)`

/** Places of a source where a day would reach a person as it travels, or in a form of its own. */
function ownDays(text: string): string[] {
  const ways = [
    /Intl\.DateTimeFormat|toLocale(?:Date|Time)?String\((?!'ko-KR'\))|\bdayjs\b/g,
    // drawn between tags, or as what a card, a tag or a step says
    new RegExp(String.raw`(?<=[>}\s·(])\{${DAY}\}(?!\))`, 'g'),
    new RegExp(String.raw`\b(?:label|note|tag|title|text|hint)=\{${DAY}\}`, 'g'),
    // as a part of a text that is put together
    new RegExp(String.raw`\$\{(?:[^{}]* \?\? |[^{}]* \|\| )?${DAY}\}(?!T)`, 'g'),
    // as a fact beside its label
    new RegExp(String.raw`label: [^\n]*\bvalue: ${DAY}\b(?! \?\?|\()`, 'g'),
    new RegExp(String.raw`\bmore: \[${DAY}[\],]`, 'g'),
    /(?<!Number\()\b(?:tgl|sejak|bulan|tgl_\w+|pada)\.slice\(/g,
    /'datetime'\)\.slice\((?!-5\))/g,
  ]
  return ways.flatMap(way => [...text.matchAll(way)].map(([found]) => found))
}

test('no screen writes a day in a form of its own', () => {
  const found = sources.flatMap(({ name, text }) =>
    KEEPERS.test(name) ? [] : ownDays(withoutAsides(text)).map(one => `${name}: ${one}`),
  )
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(400)
})

/** Without comments, sentences with facts, and properties of the same name. */
const withoutAsides = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*\{[^'\n]*'/gm, '')
    .replace(/\{ \w+(?:, \w+)* \}/g, '')

test.each([
  '<p>{loan.tgl_hutang}</p>',
  '<span>{tgl} · ok</span>',
  '<Step note={of.tgl}>',
  "{ label: t('Tanggal'), value: nota.tgl }",
  'more: [row.tgl_mutasi]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that must turn it red
  'note: `${nama ?? tgl_system} · 1`',
  'new Intl.DateTimeFormat(tag)',
  'day.tgl.slice(5)',
  "cellText(row.pada, 'datetime').slice(5)",
])('such a place is found: %s', text => {
  expect(ownDays(text)).not.toEqual([])
})

test('a day in a picker, a fact of a sentence and the time of an instant are none', () => {
  const fine = "<DateInput value={form.tgl} />, t('Per {tgl}', { tgl }), x('datetime').slice(-5)"
  expect(ownDays(withoutAsides(fine))).toEqual([])
})
