import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MASTERS } from '@kencana/contract/masters/registry'
import { MODULES } from '@kencana/contract/modules'
import { AUDIT_ACTS, AUDIT_PLACES } from '@kencana/contract/names/audit'
import { ANY_PLACE, AUDIT_FIELDS } from '@kencana/contract/names/audit/fields'
import { SETTINGS } from '@kencana/contract/settings'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { fieldsOf, isMaster } from './bodies.ts'

// The audit trail is read by people: whatever a command may write into it has words. A field, a
// record or an act that comes new is named here until somebody gives it some.

/** Commands of other kinds that write an audit row of no document. */
const BESIDE = [
  'POST users',
  'POST users/{user_id}/reset-password',
  'PUT users/change-password',
  'POST export-csv',
  'POST chat/send',
  'POST whatsapp-setting/uji',
  'POST sidik-alat',
  'POST sidik-alat/{id}/cabut',
  'POST sidik-jari',
]
const COMMANDS = endpoints
  .filter(({ kind, route: { method, path } }) => {
    const isOwn = kind === 'change' || kind === 'upload' || BESIDE.includes(`${method} ${path}`)
    return method !== 'GET' && isOwn
  })
  .map(({ route }) => route)
const auditField = (place: string, field: string) =>
  AUDIT_FIELDS[place]?.[field] ?? AUDIT_FIELDS[ANY_PLACE]?.[field]
const placeOf = (path: string): string => path.split('/')[0] ?? ''

/** Told as what changed in them, by the hash of their content, or to nobody. */
const UNTOLD = new RegExp(
  [
    '^(templat|akses)([.]|$)',
    '^isi[.]',
    '(^|[.])(dipastikan|versi|versi_lama|otorisasi|rencana|kunci|id|id_cocok|encryption|tantangan|bukti)$',
    '(^|[.])(password|new_password)$',
  ].join('|'),
)

test('every field that such a command takes has words', () => {
  const without = COMMANDS.filter(({ path }) => !isMaster(path)).flatMap(({ method, path, body }) =>
    (body === undefined ? [] : fieldsOf(body))
      .filter(({ type, name }) => type !== 'object' && !UNTOLD.test(name))
      .map(({ name }) => name.split('.').at(-1) ?? '')
      // the code of an item stands by itself
      .filter(field => field !== 'kode' && auditField(placeOf(path), field) === undefined)
      .map(field => `${method} ${path}: ${field}`),
  )
  expect(new Set(without)).toEqual(new Set())
})

test('what a path names has words, but a key of its own record', () => {
  const names = COMMANDS.flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [placeOf(path), name] as const),
  )
  const without = names.filter(([place, name]) => {
    return !['id', 'kode'].includes(name) && auditField(place, name) === undefined
  })
  expect(without).toEqual([])
})

test('every master is told by the labels of its definition, every setting by its own', () => {
  for (const { resource, fields } of MASTERS) {
    const said = Object.keys(fields).map(name => [name, AUDIT_FIELDS[resource]?.[name]?.label])
    const own = Object.entries(fields).map(([name, { label }]) => [name, label])
    expect(said).toEqual(own)
  }
  const keys = [...SETTINGS, ...MODULES].map(({ key }) => key)
  expect(keys.filter(key => auditField('para-system', key) === undefined)).toEqual([])
})

test('every kind of record that a change is noted of is called by the name of its screen', () => {
  const sources = 'apps/server/src'
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(sources, file), 'utf8'))
    .filter(text => text.includes('noteChanged('))
  const kinds = files.flatMap(text => [...text.matchAll(/tabel: '([^']+)'/g)].map(m => m[1] ?? ''))
  expect(kinds.length).toBeGreaterThan(6)
  expect(kinds.filter(kind => !Object.hasOwn(AUDIT_PLACES, kind))).toEqual([])
})

/** Commands by POST that make something new. */
const MAKES = [
  'POST berita',
  'POST users',
  'POST sidik-alat',
  'POST sidik-jari',
  'POST para-harga-beli/create',
]

test('every act that makes nothing new has a word of its own', () => {
  const acts = Object.keys(AUDIT_ACTS)
  const without = COMMANDS.filter(({ method, path }) => method === 'POST' && !isMaster(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter(command => !MAKES.includes(command) && !acts.some(end => command.endsWith(end)))
  expect(without).toEqual([])
})
