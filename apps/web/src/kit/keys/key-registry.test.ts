import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bind, openLayer, wakingKeys } from './key-registry.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

/** Binds a key of the page, or of a dialog; the answer unbinds it. */
const bound = (key: string, label: string, { layer = 0, enabled = true } = {}) =>
  bind({ key, layer, label: () => label, enabled: () => enabled, run: () => undefined })

const told = () => wakingKeys().map(({ key, label }) => `${key} ${label}`)

test('a key that several parts of a screen bind is listed once, as what it does', () => {
  const undo = [
    bound('F10', 'Simpan'),
    bound('Alt+T', 'Tukar tambah'),
    bound('F10', 'Simpan dan cetak nota'),
    bound('Alt+t', 'Tambah'),
  ]
  expect(told()).toEqual(['F10 Simpan dan cetak nota', 'Alt+t Tambah'])
  for (const one of undo) one()
  expect(told()).toEqual([])
})

test('a key asleep, or one under a dialog, is not listed', () => {
  const undo = [bound('F6', 'Tahan', { enabled: false }), bound('F3', 'Pelanggan')]
  expect(told()).toEqual(['F3 Pelanggan'])
  undo.push(bound('F10', 'Kirim', { layer: 1 }))
  const close = openLayer(1)
  expect(told()).toEqual(['F10 Kirim'])
  close()
  expect(told()).toEqual(['F3 Pelanggan'])
  for (const one of undo) one()
})
