import { type FigureKind, readFigure } from '@kencana/domain/figures/read-figure'
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test'
import { readAs } from '../journeys/read-as.ts'
import { burst } from '../journeys/scanner.ts'
import { showsMoney } from './wide-money.ts'

/** Barcodes of a list of pieces that are priced by the gram. */
export async function atLeastOneOf(page: Page, path: string): Promise<string[]> {
  type Piece = { readonly kode_barcode: string; readonly mode_harga: string }
  const { data } = await readAs<{ data: readonly Piece[] }>(page, path)
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

type Input = ElementHandle<HTMLInputElement>

/** What is put into every field, and what it is in rupiah or pieces, and in a weight. */
const TEXTS: readonly (readonly [
  text: string,
  by: 'hand' | 'paste',
  whole: number,
  weight: number,
])[] = [
  ['3,456', 'hand', 3456, 3.456],
  ['3.456', 'hand', 3456, 3.456],
  ['1.000.000', 'hand', 1_000_000, 1_000_000],
  [' 3,456 ', 'paste', 3456, 3.456],
  ['Rp. 1.000.000,00', 'paste', 1_000_000, 1_000_000],
]

/** What a text must become in a field; `null`: its kind has no such figure. */
function meant([text, , whole, weight]: (typeof TEXTS)[number], kind: FigureKind): number | null {
  const reading = readFigure(text, kind)
  if (reading.is !== 'ONE') return null
  const figure = reading.units / 10 ** kind.places
  if (kind.places === 0) expect(figure, text).toBe(whole)
  if (kind.places === 3) expect(figure, text).toBe(weight)
  return figure
}

/** Names of the fields that were walked until now. */
export const walked = new Set<string>()

/** What comma, dot, paste and scan do in one field; it is left as it was found. */
async function tryFigure(page: Page, field: Input, where: string): Promise<void> {
  const { name, places, max } = await field.evaluate(input => ({
    name: input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? input.name,
    places: Number(input.dataset.figureField),
    max: Number(input.dataset.figureMost),
  }))
  const what = `${where}, ${name}`
  walked.add(name)
  await scanned(page, field, what)
  const tries = TEXTS.map(one => ({
    text: one[0],
    by: one[1],
    figure: meant(one, { places, max }),
  }))
  const { before, found, after } = await field.evaluate(tried, tries)
  for (const [n, { text, figure }] of tries.entries()) {
    if (figure !== null) expect(found[n], `${what}: ${text}`).toBe(figure)
    else expect([1000, 3], `${what}: ${text} is refused`).not.toContain(found[n])
  }
  expect(after, `${what}: as it was found`).toBe(before)
}

interface Try {
  readonly text: string
  readonly by: 'hand' | 'paste'
  readonly figure: number | null
}

/**
 * Runs in the page, in one call, so that nothing waits between: writes or pastes each text over all
 * that stands in the field, leaves it and looks; then the field is as it was found. What a field
 * cannot hold is told at it, and two figures it may be are asked about: the question is put away.
 */
async function tried(input: HTMLInputElement, tries: readonly Try[]) {
  const PATIENCE_MS = 5000
  const until = async (isSo: () => boolean) => {
    for (const end = performance.now() + PATIENCE_MS; !isSo() && performance.now() < end; )
      await new Promise(resume => setTimeout(resume, 5))
  }
  const put = (text: string, by: string) => {
    if (!input.isConnected) throw new Error('the field is gone from the screen')
    input.focus()
    input.select()
    // the browser's own editing: its events are those of a key
    if (by === 'hand')
      return document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return input.dispatchEvent(event)
  }
  const figure = () => Number.parseFloat(input.value.replace(/^Rp\. | ,-$|,/g, '') || 'NaN')
  const dialog = () => document.querySelector<HTMLElement>('[role=alertdialog]')
  const isSaid = (text: string) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some(id => document.getElementById(id)?.textContent?.includes(text))
  const before = input.value
  const found: number[] = []
  for (const { text, by, figure: meant } of tries) {
    put(text, by)
    if (by === 'paste' && meant === null) {
      await until(() => dialog() !== null || isSaid(text.trim()))
      if (dialog() === null && !isSaid(text.trim()))
        throw new Error(`${text} is not refused: ${input.value}`)
      dialog()?.querySelector('button')?.click()
      await until(() => dialog() === null)
    }
    input.blur()
    await until(() => meant === null || figure() === meant)
    found.push(figure())
  }
  put(before, before === '' ? 'hand' : 'paste')
  input.blur()
  await until(() => input.value === before)
  return { before, found, after: input.value }
}

/** A scan that nothing on the screen asked for is told, and leaves no figure behind. */
async function scanned(page: Page, field: Input, what: string): Promise<void> {
  const before = await field.evaluate(input => {
    input.focus()
    return document.activeElement === input ? input.value : null
  })
  expect(before, `${what}: takes the cursor`).not.toBeNull()
  await burst(page, '10482213')
  await expect.poll(() => field.inputValue(), { message: `${what}: a scan` }).toBe(before)
}

const FIELDS = '[data-figure-field]:not([readonly]):enabled:visible'
const CELLS = '[data-figure-cell]:visible'
/** Fields and cells of figures within a part of a screen. */
export const figures = (part: Locator): Locator => part.locator(`${FIELDS}, ${CELLS}`)

/** Cells of one row are of every kind that a sheet has. */
const MOST_CELLS = 12

/** Every field of figures within a part of a screen, and every cell; how many they are. */
export async function walkFigures(page: Page, part: Locator, where: string): Promise<number> {
  expect(await page.locator('input[type=number]').count(), where).toBe(0)
  const fields = (await part.locator(FIELDS).elementHandles()) as Input[]
  for (const field of fields) await tryFigure(page, field, where)
  await showsMoney(page, part, where)
  const cells = (await part.locator(CELLS).elementHandles()) as Input[]
  for (const cell of cells.slice(0, MOST_CELLS)) await scanned(page, cell, `${where}, a cell`)
  return fields.length + cells.length
}

/** Goes to a screen inside the page, as a click in the menu does, and waits until all is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  await page.evaluate(to => {
    for (const old of document.querySelectorAll('main h1')) old.setAttribute('data-old', '')
    history.pushState({}, '', to)
  }, path)
  const wait = { timeout: 20_000 }
  await expect(page.locator('main h1:not([data-old])').first(), path).toBeVisible(wait)
  await expect(page.getByRole('status', { name: 'Sedang memuat…' }), path).toHaveCount(0, wait)
}

/** Waits until every call of a page has its answer. */
export function answered(page: Page): (where: string) => Promise<void> {
  const open = new Set<unknown>()
  page.on('request', request => request.url().includes('/api/v1/') && open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return async where => expect.poll(() => open.size, { message: where, timeout: 20_000 }).toBe(0)
}

/** What is tried out beside a master: it comes after its list and is waited for. */
export const TRIED_OUT: Readonly<Record<string, string>> = {
  '/master-aturan-berat': 'Berat Asli',
  '/master-parameter-rugi-nota': 'Harga Nota',
  '/parameter-bunga-hutang': 'Pokok pinjaman',
  '/parameter-cicilan': 'Uang Muka',
  '/parameter-plafond-hutang': 'Harga Jual per Gram',
  '/parameter-plafond-hutang-kadar': 'Harga Jual per Gram',
}
