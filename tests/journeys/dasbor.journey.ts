import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { intercept, letThrough } from './intercept.ts'
import { looks } from './looks.ts'
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
    .getByRole('link', { name: /^\w{3}, \d{1,2} \w{3} \d{4}$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/laporan-penjualan-detail/)
  await report.getByRole('link', { name: /^FJ-/ }).first().click()
  const nota = page.getByRole('dialog')
  await expect(nota).toBeVisible()
  await expect(nota.getByRole('table', { name: /^Jurnal/ })).toContainText(RUPIAH)
  expect(await clicks()).toBeLessThanOrEqual(6)
})

test('each first figure of an owner is the last row of the report it opens', async ({ page }) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  for (const [label, report, column] of [
    ['Emas murni', 'laporan-neraca-emas', 'Emas Akhir'],
    ['Kas', 'laporan-kas', 'Saldo Akhir'],
    ['Bank', 'laporan-bank', 'Saldo Akhir'],
    [/^Margin \w{3}, \d{1,2} \w{3} \d{4}$/, 'laporan-margin', 'Margin'],
  ] as const) {
    // head office sells nothing: its dashboard is that of the chain
    await open(page, label === 'Kas' ? '/dashboard' : '/home')
    const name = page.getByText(label, { exact: true })
    const card = main(page).locator('[data-tone]').filter({ has: name })
    const figure = await followed(card)
    await expect(page).toHaveURL(new RegExp(`/${report}\\?.*toko=ALL`))
    await expect(main(page).locator(`tfoot td[data-label="${column}"]`)).toContainText(figure)
  }
  expect(errors).toEqual([])
})

test('what is wrong stands first, each with its way, of the chain by its stores', async ({
  page,
}) => {
  await logIn(page, 'OWNER')
  await open(page, '/home')
  const wrong = main(page).getByLabel('Perlu perhatian')
  const cards = wrong.getByRole('listitem').filter({ hasText: 'non cash belum cocok' })
  await cards.getByRole('link', { name: /^BDG \d+$/ }).click()
  await expect(page).toHaveURL(/validasi-non-cash\?.*atas_nama=BDG/)
  await expect(page.getByTitle('Pilih Toko')).toContainText('BDG')
  await open(page, '/home?atas_nama=PUSAT')
  await page.getByRole('link', { name: /Emas 24K [\d,]{7,}/ }).click()
  await expect(page).toHaveURL(/harga-emas-pusat/)
})

test('head office sees the day, a period and the year, each with its table', async ({ page }) => {
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
    ['Grafik Periode', 'Perdagangan per hari', /^\w{3}, \d{1,2} \w{3} \d{4}/],
    ['Grafik Tahunan', 'Perdagangan per bulan', /^\w{3} \d{4}/],
  ] as const) {
    await main(page).getByRole('button', { name: view }).click()
    await expect(charts).toHaveCount(2)
    await behind().click()
    const rows = main(page).getByRole('table', { name: table }).first()
    await expect(rows.getByRole('row', { name: first }).first()).toBeVisible()
    await expect(rows.getByRole('link', { name: RUPIAH }).first()).toBeVisible()
    expect(await looks(page), view).toEqual([])
  }
  expect(errors).toEqual([])
})

test('a bar opens the report of its store and day', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/dashboardPusat')
  // Charts come one by one, in any order.
  const byStore = main(page).getByRole('img', { name: /^Rupiah .* per toko$/ })
  await byStore.locator('.recharts-bar-rectangle path').first().click()
  await expect(page).toHaveURL(/laporan-penjualan\?.*toko=/)
  await expect(main(page).getByRole('table').first()).toContainText(RUPIAH)
})

test('a branch sees its sales and purchases of today and of the month', async ({ page }) => {
  await logIn(page, 'SPV-JKT')
  await open(page, '/dashboard')
  for (const choice of ['Hari Ini', 'Bulan ini']) {
    await main(page).getByRole('button', { name: choice }).click()
    for (const kind of ['Penjualan', 'Pembelian']) {
      const title = new RegExp(`^${kind} \\w{3}, \\d{1,2} \\w{3} \\d{4}`)
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    }
  }
  expect(await seriousFindings(page)).toEqual([])
})

