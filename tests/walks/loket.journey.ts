import { expect, type Page, test } from '@playwright/test'
import { logIn, main, open } from '../journeys/shop.ts'

// The rules of pawn and instalments, tried out above their parameters by keyboard: the worked
// figures of the trade come out of what the shop has entered.

test('interest, ceiling and instalments are tried out', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/parameter-bunga-hutang')
  await interest(page)
  await open(page, '/parameter-plafond-hutang')
  await ceiling(page)
  await open(page, '/parameter-cicilan')
  await instalments(page)
})

const working = (page: Page) => main(page).getByRole('region', { name: 'Cara hitung' })

/** Types an amount over what stands in a field. */
async function type(page: Page, label: string, figures: string): Promise<void> {
  await main(page).getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(figures, { delay: 45 })
  await page.keyboard.press('Tab')
}

/** 30 days at 3 %; another amount falls into another band, a method nobody entered into none. */
async function interest(page: Page): Promise<void> {
  await expect(working(page)).toContainText('H2 Sampai 5 juta')
  await expect(working(page)).toContainText('1,622,500')
  // 47,250 go up to the next 500; what is typed is tried without being saved
  await expect(working(page)).toContainText('47,250')
  await expect(working(page)).toContainText('Dibulatkan ke atas ke kelipatan 500')
  await main(page).getByRole('button', { name: 'Coba angka lain' }).press('Enter')
  await main(page)
    .getByRole('textbox', { name: /^Bunga per 30 Hari/ })
    .fill('4')
  await expect(working(page)).toContainText('Percobaan')
  await expect(working(page)).toContainText('1,638,000')
  await main(page).getByRole('button', { name: 'Kembali ke yang disimpan' }).press('Enter')
  await expect(working(page)).toContainText('H2 Sampai 5 juta')
  await type(page, 'Pokok pinjaman', '189000')
  await expect(working(page)).toContainText('H1 Sampai 500 ribu')
  await expect(working(page)).toContainText('197,000')
  await page.getByLabel('Metode Bunga').focus()
  await page.keyboard.press('ArrowDown')
  await expect(working(page)).toContainText('Tidak ada bunga untuk pokok dan metode ini.')
}

/** 5 g at 450,000 lend 1,575,000 at 70 %. */
async function ceiling(page: Page): Promise<void> {
  await type(page, 'Berat', '5')
  await type(page, 'Harga Jual per Gram', '450000')
  await main(page).getByLabel('Plafond', { exact: true }).selectOption('UMUM')
  await expect(working(page)).toContainText('2,250,000')
  await expect(working(page)).toContainText('1,575,000')
}

/** 12,000,000 with 3,000,000 down at 1 % for 6 months are 1,590,000 a month. */
async function instalments(page: Page): Promise<void> {
  await main(page).getByLabel('Cicilan', { exact: true }).selectOption('C06')
  await type(page, 'Harga Barang', '12000000')
  await type(page, 'Uang Muka', '2999999')
  await expect(main(page).getByText('Minimal 3,000,000')).toBeVisible()
  await type(page, 'Uang Muka', '3000000')
  await expect(main(page).getByText('Minimal 3,000,000')).toHaveCount(0)
  await expect(working(page)).toContainText('1,590,000')
  const schedule = main(page).getByRole('list', { name: 'Jadwal angsuran' })
  await expect(schedule.getByRole('listitem')).toHaveCount(6)
  await expect(schedule.getByText('1,590,000')).toHaveCount(6)
}
