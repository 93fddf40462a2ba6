import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import { expect, type Page, test } from '@playwright/test'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { open } from '../journeys/shop.ts'
import { badCell, badValue, emptySentence } from '../masters/bad-values.ts'
import { sampleValues } from '../masters/sample-values.ts'
import { cellsOf, csvOf, type Sheet } from '../masters/sheet-of.ts'
import type { Caller } from '../sample-shop/api.ts'
import { form, input, KEPT, mayGetRecords, rowOf, said, sideBySide } from './master-screen.ts'

// Every master by its screen: what is wrong is said where it stands and nothing typed is lost; its
// records leave as files that read back, and come in by a file that is judged before it is kept.

const KODE = ['ZBRK1', 'ZBRK2'] as const

test('every master says what is wrong, and comes and goes as a file', async ({ browser }) => {
  const errors = await sideBySide(browser, KEPT, async (one, master) => {
    await open(one, master.path)
    await refuseEmpty(one, master)
    await refuseBad(one, master)
    const rows = mayGetRecords(master) ? await bringIn(one, master) : []
    await takeOut(one, master, rows)
    if (rows.length > 0) await cleanUp(one, master)
  })
  expect(errors).toEqual([])
})

/** Through all fields by Tab with nothing given but one name, then saved. */
async function refuseEmpty(page: Page, master: MasterDefinition): Promise<void> {
  const fields = Object.entries(master.fields)
  const first = fields[0]?.[0] ?? ''
  const typed = fields.find(([name, { kind }]) => kind === 'text' && name !== first)?.[0]
  await page.keyboard.press('Insert')
  await expect(input(page, master, first)).toBeFocused()
  for (const [name] of fields) {
    if (name === typed) await page.keyboard.type('628123456789')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('F10')
  const expected = fields.flatMap(([name, field]) => {
    const sentence = name === typed ? undefined : emptySentence(field)
    return sentence === undefined ? [] : [`${field.label}: ${sentence}`]
  })
  await expect.poll(() => faults(page), master.name).toEqual(expected)
  await expect(input(page, master, first)).toBeFocused()
  if (typed !== undefined) await expect(input(page, master, typed)).toHaveValue('628123456789')
}

/** Each field that is typed into gets what it does not take; it keeps it, with a sentence. */
async function refuseBad(page: Page, master: MasterDefinition): Promise<void> {
  const fields = Object.entries(master.fields)
  for (const [name, field] of fields) {
    const bad = badValue(field)
    if (bad === undefined) continue
    await input(page, master, name).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(bad.typed)
  }
  await page.keyboard.press('F10')
  const expected = fields.flatMap(([, field]) => {
    const sentence = badValue(field)?.sentence ?? emptySentence(field)
    return sentence === undefined ? [] : [`${field.label}: ${sentence}`]
  })
  await expect.poll(() => faults(page), master.name).toEqual(expected)
  for (const [name, field] of fields) {
    const bad = badValue(field)
    if (bad !== undefined) await expect(input(page, master, name)).toHaveValue(bad.stands)
  }
  await form(page).getByRole('button', { name: 'Batal' }).press('Enter')
  await expect(form(page)).toHaveCount(0)
}

/** 'Label: sentence' of every field of the form that is marked, from the top. */
const faults = (page: Page): Promise<string[]> =>
  form(page)
    .locator('[aria-invalid="true"]')
    .evaluateAll(marked =>
      marked.map(element => {
        const label = document.querySelector(`label[for="${element.id}"]`)?.textContent ?? ''
        const said = document.getElementById(`${element.id}-error`)?.textContent
        return `${label.replace(/ \*$/, '')}: ${said}`
      }),
    )

/** The exported sheet with two rows of ours: one wrong at first, then both as they should be. */
async function bringIn(page: Page, master: MasterDefinition): Promise<string[][]> {
  const { header } = await exportedBy(page, 'Alt+e', `${master.name}.xlsx`)
  const rows = await rowsOf(page, master)
  const wrong = badCell(master)
  const at = Object.keys(master.fields).indexOf(wrong.field)
  const [good = [], other = []] = rows
  await page.keyboard.press('Alt+i')
  await choose(page, { header, rows: [good, other.with(at, wrong.cell)] })
  const faulty = form(page).locator('tr[data-wrong="true"]')
  const cell = wrong.cell === '' ? '' : ` ${wrong.cell}`
  await expect(faulty, master.name).toHaveCount(1)
  await expect(faulty.getByRole('cell').first()).toHaveText('3')
  await expect(faulty).toContainText(`${master.fields[wrong.field]?.label}${cell}: `)
  await expect(faulty).toContainText(wrong.says)
  await expect(form(page).getByRole('alert')).toContainText('Belum ada yang disimpan')
  await expect(form(page).getByRole('button', { name: /^Simpan/ })).toBeDisabled()
  await page.keyboard.press('F10')
  await expect(faulty).toBeVisible()

  await choose(page, { header, rows })
  await expect(form(page).getByRole('status')).toHaveText('2 baru0 berubah')
  await page.keyboard.press('F10')
  await said(page, 'Berhasil Menyimpan Data')
  for (const kode of KODE) await expect(rowOf(page, kode)).toBeVisible()
  return rows
}

/** Enter on the dialog's own button opens the choice of a file. */
async function choose(page: Page, sheet: Sheet): Promise<void> {
  const button = form(page).getByRole('button', { name: /^Pilih berkas/ })
  const chooser = page.waitForEvent('filechooser')
  await button.press('Enter')
  const buffer = csvOf(sheet)
  await (await chooser).setFiles({ name: 'baru.csv', mimeType: 'text/csv', buffer })
}

/** Both files hold every record, and those that came in cell by cell as they were written. */
async function takeOut(page: Page, master: MasterDefinition, rows: string[][]): Promise<void> {
  const excel = await exportedBy(page, 'Alt+e', `${master.name}.xlsx`)
  expect(excel.header, master.name).toEqual(Object.values(master.fields).map(({ label }) => label))
  for (const row of rows) expect(excel.rows, master.name).toContainEqual(row)

  const button = page.getByRole('button', { name: 'CSV', exact: true })
  const csv = await downloaded(page, 'spreadsheet.csv', () => button.press('Enter'))
  const shown = Object.entries(master.fields).filter(([, field]) => field.list !== false)
  expect(csv.header, master.name).toEqual(shown.map(([, { label }]) => label))
  const at = shown.findIndex(([name]) => name === master.key)
  const codes = csv.rows.map(row => row[at])
  expect(codes, master.name).toEqual(excel.rows.map(row => row[keyAt(master)]))
  expect(codes.length, master.name).toBeGreaterThan(0)
}

const keyAt = (master: MasterDefinition): number => Object.keys(master.fields).indexOf(master.key)

const exportedBy = (page: Page, keys: string, name: string) =>
  downloaded(page, name, () => page.keyboard.press(keys))

/** The sheet that the browser saves when `act` is done. */
async function downloaded(page: Page, name: string, act: () => Promise<void>): Promise<Sheet> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  expect(download.suggestedFilename()).toBe(name)
  const bytes: Buffer[] = []
  for await (const part of await download.createReadStream()) bytes.push(Buffer.from(part))
  const [header = [], ...rows] = (await parseSheet(Buffer.concat(bytes), name)).rows
  return { header, rows }
}

/** Two rows by the definition; what they refer to is the first of its kind in this store. */
async function rowsOf(page: Page, master: MasterDefinition): Promise<string[][]> {
  const here = {
    get: async (path: string) => ({ body: await (await asked(page, 'get', path)).json() }),
  } as unknown as Caller
  const rows: string[][] = []
  for (const [n, kode] of KODE.entries()) {
    const values = { ...(await sampleValues(here, master, 25 + n)), [master.key]: kode }
    rows.push(cellsOf(master, values as MasterRow))
  }
  return rows
}

async function cleanUp(page: Page, { resource }: MasterDefinition): Promise<void> {
  for (const kode of KODE) {
    expect((await asked(page, 'delete', `${resource}/${kode}`)).status()).toBe(200)
  }
}

/** A call as the page makes it. */
async function asked(page: Page, method: 'get' | 'delete', path: string) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('userdata') ?? '').token)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  return page.request[method](`/api/v1/${path}`, { headers })
}
