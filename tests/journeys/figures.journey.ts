import { expect, type Locator, type Page, test } from '@playwright/test'
import { atLeastOneOf, copyOver, walkFigures } from './figures.ts'
import { burst, handIsBack } from './scanner.ts'
import { atWork, byHand, main, open, scan, scanField } from './shop.ts'

// What is typed, pasted or scanned into a field of figures, at the till and everywhere else.

let till: Page
let stock: string[] = []

test.beforeAll(async ({ browser }) => {
  test.setTimeout(60_000)
  till = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  stock = await atLeastOneOf(till, 'barang?kode_kadar=750&limit=40')
})
test.afterAll(() => till?.context().close())

const lines = () => till.getByRole('table', { name: 'Barang di nota' })
const cash = () => till.getByLabel('Jumlah Tunai')
const discount = () => till.getByLabel('Potongan nota')
const next = (): string => stock.pop() ?? ''

/** A scan while a field has the cursor: the piece is on the nota, the field as it was. */
async function scanInto(field: Locator): Promise<void> {
  const before = await field.inputValue()
  const piece = next()
  await field.focus()
  await burst(till, piece)
  await expect(lines()).toContainText(piece)
  await expect(field).toHaveValue(before)
  await handIsBack(till)
}

test('a scan goes onto the nota from every field of the till, and is never a figure', async () => {
  await expect(scanField(till)).toBeFocused()
  await scan(till, next())
  await expect(lines().getByRole('row')).toHaveCount(2)
  await till.keyboard.press('Alt+1')
  await expect(cash()).toBeFocused()
  await scanInto(cash())
  await scanInto(discount())
  await scanInto(till.getByLabel('Sales', { exact: true }))
  await till.keyboard.press('F2')
  const editor = till.getByRole('dialog', { name: 'Harga barang' })
  const piece = (await editor.locator('p').first().textContent()) ?? ''
  await scanInto(editor.getByLabel('Harga jual'))
  await expect(editor, 'the Enter of a scan submits nothing').toBeVisible()
  await expect(editor.locator('p').first(), 'still the line it was opened for').toHaveText(piece)
  await editor.getByRole('button', { name: 'Batal' }).click()
  await till.keyboard.press('F3')
  const payer = till.getByRole('dialog', { name: 'Pelanggan' })
  await scanInto(payer.getByLabel('Nama'))
  await expect(payer).toBeVisible()
  await payer.getByRole('button', { name: 'Tutup' }).click()
  await expect(lines().getByRole('row')).toHaveCount(7)
})

test('digits show at once, a quick hand stays a hand, and what is refused stays', async () => {
  await cash().focus()
  await till.keyboard.press('ControlOrMeta+a')
  await till.keyboard.press('1')
  await expect(cash()).toHaveValue('Rp. 1 ,-', { timeout: 100 })
  await byHand(till, '500000')
  await till.keyboard.press('Enter')
  await expect(cash()).toHaveValue('Rp. 1,500,000 ,-')
  await expect(scanField(till)).toBeFocused()
  await scan(till, '99999999')
  const refused = till.getByRole('alert').filter({ hasText: '99999999' })
  await expect(refused).toBeVisible()
  const good = next()
  await scan(till, good)
  await expect(lines()).toContainText(good)
  await expect(refused, 'until it has been read').toBeVisible()
  await refused.getByRole('button', { name: 'Sudah dibaca' }).click()
  await expect(refused).toBeHidden()
})

test('F10 that comes before the scanned piece is kept', async () => {
  const late = next()
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await till.route(`**/api/v1/barang/${late}`, async route => {
    await held
    await route.continue()
  })
  let asked = 0
  await till.route('**/api/v1/penjualan', async route => {
    if (route.request().method() === 'POST') asked += 1
    await route.abort()
  })
  await till.keyboard.press('F4')
  await byHand(till, 'a')
  await till.getByRole('option').first().click()
  await cash().focus()
  await till.keyboard.press('ControlOrMeta+a')
  await byHand(till, '900000000')
  await till.keyboard.press('Enter')
  await scan(till, late)
  await till.keyboard.press('F10')
  await expect(till.getByText(`Menunggu ${late}, lalu nota disimpan`)).toBeVisible()
  expect(asked).toBe(0)
  answer()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await till.unrouteAll({ behavior: 'ignoreErrors' })
})

test('money is pasted in the forms people use, and what can be two figures is asked', async () => {
  await open(till, '/transaksi-penjualan')
  const field = discount()
  await copyOver(field, 'Rp. 1.000.000,00')
  await expect(field).toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, '1000000')
  await expect(field, 'over itself').toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, 'satu juta')
  await expect(till.getByRole('alertdialog')).toContainText('bukan angka yang jelas')
  await till.keyboard.press('Escape')
  await expect(field).toHaveValue('Rp. 1,000,000 ,-')
  await copyOver(field, '1.500,000')
  const question = till.getByRole('alertdialog')
  await expect(question).toContainText('dapat berarti dua angka')
  await question.getByRole('button', { name: 'Rp. 1,500 ,-' }).click()
  await expect(field).toHaveValue('Rp. 1,500 ,-')
  await field.focus()
  await till.keyboard.press('ControlOrMeta+a')
  await byHand(till, '2,5')
  await till.keyboard.press('F10')
  await expect(main(till).getByText('“2,5” bukan bilangan bulat')).toBeVisible()
  await till.keyboard.press('ControlOrMeta+a')
  await till.keyboard.press('Backspace')
  await expect(field).toHaveValue('')
})

/** Screens with figures as soon as they open; masters are walked by their own journey. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'SPV-SBY': [
    '/master-parameter-harga-emas',
    '/tambah-data-barang',
    '/data-barang',
    '/transaksi-hutang',
    '/tutup-toko',
    '/settingsystem',
  ],
}

test('comma, dot, paste and scan mean the same in the figures of every screen', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  for (const [user, paths] of Object.entries(SCREENS)) {
    const page = await atWork(browser, user, '/home')
    for (const path of paths) {
      await open(page, path)
      await walkFigures(page, path)
    }
    await page.context().close()
  }
})
