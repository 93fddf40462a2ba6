import { expect } from '@playwright/test'
import { burst, burstAsItComes, handIsBack } from '../journeys/scanner.ts'
import { byHand, scanField } from '../journeys/shop.ts'
import { grams, soldBefore } from '../journeys/sold-before.ts'
import { choose, chooseSales, done, isOf, printedByKey } from './counter.ts'
import { test } from './window.ts'

// Papers that really come out of a printer. While they do, and after, the cursor is where it was:
// a print that takes the keyboard with it loses the next scan.

test('three sales one after the other, each printed, by scanner and keys', async ({
  openWindow,
}) => {
  const { page, nextSheet } = await openWindow('KASIR-SBY', '/transaksi-penjualan')
  const pieces = (await soldBefore(page)).unsold().slice(0, 5)
  const lines = page.getByRole('table', { name: 'Barang di nota' })
  const card = done(page, 'Penjualan tersimpan')
  for (const [at, { kode_barcode }] of pieces.slice(0, 4).entries()) {
    // The first key after a print is the scanner's: nobody clicked, no Enter closed the card.
    await burst(page, kode_barcode)
    await expect(lines).toContainText(kode_barcode)
    if (at === 3) break
    await handIsBack(page)
    await chooseSales(page)
    await expect(scanField(page)).toBeFocused()
    await page.keyboard.press('Alt+1')
    await expect(page.getByLabel(/^Jumlah /).last()).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F10')
    await expect(card).toBeVisible()
    await isOf(await nextSheet(), card)
    await expect(scanField(page)).toBeFocused()
  }
  // By the stamps of the browser alone a scan that runs into an amount is told from a hand.
  await page.keyboard.press('Alt+1')
  const cash = page.getByLabel(/^Jumlah /).last()
  await expect(cash).toBeFocused()
  const asked = await cash.inputValue()
  await burstAsItComes(page, pieces[4]?.kode_barcode ?? '')
  await expect(lines).toContainText(pieces[4]?.kode_barcode ?? 'a fifth')
  await expect(cash).toHaveValue(asked)
})

test('pieces of three notas are bought back one after the other, each printed', async ({
  openWindow,
}) => {
  const { page, nextSheet } = await openWindow('KASIR-SBY', '/transaksi-pembelian')
  const shop = await soldBefore(page)
  const card = done(page, 'Pembelian tersimpan')
  const row = page.getByRole('listitem', { name: 'Barang 1' })
  for (const customer of ['Ibu Ratna', 'Pak Hadi', 'Ibu Nur']) {
    const { nomor, barang } = await shop.sold(customer, 1)
    // The first key after a print is the scanner's.
    await burst(page, nomor)
    await expect(row.getByLabel('Berat timbang')).toBeFocused()
    await handIsBack(page)
    for (const key of barang[0] === undefined ? '' : grams(barang[0])) {
      await page.keyboard.press(key, { delay: 20 })
    }
    await expect(row.getByText(/^Target \S/)).toBeVisible()
    await chooseSales(page)
    await page.keyboard.press('F10')
    await expect(card).toBeVisible({ timeout: 15_000 })
    await isOf(await nextSheet(), card)
  }
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
})

test('a slip of a deposit gives the keyboard to what comes next', async ({ openWindow }) => {
  const window = await openWindow('KASIR-SBY', '/lihat-titipan')
  const { page } = window
  await page.keyboard.press('F12')
  const taking = page.getByRole('dialog', { name: 'Terima titipan' })
  await taking.getByLabel('Nama').fill('Ibu Kartika')
  await taking.getByLabel('Telepon').fill('0813440077')
  await taking.getByLabel('Jumlah titipan').focus()
  await byHand(page, '500000')
  await page.keyboard.press('Alt+1')
  await page.keyboard.press('F10')
  const taken = page.getByRole('dialog', { name: /^Titipan FD-SBY-\S+ tersimpan/ })
  await printedByKey(window, taken)
})

test('a letter of a loan gives the keyboard to the next customer', async ({ openWindow }) => {
  const { page, nextSheet } = await openWindow('KASIR-BDG', '/transaksi-hutang')
  const name = page.getByLabel('Nama', { exact: false }).first()
  await expect(name).toBeFocused()
  for (const text of ['Ibu Sulastri', '', '3273014507890001', '081234567890', 'Jl. Melati 5']) {
    if (text !== '') await byHand(page, text)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Gelang rantai')
  await page.keyboard.press('Enter')
  for (const choice of ['Gelang', '18 K']) {
    await choose(page, choice)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  for (const gram of ['5.25', '5']) {
    await byHand(page, gram)
    await page.keyboard.press('Enter')
  }
  await choose(page, 'Utuh')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+p')
  await page.keyboard.type('4000000')
  await page.keyboard.press('F4')
  await choose(page, 'Asep')
  await page.keyboard.press('Enter')
  await page.keyboard.type('UJI-12')
  // What is lent for it is asked of the server at each change.
  await expect(page.getByText('Tebus saat jatuh tempo').locator('..')).toContainText('4,360,000')
  await expect(page.getByRole('button', { name: 'Simpan dan cairkan' })).toBeEnabled()
  await page.keyboard.press('F10')
  const card = done(page, 'Pinjaman tersimpan')
  await expect(card).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press('F9')
  await isOf(await nextSheet(), card)
  await expect(page.getByRole('button', { name: 'Pelanggan berikutnya' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toBeHidden()
})
