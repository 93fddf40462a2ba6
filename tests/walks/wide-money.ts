import { expect, type Locator, type Page } from '@playwright/test'

/** The shop's screens: a till's, a tablet held upright, a telephone. */
const WIDTHS = [1366, 768, 390]
const HEIGHT = 768

/** 13 digits: what a month of a chain in rupiah has, and a balance of a bank. */
const MOST = '8,888,888,888,888'

const MONEY = '[data-figure-mask]:visible'

/** All screens that cut are told at once. */
const softly = expect.configure({ soft: true, timeout: 5_000 })

/**
 * Every field of money within a part of a screen shows 13 digits, at each width: the text is laid
 * into the field without telling the screen, and nothing of it may be cut.
 */
export async function showsMoney(page: Page, part: Locator, where: string): Promise<void> {
  if ((await part.locator(MONEY).elementHandles()).length === 0) return
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const cut = () => part.locator(MONEY).evaluateAll(cutOf, MOST)
    await softly.poll(cut, { message: `${where}, ${width} wide` }).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Runs in the page: the fields whose text is wider than its box, and by how many pixels. */
function cutOf(fields: (HTMLElement | SVGElement)[], figure: string): string[] {
  return fields.flatMap(field => {
    if (!(field instanceof HTMLInputElement)) return []
    const [before = '', after = ''] = (field.dataset.figureMask ?? '').split('|')
    const stood = field.value
    field.value = `${before}${figure}${after}`
    const over = field.scrollWidth - field.clientWidth
    const own = field.clientWidth
    field.value = stood
    const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name
    return over > 0 ? [`${name}: ${over} px more than ${own}`] : []
  })
}
