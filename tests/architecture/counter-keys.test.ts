import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bind } from '../../apps/web/src/kit/keys/key-registry.ts'
import { COUNTER_KEYS } from '../../apps/web/src/lib/keys/counter-keys.ts'

const WEB = join(import.meta.dirname, '../../apps/web/src')
const COUNTERS = [
  'engines/document-frame/check',
  'engines/document-frame/money',
  'engines/document-frame/undo',
  'features/penjualan/till',
  'features/penjualan/batal',
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

test.each(['1', 'a', ' ', '+', 'Shift+a'])('the key %s writes in a field: nobody binds it', key => {
  const entry = { key, layer: 0, label: () => undefined, enabled: () => true, run: () => {} }
  expect(() => bind(entry)).toThrow(RangeError)
})
