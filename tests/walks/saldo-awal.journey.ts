import { expect, type Locator, type Page, test } from '@playwright/test'
import { approve, logIn, main, open, seriousFindings, watchErrors } from '../journeys/shop.ts'
import { bought, type Row, ring, scrap, sheetOf, slip, unpaid } from '../saldo-awal/rows.ts'

// What a shop begins with, as its owner brings it in: a sheet that is wrong is told by row and
// keeps nothing, a right one shows what it will be before F10 loads it, and may be taken back.

test('a sheet is mended, tried, loaded by F10, looked at and taken back', async ({ page }) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  await open(page, '/saldo-awal')
  await expect(pieces(page)).toContainText('Belum dimuat')
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh contoh berkas Stok barang' }).click(),
  ])
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/)

  await choose(page, [ring(), ring({ kode_baki: 'ZZ', berat: 'tiga' })])
  await expect(dialog(page)).toContainText('Belum ada yang disimpan')
  await expect(dialog(page).getByRole('alert')).toContainText(/Baris 3 · [^:]*: Baki ZZ tidak ada/)
  await expect(dialog(page).getByRole('alert')).toContainText('Baris 3 · Berat tiga: Bukan angka')
  await page.keyboard.press('F10')
  await dialog(page).getByRole('button', { name: 'Batal' }).click()
  await expect(pieces(page)).toContainText('Belum dimuat')

  await choose(page, [ring(), ring({ nama_barang: 'Cincin Polos' }), ring()])
  await expect(dialog(page)).toContainText('14,700,000')
  await expect(dialog(page)).toContainText('9.711')
  await page.keyboard.press('F10')
  await expect(page.getByText(/3 barang dimuat, SA-PUSAT-/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pieces(page)).toContainText('Sudah dimuat')
  await pieces(page).getByRole('button', { name: 'Lihat jurnal' }).click()
  await expect(page.getByRole('dialog', { name: /^Jurnal SA-PUSAT-/ })).toContainText('3105')
  await page.keyboard.press('Escape')
  expect(await seriousFindings(page)).toEqual([])
  await fitsPhone(page)

  await pieces(page).getByRole('button', { name: 'Batalkan' }).click()
  await page.getByRole('dialog').getByLabel('Alasan').fill('Berkas salah')
  await page.keyboard.press('F10')
  await approve(page)
  await expect(pieces(page)).toContainText('Belum dimuat', { timeout: 15_000 })
  expect(errors).toEqual([])
})

/** Sheets of what else a shop may begin with: how much of what they bring, for how much. */
const OTHERS = [
  ['BLN', 'Barang belian', [bought(), bought({ kode_intern: 'B-8' })], '2 barang', '8,600,000'],
  ['ROSOK', 'Rosok', [scrap(1)], '1 tempat', '9,000,000'],
  ['KURANG_BAYAR', 'Kurang bayar pelanggan', [unpaid(1), unpaid(2)], '2 nota', '503,000'],
  ['NON_CASH', 'Piutang kartu dan QRIS', [slip(1)], '1 slip', '1,000,000'],
] as const

for (const [jenis, title, rows, count, sum] of OTHERS) {
  test(`${title}: a sheet is tried, loaded by F10, and taken back`, async ({ page }) => {
    const errors = watchErrors(page)
    await logIn(page, 'OWNER')
    await open(page, '/saldo-awal')
    const panel = panelOf(page, title)
    await expect(panel).toContainText('Belum dimuat')
    await choose(page, rows, jenis, title)
    await expect(dialog(page, title)).toContainText(sum)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('F10')
    await expect(page.getByText(new RegExp(`${count} dimuat, SA-PUSAT-`))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('Sudah dimuat')
    await panel.getByRole('button', { name: 'Lihat jurnal' }).click()
    const journal = page.getByRole('dialog', { name: /^Jurnal SA-PUSAT-/ })
    await expect(journal).toContainText(sum)
    await expect(journal).toContainText('3105')
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: 'Batalkan' }).click()
    await page.getByRole('dialog').getByLabel('Alasan').fill('Berkas salah')
    await page.keyboard.press('F10')
    await approve(page)
    await expect(panel).toContainText('Belum dimuat', { timeout: 15_000 })
    expect(errors).toEqual([])
  })
}

const panelOf = (page: Page, title: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const pieces = (page: Page): Locator => panelOf(page, 'Stok barang')
const dialog = (page: Page, title = 'Stok barang'): Locator =>
  page.getByRole('dialog', { name: `Saldo Awal: ${title}` })

const choose = (
  page: Page,
  rows: readonly Row[],
  jenis: Parameters<typeof sheetOf>[0] = 'BARANG',
  title = 'Stok barang',
): Promise<void> =>
  page.getByLabel(`Pilih berkas ${title}`).setInputFiles({
    name: 'saldo.csv',
    mimeType: 'text/csv',
    buffer: sheetOf(jenis, rows),
  })

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1366, height: 768 })
}
