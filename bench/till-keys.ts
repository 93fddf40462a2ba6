import type { CDPSession, Page } from '@playwright/test'
import { scan, scanField } from '../tests/journeys/shop.ts'
import { type Line, line, median, millis, quantile } from './figures.ts'
import { loggedIn, openBrowser } from './first-load.ts'

const SCAN_MS = 50
const KEY_MS = 16
const LINES = 100

/** How soon a scanned piece stands on the nota, and what a key costs when the nota is long. */
export async function benchTillKeys(origin: string): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'id-ID',
      viewport: { width: 1366, height: 768 },
      storageState: await loggedIn(browser, origin),
    })
    const page = await context.newPage()
    await page.goto('/transaksi-penjualan')
    await scanField(page).waitFor()
    await page.waitForLoadState('networkidle')
    const pieces = await sellable(page)
    await watchLines(page)
    for (const piece of pieces) await bring(page, piece)
    const scans = await page.evaluate(() => window.shown)
    const cdp = await context.newCDPSession(page)
    const keys = await pressed(page, cdp)
    return [scanLine(scans), ...keyLines(keys)]
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    /** Milliseconds from the scanner's Enter to the frame with the line, of every scan. */
    shown: number[]
  }
}

/** Barcodes of pieces with a price, enough to fill the nota. */
async function sellable(page: Page): Promise<string[]> {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/v1/barang?kode_kadar=750&limit=200', { headers })
  const { data } = (await answer.json()) as {
    data: { kode_barcode: string; harga_jual: number | null }[]
  }
  const priced = data.filter(piece => piece.harga_jual !== null).map(piece => piece.kode_barcode)
  if (priced.length < LINES) throw new Error(`only ${priced.length} pieces can be sold`)
  return priced.slice(0, LINES)
}

/** From the Enter of a scan, by the event's own clock, until the next frame has been drawn. */
function watchLines(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.shown = []
    let entered = 0
    let lines = 0
    addEventListener(
      'keydown',
      event => {
        if (event.key === 'Enter') entered = event.timeStamp
      },
      true,
    )
    new MutationObserver(() => {
      const now = document.querySelectorAll('td[data-cell=barcode]').length
      if (now === lines) return
      lines = now
      const since = entered
      // A message sent in a frame arrives after that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.shown.push(performance.now() - since)
        port2.postMessage(null)
      })
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Milliseconds of the page's thread for each key press, by what it does. */
interface Pressed {
  readonly choosing: readonly number[]
  readonly searching: readonly number[]
  readonly figures: readonly number[]
}

async function bring(page: Page, piece: string): Promise<void> {
  const before = await page.evaluate(() => window.shown.length)
  await scan(page, piece)
  await page.waitForFunction(count => window.shown.length > count, before)
}

/**
 * Time of the page's one thread for each of some key presses: events, drawing and all. It is the
 * processor's time, so that what else the machine does is left out.
 */
async function pressed(page: Page, cdp: CDPSession): Promise<Pressed> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(one => one.name === 'TaskDuration')?.value ?? 0
  }
  const press = async (keys: Iterable<string>) => {
    const costs: number[] = []
    for (const key of keys) {
      await page.waitForTimeout(120)
      const before = await busy()
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
      costs.push(((await busy()) - before) * 1000)
    }
    return costs
  }
  await scanField(page).focus()
  const choosing = await press(Array<string>(20).fill('ArrowUp'))
  const searching = await press('cincin polos')
  await page.keyboard.press('Escape')
  const discount = page.getByLabel('Potongan nota')
  const figures: number[] = []
  for (let round = 0; round < 8; round += 1) {
    await discount.focus()
    await page.keyboard.press('ControlOrMeta+a')
    figures.push(...(await press('12345')))
  }
  return { choosing, searching, figures }
}

const scanLine = (ms: readonly number[]): Line =>
  line(
    'a scan at the till to the line on screen',
    `${millis(median(ms))}, p95 ${millis(quantile(ms, 0.95))} (${ms.length} scans)`,
    `≤ ${SCAN_MS} ms`,
    median(ms) <= SCAN_MS,
  )

const keyLines = ({ choosing, searching, figures }: Pressed): Line[] => [
  keyLine('', [...choosing, ...searching, ...figures]),
  keyLine(', choosing a line', choosing),
  keyLine(', a letter of a search', searching),
  keyLine(', a digit of its discount', figures),
]

const keyLine = (which: string, ms: readonly number[]): Line =>
  line(
    `a key press in a nota of ${LINES} lines${which}`,
    `${millis(median(ms))}, p95 ${millis(quantile(ms, 0.95))} (${ms.length} keys)`,
    `< ${KEY_MS} ms`,
    quantile(ms, 0.95) < KEY_MS,
  )
