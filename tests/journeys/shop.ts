import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type Download, expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { intercept, letThrough } from './intercept.ts'

/** A page keeps it: to read it anew for each question takes longer than most answers. */
const ONCE = `if (window.axe === undefined) { ${axe.source} }`
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const PASSWORD = 'kencana-demo'

/** What the journeys point at on every page. */
const header = (page: Page): Locator => page.getByRole('banner').first()
export const main = (page: Page): Locator => page.getByRole('main')
export const scanField = (page: Page): Locator => page.getByLabel('Pindai atau cari barang')

/** What the app keeps of a login, by user: of the shop that this process looks at. */
const sessions = new Map<string, Record<string, string>>()
const OF_A_SESSION = ['isLogin', 'userdata', 'module', 'pembulatan', 'portal1', 'portalPusat']

/**
 * Logged in at a device that keeps its notas as files: nobody stands at a print dialog here. Who
 * logged in before goes on with that session, on an empty screen: a login costs three loads of the
 * app. Where the login itself is what matters, `signIn`.
 */
export async function logIn(page: Page, user: string): Promise<void> {
  // Every frame runs it, the browser's viewer of PDF files too, which has no storage.
  await page.addInitScript(() => {
    const storage: Storage | null = window.localStorage
    storage?.setItem('kencana-cetak', 'SIMPAN')
  })
  const known = sessions.get(user)
  if (known !== undefined && (await goOn(page, known))) return
  await signIn(page, user)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  sessions.set(user, Object.fromEntries(OF_A_SESSION.map(key => [key, String(kept[key])])))
}

/** Goes on with a session, with its rights and day as they are now; false where it has ended. */
async function goOn(page: Page, known: Record<string, string>): Promise<boolean> {
  const { token } = JSON.parse(known.userdata ?? '{}') as { token?: string }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('./api/v1/users/session', { headers })
  if (!answer.ok()) return false
  const now = await answer.json()
  await page.goto('./api/v1/health')
  await page.evaluate(
    keys => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value)
    },
    {
      ...known,
      userdata: JSON.stringify({ ...now, token }),
      module: JSON.stringify(now.module),
      pembulatan: String(now.pembulatan),
    },
  )
  await page.goto('./blank')
  await expect(header(page)).toBeVisible()
  return true
}

/** Logs in as a person would; ends the session elsewhere when the user id is in use. */
export async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('./')
  await page.getByLabel('Username').fill(user)
  await enterPassword(page)
  const taken = page.getByRole('alertdialog')
  await expect(header(page).or(taken).first()).toBeVisible({ timeout: 20_000 })
  if (await taken.isVisible()) {
    await expect(taken).toContainText('User ID ini sedang dipakai')
    await taken.getByRole('button', { name: 'Ya' }).press('Enter')
    await expect(taken).toBeHidden()
    await enterPassword(page)
  }
  await expect(header(page)).toBeVisible({ timeout: 20_000 })
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Somebody at a device of their own, logged in and on a screen. */
export async function atWork(browser: Browser, user: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, user)
  await open(page, path)
  return page
}

/** The page's own letters have come. They move what stands beside them: a press would go astray. */
export async function lettersStand(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a screen and waits until nothing of it is still on its way. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(main(page).getByRole('heading').first(), path).toBeVisible({ timeout: 15_000 })
  await lettersStand(page)
  await expect(page.getByRole('status', { name: 'Sedang memuat…' }), path).toHaveCount(0, {
    timeout: 15_000,
  })
}

/** A scanner: a burst of digits and Enter, wherever the cursor is. */
export async function scan(page: Page, barcode: string): Promise<void> {
  await page.keyboard.type(barcode)
  await page.keyboard.press('Enter')
}

/** The filters of a list, which a phone folds until they are asked for. */
export async function filters(page: Page): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 500
  if (isPhone) await main(page).getByRole('button', { name: 'Saringan' }).click()
  return main(page)
}

/** A figure written by a hand: slower than a scanner, which would be told so. */
export const byHand = (page: Page, figure: string): Promise<void> =>
  page.keyboard.type(figure, { delay: 45 })

