import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { burst, handIsBack } from '../journeys/scanner.ts'
import { lettersStand } from '../journeys/shop.ts'
import { type Gallery, servedGallery } from './served-gallery.ts'

let gallery: Gallery
test.beforeAll(async () => {
  gallery = await servedGallery(`${test.info().project.outputDir}-gallery`)
})
test.afterAll(() => gallery.close())

async function open(page: Page): Promise<void> {
  await page.goto(gallery.address)
  await expect(page.getByRole('heading', { name: 'Kit' })).toBeVisible()
  await lettersStand(page)
}

const values = async (page: Page) => JSON.parse(await page.getByTestId('values').innerText())
const choices = (page: Page) => page.getByRole('listbox').getByRole('option')
const said = (page: Page) => page.getByTestId('said')

test('money, weight and code say what they hold', async ({ page }) => {
  await open(page)
  const money = page.getByLabel('Harga').first()
  await expect(money).toHaveValue('Rp. 1,250,000 ,-')
  await money.focus()
  await money.fill('')
  await money.pressSequentially('7500000')
  await expect(money).toHaveValue('Rp. 7,500,000 ,-')
  await page.getByLabel('Berat').first().fill('8.412')
  await page.getByLabel('Kode').fill('a01')
  const held = await values(page)
  expect(held).toMatchObject({ money: 7_500_000, weight: 8412, code: 'A01' })
  await money.fill('')
  await money.blur()
  expect((await values(page)).money).toBe(0)
})

test('a date is chosen by keyboard, with Hari Ini, and cannot be typed', async ({ page }) => {
  await open(page)
  const date = page.getByLabel('Tanggal', { exact: true })
  await date.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hari Ini' }).focus()
  await page.keyboard.press('Enter')
  await expect(date).toHaveText('2026-11-21')
  expect((await values(page)).day).toBe('2026-11-21')
})

test('days in common use are one key away, cut where the past is locked', async ({ page }) => {
  await open(page)
  const range = async () => (await values(page)).range
  const menu = page.getByRole('combobox', { name: 'Rentang hari' })
  const offered = page.getByRole('listbox').getByRole('option')
  await page.getByLabel('Sampai Tanggal').focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offered).toHaveText([
    'Hari Ini2026-11-21',
    'Kemarin2026-11-20',
    'Minggu ini2026-11-16 – 2026-11-21',
    'Bulan ini2026-11-01 – 2026-11-21',
    'Bulan lalu2026-10-20 – 2026-10-31',
    '12 bulan terakhir2026-10-20 – 2026-11-21',
  ])
  // The one that stands there is marked, and steps begin from it.
  await expect(menu).toHaveAttribute('aria-activedescendant', /-3$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(offered).toHaveCount(0)
  await expect.poll(range).toEqual({ dari: '2026-10-20', sampai: '2026-10-31' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await expect.poll(range).toEqual({ dari: '2026-10-20', sampai: '2026-10-31' })
  await menu.click()
  await page.getByRole('option', { name: 'Kemarin' }).click()
  await expect.poll(range).toEqual({ dari: '2026-11-20', sampai: '2026-11-20' })
  await menu.click()
  await page.getByLabel('Kode').focus()
  await expect(offered).toHaveCount(0)
})

test('the scan field submits, knows a slow hand, and catches stray characters', async ({
  page,
}) => {
  await open(page)
  const scan = page.getByLabel('Pindai')
  await expect(scan).toBeFocused()
  // How fast keys arrive here depends on the machine; the burst itself is tried in its own test.
  await page.keyboard.type('10482213', { delay: 1 })
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('10482213:')
  await page.keyboard.type('10482214', { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('10482214:false')
  await scan.blur()
  await page.keyboard.type('99', { delay: 1 })
  await expect(scan).toHaveValue('99')
})

test('a scanner answers no question and presses no button, a hand does', async ({ page }) => {
  await open(page)
  const dialog = page.getByRole('alertdialog')
  const unused = page.getByText('Pindaian 10482213 tidak dipakai')
  await page.getByRole('button', { name: 'deleted' }).click()
  await expect(dialog.getByRole('button', { name: 'Aktifkan' })).toBeFocused()
  await burst(page, '10482213')
  await expect(unused).toBeVisible()
  await expect(dialog, 'still asked').toBeVisible()
  await expect(said(page)).toHaveText('')
  await handIsBack(page)
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('true')

  await page.getByRole('button', { name: 'tanya' }).click()
  const asking = page.getByRole('dialog', { name: 'Batalkan faktur' })
  await asking.getByRole('button', { name: 'Ya' }).focus()
  await burst(page, '1048 2213', 2)
  await expect(asking, 'a space and a second Enter press as little').toBeVisible()
  await handIsBack(page)
  await page.keyboard.press('Enter')
  await expect(asking).toBeHidden()
})

test('a scan from a button goes to the scan field, in a dialog to its own field', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'tanya' }).focus()
  await burst(page, '10482213')
  await expect(said(page)).toHaveText('10482213:true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'modal' }).click()
  const field = page.getByLabel('Nama Baki')
  await expect(field).toBeFocused()
  await field.evaluate(own =>
    own.addEventListener('keydown', event => {
      const heard = own.getAttribute('data-heard') ?? ''
      own.setAttribute('data-heard', heard + (event as KeyboardEvent).key)
    }),
  )
  await burst(page, '10482213')
  await expect(field, 'all but the Enter of a scanner').toHaveAttribute('data-heard', '10482213')
})

test('codes sent one right after the other are two codes', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'tanya' }).focus()
  await burst(page, '10482213\r10482214')
  await expect(said(page)).toHaveText('10482214:true')
})

