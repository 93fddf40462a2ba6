import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sampleValues } from '../masters/sample-values.ts'
import type { Caller } from '../sample-shop/api.ts'
import { logIn, open, watchErrors } from './shop.ts'

// Every master by keyboard alone: a record is made, changed, deleted, brought back and deleted.

const KODE = 'ZJRN'
const only = process.env.KENCANA_MASTERS?.split(',')
// A store opened here would stay open in the books of the journeys that follow.
const LEFT_OUT = ['toko']
const tried = MASTERS.filter(
  ({ name, readOnly }) => !readOnly && !LEFT_OUT.includes(name) && (only?.includes(name) ?? true),
)

test('a record of every master lives by keyboard', async ({ page }) => {
  test.setTimeout(20_000 + tried.length * 20_000)
  const errors = watchErrors(page)
  await page.clock.install()
  await logIn(page, 'OWNER')
  for (const master of tried) {
    await test.step(master.name, () => live(page, master))
  }
  expect(errors).toEqual([])
})

const form = (page: Page): Locator => page.getByRole('dialog')
/** In the master's own table: a panel above it may show the record as well. */
const row = (page: Page): Locator => page.locator('tr[data-opens]', { hasText: KODE })

async function live(page: Page, master: MasterDefinition): Promise<void> {
  await open(page, master.path)
  const values = await valuesOf(master)
  await page.keyboard.press('Insert')
  await fill(page, master, values)
  await page.keyboard.press('F10')
  await said(page, 'Berhasil Menyimpan Data')

  await row(page).focus()
  await page.keyboard.press('Enter')
  await expect(form(page)).toBeVisible()
  await expect(input(page, master, master.key)).not.toBeEditable()
  await page.keyboard.press('F10')
  await said(page, 'Berhasil Mengedit Data')

  await remove(page)
  await page.keyboard.press('Insert')
  await fill(page, master, values)
  await page.keyboard.press('F10')
  const warning = page.getByRole('alertdialog', { name: 'Warning' })
  await expect(warning).toContainText(KODE)
  await page.keyboard.press('Enter')
  await said(page, 'Berhasil Mengaktifkan Data')
  await expect(row(page)).toBeVisible()
  await remove(page)
}

async function remove(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  await row(page).focus()
  await page.keyboard.press('Delete')
  await expect(question).toContainText(`Apakah Anda Yakin Ingin Menghapus ${KODE}`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await said(page, 'Berhasil Menghapus Data')
  await expect(row(page)).toHaveCount(0)
}

/** What the server did. The dialog leaves after two seconds, of which none is waited for. */
async function said(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(text)
  await page.clock.fastForward(2_100)
  await expect(dialog).toBeHidden()
  await expect(form(page)).toHaveCount(0)
}

const input = (page: Page, master: MasterDefinition, name: string): Locator =>
  form(page).locator(`[name="${master.fields[name]?.formName ?? name}"]`)

/** Values of the definition; records of other masters are chosen in the form. */
async function valuesOf(master: MasterDefinition): Promise<Record<string, unknown>> {
  const nobody = { get: async () => ({ body: { data: [] } }) } as unknown as Caller
  return { ...(await sampleValues(nobody, master, 28)), [master.key]: KODE }
}

/** From field to field by Tab; what is chosen already, and what may stay empty, is passed by. */
async function fill(
  page: Page,
  master: MasterDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect(input(page, master, Object.keys(master.fields)[0] ?? '')).toBeFocused()
  for (const [name, field] of Object.entries(master.fields)) {
    await enter(page, field, values[name])
    await page.keyboard.press('Tab')
  }
}

async function enter(page: Page, field: Field, value: unknown): Promise<void> {
  const isOptional = field.required === false
  switch (field.kind) {
    case 'choice':
    case 'flag':
      return
    case 'ref':
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      return page.keyboard.press('Enter')
    case 'date':
      return isOptional ? undefined : chooseToday(page)
    case 'percent':
      return page.keyboard.type(String(Number(value) / 10))
    default:
      return page.keyboard.type(String(value))
  }
}

/** The calendar gives the cursor back to its field, so that Tab goes on from there. */
async function chooseToday(page: Page): Promise<void> {
  const today = page.getByRole('button', { name: 'Hari Ini' })
  await page.keyboard.press('Enter')
  await today.press('Enter')
  await expect(today).toHaveCount(0)
  await expect(form(page).locator('button:focus')).toHaveText(/^\d{4}-\d{2}-\d{2}$/)
}