/** A supervisor approves at the cashier's screen, by keyboard. */
export async function approve(page: Page): Promise<void> {
  const dialog = approval(page)
  await giveReason(page)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('F10')
  await expect(dialog).toBeHidden({ timeout: 15_000 })
}

/**
 * While `act` runs, calls of this path are answered by nothing that can be read; or refused, with a
 * sentence of the server.
 */
export async function whileFailing(
  page: Page,
  path: RegExp,
  act: () => Promise<unknown>,
  detail?: string,
): Promise<void> {
  const json = { status: 409, code: 'UJI', detail }
  await intercept(page, path, route =>
    route.fulfill(detail === undefined ? { status: 500, body: '' } : { status: 409, json }),
  )
  await act()
  await letThrough(page, path)
}

/** What is written on each page of the PDF that comes when `act` is done. */
export async function paperOf(
  page: Page,
  path: RegExp,
  act: () => Promise<unknown>,
): Promise<string[]> {
  let paper: Buffer = Buffer.alloc(0)
  // On its way through: a browser keeps no bytes of a PDF that it handed on.
  await intercept(page, path, async route => {
    const response = await route.fetch()
    paper = await response.body()
    await route.fulfill({ response, body: paper })
  })
  // Or the file this device keeps: a paper was printed once that had not come through the route.
  const keep = async (file: Download) => {
    paper = await readFile(await file.path())
  }
  page.on('download', keep)
  await act()
  await expect.poll(() => paper.length, { timeout: 15_000 }).toBeGreaterThan(0)
  page.off('download', keep)
  await letThrough(page, path)
  return pdfPages(paper)
}

/** What is written on each page of a PDF. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent()
    const words = content.items.map(item => ('str' in item ? item.str : ''))
    pages.push(words.join(' ').replace(/\s+/g, ' '))
  }
  return pages
}

const approval = (page: Page) => page.getByRole('dialog', { name: 'Otorisasi Supervisor' })

/** Says why where the screen has not asked before; the next key goes into the password. */
export async function giveReason(page: Page): Promise<void> {
  const password = approval(page).getByLabel('Password penyetuju')
  await expect(password).toBeVisible()
  const reason = approval(page).getByLabel('Alasan')
  if ((await reason.isVisible()) && (await reason.inputValue()) === '') {
    await expect(reason).toBeFocused()
    await page.keyboard.type('Permintaan pelanggan')
    await page.keyboard.press('Enter')
  }
  await expect(password).toBeFocused()
}

/**
 * A count of 3,003 typed over the 3 notes of 50,000 in the drawer KASIR is asked about before it is
 * sent, the way back first; the 3 stand there again.
 */
export async function asksAboutUnusual(page: Page, drawer: Locator): Promise<void> {
  const count = async (pieces: string) => {
    await drawer.getByLabel('KASIR 50,000').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await byHand(page, pieces)
  }
  await count('3003')
  await page.keyboard.press('F10')
  const asked = page.getByRole('alertdialog', { name: 'Angka tidak biasa' })
  await expect(asked).toContainText('Laci KASIR: 3,003 lembar 50,000 = Rp 150,150,000.')
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await count('3')
}

/** Answers what a closing lacks, its causes and its approvals, until the store is closed. */
export async function closeAnyway(page: Page): Promise<void> {
  const cause = page.getByRole('dialog', { name: /^Selisih kas di laci/ })
  const slips = page.getByRole('dialog', { name: /^Selisih slip / })
  const told = page.getByRole('alertdialog').filter({ hasText: 'Toko sudah ditutup' })
  for (let asked = 0; asked < 5; asked += 1) {
    await expect(cause.or(slips).or(approval(page)).or(told).first()).toBeVisible()
    if (await told.isVisible()) return
    if (await cause.isVisible()) {
      await cause.getByLabel('Sebab selisih').fill('Belum dihitung semua')
      await page.keyboard.press('F10')
      await expect(cause).toBeHidden()
    } else if (await slips.isVisible()) {
      await slips.getByLabel('Sebab selisih').fill('Tergesek kurang')
      await page.keyboard.press('F10')
      await expect(slips).toBeHidden()
    } else {
      const what = await approval(page).getByRole('region').getAttribute('aria-label')
      await giveReason(page)
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('F10')
      await expect(page.getByRole('region', { name: what ?? '' })).toBeHidden({ timeout: 15_000 })
    }
  }
}

