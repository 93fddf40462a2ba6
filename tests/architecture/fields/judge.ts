import { columnOf } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { SettingDefinition } from '@kencana/contract/settings/definition'
import type { Declared } from './declared.ts'
import { columnReaders, readingsOf, type Source, textReaders } from './scan.ts'
import type { ToCome } from './to-come.ts'

export interface Given {
  readonly masters: readonly MasterDefinition[]
  readonly settings: readonly Pick<SettingDefinition, 'key'>[]
  readonly sources: readonly Source[]
  readonly declared: Readonly<Record<string, Declared>>
  readonly describes: readonly string[]
  readonly toCome: readonly ToCome[]
}

/** Every field, as 'master.field' or the key of a setting, with what the scan finds reading it. */
export function scanned(given: Given): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const master of given.masters) {
    const readings = readingsOf(master.table, given.sources)
    const chosen = choosers(master, given)
    for (const [field, definition] of Object.entries(master.fields)) {
      const names = field === master.key || field === master.nameField
      found.set(`${master.name}.${field}`, [
        ...columnReaders([field, columnOf(field, definition)], readings),
        ...callsBy(master, field),
        ...(names ? chosen : []),
      ])
    }
  }
  for (const { key } of given.settings) found.set(key, settingReaders(key, given.sources))
  return found
}

/** Specified list calls that answer by this field. */
const callsBy = ({ calls }: MasterDefinition, field: string): string[] =>
  calls
    .filter(
      ({ path, where = {}, query = [] }) =>
        field in where || query.includes(field) || path.includes(`{${field}}`),
    )
    .map(({ path }) => `GET ${path}`)

/** Where a record is chosen, by its key and under its name: pickers, filters, other masters. */
function choosers(master: MasterDefinition, { masters, sources, toCome }: Given): string[] {
  const { name, calls } = master
  const picked = [`refFilter('${name}'`, `master="${name}"`, `choices('${name}'`]
  const screens = sources.filter(({ file }) => file.startsWith('apps/web/'))
  const loaded = calls.map(({ path }) => `'${path}'`)
  const referring = masters.flatMap(other =>
    Object.entries(other.fields)
      .filter(([, field]) => field.kind === 'ref' && field.master === name)
      .map(([field]) => `${other.name}.${field}`),
  )
  return [
    ...picked.flatMap(words => textReaders(words, sources)),
    ...loaded.flatMap(words => textReaders(words, screens)),
    ...referring.filter(field => !isToCome(field, toCome)),
  ]
}

/** Keys of settings that are put together of parts, by the words that read them. */
const COMPOSED = /amountRounding\('(\w+)'/g

const settingReaders = (key: string, all: readonly Source[]): string[] =>
  all
    .filter(({ text }) => {
      const composed = [...text.matchAll(COMPOSED)].map(([, kind]) => `PEMBULATAN_${kind}`)
      return new RegExp(`\\b${key}\\b`).test(text) || composed.includes(key)
    })
    .map(({ file }) => file)

const covers = ({ field }: ToCome, name: string): boolean =>
  field === name || (field.endsWith('.*') && name.startsWith(field.slice(0, -1)))

const isToCome = (name: string, toCome: readonly ToCome[]): boolean =>
  toCome.some(one => covers(one, name))

/** Fields that can be saved and are read by nothing, nor expected to be. */
export function unread(given: Given): string[] {
  return [...scanned(given)]
    .filter(([, readers]) => readers.length === 0)
    .map(([field]) => field)
    .filter(field => given.declared[field] === undefined && !given.describes.includes(field))
    .filter(field => !isToCome(field, given.toCome))
}

/** Fields said to be read later that are read now, or are no more. */
export function stale({ toCome, ...given }: Given): string[] {
  const now = [...scanned({ ...given, toCome })]
  return toCome.flatMap(one => {
    const fields = now.filter(([field]) => covers(one, field))
    if (fields.length === 0) return [`${one.field}: there is no such field`]
    return fields
      .filter(([field, readers]) => readers.length > 0 || given.declared[field] !== undefined)
      .map(([field, [reader]]) => `${field}: ${reader ?? 'declared'}`)
  })
}
