import { expect, type Locator, type Page, test } from '@playwright/test'
import { hold } from '../journeys/intercept.ts'
import { logIn, open } from '../journeys/shop.ts'

// One master by keyboard, from its first record to its return: Parameter Ongkos of SBY.

test('a record is made, refused, changed, deleted and brought back', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/parameter-ongkos')
  await make(page)
  await change(page)
  await remove(page)
  await bringBack(page)
  await readHistory(page)
})

test('a figure typed in the breath of the focus keeps its first digit', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/parameter-cicilan')
  await page.keyboard.press('Insert')
  const figure = form(page).locator('[name="dp_permil"]')
  // A busy page hears of the focus only after the first key.
  await figure.evaluate((input: HTMLInputElement) => {
    const type = (text: string) => document.execCommand('insertText', false, text)
    input.focus()
    input.select()
    setTimeout(() => type('.5'))
    type('3')
  })
  await expect(figure).toHaveValue('3.5 %')
})

test('a cursor that is sent to the first fault late stays where one types', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  const late = await hold(page, /\/first-fault-.*\.js$/)
  await open(page, '/parameter-ongkos')
  await page.keyboard.press('Insert')
  const [kode, nama] = [form(page).getByLabel('Kode Ongkos'), form(page).getByLabel('Nama Ongkos')]
  await expect(kode).toBeFocused()
  await page.keyboard.press('F10')
  await expect(form(page).getByText('Harus Diisi')).toHaveCount(2)
  await page.keyboard.type('H')
  await expect(kode).toHaveValue('H')
  const come = page.waitForResponse(/\/first-fault-.*\.js$/)
  late()
  await (await come).finished()
  // What it does, it does in the next frame.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(drawn => requestAnimationFrame(drawn))
  })
  await page.keyboard.type('ALUS')
  await expect(kode).toHaveValue('HALUS')
  await expect(nama).toHaveValue('')
})

const form = (page: Page): Locator => page.getByRole('dialog')
const row = (page: Page): Locator => page.getByRole('row', { name: /HALUS/ })

/** Insert opens the form; an empty one is refused at its fields, a filled one is kept. */
async function make(page: Page): Promise<void> {
  await page.keyboard.press('Insert')
  await expect(form(page).getByLabel('Kode Ongkos')).toBeFocused()
  await page.keyboard.press('F10')
  await expect(form(page).getByText('Harus Diisi')).toHaveCount(2)
  await expect(form(page).getByLabel('Kode Ongkos')).toBeFocused()
  await fill(page, 'Ongkos Halus', '125000')
  await page.keyboard.press('F10')
  await said(page, 'Berhasil Menyimpan Data')
  await expect(row(page)).toContainText('125,000')
}

async function fill(page: Page, name: string, perGram: string): Promise<void> {
  await page.keyboard.type('HALUS')
  await page.keyboard.press('Tab')
  await page.keyboard.type(name)
  await form(page).getByLabel('Ongkos per Gram').focus()
  await page.keyboard.type(perGram)
}

/** What the server did, and that the dialog leaves by itself. */
async function said(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(text)
  await expect(dialog).toBeHidden()
  await expect(form(page)).toHaveCount(0)
}

/** Enter on a row opens it; its code can be read and not changed. */
async function change(page: Page): Promise<void> {
  await row(page).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Kode Ongkos')).toHaveValue('HALUS')
  await expect(form(page).getByLabel('Kode Ongkos')).not.toBeEditable()
  await expect(form(page).getByLabel('Nama Ongkos')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ongkos Sangat Halus')
  await page.keyboard.press('Enter')
  await said(page, 'Berhasil Mengedit Data')
  await expect(row(page)).toContainText('Ongkos Sangat Halus')
}

/** Delete asks; Enter at once means Tidak, for the way back has the cursor. */
async function remove(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  await row(page).focus()
  await page.keyboard.press('Delete')
  await expect(question).toContainText('Apakah Anda Yakin Ingin Menghapus HALUS')
  await expect(question.getByRole('button', { name: 'Tidak' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(row(page)).toBeVisible()
  await row(page).focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowRight')
  await expect(question.getByRole('button', { name: 'Ya' })).toBeFocused()
  await page.keyboard.press('Enter')
  await said(page, 'Berhasil Menghapus Data')
  await expect(row(page)).toHaveCount(0)
}

/** The same code again: Batal leaves it deleted, Aktifkan brings it back with what was typed. */
async function bringBack(page: Page): Promise<void> {
  await page.keyboard.press('Insert')
  await fill(page, 'Ongkos Lain', '1000')
  const warning = page.getByRole('alertdialog', { name: 'Warning' })
  await page.keyboard.press('F10')
  await expect(warning).toContainText('HALUS')
  await page.keyboard.press('ArrowLeft')
  await expect(warning.getByRole('button', { name: 'Batal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await expect(form(page).getByLabel('Nama Ongkos')).toHaveValue('Ongkos Lain')
  await page.keyboard.press('F10')
  await expect(warning.getByRole('button', { name: 'Aktifkan' })).toBeFocused()
  await page.keyboard.press('Enter')
  const leap = page.getByRole('alertdialog', { name: 'Angka tidak biasa' })
  await expect(leap).toContainText('Ongkos per Gram berubah -99%')
  await leap.getByRole('button', { name: 'Memang benar' }).press('Enter')
  await said(page, 'Berhasil Mengaktifkan Data')
  await expect(row(page)).toContainText('Ongkos Lain')
  await expect(row(page)).toContainText('1,000')
}

/** Five changes, newest first, each with who made it and what was before. */
async function readHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Riwayat HALUS' }).focus()
  await page.keyboard.press('Enter')
  const changes = form(page).getByRole('listitem')
  await expect(changes).toHaveCount(5)
  for (const [n, act] of ['Diubah', 'Diaktifkan', 'Dihapus', 'Diubah', 'Ditambah'].entries()) {
    await expect(changes.nth(n)).toContainText(act)
    await expect(changes.nth(n)).toContainText('SPV-SBY')
  }
  await expect(changes.nth(3)).toContainText('Ongkos Halus')
  await expect(changes.nth(3)).toContainText('Ongkos Sangat Halus')
}
