import { expect, type Page, test } from '@playwright/test'
import { burst, handIsBack } from '../journeys/scanner.ts'
import { atWork, open, scanField } from '../journeys/shop.ts'
import { atLeastOneOf } from './figures.ts'

// Streams of keys as scanners of several makes and settings write them.

let till: Page
let stock: string[] = []

test.beforeAll(async ({ browser }) => {
  till = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  stock = await atLeastOneOf(till, 'barang?kode_kadar=750&limit=40')
})
test.afterAll(() => till?.context().close())

const lines = () => till.getByRole('table', { name: 'Barang di nota' })
const discount = () => till.getByLabel('Potongan nota')
const next = (): string => stock.pop() ?? ''

test('a code of another length is told with what was read', async () => {
  await open(till, '/transaksi-penjualan')
  await expect(scanField(till)).toBeFocused()
  await burst(till, '1048221')
  await expect(till.getByText('1048221: Barcode harus 8 angka')).toBeVisible()
})

test('a Tab behind a code and what is said of its label are understood', async () => {
  const fnc1 = String.fromCharCode(29)
  await open(till, '/transaksi-penjualan')
  await expect(scanField(till)).toBeFocused()
  const recorded = [
    (code: string) => `${code}\t`,
    (code: string) => `]C1${code}\r`,
    (code: string) => `${fnc1}${code}${fnc1}\t`,
    (code: string) => `]C1${code}\t\r`,
  ]
  for (const [at, written] of recorded.entries()) {
    const piece = next()
    await burst(till, written(piece), 0)
    await expect(lines().getByRole('row')).toHaveCount(at + 2)
    await expect(lines()).toContainText(piece)
    await expect(scanField(till)).toBeFocused()
    await expect(scanField(till)).toHaveValue('')
    await handIsBack(till)
  }
  const field = discount()
  await field.focus()
  const piece = next()
  await burst(till, `${fnc1}]C1${piece}${fnc1}\t`, 0)
  await expect(lines()).toContainText(piece)
  await expect(field).toHaveValue('Rp. 0 ,-')
  await expect(field).toBeFocused()
  await handIsBack(till)
  await till.keyboard.press('x')
  await expect(till.getByText('bukan angka yang jelas')).toBeVisible()
  await expect(till.getByRole('alertdialog')).toHaveCount(0)
  await expect(field).toHaveValue('Rp. 0 ,-')
  for (let left = recorded.length; left >= 0; left -= 1) {
    await scanField(till).focus()
    await till.keyboard.press('Delete')
    await expect(lines().getByRole('row')).toHaveCount(left === 0 ? 0 : left + 1)
  }
})
