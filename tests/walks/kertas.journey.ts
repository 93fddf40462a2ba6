import { expect, type Page, test } from '@playwright/test'
import { atWork, main, open, paperOf } from '../journeys/shop.ts'

// The designer of papers, by mouse and by keys alone; the store prints as before when it is over.

test.describe.configure({ mode: 'serial' })

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await atWork(browser, 'SPV-SBY', '/home')
  // The browser of the tests has no viewer: what one would show is read from the answer.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true }),
  )
  await open(page, '/setting-nota')
  await expect(element('terima-kasih')).toBeVisible()
})
test.afterAll(() => page.context().close())

const element = (id: string) => page.locator(`[data-element="${id}"]`)
const figure = (name: string) => main(page).getByLabel(name, { exact: true })
const save = () => main(page).getByRole('button', { name: 'Simpan' })

const PREVIEW = /setting-nota\/nota-penjualan\/pratinjau$/

test('a field is dragged: the grid, the figures, the real PDF, and one step back', async () => {
  const thanks = element('terima-kasih')
  await thanks.click()
  await expect(figure('X')).toHaveValue('151.3')
  const box = await thanks.boundingBox()
  if (box === null) throw new Error('the element is not to be seen')
  const pxPerMm = box.width / 80
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x - 10, at.y, { steps: 3 })
  // A place where no guide is near: 40 mm to the left, 5 mm up.
  const pages = await paperOf(page, PREVIEW, async () => {
    const drawn = page.waitForResponse(answer => PREVIEW.test(answer.url()))
    await page.mouse.move(at.x - 41.13 * pxPerMm, at.y - 8.2 * pxPerMm, { steps: 6 })
    await page.mouse.up()
    await drawn
  })
  const x = Number(await figure('X').inputValue())
  expect(Math.abs(x - 110.2)).toBeLessThan(2.5)
  expect(pages.join(' ')).toContain('CETAK UJI')
  await expect(save()).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(figure('X')).toHaveValue('151.3')
  await expect(save()).toBeDisabled()
})

test('all of it by keys: move, size, say, save with a note', async () => {
  await main(page).locator('li button', { hasText: 'Terima kasih' }).press('Enter')
  await expect(element('terima-kasih')).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp')
  await expect(figure('Y')).toHaveValue('125.5')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(figure('X')).toHaveValue('146.3')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(figure('Lebar')).toHaveValue('80.5')
  await figure('X').fill('140.5')
  await page.keyboard.press('ArrowDown')
  await expect(figure('X')).toHaveValue('140')
  await figure('Tulisan').fill('Terima kasih dari Surabaya')
  await page.keyboard.press('F10')
  const dialog = page.getByRole('dialog', { name: /Simpan/ })
  await expect(dialog.getByLabel('Catatan versi (boleh kosong)')).toBeFocused()
  await expect(dialog).toContainText('X: 151.3 mm → 140 mm')
  await page.keyboard.type('Lebih ramah')
  await page.keyboard.press('F10')
  await expect(page.getByText('Tersimpan sebagai versi 1')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('v1')
})

test('a long name cuts nothing of its panel', async () => {
  await element('terima-kasih').focus()
  await main(page).getByLabel('Tulisan').fill('Terima kasih '.repeat(20).trim())
  for (const label of ['Y', 'Tinggi']) {
    await expect(main(page).getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 })
  }
  const remove = main(page).getByRole('button', { name: 'Hapus elemen' })
  await expect(remove).toBeInViewport({ ratio: 1 })
  await main(page).getByRole('button', { name: 'Urungkan' }).click()
  await expect(main(page).getByText('Belum disimpan')).toBeHidden()
})

test('a paper that leaves out what it must say cannot be saved, and says so', async () => {
  await element('tanda').focus()
  await page.keyboard.press('Delete')
  // in the list of faults, and soon over the paper too
  const fault = main(page).getByText('harus terbaca di setiap halaman dan lembar').first()
  await expect(fault).toBeVisible()
  await expect(save()).toBeDisabled()
  await main(page).getByRole('button', { name: 'Urungkan' }).click()
  await expect(main(page).getByText('harus terbaca di setiap halaman')).toBeHidden()
})

test('work that is not saved is not lost by a wrong click', async () => {
  await element('judul').focus()
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: /Kencana/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Perubahan belum disimpan')
  await question.getByRole('button', { name: 'Tidak' }).click()
  await expect(element('judul')).toBeVisible()
  await main(page).getByRole('button', { name: 'Urungkan' }).click()
})

test('a paper in work stays as it is when all is read again after a lost connection', async () => {
  await element('judul').focus()
  await page.keyboard.press('ArrowRight')
  const x = await figure('X').inputValue()
  const dialog = page.getByRole('alertdialog')
  const again = page.waitForResponse(answer => /setting-nota\/nota-penjualan$/.test(answer.url()))
  await page.context().setOffline(true)
  await expect(dialog).toContainText('Koneksi terputus')
  await page.context().setOffline(false)
  await again
  await dialog.getByRole('button', { name: 'Lanjutkan' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(figure('X')).toHaveValue(x)
  await main(page).getByRole('button', { name: 'Urungkan' }).click()
  await expect(save()).toBeDisabled()
})

test('versions: what differs, and back to what the product brings', async () => {
  await main(page).getByRole('button', { name: 'Versi' }).click()
  const dialog = page.getByRole('dialog', { name: /Versi/ })
  await expect(dialog).toContainText('Lebih ramah')
  await dialog.getByRole('row', { name: /Bawaan/ }).click()
  await expect(dialog).toContainText('Tulisan: “Terima kasih atas kepercayaan Anda”')
  await dialog.getByRole('button', { name: 'Kembali ke bawaan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('v2')
  await element('terima-kasih').click()
  await expect(figure('X')).toHaveValue('151.3')
})

test('slips and labels have their own designer', async () => {
  await page.goto('/setting-nota-slip')
  await main(page).getByLabel('Jenis kertas').selectOption('Label Barcode')
  await expect(element('barcode')).toBeVisible()
  await element('barcode').focus()
  await page.keyboard.press('ArrowDown')
  await expect(figure('Y')).toHaveValue('1.5')
  await page.keyboard.press('Control+z')
})