/** A panel of a screen by its heading. */
const panel = (page: Page, name: string | RegExp) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })

/** A report was opened for these filters, and has this figure. */
async function opened(
  page: Page,
  report: string,
  filters: Record<string, unknown>,
  figure: string,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${report}\\?`))
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  expect(asked).toMatchObject(filters)
  await expect(main(page).getByRole('table').first()).toContainText(figure)
}

/** The figure of a link, which is then followed. */
async function followed(within: Locator): Promise<string> {
  const link = within.getByRole('link', { name: RUPIAH }).first()
  const figure = RUPIAH.exec((await link.textContent()) ?? '')?.[0] ?? 'no figure'
  await link.click()
  return figure
}

const DAY = /\d{4}-\d\d-\d\d/
const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ')

/** The day that a heading says, as it travels. */
function dayOf(title: string): string {
  const [, day = '', month = '', year = ''] = /(\d{1,2}) (\w{3}) (\d{4})/.exec(title) ?? []
  const two = (figure: number | string) => String(figure).padStart(2, '0')
  return `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}`
}

test('a branch comes from an hour, a jenis and the whole day to the pieces of them', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/dashboard')
  const sold = panel(page, /^Penjualan \w{3}, \d{1,2} \w{3} \d{4}$/)
  const title = (await sold.getByRole('heading').textContent()) ?? ''
  const tgl = dayOf(title)
  const days = { tanggal_awal: tgl, sampai_tgl: tgl, toko: 'BDG' }
  await expect(sold.getByRole('img')).toHaveCount(2)
  // the hours add up to the day, in grams as in money
  await sold.getByText('Tabel di balik grafik').click()
  const hours = sold.getByRole('table', { name: title, exact: true })
  await expect(hours.getByRole('row', { name: /^\d\d\.00/ }).first()).toBeVisible()
  const headline = (await sold.getByRole('link', { name: RUPIAH }).first().textContent()) ?? ''
  const whole = RUPIAH.exec(headline)?.[0] ?? ''
  await expect(hours.getByRole('row').last()).toContainText(whole)
  const sums = await hours.getByRole('row').last().getByRole('cell').allInnerTexts()
  const grams = sums.find(sum => /^[\d,]+\.\d{3}$/.test(sum.trim())) ?? 'no weight'
  await expect(sold).toContainText(`· ${grams.trim()} g`)
  await hours.getByRole('link', { name: RUPIAH }).first().click()
  await opened(page, 'laporan-penjualan-detail', days, whole)

  await page.goBack()
  await sold.locator('summary').getByText('Per jenis', { exact: true }).click()
  const parts = sold.getByRole('table', { name: /Per jenis/ })
  const part = await followed(parts)
  await opened(
    page,
    'laporan-penjualan-detail',
    { ...days, kode_dept: expect.stringMatching(/\S/) },
    part,
  )

  await page.goBack()
  expect(await followed(sold)).toBe(whole)
  await opened(page, 'laporan-penjualan', days, whole)
})

test('a branch picks a bar and a part of a ring, and sees the report of them', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/dashboard')
  const perDay = panel(page, 'Penjualan per hari')
  await perDay.first().locator('.recharts-bar-rectangle path').first().click()
  await expect(page).toHaveURL(/laporan-penjualan\?/)
  const { tanggal_awal, sampai_tgl, toko } = Object.fromEntries(new URL(page.url()).searchParams)
  expect(tanggal_awal).toMatch(DAY)
  expect([sampai_tgl, toko]).toEqual([tanggal_awal, 'BDG'])
  await page.goBack()
  await perDay.first().getByText('Tabel di balik grafik').click()
  const day = await followed(
    perDay.first().getByRole('row', { name: indonesianDay(tanggal_awal ?? '') }),
  )
  await opened(page, 'laporan-penjualan', { tanggal_awal, sampai_tgl, toko }, day)
  const some = expect.stringMatching(/\S/)
  for (const [name, report, filters] of [
    ['Penjualan per jenis', 'laporan-penjualan-detail', { kode_dept: some }],
    ['Penjualan per sales', 'laporan-penjualan-detail', { kode_sales: some }],
    ['Cara pembayaran', 'laporan-penjualan-per-bayar', { rincian: 'FAKTUR', cara: some }],
  ] as const) {
    await page.goBack()
    const parts = panel(page, name).first()
    await parts.getByText('Tabel di balik grafik').click()
    const figure = await followed(parts.getByRole('table'))
    await opened(page, report, { toko: 'BDG', ...filters }, figure)
    if (name !== 'Cara pembayaran') continue
    await page.goBack()
    // The middle of what a part of a ring spans need not lie on it.
    await parts.locator('.recharts-pie-sector path').first().dispatchEvent('click')
    await opened(page, report, { toko: 'BDG', ...filters }, figure)
  }
  await page.goBack()
  for (const choice of ['Hari Ini', 'Bulan ini']) {
    await main(page).getByRole('button', { name: choice }).click()
    for (const behind of await main(page).locator('summary').all()) await behind.click()
    expect(await looks(page), choice).toEqual([])
  }
})

test('a cashier comes from the first screen to the nota and to the report of the day', async ({
  page,
}) => {
  await logIn(page, 'KASIR-BDG')
  await open(page, '/home')
  const nota = main(page).getByRole('link', { name: /^FJ-/ }).first()
  const nomor = (await nota.textContent()) ?? ''
  await nota.click()
  await expect(page).toHaveURL(/lihat-penjualan/)
  await expect(page.getByRole('dialog')).toContainText(nomor)
  await open(page, '/home')
  const sold = main(page).getByText('Penjualan hari ini').locator('..')
  const figure = await followed(sold)
  await opened(page, 'laporan-penjualan', { toko: 'BDG' }, figure)
})

test('a chart that could not be read says so, and is there when it is tried again', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  const broken = /\/ringkasan\/grafik/
  await intercept(page, broken, route => route.fulfill({ status: 500, body: '' }))
  await open(page, '/dashboard')
  // A page that hears of the server again asks anew for what failed: over before it is tried again.
  await expect(page.getByRole('contentinfo').getByText('Tersambung', { exact: true })).toBeVisible()
  const failed = main(page).getByText('Terjadi Kesalahan Saat Request Data')
  await expect(failed).toHaveCount(3)
  await letThrough(page, broken)
  for (let left = 3; left > 0; left -= 1) {
    await main(page).getByRole('button', { name: 'Coba lagi' }).first().click()
    await expect(failed).toHaveCount(left - 1)
  }
  await expect(panel(page, 'Penjualan per hari').first().getByRole('img')).toBeVisible()
})

test('a store that does not answer is named, and the others stand', async ({ page }) => {
  await logIn(page, 'OWNER')
  const without = { tanpa_jawaban: ['SBY'] }
  await intercept(page, /daily-transaction-chart/, async route => {
    const response = await route.fetch()
    const all = (await response.json()) as { kode_toko: string | null }[]
    const json = all
      .filter(({ kode_toko }) => kode_toko !== 'SBY')
      .map(one => ({ ...one, ...without }))
    await route.fulfill({ response, json })
  })
  await open(page, '/home')
  const said = main(page).getByRole('alert').filter({ hasText: 'Tidak menjawab: SBY.' })
  await expect(said).toBeVisible()
  const stores = main(page).getByRole('table', { name: 'Perdagangan per toko' })
  await expect(stores.getByRole('row', { name: /^BDG / })).toContainText(RUPIAH)
  await expect(stores.getByRole('row', { name: /^SBY / })).toHaveCount(0)
  expect(await looks(page)).toEqual([])
})

test('the home of who keeps the stock has pieces and no revenue', async ({ page }) => {
  await logIn(page, 'GUDANG-JKT')
  await open(page, '/home')
  await expect(main(page)).toContainText('Barang masuk hari ini')
  await expect(main(page)).not.toContainText('Penjualan hari ini')
  await expect(main(page)).not.toContainText('Penjualan terakhir')
  expect(await seriousFindings(page)).toEqual([])
})
