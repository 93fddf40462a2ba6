import { readFileSync } from 'node:fs'
import type { EntryField } from '@kencana/contract/documents/define-entry'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { emptySays } from '../entries/tries.ts'
import { atWork, main, open } from '../journeys/shop.ts'
import { fieldOf } from './entry-person.ts'
import { BESIDE, DECLARED, FROM_ITS_DOCUMENT, OPENED, screenOf } from './opened-entries.ts'

// Every declared entry that its screen opens by F6, by keyboard alone: what lacks is said at each
// field and the first has the cursor, what is too much stays and is told, Enter goes on, nothing is
// sent. Made from the definitions.

test('every entry is walked here, or typed in the journey of its document', () => {
  const paths = DECLARED.map(({ path }) => path)
  expect(Object.keys(FROM_ITS_DOCUMENT).filter(path => !paths.includes(path))).toEqual([])
  for (const [journey, dialog] of Object.values(FROM_ITS_DOCUMENT)) {
    expect(readFileSync(`tests/journeys/${journey}.journey.ts`, 'utf8')).toContain(dialog)
  }
  expect(OPENED.length).toBeGreaterThan(3)
  expect(BESIDE.map(({ path }) => path).filter(path => !(path in FROM_ITS_DOCUMENT))).toEqual([])
  expect(BESIDE.length).toBeGreaterThan(1)
})

for (const declared of OPENED) {
  const { path, entry } = declared
  test(`${path} says what is wrong where it stands, and sends nothing`, async ({ browser }) => {
    const screen = screenOf(declared)
    const page = await atWork(browser, 'KASIR-JKT', screen)
    const sent: string[] = []
    page.on('request', request => request.method() !== 'GET' && sent.push(request.url()))
    await open(page, screen)
    await expect(page.getByRole('contentinfo')).toContainText('F6')
    await page.keyboard.press('F6')
    const dialog = page.getByRole('dialog')
    const asked = Object.entries(entry.fields)
    await refuseEmpty(page, dialog, asked)
    await refuseLong(page, dialog, asked)
    await goesOn(page, dialog, asked)
    expect(sent.filter(url => url.endsWith(`/${path}`))).toEqual([])
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    await expect(main(page)).toBeVisible()
    await page.context().close()
  })
}

type Asked = readonly (readonly [name: string, field: EntryField])[]

/** What a form that nobody filled is told at this field; an amount begins at 0. */
function lackSays(field: EntryField): string | null {
  if (field.required === false || /^(flag|choice|payout|tenders)$/.test(field.kind)) return null
  // It stands as its dialog proposes it.
  if ('isProposed' in field) return null
  if (field.kind !== 'money') return emptySays(field)
  return field.min > 0 ? (field.under ?? `Minimal ${field.min}`) : null
}

async function refuseEmpty(page: Page, dialog: Locator, asked: Asked): Promise<void> {
  await expect(dialog.locator('[data-autofocus]')).toBeFocused()
  const lacking: string[] = []
  for (const [, field] of asked) {
    const says = lackSays(field)
    // A dialog may begin with something: money to another store is CASH unless said.
    const stands = says === null || (await standsFilled(dialog, field.label))
    if (!stands) lacking.push(`${field.label}: ${says}`)
  }
  expect(lacking.length).toBeGreaterThan(1)
  // From the last one the cursor has a way to go.
  const last = asked.findLast(([, field]) => tooMuch(field) !== null)?.[0] ?? ''
  await dialog.locator(`[name="${last}"]`).focus()
  await page.keyboard.press('F10')
  await expect.poll(() => faults(dialog)).toEqual(lacking)
  await expect.poll(() => labelOfCursor(page)).toBe(lacking[0]?.split(':')[0])
}

/** Whether something stands in a field of this label; an amount of nothing is nothing. */
const standsFilled = (dialog: Locator, label: string): Promise<boolean> =>
  fieldOf(dialog, { label }).evaluate(
    field => !/^(Rp\. 0 ,-)?$/.test((field as HTMLInputElement).value),
  )

/** One letter, or one rupiah, more than each field takes: it stays as it was typed, and is told. */
async function refuseLong(page: Page, dialog: Locator, asked: Asked): Promise<void> {
  const told: string[] = []
  for (const [name, field] of asked) {
    const wrong = tooMuch(field)
    if (wrong === null) continue
    await dialog.locator(`[name="${name}"]`).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(wrong.typed)
    told.push(`${field.label}: ${wrong.says}`)
  }
  expect(told).not.toEqual([])
  await page.keyboard.press('F10')
  await expect.poll(() => faults(dialog)).toEqual(expect.arrayContaining(told))
  const [first] = await faults(dialog)
  await expect.poll(() => labelOfCursor(page)).toBe(first?.split(':')[0])
}

function tooMuch(field: EntryField): { readonly typed: string; readonly says: string } | null {
  if (field.kind === 'text' || field.kind === 'name') {
    return { typed: 'x'.repeat(field.max + 1), says: `Paling banyak ${field.max} huruf` }
  }
  if (field.kind !== 'money') return null
  const most = field.max.toLocaleString('en-US')
  return { typed: String(field.max + 1), says: field.over ?? `Maksimal ${most}` }
}

/** Enter in a field that is typed goes to the next one. */
async function goesOn(page: Page, dialog: Locator, asked: Asked): Promise<void> {
  const isTyped = (at: number) => asked[at] !== undefined && tooMuch(asked[at][1]) !== null
  const at = asked.findIndex((_, each) => isTyped(each) && isTyped(each + 1))
  const [from, to] = asked.slice(at)
  if (at < 0 || from === undefined || to === undefined) return
  await dialog.locator(`[name="${from[0]}"]`).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.locator(`[name="${to[0]}"]`)).toBeFocused()
}

/** 'Label: sentence' of every field that is marked, from the top. */
const faults = (dialog: Locator): Promise<string[]> =>
  dialog.locator('[aria-invalid="true"]').evaluateAll(marked =>
    marked.map(element => {
      const label = document.querySelector(`label[for="${element.id}"]`)?.textContent ?? ''
      const said = document.getElementById(`${element.id}-error`)?.textContent
      return `${label.replace(/ \*$/, '')}: ${said}`
    }),
  )

const labelOfCursor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.id ?? ''
    const label = document.querySelector(`label[for="${id}"]`)?.textContent ?? ''
    return label.replace(/ \*$/, '')
  })
