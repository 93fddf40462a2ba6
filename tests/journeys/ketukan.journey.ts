import { expect, type Page, test } from '@playwright/test'
import { type Hand, handOf } from './hand.ts'
import { atWork, open } from './shop.ts'

// What a counter's act costs a hand: every key of a known customer's visit at BDG is counted, the
// letters too. Bounds of what the day at the counter was measured at.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let hand: Hand

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-hutang')
  hand = handOf(kasir)
})
test.afterAll(() => kasir?.context().close())
test.beforeEach(() => hand.anew())

/** Types into the list under the cursor until what is meant is first, and takes it. */
async function choose(letters: string, meant: RegExp): Promise<void> {
  await hand.write(letters)
  await expect(kasir.getByRole('listbox').locator('[data-at="0"]')).toContainText(meant)
  await hand.press('Enter')
}

/** The same of a customer, whom one steps to: a name alone may be a new one. */
async function known(letters: string, meant: RegExp): Promise<void> {
  await hand.write(letters)
  await expect(kasir.getByRole('listbox').locator('[data-at="0"]')).toContainText(meant)
  await hand.press('ArrowDown', 'Enter')
}

test('a loan for somebody who was here before, in at most forty keys', async () => {
  await expect(kasir.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused()
  await known('wart', /Ibu Wartini/)
  const piece = kasir.getByRole('textbox', { name: 'Nama Barang' })
  await expect(piece, 'the book fills the rest').toBeFocused()
  await hand.write('gelang')
  await hand.press('Enter')
  await choose('gel', /Gelang/)
  await hand.press('Enter')
  await choose('18', /18 K/)
  await hand.press('Enter', 'Enter')
  await hand.write('5.2')
  await hand.press('Enter')
  await hand.write('5')
  await hand.press('Enter')
  await choose('u', /Utuh/)
  // at once: what may be lent is still reckoned
  await hand.press('Alt+p', 'F4')
  await choose('as', /Asep/)
  await expect(kasir.getByLabel('Jumlah pinjaman')).toHaveValue('Rp. 4,600,000 ,-')
  await hand.press('F10')
  await expect(kasir.getByRole('status', { name: 'Pinjaman tersimpan' })).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(40)
})

test('a deposit of somebody who was here before, in at most fourteen keys', async () => {
  await open(kasir, '/lihat-titipan')
  hand.anew()
  await hand.press('F12')
  const taking = kasir.getByRole('dialog', { name: 'Terima titipan' })
  await expect(taking.getByLabel('Nama')).toBeFocused()
  await known('dew', /Dewi Anggraeni/)
  await expect(taking.getByLabel('Jumlah titipan')).toBeFocused()
  await hand.write('500000')
  await hand.press('Alt+1', 'F10')
  const taken = kasir.getByRole('dialog', { name: /^Titipan FD-BDG-\d{6}-\d+ tersimpan/ })
  await expect(taken).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(14)
})
