import { MENU } from '@kencana/contract/menu'
import { en } from '@kencana/contract/messages/en/index'
import { describe, expect, test } from 'vitest'
import { menuActs } from './menu-acts.ts'
import { foundScreens, menuScreens } from './menu-screens.ts'
import { nearScreens } from './near-screens.ts'
import { isNear } from './near-words.ts'

const own = menuScreens(MENU, text => text)
const english = menuScreens(MENU, text => en[text] ?? text)
const paths = (typed: string, screens = own) =>
  [...foundScreens(screens, typed), ...nearScreens(screens, typed)].map(one => one.path)

test('what is begun on a screen is found by what its button says', () => {
  const acts = [...own, ...menuActs(own, text => text)]
  const found = foundScreens(acts, 'titip').find(({ label }) => label === 'Terima titipan')
  expect(found).toMatchObject({ path: '/lihat-titipan', search: { baru: 'YA' } })
  expect(foundScreens(acts, 'terima tit')[0]?.label).toBe('Terima titipan')
  expect(menuActs([], text => text)).toEqual([])
})

describe('a search for screens', () => {
  test.each([
    ['transaksi penj', '/transaksi-penjualan'],
    ['jejak audit', '/laporan-jejak-audit'],
    ['pelanggan', '/pelanggan'],
    ['laporan kartu', '/laporan-kartu-stock'],
  ])('%s is a name', (typed, path) => expect(paths(typed)).toContain(path))

  test.each([
    ['gadai', '/transaksi-hutang'],
    ['lihat gadai', '/lihat-hutang'],
    ['tebus', '/laporan-penebusan-detail'],
    ['customer', '/pelanggan'],
    ['audit', '/laporan-jejak-audit'],
    ['stok mati', '/laporan-umur-barang'],
    ['stok', '/laporan-stock-barang'],
  ])('%s is what the trade calls it', (typed, path) => {
    expect(paths(typed)).toContain(path)
    expect(paths(typed, english)).toContain(path)
  })

  test.each([
    ['penjulan', '/transaksi-penjualan'],
    ['pelangan', '/pelanggan'],
    ['titpan', '/lihat-titipan'],
    ['otorsasi', '/laporan-otorisasi'],
    ['gadia', '/transaksi-hutang'],
  ])('%s is a slip', (typed, path) => expect(paths(typed)).toContain(path))

  test('what begins with the word stands first, what it means behind what it is', () => {
    expect(paths('laporan jurnal')[0]).toBe('/laporan-jurnal')
    expect(paths('tebus')[0]).toBe('/laporan-penebusan-detail')
    expect(paths('audit')[0]).toBe('/laporan-jejak-audit')
  })

  test('nothing is like nothing', () => {
    expect(paths('qqxxzz')).toEqual([])
    expect(paths('   ')).toEqual([])
  })
})

test.each([
  ['penjualan', 'penjualan', true],
  ['penjulan', 'penjualan', true],
  ['hutng', 'hutang', true],
  ['hutang', 'pembelian', false],
  ['kas', 'kas', false],
])('%s and %s: %s', (a, b, near) => expect(isNear(a, b)).toBe(near))