test('a picker searches as one types; Enter takes who is called so, not who has it inside', async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('Sales').fill('ri')
  await expect(choices(page)).toHaveText(['Rini', 'Dewi Lestari'])
  await page.getByLabel('Sales').press('Enter')
  await expect.poll(() => values(page)).toMatchObject({ sales: 'RNI' })
  await page.getByLabel('Barang', { exact: true }).first().fill('liontin')
  await expect(choices(page).nth(0)).toContainText('Liontin Huruf R')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await values(page)).picked).toMatch(/^1000/)
})

test('Enter waits for the answer to the last letter; nothing is saved meanwhile', async ({
  page,
}) => {
  await atStandstill(page)
  const piece = page.getByRole('combobox', { name: 'Barang' })
  await piece.fill('gelang')
  await page.clock.runFor(200)
  await expect(choices(page).nth(0)).toContainText('Gelang')
  await piece.fill('liontin')
  await piece.press('Enter')
  await page.keyboard.press('F10')
  await expect.poll(() => values(page)).toMatchObject({ picked: null })
  await page.clock.runFor(200)
  await expect.poll(() => values(page)).toMatchObject({ picked: '10000003' })
  await expect(said(page)).toHaveText('')
})

test('Enter in a search opens the row of that key, or the only one', async ({ page }) => {
  await open(page)
  const search = page.getByLabel('Cari Barang')
  for (const [typed, opened] of [
    ['10000007', '10000007'],
    ['liontin', '10000007'],
    ['liontin 10000399', '10000399'],
  ] as const) {
    await search.fill(typed)
    await search.press('Enter')
    await expect(said(page)).toHaveText(opened)
  }
})

test('what stands or comes under the cursor is typed over, never behind', async ({ page }) => {
  for (const [field, typed, held] of [
    ['Harga', '45', { money: 45 }],
    ['Kode', 'b2', { code: 'B2' }],
  ] as const) {
    await atStandstill(page)
    await page.getByRole('button', { name: 'draf' }).click()
    await page.getByRole('textbox', { name: field }).focus()
    await page.keyboard.type(typed)
    await expect.poll(() => values(page)).toMatchObject(held)
    await page.clock.runFor(1100)
    await expect.poll(() => values(page)).toMatchObject({ code: 'A01', money: 300 })
    await page.keyboard.type(typed)
    await expect.poll(() => values(page)).toMatchObject(held)
  }
})

test('a static modal stays on Esc and on a click outside, and keeps the page keys asleep', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'modal' }).click()
  const modal = page.getByRole('dialog', { name: 'Ubah Baki' })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 300)
  await page.keyboard.press('F10')
  await expect(modal).toBeVisible()
  await expect(said(page)).toHaveText('')
  await modal.getByRole('button', { name: 'Tutup' }).click()
  await expect(modal).toBeHidden()
  await page.keyboard.press('F10')
  await expect(said(page)).toHaveText('F10')
})

/** The page's clock stands still and goes on only where it is told to: no slow machine is late. */
async function atStandstill(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await open(page)
  await page.clock.pauseAt('2026-11-21T09:00:00Z')
}

