import { expect, type Page, test } from '@playwright/test'
import { logIn, main, open, seriousFindings, watchErrors } from '../journeys/shop.ts'

// Links of reports, clicked; and the store that stands in every address of head office.

/** The link in the first row of a column. */
const linkOf = (page: Page, column: string) =>
  main(page).locator(`td[data-label="${column}"] a`).first()

const acting = (page: Page) => new URL(page.url()).searchParams.get('atas_nama')

test('a link of each kind opens what its row is, in its store', async ({ page }) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')

  await open(page, '/laporan-penjualan?toko=BDG&tanggal_awal=2020-01-01&sampai_tgl=2030-01-01')
  const total = (await linkOf(page, 'Tanggal').locator('xpath=../..').textContent()) ?? ''
  await linkOf(page, 'Tanggal').click()
  await expect(page).toHaveURL(/laporan-penjualan-detail\?.*toko=BDG/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Laporan Penjualan Detail')
  const sum = main(page).locator('tfoot td[data-label="Total"]')
  await expect(sum).not.toHaveText('')
  expect(total).toContain((await sum.textContent()) ?? '-')

  const nota = (await linkOf(page, 'Faktur').textContent()) ?? ''
  expect(nota).toMatch(/^FJ-BDG-/)
  await linkOf(page, 'Faktur').click()
  await expect(page.getByRole('heading', { name: `Penjualan ${nota}` })).toBeVisible()
  await expect(main(page).getByRole('row').filter({ hasText: nota })).toBeVisible()
  await expect(page.getByTitle('Pilih Toko')).toContainText('BDG')
  expect(acting(page)).toBe('BDG')

  await open(page, '/laporan-stock-per-baki?toko=SBY')
  const tray = (await linkOf(page, 'Baki').textContent()) ?? ''
  const pieces = main(page).locator('td[data-label="Pcs"]').first()
  const count = (await pieces.textContent()) ?? ''
  await linkOf(page, 'Baki').click()
  await expect(main(page).getByLabel('Baki')).toHaveValue(tray)
  await expect(main(page)).toContainText(new RegExp(`\\b${count}\\b`))
  expect(acting(page)).toBe('SBY')

  await open(page, '/laporan-stock-barang?toko=JKT')
  const barcode = (await linkOf(page, 'Barcode').textContent()) ?? ''
  await linkOf(page, 'Barcode').click()
  await expect(page.getByRole('complementary', { name: `Barang ${barcode}` })).toBeVisible()
  expect(acting(page)).toBe('JKT')

  await open(page, '/laporan-hutang?toko=JKT&tanggal_awal=2020-01-01&sampai_tgl=2030-01-01')
  const loan = (await linkOf(page, 'Faktur').textContent()) ?? ''
  await linkOf(page, 'Faktur').click()
  await expect(page.getByRole('heading', { name: loan })).toBeVisible()

  await open(page, '/laporan-neraca-saldo?toko=BDG')
  const account = (await linkOf(page, 'Akun').textContent()) ?? ''
  await linkOf(page, 'Akun').click()
  await expect(page).toHaveURL(/laporan-buku-besar\?.*toko=BDG/)
  await expect(main(page).getByLabel('Nomor Akun')).toHaveValue(account)
  expect(errors).toEqual([])
})

test('a store of head office’s dashboard opens its home, its figures their reports', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  const desk = () => open(page, '/dashboardPusat?atas_nama=PUSAT')
  const chip = page.getByTitle('Pilih Toko')
  for (const [table, store] of [
    ['Toko', 'JKT'],
    ['Perdagangan per toko', 'BDG'],
    ['Uang per toko', 'SBY'],
  ] as const) {
    await desk()
    const shown = main(page).getByRole('table', { name: table, exact: true }).last()
    await shown.getByRole('link', { name: new RegExp(`^${store}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/home\\?atas_nama=${store}$`))
    await expect(chip).toContainText(store)
  }
  const asked = { 'Uang per toko': 'JKT', Toko: 'BDG' } as const
  for (const [table, column, report, sum] of [
    ['Uang per toko', 'Kas keluar', 'laporan-kas', 'Uang Keluar'],
    ['Uang per toko', 'Saldo kas', 'laporan-kas', 'Saldo Akhir'],
    ['Uang per toko', 'Saldo bank', 'laporan-bank', 'Saldo Akhir'],
    ['Toko', 'Stok pcs', 'laporan-stock-barang', 'Pcs'],
    ['Toko', 'Serentang', 'laporan-penjualan', null],
  ] as const) {
    await desk()
    const shown = main(page).getByRole('table', { name: table, exact: true })
    const store = asked[table]
    const row = shown.getByRole('row').filter({ has: page.getByRole('link', { name: store }) })
    const figure = row.locator(`td[data-label="${column}"]`).getByRole('link')
    const text = (await figure.textContent()) ?? ''
    await figure.click()
    await expect(page).toHaveURL(new RegExp(`${report}\\?.*toko=${store}`))
    if (sum === null) continue
    await expect(main(page).locator(`tfoot td[data-label="${sum}"]`)).toHaveText(text)
  }
  expect(errors).toEqual([])
})

