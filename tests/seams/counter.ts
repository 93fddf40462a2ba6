import { expect, type Locator, type Page } from '@playwright/test'
import { byHand } from '../journeys/shop.ts'
import type { Window } from './window.ts'

// What hands do at a counter whose papers are really printed.

/** That a printed sheet is of the document which a card or a dialog names. */
export async function isOf(sheet: string, told: Locator): Promise<void> {
  const nomor = async () => /[A-Z]+-[A-Z]{3}-\d{6}-\d+/.exec(await told.innerText())?.[0] ?? 'none'
  await expect.poll(async () => sheet.includes(await nomor()), sheet).toBe(true)
}

/** The card of what was just saved. */
export const done = (page: Page, name: string) => page.getByRole('status', { name })

/** Types into a list until one choice is left, takes it, and goes on where the screen says. */
export async function choose(page: Page, text: string): Promise<void> {
  await byHand(page, text)
  await expect(page.getByRole('option', { name: new RegExp(text) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Takes the second of the sales people by keys. */
export async function chooseSales(page: Page): Promise<void> {
  await page.keyboard.press('F4')
  const sales = page.getByLabel('Sales', { exact: true })
  await expect(sales).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(sales).not.toHaveValue('')
}

/** Prints the slip of what a dialog tells by its key, and ends it by the key that comes next. */
export async function printedByKey({ page, nextSheet }: Window, told: Locator): Promise<void> {
  await expect(told).toBeVisible()
  await page.keyboard.press('F9')
  await isOf(await nextSheet(), told)
  await expect(told.getByRole('button', { name: /^Selesai/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(told).toBeHidden()
}
