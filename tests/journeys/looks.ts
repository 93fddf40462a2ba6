import type { Page } from '@playwright/test'
import { seriousFindings, stands } from './shop.ts'

const CONTRAST = ['color-contrast']

/**
 * What is wrong with a view by axe in light, its colours in dark, and its width on a phone.
 * Contrast
 * is most of axe's work: a screen that is made like others is asked for it on one of them.
 */
export async function looks(page: Page, { contrast = true } = {}): Promise<string[]> {
  const found: string[] = []
  const without = contrast ? [] : CONTRAST
  for (const line of await seriousFindings(page, { without })) found.push(`light ${line}`)
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  if (!(await turns(page, light))) found.push('has no dark theme')
  if (contrast) {
    for (const line of await seriousFindings(page, { only: CONTRAST })) found.push(`dark ${line}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const over = await sideways(page)
  if (over > 1) found.push(`390 px wide it scrolls sideways by ${over} px`)
  return found
}

/** Whether the ground takes another colour; a page that axe pushed back hears of it late. */
async function turns(page: Page, from: string): Promise<boolean> {
  await page.bringToFront()
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await ground(page)) !== from) return true
    await page.waitForTimeout(100)
  }
  return false
}

/** The colour everything stands on. */
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

async function sideways(page: Page): Promise<number> {
  const wide = page.viewportSize() ?? { width: 1366, height: 768 }
  await page.setViewportSize({ width: 390, height: 844 })
  await stands(page)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  await page.setViewportSize(wide)
  return over
}
