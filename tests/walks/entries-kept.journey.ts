import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { addDays } from '@kencana/domain/calendar'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { intercept, letThrough } from '../journeys/intercept.ts'
import { fillDrawer, ownerOf } from '../journeys/next-day.ts'
import { readAs } from '../journeys/read-as.ts'
import { burst } from '../journeys/scanner.ts'
import { atWork, open } from '../journeys/shop.ts'
import { writtenFor } from './beside-documents.ts'
import { askedOfDay, deafTo, hears, knows } from './day-before.ts'
import { amountOf, fieldOf, fill, standing, typeOver, WORDS, wordsOf } from './entry-person.ts'
import { aboutOf, BESIDE, type Declared, OPENED, screenOf } from './opened-entries.ts'

// Every declared entry that its screen opens by F6, and of those beside a document what one person
// does, filled as a person does, and then what may happen to it: a scan, a reload, a second tab, a
// day that was closed, a draft of the day before, an approval given up, an answer that is lost.
// Nothing typed is lost and it is written once. Made from the definitions.

const SMALL = '15000'
/** More than anybody pays out alone. */
const LARGE = '6000000'
/** Of no piece of the shop. */
const CODE = '10482213'

test.beforeAll(async ({ playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await fillDrawer(await ownerOf(elsewhere, 'JKT'))
  await elsewhere.dispose()
})

/** An entry where it is typed. */
interface Placed {
  readonly declared: Declared
  /** The document it is about; none where it begins one. */
  readonly nomor: string | null
}

for (const declared of [...OPENED, ...BESIDE]) {
  test(`${declared.path} keeps what was typed, whatever happens`, async ({ browser }) => {
    const page = await atWork(browser, 'KASIR-JKT', '/home')
    page.on('dialog', leaving => void leaving.accept())
    const { tgl_system: kini } = await readAs<{ tgl_system: string }>(page, 'users/session')
    const kemarin = addDays(kini, -1)
    const sent = sendingsOf(page, declared)
    const { entry } = declared
    const about = aboutOf(declared)
    const nomor = about === undefined ? null : await writtenFor(page, about, kini)
    const placed: Placed = { declared, nomor }

    await deafTo(page, kemarin)
    const dialog = await opened(page, placed, kemarin)
    await fill(dialog, entry, entry.approved === true ? LARGE : SMALL)
    const typed = await scannedInto(page, dialog, declared)

    await page.reload()
    await begun(page, dialog, kemarin, nomor)
    await restored(dialog, typed)
    await inSecondTab(page, placed, kemarin, typed)
    await standsAs(dialog, typed)
    expect(sent).toEqual([])

    await hears(page)
    await closedMeanwhile(page, dialog, typed, [kemarin, kini])
    expect(sent.map(({ tgl }) => tgl)).toEqual([kemarin])

    // What is a draft of the day before by now.
    await page.reload()
    await begun(page, dialog, kini, nomor)
    await restored(dialog, typed)
    if (entry.approved === true) {
      await saveFor(page, kemarin)
      await approvalGivenUp(page, dialog, typed)
      await typeOver(fieldOf(dialog, amountOf(entry)), SMALL)
    }
    const meant = await standing(dialog)
    const before = sent.length
    const known = await written(page, placed, kini)
    await loseAnswers(page, declared)
    await (entry.approved === true ? page.keyboard.press('F10') : saveFor(page, kemarin))
    await askedAgain(page, dialog, meant, () => sent.length - before)
    await letThrough(page, pathOf(declared))
    await expect(checking(page)).toBeHidden()
    await expect(dialog).toHaveCount(0)
    const last = sent.slice(before)
    expect(new Set(last.map(({ key }) => key)).size).toBe(1)
    expect(new Set(last.map(({ tgl }) => tgl))).toEqual(new Set([kini]))
    await expect.poll(() => written(page, placed, kini)).toBe(known + 1)
    await page.context().close()
  })
}

const pathOf = ({ path }: Declared): RegExp =>
  new RegExp(`/api/v1/${path.replace(/\{\w+\}/, '[^/]+')}(\\?|$)`)

const checking = (page: Page): Locator => page.getByRole('dialog', { name: 'Memeriksa status…' })
const question = (page: Page): Locator => page.getByRole('alertdialog')

/** What the page sends of an entry: under which key, for which day. */
function sendingsOf(page: Page, declared: Declared) {
  const sent: { readonly key: string; readonly tgl: string }[] = []
  page.on('request', request => {
    if (request.method() === 'GET' || !pathOf(declared).test(request.url())) return
    const { tgl_system: tgl } = request.postDataJSON() as { tgl_system: string }
    sent.push({ key: request.headers()['idempotency-key'] ?? '', tgl })
  })
  return sent
}

/** Opens the screen of an entry, its document beside it, and its dialog. */
async function opened(page: Page, { declared, nomor }: Placed, tgl: string): Promise<Locator> {
  const asked = nomor === null ? '' : `?${aboutOf(declared)}=${nomor}`
  await open(page, `${screenOf(declared)}${asked}`)
  const words = page.locator(`[name="${nameOf(declared)}"]`)
  const dialog = page.locator('[role="dialog"]').filter({ has: words })
  await begun(page, dialog, tgl, nomor)
  return dialog
}

const nameOf = ({ entry }: Declared): string => {
  const words = wordsOf(entry)
  return Object.entries(entry.fields).find(([, field]) => field === words)?.[0] ?? ''
}

/** Opens the dialog, by its key or the main act of its document, on the day the page knows of. */
async function begun(
  page: Page,
  dialog: Locator,
  tgl: string,
  nomor: string | null,
): Promise<void> {
  if (nomor === null) await expect(page.getByRole('contentinfo')).toContainText('F6')
  await knows(page, tgl)
  if (nomor === null) await page.keyboard.press('F6')
  else await mainActOf(page, nomor).press('Enter')
  await expect(dialog.locator('[data-autofocus]')).toBeFocused()
}

const mainActOf = (page: Page, nomor: string): Locator =>
  page.getByRole('dialog', { name: nomor }).locator('button[data-variant="filled"]')

const standsAs = (dialog: Locator, typed: Record<string, string>): Promise<void> =>
  expect.poll(() => standing(dialog)).toEqual(typed)

/** A scan is never a figure, and stays in a text without sending it; answers what then stands. */
async function scannedInto(page: Page, dialog: Locator, { entry }: Declared) {
  const [amount, words] = [amountOf(entry), wordsOf(entry)]
  const typed = await standing(dialog)
  expect(typed[words.label]).toBe(WORDS)
  for (const { label } of [amount, words]) {
    await fieldOf(dialog, { label }).focus()
    // Nobody scans a tenth of a second after a letter: a key that writes nothing ends the word.
    await page.keyboard.press('End')
    await burst(page, CODE)
  }
  const after = { ...typed, [words.label]: `${WORDS}${CODE}` }
  await standsAs(dialog, after)
  return after
}

async function restored(dialog: Locator, typed: Record<string, string>): Promise<void> {
  await expect(dialog.locator('[role="note"]')).toContainText('belum disimpan dikembalikan')
  await standsAs(dialog, typed)
}

/** Another tab begins with nothing of it, and says so. */
async function inSecondTab(
  page: Page,
  placed: Placed,
  kemarin: string,
  typed: Record<string, string>,
): Promise<void> {
  const second = await page.context().newPage()
  await deafTo(second, kemarin)
  const dialog = await opened(second, placed, kemarin)
  await expect(dialog.locator('[role="note"]')).toContainText('dibuka di tab lain')
  const { entry } = placed.declared
  const labels = [amountOf(entry), wordsOf(entry)].map(({ label }) => label)
  const alike = async () => {
    const stands = await standing(dialog)
    return labels.filter(label => stands[label] === typed[label])
  }
  await expect.poll(alike).toEqual([])
  await second.close()
}

/** The server refuses what was meant for the day before: both days are said, and nothing goes. */
async function closedMeanwhile(
  page: Page,
  dialog: Locator,
  typed: Record<string, string>,
  [kemarin, kini]: readonly [string, string],
): Promise<void> {
  await page.keyboard.press('F10')
  for (const said of [
    `Hari bisnis ${indonesianDay(kemarin)} sudah ditutup.`,
    `Hari bisnis sekarang ${indonesianDay(kini)}.`,
    'Yang belum disimpan tetap ada di layar ini.',
  ]) {
    await expect(question(page)).toContainText(said)
  }
  await question(page).getByRole('button', { name: 'Mengerti' }).click()
  await expect(question(page)).toHaveCount(0)
  await standsAs(dialog, typed)
  await askedOfDay(page, kemarin, 'Belum')
  await standsAs(dialog, typed)
}

const saveFor = (page: Page, kemarin: string): Promise<void> => askedOfDay(page, kemarin, 'Simpan')

async function approvalGivenUp(
  page: Page,
  dialog: Locator,
  typed: Record<string, string>,
): Promise<void> {
  const approval = page.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(approval).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(approval).toHaveCount(0)
  await standsAs(dialog, typed)
}

/** The server does it; nobody hears of it. */
const loseAnswers = (page: Page, declared: Declared): Promise<void> =>
  intercept(page, pathOf(declared), async route => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })

/** It is said, what was typed stays, and saving once more begins nothing else. */
async function askedAgain(
  page: Page,
  dialog: Locator,
  typed: Record<string, string>,
  tries: () => number,
): Promise<void> {
  await expect(checking(page)).toBeVisible()
  await standsAs(dialog, typed)
  await page.keyboard.press('F10')
  await page.keyboard.press('Escape')
  await expect(checking(page)).toBeVisible()
  await expect.poll(tries).toBeGreaterThan(1)
  await standsAs(dialog, typed)
}

/** How many documents of the open day, or of the one it is about, bear the words of the entry. */
async function written(page: Page, { declared, nomor }: Placed, kini: string): Promise<number> {
  const [list = ''] = declared.path.split('/{')
  const at = nomor === null ? `?tgl_from=${kini}&tgl_to=${kini}` : `/${nomor}`
  type Told = { readonly data?: readonly object[]; readonly riwayat?: readonly object[] }
  const { data, riwayat = [] } = await readAs<Told>(page, `${list}${at}`)
  const rows = data ?? riwayat
  return rows.filter(one => JSON.stringify(one).includes(`${WORDS}${CODE}`)).length
}
