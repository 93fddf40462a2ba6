import { describe, expect, test } from 'vitest'
import { menuNodes } from '../menu.ts'
import { LEVELS, type Level } from '../permissions.ts'
import { accessTree, asksStore, closedBy, opens, type StoreGates } from './gates.ts'
import { group, screen } from './node.ts'

const free = screen('/bebas', 'Bebas')
const gated = screen('/modul', 'Modul', { module: 'A_MODULE' })
const levels = screen('/level', 'Level', { levels: ['SU', 'MU'] })
const owners = screen('/milik', 'Milik', {
  levelsWhen: { setting: 'KHUSUS', levels: ['OWN', 'SU'] },
})
const branch = group('cabang', 'Cabang', [free, gated, levels, owners])
const everything = new Set(['bebas', 'modul', 'level', 'milik'])

const store = (on: boolean, setting?: string): StoreGates => ({
  kode_toko: 'JKT',
  isOn: () => on,
  setting: () => setting,
})
const tipe = 'CABANG'
const levelsThat = (may: (level: Level) => boolean) => LEVELS.filter(may)

describe('a screen of the menu', () => {
  test('opens to who has it in the tree, and to SU and OWN', () => {
    const akses = new Set<string>()
    expect(levelsThat(level => opens(free, { level, tipe, akses }))).toEqual(['OWN', 'SU'])
    expect(levelsThat(level => opens(free, { level, tipe, akses: everything }))).toEqual(LEVELS)
  })

  test('for some levels stays shut to the owner, too', () => {
    const may = levelsThat(level => opens(levels, { level, tipe, akses: everything }))
    expect(may).toEqual(['SU', 'MU'])
    expect(opens(levels, { level: 'MU', tipe, akses: new Set() })).toBe(false)
  })

  test('is open to the owner wherever it is to anybody, but for what is specified', () => {
    const shut = menuNodes().filter(({ levels: kept }) => kept?.includes('OWN') === false)
    // doc2 §6: '/export-csv: SU and MU only'
    expect(shut.map(({ path }) => path)).toEqual(['/export-csv'])
  })

  test('of a module asks the store', () => {
    expect(closedBy(gated, 'OWN', store(false))).toBe('module')
    expect(closedBy(gated, 'OWN', store(true))).toBeUndefined()
    expect(asksStore(gated, 'OWN')).toBe(true)
    expect(asksStore(free, 'KASIR')).toBe(false)
  })

  test('of a module or a setting opens by either', () => {
    const either = screen('/dua', 'Dua', { module: 'A_MODULE', orWhile: { setting: 'STOCK' } })
    expect(closedBy(either, 'OWN', store(false))).toBe('module')
    expect(closedBy(either, 'OWN', store(false, 'TIDAK'))).toBe('module')
    expect(closedBy(either, 'OWN', store(false, 'YA'))).toBeUndefined()
    expect(closedBy(either, 'OWN', store(true, 'TIDAK'))).toBeUndefined()
  })

  test('of a module is shut while another one does its work', () => {
    const here = screen('/sini', 'Sini', { module: 'A_MODULE', notWhileModule: 'PUSAT_MODULE' })
    const on = (...keys: string[]) => ({
      ...store(false),
      isOn: (key: string) => keys.includes(key),
    })
    expect(closedBy(here, 'OWN', on('A_MODULE'))).toBeUndefined()
    expect(closedBy(here, 'OWN', on('A_MODULE', 'PUSAT_MODULE'))).toBe('store')
    expect(closedBy(here, 'OWN', on())).toBe('module')
    expect(asksStore(here, 'OWN')).toBe(true)
  })

  test('of one kind of store, or of some stores, is shut elsewhere', () => {
    const pusat = screen('/pusat', 'Pusat', { tipe: 'PUSAT' })
    const akses = new Set(['pusat'])
    expect(opens(pusat, { level: 'OWN', tipe: 'PUSAT', akses })).toBe(true)
    expect(opens(pusat, { level: 'OWN', tipe: 'CABANG', akses })).toBe(false)
    const some = screen('/rekap', 'Rekap', { storesIn: 'REKAP_TOKO' })
    expect(closedBy(some, 'OWN', store(true, 'BDG,JKT'))).toBeUndefined()
    expect(closedBy(some, 'OWN', store(true, 'BDG,JKT2'))).toBe('store')
    expect(closedBy(some, 'OWN', store(true))).toBeUndefined()
    expect(closedBy(some, 'OWN', store(true, '-'))).toBe('store')
    expect(asksStore(some, 'OWN')).toBe(true)
    const shown = accessTree({ level: 'OWN', tipe: 'CABANG', akses }, store(true, 'BDG'), [
      pusat,
      some,
    ])
    expect(shown.map(({ is_show }) => is_show)).toEqual([false, false])
  })

  test.each([
    ['YA', ['OWN', 'SU']],
    ['TIDAK', LEVELS],
    [undefined, LEVELS],
  ])('kept to levels by a setting, now %s', (setting, may) => {
    const open = levelsThat(level => closedBy(owners, level, store(true, setting)) === undefined)
    expect(open).toEqual(may)
    expect(levelsThat(level => !asksStore(owners, level))).toEqual(['OWN', 'SU'])
  })
})

describe('the access tree of a user', () => {
  const shown = (level: Level, akses: ReadonlySet<string>, gates: StoreGates) =>
    accessTree({ level, tipe, akses }, gates, [branch]).flatMap(({ kode, is_show, children }) => [
      ...(is_show ? [kode] : []),
      ...children.filter(child => child.is_show).map(child => child.kode),
    ])

  test('keeps a module that is off, and hides what is not for the level', () => {
    expect(shown('KASIR', everything, store(false, 'YA'))).toEqual(['cabang', 'bebas', 'modul'])
    expect(shown('MU', everything, store(true))).toEqual([
      'cabang',
      'bebas',
      'modul',
      'level',
      'milik',
    ])
    expect(shown('OWN', new Set(), store(true, 'YA'))).toEqual([
      'cabang',
      'bebas',
      'modul',
      'milik',
    ])
  })

  test('shows a group with its screens, and none without', () => {
    expect(shown('KASIR', new Set(['bebas']), store(true))).toEqual(['cabang', 'bebas'])
    expect(shown('KASIR', new Set(), store(true))).toEqual([])
  })
})
