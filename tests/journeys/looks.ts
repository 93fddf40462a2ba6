import type { Page } from '@playwright/test'
import { seriousFindings, stands } from './shop.ts'

const CONTRAST = ['color-contrast']

/**
 * What is wrong with a view by axe in light, its colours in dark, and its size on a phone. Contrast
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
  const { sideways, longer } = await onPhone(page)
  if (sideways > 1) found.push(`390 px wide it scrolls sideways by ${sideways} px`)
  if (longer > 0) found.push(`on a phone its document is ${longer} px longer than the screen`)
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

/** How far a phone's view runs over: to the side, also inside it, and below its frame. */
async function onPhone(page: Page): Promise<{ sideways: number; longer: number }> {
  const wide = page.viewportSize() ?? { width: 1366, height: 768 }
  await page.setViewportSize({ width: 390, height: 844 })
  await stands(page)
  const over = await page.evaluate(() => {
    const { documentElement: root } = document
    // A table is wider than a phone and says so; nothing else is read by pushing it to and fro.
    const scrolls = [...document.querySelectorAll('main, main *, [role=dialog] *')].filter(
      one =>
        /auto|scroll/.test(getComputedStyle(one).overflowX) &&
        !one.matches('textarea, [data-sideways]') &&
        one.querySelector(':scope > table') === null,
    )
    // Inside the frame the content scrolls, never the document.
    const isFramed = document.querySelector('main') !== null
    // A chart is clipped by its frame, and must fit into it all the same.
    const charts = [...document.querySelectorAll('figure .recharts-wrapper')].map(
      one => one.clientWidth - (one.closest('figure')?.clientWidth ?? 0),
    )
    const pushed = [root, ...scrolls].map(one => one.scrollWidth - one.clientWidth)
    return {
      sideways: Math.max(...pushed, ...charts),
      longer: isFramed ? root.scrollHeight - root.clientHeight : 0,
    }
  })
  await page.setViewportSize(wide)
  return over
}
