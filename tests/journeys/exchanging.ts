import { expect, type Locator, type Page } from '@playwright/test'
import { burst, handIsBack } from './scanner.ts'
import { main } from './shop.ts'
import { grams, type Piece } from './sold-before.ts'

/** Scans a nota onto the old side of an exchange and weighs its piece; its row, once valued. */
export async function bringsOld(page: Page, nomor: string, piece: Piece): Promise<Locator> {
  await page.keyboard.press('Alt+t')
  await expect(page.getByLabel('Pindai atau ketik nomor nota')).toBeFocused()
  await burst(page, nomor)
  const row = page.getByRole('listitem', { name: 'Barang 1' })
  await expect(row.getByLabel('Berat timbang')).toBeFocused()
  await burst(page, grams(piece))
  await expect(row.getByText(/^Target \S/)).toBeVisible()
  return row
}

/** Scans a new piece onto the new side. */
export async function takesNew(page: Page, { kode_barcode }: Piece): Promise<void> {
  await handIsBack(page)
  await page.keyboard.press('Alt+t')
  await expect(page.getByLabel('Pindai atau cari barang')).toBeFocused()
  await burst(page, kode_barcode)
  await expect(main(page).getByRole('row').filter({ hasText: kode_barcode })).toBeVisible()
}
