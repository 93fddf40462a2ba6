import { ADDRESSES } from '@kencana/contract/menu/addresses'
import { expect, type Page, test } from '@playwright/test'
import { intercept, letThrough } from '../journeys/intercept.ts'
import { atWork, byHand, logIn, main, open, whileFailing } from '../journeys/shop.ts'

// Words and ways that the specification gives to screens.

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

/** The call fails as a server does that is not well. */
const failing = (page: Page, path: RegExp) =>
  intercept(page, path, route => route.fulfill({ status: 500, body: '<html>' }))

test('an empty report is no failed one, each with its own words', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/laporan-penebusan-detail?tanggal_awal=2020-01-01&sampai_tgl=2020-01-02')
  await expect(toast(page, 'Data Tidak Tersedia').first()).toBeVisible()
  await expect(toast(page, 'Laporan Tidak Tersedia')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL(/\/SubMenuLaporan/)
  // A page that hears of the server again asks anew for what failed: over before this fails.
  await expect(page.getByRole('contentinfo').getByText('Tersambung', { exact: true })).toBeVisible()
  await failing(page, /reports\/laporan-stock-per-baki(\?|$)/)
  await main(page).getByRole('link', { name: 'Laporan Stock Per Baki' }).click()
  await expect(toast(page, 'Laporan Tidak Tersedia').first()).toBeVisible({ timeout: 15_000 })
  await expect(toast(page, 'Data Tidak Tersedia')).toHaveCount(0)
  await letThrough(page, /reports\/laporan-stock-per-baki(\?|$)/)
  await main(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(toast(page, 'Laporan Tersedia')).toBeVisible()
})

test('an empty report of purchases is told as such, beside the table and in passing', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/laporan-pembelian-per-faktur?tanggal_awal=2020-01-01&sampai_tgl=2020-01-02')
  await expect(toast(page, 'Laporan Tidak Tersedia')).toHaveCount(2)
  await expect(main(page).getByText('Laporan Tidak Tersedia')).toHaveCount(1)
  await expect(toast(page, 'Data Tidak Tersedia')).toHaveCount(0)
})

test('a CSV whose rows do not come says so', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/master-kadar')
  const csv = main(page).getByRole('button', { name: 'CSV' })
  await expect(csv).toBeEnabled()
  await failing(page, /api\/v1\/.*kadar.*limit=200/)
  await csv.click()
  await expect(page.getByText('Terjadi Kesalahan Saat Request Data')).toBeVisible()
})

test('reports of pieces say their own words when they are empty and when they fail', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  for (const [id, empty, failed] of [
    [
      'laporan-analisis-harga-barang',
      'Data Yang Anda Cari Tidak Ada',
      'Terjadi Kesalahan Saat Request Data',
    ],
    [
      'laporan-kelompok-barang',
      'Laporan Penjualan Tidak Tersedia',
      'Laporan Penjualan Tidak Tersedia',
    ],
  ] as const) {
    await open(page, `/${id}?kode_dept=TIDAK-ADA`)
    await expect(toast(page, empty)).toHaveCount(2)
    await expect(main(page).getByText(empty)).toHaveCount(1)
    await failing(page, new RegExp(`reports/${id}(\\?|$)`))
    await open(page, `/${id}`)
    // what happened stands before the reason, which has words of its own
    const told = main(page).getByRole('alert').locator('b')
    await expect(told).toHaveText(failed, { timeout: 15_000 })
    await expect(toast(page, 'Laporan Tidak Tersedia')).toHaveCount(0)
  }
})

test('a list of parameters and a password that fail say the specified words', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  const said = main(page).getByText('Terjadi Kesalahan Saat Mengirim Data', { exact: true })
  for (const [path, call] of [
    ['/parameter-akun', /\/para-akun-transaksi$/],
    ['/master-parameter-harga-emas', /\/harga-emas(\?|$)/],
    ['/master-bank', /\/banks?(\/|\?|$)/],
  ] as const) {
    await failing(page, call)
    await page.goto(path)
    await expect(said, path).toBeVisible({ timeout: 15_000 })
    await letThrough(page, call)
  }
  await open(page, '/ganti-password')
  await page.getByLabel('Password lama').fill('bukan-ini')
  await page.getByLabel('Password baru', { exact: true }).fill('panjang-dan-baru-9')
  await page.getByLabel('Ulangi password baru').fill('panjang-dan-baru-9')
  await page.keyboard.press('F10')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Oopss!!')
  await expect(dialog).toContainText('Terjadi Kesalahan Saat update password')
  await expect(main(page).getByText('Password lama salah')).toBeVisible()
})

