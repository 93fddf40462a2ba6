import { readdirSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'

// T27: no text of 50 kB keeps a regular expression busy. Every literal of the sources is tried with
// texts that nearly match: its own characters over and over, with an end that fits nowhere.

/** Growing, so that the worst kind is seen before it would take for ever. */
const LENGTHS = [26, 2_000, 50_000]
const WITHIN_MS = 100
const ENDS = ['', '!', '\u0000', '\n']

interface Found {
  readonly path: string
  readonly regex: RegExp
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(one => {
    const path = `${folder}/${one.name}`
    if (one.isDirectory()) return sources(path)
    return /\.tsx?$/.test(one.name) && !one.name.includes('.test.') ? [path] : []
  })
}

const FOLDERS = [
  'apps/server/src',
  'apps/web/src',
  'apps/agent',
  'packages/contract/src',
  'packages/domain/src',
]

/** The literals of a file: comments and texts are taken away by printing it without them. */
function literalsOf(path: string): Found[] {
  const loader = path.endsWith('x') ? 'tsx' : 'ts'
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    loader,
    legalComments: 'none',
    minifySyntax: true,
  })
  return [...code.matchAll(LITERAL)].flatMap(([, body = '', flags = '']) => {
    const regex = compiled(body, flags)
    return regex === undefined ? [] : [{ path, regex }]
  })
}

const LITERAL =
  /(?<=[=(,:?!&|[{;>]\s*|return )\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/([a-z]*)/g

function compiled(body: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(body, flags.replace('g', '').replace('y', ''))
  } catch {
    return undefined
  }
}

/** What the expression is made of, alone and in pairs, over and over. */
function attacks({ source }: RegExp, length: number): string[] {
  const own = source.replace(/\\[dwsbB]/g, ' 0a ').match(/[^\\()[\]{}?*+|^$]/g) ?? []
  const letters = [...new Set(['a', '0', ' ', '-', '.', ',', '"', "'", ...own])].slice(0, 24)
  const seeds = [...letters, ...letters.map((one, i) => one + (letters[i + 1] ?? 'a'))]
  return seeds.flatMap(seed => {
    const text = seed.repeat(Math.ceil(length / seed.length))
    return ENDS.map(end => text + end)
  })
}

/** Processor's milliseconds of the slowest text; a neighbour's work does not count. */
function slowest(regex: RegExp): number {
  let most = 0
  for (const text of LENGTHS.flatMap(length => attacks(regex, length))) {
    const from = process.cpuUsage()
    regex.test(text)
    most = Math.max(most, process.cpuUsage(from).user / 1_000)
    if (most > WITHIN_MS) break
  }
  return most
}

const found = FOLDERS.flatMap(sources).flatMap(literalsOf)

test('no regular expression of ours is slow on a long text', () => {
  expect(found.length).toBeGreaterThan(100)
  const slow = found
    .map(({ path, regex }) => ({ path, regex: String(regex), ms: slowest(regex) }))
    .filter(one => one.ms > WITHIN_MS)
    .map(({ path, regex, ms }) => `${path}: ${regex} took ${ms.toFixed(0)} ms`)
  expect(slow).toEqual([])
})

test.each([/\s+$/, /^(a|a)+$/, /^(\d+)*x$/])('%s would be seen', regex => {
  expect(found.map(one => one.regex.source)).not.toContain(regex.source)
  expect(slowest(regex)).toBeGreaterThan(WITHIN_MS)
})
