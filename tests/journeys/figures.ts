import { expect, type Locator, type Page } from '@playwright/test'
import { burst } from './scanner.ts'

/** Barcodes of a list of pieces that are priced by the gram. */
export async function atLeastOneOf(page: Page, path: string): Promise<string[]> {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`/api/v1/${path}`, { headers })
  const { data } = (await answer.json()) as { data: { kode_barcode: string; mode_harga: string }[] }
  return data.filter(row => row.mode_harga === 'GRAM').map(row => row.kode_barcode)
}

/** Pastes a text over all that stands in a field, as a clipboard does. */
export async function copyOver(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    input.dispatchEvent(paste)
  }, text)
}

/** The digits and the point of a field. */
const figureOf = async (field: Locator): Promise<string> =>
  (await field.inputValue()).replace(/ ,-$|,|[^\d.]|^Rp\. /g, '').replace(/^\./, '')

/** Types a figure as a hand does, and leaves the field. */
async function typed(field: Locator, text: string): Promise<string> {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
  await field.blur()
  const figure = await field.inputValue()
  return figure.replace(/^Rp\. | ,-$/g, '').replaceAll(',', '')
}

/** What comma, dot, paste and scan do in one field; it is left as it was found. */
async function tryFigure(field: Locator, where: string): Promise<void> {
  const before = await field.inputValue()
  const fine = (await field.getAttribute('inputmode')) === 'decimal'
  await field.focus()
  await burst(field.page(), '10482213')
  await expect(field, `${where}: a scan`).toHaveValue(before)
  const figures = fine ? ['2.5', '2,5'] : ['1.200', '1,200']
  const [dot, comma] = [await typed(field, figures[0] ?? ''), await typed(field, figures[1] ?? '')]
  expect(dot, `${where}: dot and comma`).toBe(comma)
  expect(Number.parseFloat(dot), `${where}: ${figures[0]}`).toBe(fine ? 2.5 : 1200)
  await copyOver(field, fine ? ' 2,5 ' : 'Rp. 1.200,00')
  await expect.poll(() => figureOf(field), `${where}: paste`).toMatch(fine ? /^2\.50*$/ : /^1200$/)
  if (before === '') {
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.press('Delete')
  } else await copyOver(field, before)
  await field.blur()
}

/** One field of every kind that a screen shows. */
export async function walkFigures(page: Page, where: string): Promise<void> {
  for (const mode of ['decimal', 'numeric']) {
    const fields = page.locator(`[data-figure-field][inputmode=${mode}]:not([readonly]):enabled`)
    const count = Math.min(await fields.count(), 2)
    for (let n = 0; n < count; n += 1) await tryFigure(fields.nth(n), `${where} ${mode} ${n + 1}`)
  }
}
