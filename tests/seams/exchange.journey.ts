import { expect } from '@playwright/test'
import { bringsOld, takesNew } from '../journeys/exchanging.ts'
import { burst, handIsBack } from '../journeys/scanner.ts'
import { approve, open } from '../journeys/shop.ts'
import { type Piece, soldBefore } from '../journeys/sold-before.ts'
import { chooseSales, done, isOf } from './counter.ts'
import { test } from './window.ts'

// Exchanges are printed and the next customer served, by scanner and keys; a sale that is taken
// back has a paper of that, and the list of sales the keyboard.

test('exchanges one after the other, then a cancelling, each printed', async ({ openWindow }) => {
  const { page, nextSheet } = await openWindow('KASIR-SBY', '/transaksi-penjualan')
  const shop = await soldBefore(page)
  const card = done(page, 'Tukar tambah tersimpan')
  const newField = page.getByLabel('Pindai atau cari barang')
  for (const customer of ['Ibu Ratna', 'Pak Yusuf']) {
    const { nomor: nota, barang } = await shop.sold(customer, 1)
    const [dear] = shop.unsold() as [Piece]
    shop.without(dear.kode_barcode)
    await bringsOld(page, nota, barang[0] as Piece)
    await takesNew(page, dear)
    await handIsBack(page)
    await chooseSales(page)
    await page.keyboard.press('Alt+1')
    await expect(page.getByLabel('Jumlah Tunai')).toBeFocused()
    await page.keyboard.press('F10')
    await expect(card).toBeVisible()
    await isOf(await nextSheet(), card)
    await page.keyboard.press('Enter')
    await expect(newField).toBeFocused()
  }

  const { nomor } = await shop.sold('Ibu Ratna', 1)
  await open(page, '/batal-penjualan')
  await burst(page, nomor)
  await expect(page.getByLabel('Alasan pembatalan')).toBeFocused()
  await handIsBack(page)
  await page.keyboard.type('Pembeli urung', { delay: 45 })
  await page.keyboard.press('F10')
  await approve(page)
  const sheet = await nextSheet()
  expect(sheet).toContain(nomor)
  await expect(page.getByLabel('Cari penjualan')).toBeFocused()
})