test('a purchase price that could not be kept or deleted says so to the letter', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/parameter-harga-beli')
  const form = page.getByRole('dialog')
  const row = main(page).getByRole('row', { name: /UJI-GAGAL/ })
  const said = async (text: string) => {
    const told = page.getByRole('alertdialog')
    await expect(told).toContainText(text)
    await expect(told).toBeHidden({ timeout: 10_000 })
  }
  const save = (text: string) => async () => {
    await page.keyboard.press('F10')
    await said(text)
    await expect(form).toBeVisible()
  }
  await page.keyboard.press('Insert')
  await page.keyboard.type('UJI-GAGAL')
  await form.getByLabel('Harga per Gram').focus()
  await byHand(page, '915000')
  const create = /\/para-harga-beli\/create$/
  await whileFailing(page, create, save('Terjadi Kesalhaan Saat Mengirim Data'))
  await whileFailing(page, create, save('Harga sedang dihitung'), 'Harga sedang dihitung')
  await page.keyboard.press('F10')
  await said('Berhasil Menyimpan Data')
  await row.focus()
  await page.keyboard.press('Enter')
  await form.getByLabel('Harga per Gram').focus()
  await byHand(page, '920000')
  const update = /\/para-harga-beli\/update\/UJI-GAGAL$/
  await whileFailing(page, update, save('Terjadi Kesalhaan Saat Mengirim Data'))
  await page.keyboard.press('F10')
  await said('Berhasil Mengedit Data')
  await expect(row).toContainText('920,000')
  const remove = async () => {
    await row.focus()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click()
  }
  await whileFailing(page, /\/para-harga-beli\/delete\/UJI-GAGAL$/, async () => {
    await remove()
    await said('Gagal Menghapus Data')
  })
  await expect(row).toBeVisible()
  await remove()
  await said('Berhasil Menghapus Data')
  await expect(row).toHaveCount(0)
})

/** Their button waits until nothing lacks, and says beside it what does. */
const WAITS = ['/lihat-titipan', '/piutang-penjualan']

test('saved with a fault, each dialog gives the first one the cursor', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  const begun = Object.entries(ADDRESSES).filter(([, asked]) => asked.some(one => one === 'baru'))
  expect(begun.length).toBeGreaterThan(7)
  for (const [path] of begun.filter(([one]) => !WAITS.includes(one))) {
    await page.goto(`${path}?baru=YA`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('button:has-text("F10")').click()
    const isFirst = () =>
      dialog.evaluate(box => box.querySelector('[aria-invalid="true"]') === document.activeElement)
    await expect.poll(isFirst, path).toBe(true)
  }
})

test('the login page says version, build and tag', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByText('1.7.3 (2) NEW RELEASE', { exact: true })).toBeVisible()
})

test('a journal is left by Kembali as it was', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/parameter-akun')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  const rows = main(page).getByRole('row')
  const back = main(page).getByRole('button', { name: 'Kembali' })
  const listed = await rows.count()
  await rows.nth(1).click()
  await expect(main(page).getByRole('combobox').first()).toBeVisible()
  await back.click()
  await expect(back).toHaveCount(0)
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
  await expect(rows).toHaveCount(listed)
  expect(sent).toEqual([])
})

test('a journal is opened, its account changed in the row, and left', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/parameter-akun')
  const rows = main(page).getByRole('row')
  await rows.nth(1).click()
  await expect(main(page).getByRole('button', { name: 'Kembali' })).toBeVisible()
  const account = main(page).getByRole('combobox').first()
  const before = await account.inputValue()
  const change = async (to: string) => {
    await main(page).getByRole('combobox').first().fill(to)
    await page.getByRole('option').first().click()
    await page.keyboard.press('F10')
  }
  await change('1102')
  await expect(page.getByRole('alertdialog')).toContainText('Periksa isian yang ditandai')
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(main(page)).toContainText('Akun ini sudah dipakai bagian lain')
  await failing(page, /\/para-akun-transaksi\/[^/]+\/[^/]+$/)
  await change('1134')
  await expect(page.getByRole('alertdialog')).toContainText('Data Gagal Diedit')
  await letThrough(page, /\/para-akun-transaksi\/[^/]+\/[^/]+$/)
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.keyboard.press('F10')
  await expect(page.getByText('Data Berhasil Diedit')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Kembali' })).toHaveCount(0)
  await rows.nth(1).click()
  await change(before.split(' ')[0] ?? before)
  await expect(main(page).getByRole('button', { name: 'Kembali' })).toHaveCount(0)
})

test('only the head office picks a store', async ({ browser }) => {
  const office = await atWork(browser, 'OWNER', '/blank')
  await expect(office.getByTitle('Pilih Toko')).toBeVisible()
  const branch = await atWork(browser, 'SPV-BDG', '/blank')
  await expect(branch.getByRole('banner').first()).toContainText('BDG')
  await expect(branch.getByTitle('Pilih Toko')).toHaveCount(0)
})

test('inside the mobile app every screen leads home, and a nota is handed over', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, {
      told,
      ReactNativeWebView: { postMessage: (m: string) => told.push(m) },
    })
  })
  await logIn(page, 'SPV-BDG')
  const home = main(page).getByRole('link', { name: 'Home' })
  for (const path of ['/lihat-penjualan', '/laporan-stock-per-baki', '/SubMenuHutang']) {
    await open(page, path)
    await expect(home, path).toBeVisible()
  }
  await home.click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(home).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
})
