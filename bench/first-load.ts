import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test'
import { logIn, scanField } from '../tests/journeys/shop.ts'
import { weigh } from '../tests/journeys/weigh.ts'
import { type Line, line, median, millis } from './figures.ts'

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

type StorageState = NonNullable<BrowserContextOptions['storageState']>

interface FirstLoad {
  readonly kilobytes: number
  readonly usableMs: number
}

interface Visit {
  readonly origin: string
  readonly path: string
  readonly isSlow: boolean
  readonly storageState?: StorageState
  readonly usable: (page: Page) => Locator
}

/** Bytes and time until a page can be used, with an empty cache, on this machine and a slow one. */
export async function benchFirstLoad(origin: string, times: number): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const storageState = await loggedIn(browser, origin)
    const login = { origin, path: '/', usable: (page: Page) => page.getByLabel('Username') }
    const till = { origin, path: '/transaksi-penjualan', storageState, usable: scanField }
    return [
      ...(await linesOf(browser, 'login', login, times, { kilobytes: 95, usableMs: 1_000 })),
      ...(await linesOf(browser, 'till', till, times, { kilobytes: 205, usableMs: 1_800 })),
    ]
  } finally {
    await browser.close()
  }
}

/** A browser that talks to nobody but the shop. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
  })

/** What a browser keeps of somebody who is logged in. */
export async function loggedIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: origin, locale: 'id-ID' })
  await logIn(await context.newPage(), 'SPV-JKT')
  const state = await context.storageState()
  await context.close()
  return state
}

async function linesOf(
  browser: Browser,
  name: string,
  visit: Omit<Visit, 'isSlow'>,
  times: number,
  target: FirstLoad,
): Promise<Line[]> {
  const fast = await loads(browser, { ...visit, isSlow: false }, times)
  const slow = await loads(browser, { ...visit, isSlow: true }, times)
  const kilobytes = median(fast.map(load => load.kilobytes))
  const usableMs = median(slow.map(load => load.usableMs))
  const fastMs = median(fast.map(load => load.usableMs))
  return [
    line(
      `first load of ${name}: JS + CSS as transferred`,
      `${Math.round(kilobytes)} KB`,
      `≤ ${target.kilobytes} KB`,
      kilobytes <= target.kilobytes,
    ),
    line(
      `first load of ${name}: usable, 4 × slower CPU and 10 Mbit/s`,
      `${millis(usableMs)} (unthrottled ${millis(fastMs)})`,
      `≤ ${target.usableMs} ms`,
      usableMs <= target.usableMs,
    ),
  ]
}

async function loads(browser: Browser, visit: Visit, times: number): Promise<FirstLoad[]> {
  const all: FirstLoad[] = []
  for (let i = 0; i < times; i += 1) all.push(await firstLoad(browser, visit))
  return all
}

/** One visit with nothing in the cache. */
async function firstLoad(browser: Browser, visit: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({
    locale: 'id-ID',
    ...(visit.storageState === undefined ? {} : { storageState: visit.storageState }),
  })
  const page = await context.newPage()
  const kilobytes = await weigh(page)
  if (visit.isSlow) {
    const throughput = 10_000_000 / 8
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  await page.goto(visit.origin + visit.path, { waitUntil: 'commit' })
  await visit.usable(page).waitFor({ state: 'visible', timeout: 60_000 })
  const usableMs = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const load = { kilobytes: kilobytes(), usableMs }
  await context.close()
  return load
}
