import { readdirSync, readFileSync } from 'node:fs'

/** A piece of the product that may read a field: its file and its text without comments. */
export interface Source {
  readonly file: string
  readonly text: string
  /** Bodies of its templates named `sql`, with what is put into them. */
  readonly statements: readonly string[]
}

export const sourceOf = (file: string, text: string): Source => ({
  file,
  text,
  statements: statementsOf(text),
})

/**
 * What is looked at. What keeps fields says nothing about obeying them: definitions, the master
 * engine, checks of a row being saved and their try-outs, first data, the sample.
 */
const LOOKED_AT = [
  'apps/server/src',
  'apps/web/src',
  'packages/domain/src',
  'packages/contract/src',
]
const KEPT_BY = [
  /\/(engines\/master(-screen)?|modules\/(master|awal|pengaturan)|features\/(master|pengaturan))\//,
  /\/(sample|masters|messages|settings)\//,
  /\/(master-panels|settings|papers\/copies)\.ts$|\.test\.tsx?$/,
]

export function sources(): Source[] {
  const code = LOOKED_AT.flatMap(filesOf)
    .filter(file => /\.tsx?$/.test(file) && !KEPT_BY.some(kept => kept.test(file)))
    .map(file => sourceOf(file, withoutComments(readFileSync(file, 'utf8'))))
  return [...code, ...sqlFunctions()]
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(one =>
    one.isDirectory() ? filesOf(`${folder}/${one.name}`) : [`${folder}/${one.name}`],
  )
}

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** Functions of the database. */
const sqlFunctions = (): Source[] =>
  ['apps/server/migrations', 'apps/server/functions'].flatMap(folder =>
    readdirSync(folder).flatMap(name => {
      const text = readFileSync(`${folder}/${name}`, 'utf8').replace(/--.*$/gm, '')
      return [...text.matchAll(FUNCTION)].map(([, , body = '']) =>
        sourceOf(`${folder}/${name}`, `sql\`${body}\``),
      )
    }),
  )

const FUNCTION = /create (?:or replace )?function \w+\b[\s\S]*?(\$\w*\$)([\s\S]*?)\1/g

/** A table as one statement reads it: the select it stands in, and the name it goes by there. */
export interface Reading {
  readonly file: string
  readonly select: string
  readonly alias: string | undefined
}

/** Statements that read a table; from these follow the columns that are read. */
export function readingsOf(table: string, all: readonly Source[]): Reading[] {
  const from = new RegExp(
    `\\b(?:from|join)\\s+${table}\\b(?!\\s*\\()(?:\\s+(?:as\\s+)?(?!${KEYWORDS})(\\w+))?`,
    'g',
  )
  return all.flatMap(({ file, statements }) =>
    statements.flatMap(statement =>
      [...statement.matchAll(from)].map(({ index, 1: alias }) => ({
        file,
        select: around(statement, index),
        alias,
      })),
    ),
  )
}

const KEYWORDS = '(?:where|on|join|left|inner|order|group|limit|for|cross|union|set|using)\\b'

function statementsOf(text: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf('sql`'); at >= 0; at = text.indexOf('sql`', at + 4)) {
    found.push(text.slice(at + 4, endOf(text, at + 4)))
  }
  return found
}

/** Where a template ends that begins at `at`; one inside `${…}` is passed over. */
function endOf(text: string, at: number): number {
  let depth = 0
  for (let i = at; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1
    else if (depth === 0 && text[i] === '`') return i
    else if (text[i] === '{' && (depth > 0 || text[i - 1] === '$')) depth += 1
    else if (depth > 0 && text[i] === '`') i = endOf(text, i + 1)
    else if (depth > 0 && text[i] === '}') depth -= 1
  }
  return text.length
}

/** The parentheses that hold `at`: a subselect, or the whole statement. */
function around(statement: string, at: number): string {
  const begin = bracket(statement, at, -1)
  return statement.slice(begin + 1, bracket(statement, at, 1))
}

function bracket(text: string, at: number, step: 1 | -1): number {
  const [open, close] = step === 1 ? ['(', ')'] : [')', '(']
  let depth = 0
  for (let i = at; i >= 0 && i < text.length; i += step) {
    if (text[i] === open) depth += 1
    else if (text[i] === close) depth -= 1
    if (depth < 0) return i
  }
  return step === 1 ? text.length : -1
}

/** Files with a statement that reads one of these columns. */
export function columnReaders(columns: readonly string[], readings: readonly Reading[]): string[] {
  const column = `(?:${columns.join('|')})\\b`
  const read = readings.filter(({ select, alias }) =>
    new RegExp(alias === undefined ? `(?<![.\\w])${column}` : `\\b${alias}\\.${column}`).test(
      select,
    ),
  )
  return [...new Set(read.map(({ file }) => file))]
}

/** Files that name a text, such as the key of a setting or the path of a call. */
export const textReaders = (text: string, all: readonly Source[]): string[] =>
  all.filter(source => source.text.includes(text)).map(({ file }) => file)
