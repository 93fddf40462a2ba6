import { expect, type Page, test } from '@playwright/test'
import { atWork, logIn, main, open, PASSWORD, seriousFindings, watchErrors } from './shop.ts'
import { soldBefore } from './sold-before.ts'

// What an owner sees of the chain, and how far it is from a figure to the entry behind it.

const RUPIAH = /\d{1,3}(,\d{3})+/

// However early it is, one branch has sold something today.
test.beforeAll(async ({ browser }) => {
  const kasir = await atWork(browser, 'KASIR-BDG', '/home')
  await (await soldBefore(kasir)).sold('Ibu Ratnasari', 1)
  await kasir.context().close()
})

/** Counts what a hand clicks, in every page of the tab. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0
  await page.exposeFunction('kencanaClicked', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const told = window as unknown as { kencanaClicked: () => void }
    window.addEventListener('pointerdown', () => told.kencanaClicked(), true)
  })
  return async () => clicks
}

test('from the login to where the money came from in six clicks', async ({ page }) => {
  test.setTimeout(90_000)
  const clicks = await countClicks(page)
  await page.goto('./')
  await page.getByLabel('Username').fill('OWNER')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Masuk' }).click()
  const taken = page.getByRole('alertdialog')
  const stores = main(page).getByRole('table', { name: 'Perdagangan per toko' })
  await expect(stores.or(taken).first()).toBeVisible({ timeout: 20_000 })
  if (await taken.isVisible()) {
    await taken.getByRole('button', { name: 'Ya' }).press('Enter')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
  }
  const sold = stores.getByRole('link', { name: RUPIAH }).first()
  const rupiah = (await sold.textContent()) ?? ''
  await sold.click()
  const report = main(page).getByRole('table')
  await expect(report.first()).toContainText(rupiah)
  await report
    .getByRole('link', { name: /^\d{4}-\d\d-\d\d$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/laporan-penjualan-detail/)
  await report.getByRole('link', { name: /^FJ-/ }).first().click()
  const nota = page.getByRole('dialog')
  await expect(nota).toBeVisible()
  await expect(nota.getByRole('table', { name: /^Jurnal/ })).toContainText(RUPIAH)
  expect(await clicks()).toBeLessThanOrEqual(6)
})

test('head office sees the day, a period and the year, each with its table', async ({ page }) => {
  test.setTimeout(90_000)
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  await open(page, '/dashboardPusat')
  const charts = main(page).getByRole('img')
  const behind = () => main(page).getByText('Tabel di balik grafik').first()
  await expect(charts.first()).toBeVisible()
  await behind().click()
  const byStore = main(page).getByRole('table', { name: 'Perdagangan per toko' }).first()
  await expect(byStore.getByRole('row', { name: /^BDG / })).toContainText(RUPIAH)
  await expect(main(page).getByRole('table', { name: 'Uang per toko' })).toContainText('JKT')
  expect(await seriousFindings(page)).toEqual([])
  for (const [view, table, first] of [
    ['Grafik Periode', 'Perdagangan per hari', /^\d{4}-\d\d-\d\d/],
    ['Grafik Tahunan', 'Perdagangan per bulan', /^\d{4}-\d\d/],
  ] as const) {
    await main(page).getByRole('button', { name: view }).click()
    await expect(charts).toHaveCount(2)
    await behind().click()
    const rows = main(page).getByRole('table', { name: table }).first()
    await expect(rows.getByRole('row', { name: first }).first()).toBeVisible()
    await expect(rows.getByRole('link', { name: RUPIAH }).first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  }
  expect(errors).toEqual([])
})

test('a bar opens the report of its store and day', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/dashboardPusat')
  await main(page).locator('.recharts-bar-rectangle path').first().click()
  await expect(page).toHaveURL(/laporan-penjualan\?.*toko=/)
  await expect(main(page).getByRole('table').first()).toContainText(RUPIAH)
})

test('a branch sees its sales and purchases of today and of the month', async ({ page }) => {
  await logIn(page, 'SPV-JKT')
  await open(page, '/dashboard')
  for (const choice of ['Hari Ini', 'Bulan ini']) {
    await main(page).getByRole('button', { name: choice }).click()
    for (const kind of ['Penjualan', 'Pembelian']) {
      const title = new RegExp(`^${kind} \\d{4}-\\d\\d-\\d\\d`)
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    }
  }
  expect(await seriousFindings(page)).toEqual([])
})

test('the home of who keeps the stock has pieces and no revenue', async ({ page }) => {
  await logIn(page, 'GUDANG-JKT')
  await open(page, '/home')
  await expect(main(page)).toContainText('Barang masuk hari ini')
  await expect(main(page)).not.toContainText('Penjualan hari ini')
  await expect(main(page)).not.toContainText('Penjualan terakhir')
  expect(await seriousFindings(page)).toEqual([])
})
