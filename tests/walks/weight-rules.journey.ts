import { expect, type Locator, type Page, test } from '@playwright/test'
import { logIn, open } from '../journeys/shop.ts'

// The rules of weight above their table: what is typed is rounded at once by every rule, and bands
// that are no rule say why.

test('a weight is tried out by the rules there are, and by bands only thought of', async ({
  page,
}) => {
  await logIn(page, 'OWNER')
  await open(page, '/master-aturan-berat')
  await type(page, 'Berat Asli', '3.237')
  await expect(tried(page, '20-60')).toHaveText('3.250')
  await expect(tried(page, '40-80')).toHaveText('3.200')
  await expect(tried(page, 'TANPA')).toHaveText('3.237')

  await type(page, 'Pita percobaan', '50=50, 100=100')
  await expect(page.getByText('Berat yang sudah dibulatkan tidak boleh berubah lagi')).toBeVisible()
  await expect(tried(page, 'Percobaan')).toHaveCount(0)
  await type(page, 'Pita percobaan', '50=0, 100=100')
  await expect(tried(page, 'Percobaan')).toHaveText('3.200')
})

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The typed weight by a rule: the first cell of its row. */
const tried = (page: Page, rule: string): Locator =>
  page
    .getByRole('table', { name: 'Berat nota menurut aturan' })
    .getByRole('row', { name: new RegExp(`^${rule} `) })
    .getByRole('cell')
    .first()