test('dialogs keep their times and their words', async ({ page }) => {
  await atStandstill(page)
  const dialog = page.getByRole('alertdialog')
  for (const [button, words, ms] of [
    ['sukses', 'Berhasil Menyimpan Data', 2000],
    ['galat', 'Oopss!!', 3000],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(dialog).toContainText(words)
    await page.clock.runFor(ms - 1)
    await expect(dialog).toBeVisible()
    await page.clock.runFor(1)
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'deleted' }).click()
  await expect(dialog).toContainText('Warning')
  await dialog.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(said(page)).toHaveText('true')
  await page.getByRole('button', { name: 'hapus' }).click()
  await expect(dialog).toContainText('Apakah Anda Yakin Ingin Menghapus A01')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('false')
})

test('whoever types on while a success is told is not held up', async ({ page }) => {
  await atStandstill(page)
  const dialog = page.getByRole('alertdialog')
  const code = page.getByLabel('Kode')
  await code.fill('')
  for (const [key, typed, ran] of [
    ['F10', '', 'F10 '],
    ['b', 'B', 'F10 '],
    ['Enter', 'B', 'F10 '],
  ] as const) {
    await code.focus()
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(b => b.innerText === 'sukses')
      button?.click()
    })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(dialog).toBeVisible()
    await page.keyboard.press(key)
    await expect(dialog, key).toBeHidden()
    await expect(code).toBeFocused()
    await expect(code).toHaveValue(typed)
    await expect(said(page)).toHaveText(ran)
  }
})

test('the table searches, sorts, pages, moves by keyboard and saves a guarded CSV', async ({
  page,
}) => {
  await open(page)
  const table = page.getByRole('table', { name: 'Barang' })
  await expect(table.getByRole('row')).toHaveCount(27)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(table.getByText('10000025')).toBeVisible()
  await page.getByLabel('Cari Barang').fill('liontin 10000399')
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Cari Barang').fill('')
  await table.getByRole('button', { name: 'Berat' }).click()
  await table.getByRole('button', { name: 'Berat' }).click()
  await table.getByText('10000399').click()
  await expect(said(page)).toHaveText('10000399')
  await table.locator('tr[data-opens]').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('10000398')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).first().click()
  const file = await download
  expect(file.suggestedFilename()).toBe('spreadsheet.csv')
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text.split('\r\n')).toHaveLength(402)
  await expect(page.getByText('Tidak Ada Data').first()).toBeVisible()
})

test('a panel turns for 2 s and then loads anew, however often it is drawn', async ({ page }) => {
  await atStandstill(page)
  const refresh = page.getByRole('button', { name: 'Muat ulang' }).first()
  await refresh.click()
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1500)
  // The whole page is drawn anew meanwhile.
  await page.getByLabel('Kode').fill('gagal')
  await page.clock.runFor(400)
  await expect(said(page)).toHaveText('')
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText('segar')
  await expect(refresh).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Gagal dimuat ulang')).toBeVisible()
})

test('a long page draws only the rows in sight', async ({ page }) => {
  await open(page)
  await page.getByLabel('Baris').selectOption('200')
  const table = page.getByRole('table', { name: 'Barang' })
  await expect(table).toHaveAttribute('aria-rowcount', '201')
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(90)
  await expect(async () => {
    await table.locator('xpath=..').evaluate(scroll => scroll.scrollTo(0, 1e6))
    await expect(table.getByText('10000199')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1366, 390]) {
    test(`nothing for axe to find, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await open(page)
      await expect(page.getByRole('list').getByText('12 pcs')).toBeVisible()
      const found = await new AxeBuilder({ page }).analyze()
      const serious = found.violations.filter(v => v.impact !== 'minor' && v.impact !== 'moderate')
      expect(
        serious.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(', ')}`),
      ).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    })
  }
}

test('a line goes straight from one measure to the next', async ({ page }) => {
  await open(page)
  const line = page.getByRole('img', { name: 'Harga per hari' }).locator('.recharts-line-curve')
  await expect(line).toHaveAttribute('d', /^M[\d.,]+(L[\d.,]+){3}$/)
})

test('the scale of few pieces goes in whole steps', async ({ page }) => {
  await open(page)
  for (const kind of ['bar', 'line']) {
    const steps = page
      .getByRole('img', { name: `Sedikit, ${kind}` })
      .locator('svg text', { hasText: 'pcs' })
    await expect(steps).not.toHaveCount(0)
    const broken = async () => (await steps.allTextContents()).filter(one => !/^\d+ pcs$/.test(one))
    await expect.poll(broken).toEqual([])
  }
})
