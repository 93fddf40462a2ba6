import { expect, type Page } from '@playwright/test'

/** A journal by hand whose first row is of an account that holds gold: grams are typed there. */
export async function openGoldRow(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo'), 'the key is told once it works').toContainText('F6')
  await page.keyboard.press('F6')
  const writing = page.getByRole('dialog', { name: 'Tulis jurnal' })
  await writing.getByRole('combobox', { name: 'Akun 1' }).fill('2101')
  await expect(page.getByRole('option', { name: /2101/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(writing.getByLabel('Emas masuk 1')).toBeEnabled()
}
