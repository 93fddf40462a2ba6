import { expect, type Page, test } from '@playwright/test'
import { intercept, letThrough } from './intercept.ts'
import { burst } from './scanner.ts'
import { logIn, main, open } from './shop.ts'

// The frame around every screen: what it shows, finds and says when the network is lost.

const header = (page: Page) => page.getByRole('banner').first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const search = (page: Page) => page.getByRole('combobox', { name: /Cari menu/ })
const BOARD = /\/harga-emas$/

test('the header knows the price of gold, and finds menus, pieces and notas', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/blank')
  const price = header(page).getByRole('link', { name: /Emas 24K [\d,]{7,}/ })
  await price.click()
  await expect(page).toHaveURL(/master-parameter-harga-emas/)

  const nota = await firstOf(page, 'penjualan', 'no_faktur_jual')
  const piece = await firstOf(page, 'barang', 'kode_barcode')
  for (const [typed, path] of [
    ['tutup toko', /\/tutup-toko$/],
    ['lelang hutang', /\/lelang-hutang$/],
    [nota, /\/lihat-penjualan\?/],
    [piece, /\/data-barang\?/],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    // A scanner waits for no list, nor does a quick hand.
    await (/\d/.test(typed) ? burst(page, typed) : page.keyboard.type(`${typed}\n`))
    await expect(page).toHaveURL(path, { timeout: 15_000 })
    if (typed !== nota) continue
    // A whole number opens its document; Esc leads back to the list.
    await expect(page.getByRole('dialog', { name: new RegExp(nota) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(main(page)).toContainText(piece)
  // and on the same screen again, another one
  const other = String(Number(piece) - 1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(other)
  await expect(page.getByRole('option').first()).toContainText(other, { timeout: 15_000 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: `Barang ${other}` })).toBeVisible()
})

test('Esc in the search gives the cursor back to the field it came from', async ({ page }) => {
  await logIn(page, 'KASIR-BDG')
  await open(page, '/transaksi-hutang')
  const name = main(page).locator('[name="nama"]')
  await name.fill('Ibu')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('tutup')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await page.keyboard.type(' Rini')
  await expect(name).toHaveValue('Ibu Rini')
})

test('nobody searches what is not theirs', async ({ page }) => {
  await logIn(page, 'GUDANG-BDG')
  await open(page, '/blank')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await search(page).fill('FJ-BDG-26')
  const pieces = () => asked.filter(path => path.endsWith('/barang')).length
  await expect.poll(pieces).toBeGreaterThan(0)
  await page.waitForTimeout(600)
  expect(asked.filter(path => path.endsWith('/penjualan'))).toEqual([])
})

test('each page of tiles stands; an empty one says so and is not in the sidebar', async ({
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/subMenuBarang')
  await expect(main(page).getByRole('link', { name: 'Pindah Barang', exact: true })).toBeVisible()
  for (const [path, title] of [
    ['/SubMenuPesanan', 'Pesanan'],
    ['/SubMenuService', 'Service'],
  ] as const) {
    await open(page, path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main(page)).toContainText('Belum ada layar di menu ini untuk Anda')
    await expect(main(page).getByRole('link', { name: 'Ke Beranda' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: title, exact: true })).toHaveCount(0)
  }
  // The masters of members stand in Data Master, and here.
  await open(page, '/SubMenuMember')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Member')
  for (const title of ['Parameter Point', 'Master Data Hadiah']) {
    await expect(main(page).getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await main(page).getByRole('link', { name: 'Parameter Point', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/master-parameter-point$/)
})

const PAWN = ['Transaksi Hutang', 'Lihat Hutang', 'Batal Hutang Lunas', 'Lelang Hutang']

test('the pawn counter has its tiles; a cashier neither auctions nor checks', async ({ page }) => {
  const tiles = (names: string[]) =>
    expect(main(page).getByRole('link')).toHaveText(names, { timeout: 15_000 })
  await logIn(page, 'SPV-BDG')
  await open(page, '/SubMenuHutang')
  await tiles(PAWN)
  await expect(menu(page).getByRole('link', { name: 'Hutang', exact: true })).toBeVisible()
  await open(page, '/SubMenuValidasi')
  await tiles(
    ['Hutang', 'Penjualan', 'Jual Beli', 'Titipan', 'Non Cash', 'Keuangan', 'Susut'].map(
      of => `Validasi ${of}`,
    ),
  )
  await menu(page).getByRole('link', { name: 'Validasi', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(menu(page).getByRole('link', { name: 'Validasi Hutang' })).toBeFocused()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logIn(page, 'KASIR-BDG')
  await open(page, '/SubMenuHutang')
  await tiles(PAWN.slice(0, 3))
  await open(page, '/SubMenuValidasi')
  await expect(main(page)).toContainText('Belum ada layar di menu ini untuk Anda')
  await expect(menu(page).getByRole('link', { name: 'Validasi', exact: true })).toHaveCount(0)
  await page.goto('/lelang-hutang')
  await expect(main(page)).toContainText('Anda tidak punya hak untuk layar ini')
})

test('sub-menus float, rest a moment, and obey the keyboard; the folded menu stays folded', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T08:00:00Z' })
  await logIn(page, 'SPV-BDG')
  await open(page, '/blank')
  const entry = menu(page).getByRole('link', { name: 'Barang', exact: true })
  const inside = menu(page).getByRole('link', { name: 'Cetak Barcode' })
  await entry.hover()
  await expect(inside).toBeVisible()
  await page.clock.pauseAt('2026-11-21T09:00:00Z')
  await page.mouse.move(900, 500)
  await page.clock.runFor(200)
  await expect(inside).toBeVisible()
  await page.clock.resume()
  await expect(inside).toBeHidden()
  await entry.focus()
  await page.keyboard.press('ArrowRight')
  const first = menu(page).getByRole('link', { name: 'Data Barang', exact: true })
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).toBeFocused()
  await expect(first).toBeHidden()

  await menu(page).getByRole('button', { name: 'Lipat menu' }).click()
  await page.reload()
  await expect(menu(page).getByRole('button', { name: 'Lebarkan menu' })).toBeVisible()
})

test('every entry of every menu is reached at 1366 × 600, by mouse and by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 })
  await logIn(page, 'OWNER')
  await open(page, '/blank')
  const entries = menu(page).locator('[aria-haspopup=true]')
  const panel = menu(page).locator('[data-float]')
  const counts: number[] = []
  await expect(entries.first()).toBeVisible()
  for (const entry of await entries.all()) {
    await entry.hover()
    await expect(panel).toBeVisible()
    // a click where the pointer already is does not shut what it opened
    if ((await entry.getAttribute('href')) === null) await entry.click()
    await expect(panel).toBeVisible()
    const box = await panel.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600)
    const links = panel.getByRole('link')
    counts.push(await links.count())
    for (const link of await links.all()) await link.click({ trial: true })

    await entry.press('Escape')
    await page.mouse.move(900, 300)
    await entry.focus()
    await page.keyboard.press('ArrowRight')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await expect(links.last()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  expect(Math.max(...counts)).toBeGreaterThan(45)
})

test('on a phone the menu is a drawer with a search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'SPV-BDG')
  await open(page, '/blank')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu utama' })
  await drawer.getByRole('searchbox').fill('ganti')
  await drawer.getByRole('link', { name: 'Ganti Password' }).click()
  await expect(drawer).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ganti Password')
})

test('a write whose answer was lost with its page is known again after a restart', async ({
  page,
}) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/master-parameter-harga-emas')
  let arrived = 0
  await intercept(page, BOARD, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    // The server does it once; its answer, and everything after it, is lost.
    if (arrived === 0) await route.fetch()
    arrived += 1
    await route.abort()
  })
  const field = main(page).getByRole('textbox', { name: /^Harga Jual 10 K/ })
  await field.fill('875000')
  await page.keyboard.press('F10')
  await expect.poll(() => arrived, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('ternyata sudah tersimpan')
  await page.getByRole('button', { name: 'Mengerti' }).click()
  await letThrough(page, BOARD)
  await page.reload()
  await expect(field).toHaveValue(/875,000/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('losing the network cannot be dismissed; finding it again loses and loads nothing', async ({
  page,
  context,
}) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/blank')
  // The parts that come right after the page are there.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isThisPage: true }))
  const isThisPage = () => page.evaluate(() => 'isThisPage' in window)
  await context.setOffline(true)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Koneksi terputus')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(dialog).toContainText('Koneksi terputus')
  await context.setOffline(false)
  await expect(dialog).toContainText('Koneksi tersambung kembali')
  await expect(dialog).toHaveCount(0, { timeout: 10_000 })
  expect(await isThisPage()).toBe(true)
  await context.setOffline(true)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Lanjutkan' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await isThisPage()).toBe(true)
  await context.setOffline(true)
  await context.setOffline(false)
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Muat ulang' }).click(),
  ])
  expect(await isThisPage()).toBe(false)
  await expect(header(page)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('letters for Japanese come with the language, never before', async ({ page }) => {
  const fonts: string[] = []
  const blocked: string[] = []
  page.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) blocked.push(message.text())
  })
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  expect(fonts.filter(url => url.includes('noto'))).toEqual([])
  await page.getByLabel('Bahasa').selectOption('jp')
  await expect(page.locator('html[lang=ja][translate=no]')).toBeAttached()
  await expect
    .poll(() => fonts.filter(url => url.includes('noto-sans-jp')).length)
    .toBeGreaterThan(0)
  expect(fonts.filter(url => url.includes('noto-sans-tc'))).toEqual([])
  await page.getByLabel('Bahasa').or(page.getByLabel('言語')).first().selectOption('hk')
  await expect(page.locator('html')).toHaveAttribute('lang', /zh/)
  await page.evaluate(() => document.fonts.load('16px "Noto Sans TC Variable"', '\u2e80の鎂𠀋'))
  await expect
    .poll(() => fonts.filter(url => url.includes('noto-sans-tc')).length)
    .toBeGreaterThan(0)
  const inlined = await page.evaluate(
    () =>
      [...document.styleSheets].flatMap(sheet =>
        [...sheet.cssRules].filter(rule => rule.cssText.includes('url("data:font')),
      ).length,
  )
  expect(inlined).toBe(0)
  expect(blocked).toEqual([])
})

test('inside the mobile app a PDF is handed over instead of opened', async ({ page, context }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, {
      told,
      ReactNativeWebView: { postMessage: (m: string) => told.push(m) },
    })
  })
  await logIn(page, 'SPV-BDG')
  await open(page, '/SubMenuLaporan?wrapper=1')
  await expect(main(page).getByRole('link', { name: 'Home' })).toBeVisible()
  await open(page, '/laporan-stock-per-baki')
  await main(page).getByRole('button', { name: 'PDF' }).click()
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1)
  const message = JSON.parse((await told())[0] ?? '{}') as Record<string, string>
  expect(message).toMatchObject({ type: 'pdf', mime: 'application/pdf' })
  expect(atob(message.base64 ?? '').slice(0, 5)).toBe('%PDF-')
  expect(context.pages()).toHaveLength(1)
})

test('a PDF opens in a window of its own', async ({ page, context }) => {
  await logIn(page, 'SPV-BDG')
  await open(page, '/laporan-stock-per-baki')
  // A browser without a viewer is handed the file instead: by the new window, or by the one that
  // opened it where that is quicker.
  const canShow = await page.evaluate(() => navigator.pdfViewerEnabled)
  const handed = canShow ? null : context.waitForEvent('download')
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    main(page).getByRole('button', { name: 'PDF' }).click(),
  ])
  if (handed) expect((await handed).url()).toMatch(/^blob:/)
  else await paper.waitForURL(/^blob:/)
})

test('leaving is asked about, and covered while it is under way', async ({ page }) => {
  await logIn(page, 'SALES-BDG')
  await open(page, '/blank')
  await intercept(page, /users\/logout$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  const leave = async (answer: string) => {
    await header(page).getByTitle('Menu pengguna').click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  }
  await leave('Tidak')
  await expect(header(page)).toBeVisible()
  await leave('Ya')
  await expect(page.getByText('Sedang memuat…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userdata'))).toBeNull()
})

/** A field of the first row of a list, read with the session of the page. */
function firstOf(page: Page, list: string, field: string): Promise<string> {
  return page.evaluate(
    async ([path, name]) => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/api/v1/${path}?limit=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = (await answer.json()) as { data: Record<string, string>[] }
      return data[0]?.[name ?? ''] ?? ''
    },
    [list, field],
  )
}