/** The owner's grants for a closing that is off and ahead of the calendar, by calls. */
export async function approvedByOwner(
  body: object,
  ask: (asked: object) => Promise<{ otorisasi: string }>,
): Promise<string[]> {
  const grants: string[] = []
  for (const kategori of ['TUTUP_LEBIH_AWAL', 'SELISIH_KAS']) {
    const perintah = { route: 'POST tutup-toko', body }
    const who = { user_id: 'OWNER', password: PASSWORD }
    const words = { description: kategori, keterangan: 'Percobaan' }
    grants.push((await ask({ ...who, ...words, kategori, perintah })).otorisasi)
  }
  return grants
}

/** Pixels of the panel beside a counter that stand behind its foot. */
export const behindFoot = (side: Locator): Promise<number> =>
  side.evaluate(panel => {
    const fields = panel.firstElementChild
    return fields === null ? Number.NaN : fields.scrollHeight - fields.clientHeight
  })

/** '12,477,500' of a screen as a number; 0 for a dash or nothing. */
export const amount = (text: string): number => Number(text.replace(/[^\d.-]/g, '') || 0)

/**
 * Waits until a page stands still: what appears has appeared, no list waits for its new rows, and
 * the frame after next has taken what changed. In between colours are mixed of two.
 */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('[data-busy]')).toHaveCount(0, { timeout: 15_000 })
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
          return playState === 'running' && !isEndless
        })
        .map(one => one.finished.catch(() => null))
    // What was just drawn begins to move in the frame after.
    do {
      await Promise.all(running())
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    } while (running().length > 0)
  })
}

/** Looks at a page that stands until it is done looking: what is read anew or fades is faint. */
async function whileItStands<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (;;) {
    await stands(page)
    const watching = await page.evaluateHandle(() => {
      // What comes late fades in; what may be pressed only now was faint before.
      const fading = ['transitionrun', 'animationstart']
      const move = () => {
        watch.hasMoved = true
      }
      const observer = new MutationObserver(changes => {
        const isBusy = document.querySelector('[data-busy]') !== null
        watch.hasMoved ||= isBusy || changes.some(one => one.attributeName === 'disabled')
      })
      const watch = {
        hasMoved: false,
        end: () => {
          observer.disconnect()
          for (const kind of fading) document.removeEventListener(kind, move, true)
        },
      }
      const attributeFilter = ['data-busy', 'disabled']
      observer.observe(document, { subtree: true, childList: true, attributeFilter })
      for (const kind of fading) document.addEventListener(kind, move, true)
      return watch
    })
    const seen = await look()
    const hasMoved = await watching.evaluate(watch => {
      watch.end()
      return watch.hasMoved
    })
    await watching.dispose()
    if (!hasMoved) return seen
  }
}

/**
 * Serious and critical findings of axe on the page once it stands: all rules, some or all but some.
 */
export async function seriousFindings(
  page: Page,
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // A page that axe opened another one over hears late of what it has to draw.
  await page.bringToFront()
  // In the page itself, whose one frame is a PDF, and told only what is wrong: half the time.
  const builder = new AxeBuilder({ page, axeSource: ONCE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const judge =
    only === undefined ? builder.withTags(WCAG).disableRules(without) : builder.withRules(only)
  const result = await whileItStands(page, () => judge.analyze())
  return result.violations
    .filter(violation => violation.impact === 'serious' || violation.impact === 'critical')
    .flatMap(violation =>
      violation.nodes.map(
        node => `${violation.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`,
      ),
    )
}

/** Errors the page's own code made; network refusals a test provokes are told apart by status. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`${error} ${error.stack ?? ''}`))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) {
      errors.push(message.text())
    }
  })
  return errors
}
