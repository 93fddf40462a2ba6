import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bind } from '../../apps/web/src/kit/keys/key-registry.ts'
import { COUNTER_KEYS } from '../../apps/web/src/lib/keys/counter-keys.ts'

const WEB = join(import.meta.dirname, '../../apps/web/src')
const COUNTERS = [
  'engines/counter',
  'engines/document-frame/check',
  'engines/document-frame/money',
  'engines/document-frame/undo',
  'features/penjualan/till',
  'features/batal-penjualan',
  'features/pembelian/counter',
  'features/hutang/loket',
  'features/hutang/batal-lunas',
  'features/barang/tambah',
  'features/tutup-toko',
]

const sources = (folder: string) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx') || name.endsWith('.ts'))
    .map(name => ({
      name: `${folder}/${name}`,
      text: readFileSync(join(WEB, folder, name), 'utf8'),
    }))

test('a key of the counters means one thing', () => {
  const keys = Object.values(COUNTER_KEYS).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('no counter binds a key beside the map', () => {
  const beside = COUNTERS.flatMap(sources).flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /^(?! *(?:\/\*|\*|\/\/)).*(?:\bF\d{1,2}|'Alt\+[^']+'|`Alt\+[^`]+`)\]?: .*$/gm,
      ),
    ].map(([line]) => `${name}: ${line.trim()}`),
  )
  expect(beside).toEqual([])
})

const ACT = /<Act\s+keys="([^"]+)"\s+label=\{t\('([^']+)'\)\}/g
const BOUND = /(?:^|[\s{])(?:'([A-Z][a-z]+\+[^']+)'|(F\d{1,2})): \{[^{}]*?label: t\('([^']+)'\)/g
const COUNTED = new RegExp(
  `\\b(${Object.keys(COUNTER_KEYS).join('|')}): \\{\\s*run:(?:(?!\\brun:)[^])*?label: t\\('([^']+)'\\)`,
  'g',
)
const NAMED = /<Act\s+keys=\{COUNTER_KEYS\.(\w+)\.key\}\s+label=\{t\('([^']+)'\)\}/g
/** What confirms in a dialog or saves a screen is F10 everywhere, whatever began it. */
const SAVES = 'F10'

test('an act has one key on every screen', () => {
  const keys = new Map<string, Set<string>>()
  const note = (label = '', key = '') =>
    key !== SAVES && keys.set(label, (keys.get(label) ?? new Set()).add(key))
  const keyOf = (act = '') => COUNTER_KEYS[act as keyof typeof COUNTER_KEYS]?.key
  for (const { text } of [...sources('features'), ...sources('engines')]) {
    for (const [, key, label] of text.matchAll(ACT)) note(label, key)
    for (const [, key, plain, label] of text.matchAll(BOUND)) note(label, key ?? plain)
    for (const [, act, label] of text.matchAll(COUNTED)) note(label, keyOf(act))
    for (const [, act, label] of text.matchAll(NAMED)) note(label, keyOf(act))
  }
  expect(keys.size).toBeGreaterThan(40)
  expect(keys.get('Terima titipan')).toEqual(new Set(['F12']))
  const several = [...keys].filter(([, { size }]) => size > 1)
  expect(several.map(([label, all]) => `${label}: ${[...all].join(', ')}`)).toEqual([])
})

test('what is to be reported stands in drawers whose own acts have other keys', () => {
  const keysIn = (text: string) => [...text.matchAll(/\bkeys(?:=|: )["']([^"']+)/g)].map(m => m[1])
  const own = sources('features/transaksi-besar').flatMap(({ text }) => keysIn(text))
  expect(own).toHaveLength(1)
  const areas = readdirSync(join(WEB, 'features')).filter(area =>
    sources(`features/${area}`).some(({ text }) => text.includes('/transaksi-besar/index.ts')),
  )
  expect(areas.length).toBeGreaterThan(3)
  const acts = areas
    .flatMap(area => sources(`features/${area}`))
    .filter(({ text }) => keysIn(text).some(key => own.includes(key)))
  expect(acts.map(({ name }) => name)).toEqual([])
})

test.each(['1', 'a', ' ', '+', 'Shift+a'])('the key %s writes in a field: nobody binds it', key => {
  const entry = { key, layer: 0, label: () => undefined, enabled: () => true, run: () => {} }
  expect(() => bind(entry)).toThrow(RangeError)
})