test('the store acted for outlives reload, the way back and a second tab', async ({ page }) => {
  await logIn(page, 'OWNER')
  const stores = page.getByRole('dialog')
  await page.getByTitle('Pilih Toko').click()
  await stores.getByRole('row', { name: /BDG/ }).click()
  await expect(page).toHaveURL(/\/home\?atas_nama=BDG$/)
  await page.getByTitle('Pilih Toko').click()
  await stores.getByRole('row', { name: /JKT/ }).click()
  await expect(page).toHaveURL(/\/home\?atas_nama=JKT$/)
  const chip = (at: Page) => at.getByTitle('Pilih Toko')
  await expect(chip(page)).toContainText('JKT')
  await page.goBack()
  await expect(chip(page)).toContainText('BDG')
  await page.reload()
  await expect(chip(page)).toContainText('BDG')

  const link = page.getByRole('navigation', { name: 'Sering dipakai' }).getByRole('link').first()
  await expect(link).toHaveAttribute('href', /atas_nama=BDG/)
  // The page leaves such a click to the browser, whose tab the driver cannot always look into: one
  // of our own stands for it.
  const isTaken = link.evaluate(
    () =>
      new Promise(done => {
        const hear = (event: Event) => {
          done(event.defaultPrevented)
          event.preventDefault()
        }
        window.addEventListener('click', hear, { once: true })
      }),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await isTaken).toBe(false)
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const tab = await page.context().newPage()
  await tab.goto(address)
  await expect(chip(tab)).toContainText('BDG')
  await expect(chip(tab)).toContainText('atas nama')
  await open(tab, '/lihat-penjualan?atas_nama=PUSAT')
  await expect(chip(tab)).not.toContainText('atas nama')
  await open(tab, '/lihat-penjualan?atas_nama=XYZ')
  await expect(main(tab)).toContainText('Toko XYZ tidak dapat dibuka')
})

test('a store one may not act for is refused with a sentence', async ({ page }) => {
  await logIn(page, 'KASIR-BDG')
  await open(page, '/lihat-penjualan?atas_nama=JKT')
  await expect(main(page)).toContainText('Toko JKT tidak dapat dibuka')
  await main(page).getByRole('link', { name: 'Ke toko saya' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/lihat-penjualan?atas_nama=BDG')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Lihat Penjualan')
})

test('a report is searched and goes on behind its first rows', async ({ page }) => {
  await logIn(page, 'OWNER')
  const days = 'tanggal_awal=2020-01-01&sampai_tgl=2030-01-01'
  await open(page, `/laporan-jurnal?toko=JKT,BDG&${days}`)
  const told = main(page).getByText(/^Ditampilkan [\d,]+ dari [\d,]+ baris/)
  await expect(told).toContainText('Ditampilkan 2,000 dari')
  await main(page)
    .getByRole('button', { name: /^Muat [\d,]+ baris berikutnya/ })
    .press('Enter')
  await expect(told).not.toContainText('Ditampilkan 2,000 dari')

  await open(page, '/laporan-stock-barang?toko=JKT')
  const barcode = linkOf(page, 'Barcode')
  const code = (await barcode.textContent()) ?? ''
  await main(page).getByRole('searchbox').fill(code)
  await expect(main(page).getByRole('status')).toHaveText('1 baris ditemukan')
  await expect(page).toHaveURL(new RegExp(`q=${code}`))
  await expect(main(page).getByRole('row', { name: /^Total yang ditemukan 1 / })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await main(page).getByRole('searchbox').fill('tidak ada ini')
  await expect(main(page)).toContainText('Tidak Ada Data')
  await main(page).getByRole('searchbox').fill('')
  await expect(barcode).toHaveText(code)
})
