import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { expect, type Page, test } from '@playwright/test'
import { LABEL_CODE } from '../../apps/web/src/kit/keys/scan-judge.ts'
import { open } from '../journeys/shop.ts'
import { sampleValues } from '../masters/sample-values.ts'
import type { Caller } from '../sample-shop/api.ts'
import { form, input, KEPT, mayGetRecords, rowOf, said, sideBySide } from './master-screen.ts'

// Every master by keyboard alone: a record is made, changed, deleted, brought back and deleted.

const KODE = 'ZJRN'
/** A burst of figures or of a code that ends with Tab is a scanner's, as may be the next Enter. */
const HAND = { delay: 45 }

test('a record of every master lives by keyboard', async ({ browser }) => {
  expect(await sideBySide(browser, KEPT.filter(mayGetRecords), live)).toEqual([])
})

const row = (page: Page) => rowOf(page, KODE)

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
  for (const [name, field] of Object.entries(master.fields)) {
    const kept = keptFigure(field, values[name])
    if (kept !== undefined) await expect(input(page, master, name)).toHaveValue(kept)
  }
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
      return page.keyboard.type(String(Number(value) / 10), HAND)
    default:
      return page.keyboard.type(String(value), LABEL_CODE.test(String(value)) ? HAND : {})
  }
}

/** How a figure with a point in it stands in the form when its record is opened again. */
function keptFigure(field: Field, value: unknown): string | undefined {
  if (field.kind === 'percent') return `${Number(value) / 10} %`
  return field.kind === 'decimal' ? `${value} ${field.unit}` : undefined
}

/** The calendar gives the cursor back to its field, so that Tab goes on from there. */
async function chooseToday(page: Page): Promise<void> {
  const today = page.getByRole('button', { name: 'Hari Ini' })
  await page.keyboard.press('Enter')
  await today.press('Enter')
  await expect(today).toHaveCount(0)
  await expect(form(page).locator('button:focus')).toHaveText(/^\d{4}-\d{2}-\d{2}$/)
}
