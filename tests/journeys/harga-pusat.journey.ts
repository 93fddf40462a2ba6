import { expect, type Page, test } from '@playwright/test'
import { intercept, letThrough } from './intercept.ts'
import { logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// Head office sets prices and settings of every store from one grid, by keyboard.

test.describe.configure({ mode: 'serial' })

const STORES = ['PUSAT', 'JKT', 'BDG', 'SBY'] as const
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const ROW = 'Ubah 9 K (375) di semua toko'
const line = (page: Page, toko: string) =>
  page.getByRole('dialog').getByRole('region', { name: toko, exact: true })
const cell = (page: Page, toko: string) =>
  main(page).getByRole('button', { name: new RegExp(`^9 K \\(375\\) ${toko}: `) })

/** What a cell says it holds: selling and buying price. */
async function held(page: Page, toko: string): Promise<string> {
  return ((await cell(page, toko).getAttribute('aria-label')) ?? '').split(': ')[1] ?? ''
}

/** Types a figure by keyboard into the field that has the focus. */
async function typeFigure(page: Page, figure: string): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(figure, { delay: 45 })
}

let page: Page
let jual = 0
let beli = 0
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  await logIn(page, 'OWNER')
})
test.afterAll(() => page.context().close())

test('a row is changed in every store; one does not answer and is sent again alone', async () => {
  const errors = watchErrors(page)
  await open(page, '/harga-emas-pusat')
  for (const toko of STORES) await expect(cell(page, toko)).toBeVisible()
  const [first, second] = (await held(page, 'JKT')).replaceAll(',', '').split(' / ')
  jual = Number(first)
  beli = Number(second)
  expect(jual).toBeGreaterThan(100_000)

  await main(page).getByRole('button', { name: ROW }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'PUSAT')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Harga Jual', { exact: true })).toBeFocused()
  await typeFigure(page, String(jual + 3000))
  await page.keyboard.press('Tab')
  await typeFigure(page, String(jual - 50_000))
  await page.keyboard.press('F10')
  await expect(main(page)).toContainText('4 harga berubah')
  await expect.poll(() => held(page, 'SBY')).toContain((jual + 3000).toLocaleString('en'))

  const keys: Record<string, string[]> = {}
  let isDown = true
  await intercept(page, /\/api\/v1\/harga-emas$/, async route => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const toko = /\/toko\/(\w+)\//.exec(request.url())?.[1] ?? 'PUSAT'
    keys[toko] = [...(keys[toko] ?? []), request.headers()['idempotency-key'] ?? '']
    if (toko === 'BDG' && isDown) return route.abort()
    return route.continue()
  })
  await page.keyboard.press('F10')
  const sending = dialog(page, 'Kirim harga ke toko')
  await expect(sending.getByRole('button', { name: 'Kirim ke 4 toko' })).toBeEnabled()
  await expect(line(page, 'JKT')).toContainText(`→ ${(jual + 3000).toLocaleString('en')}`)
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('F10')
  await expect(line(page, 'BDG')).toContainText('Belum tersimpan')
  await expect(line(page, 'BDG')).toContainText('Toko tidak menjawab')
  for (const toko of ['PUSAT', 'JKT', 'SBY']) {
    await expect(line(page, toko)).toContainText('Tersimpan')
  }
  await expect(sending.getByRole('button', { name: 'Coba lagi 1 toko' })).toBeEnabled()
  expect(await seriousFindings(page)).toEqual([])
  isDown = false
  await page.keyboard.press('F10')
  await expect(line(page, 'BDG')).toContainText('Tersimpan')
  await expect(sending.getByRole('button', { name: 'Selesai' })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(sending).toBeHidden()
  await letThrough(page, /\/api\/v1\/harga-emas$/)
  expect(keys.BDG).toHaveLength(2)
  expect(keys.BDG?.[1], 'the same key').toBe(keys.BDG?.[0])
  expect([keys.PUSAT, keys.JKT, keys.SBY].map(sent => sent?.length)).toEqual([1, 1, 1])
  expect(new Set(Object.values(keys).flat()).size, 'a key for each store').toBe(4)
  await expect(main(page)).not.toContainText('harga berubah')
  for (const toko of STORES) {
    await expect
      .poll(() => held(page, toko))
      .toBe(`${shown(jual + 3000)} / ${shown(jual - 50_000)}`)
  }
  expect(errors.filter(text => !text.includes('ERR_FAILED'))).toEqual([])
})

const shown = (amount: number): string => amount.toLocaleString('en')

test('prices move by percent from tomorrow on, wait in a list, and are withdrawn', async () => {
  await page.getByLabel('Mulai berlaku').selectOption('NANTI')
  await page.getByRole('button', { name: 'Tanggal', exact: true }).click()
  // The calendar takes the cursor to its day once it stands.
  await expect(page.locator('td button:focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByLabel('Jam (WIB)').fill('08:00')
  await page.keyboard.press('F6')
  const moving = dialog(page, 'Naik / turun')
  await expect(moving.getByLabel('Persen', { exact: true })).toBeFocused()
  await typeFigure(page, '1')
  await moving.getByRole('button', { name: 'SEMUA' }).click()
  await moving.getByRole('button', { name: 'JKT' }).click()
  await moving.getByRole('button', { name: 'BDG' }).click()
  await page.keyboard.press('F10')
  await expect(main(page)).toContainText(/\d+ harga berubah/)
  await page.keyboard.press('F10')
  const sending = dialog(page, 'Kirim harga ke toko')
  await expect(sending).toContainText('Berlaku mulai')
  await expect(sending.getByRole('button', { name: 'Kirim ke 2 toko' })).toBeEnabled()
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: 'Selesai' })).toBeVisible()
  await page.keyboard.press('F10')
  const waiting = main(page).getByRole('table', { name: 'Papan yang akan berlaku' })
  await expect(waiting.getByRole('row')).toHaveCount(3)
  await expect.poll(() => held(page, 'JKT'), 'not yet').toContain(shown(jual + 3000))
  for (const toko of ['JKT', 'BDG']) {
    await main(page)
      .getByRole('button', { name: new RegExp(`^Tarik papan ${toko} `) })
      .press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
    await expect(
      main(page).getByRole('button', { name: new RegExp(`^Tarik papan ${toko} `) }),
    ).toHaveCount(0)
  }
  await main(page).getByRole('button', { name: 'Riwayat' }).press('Enter')
  const history = dialog(page, 'Riwayat harga semua toko')
  await expect(history.getByRole('row', { name: /JKT.*Ditarik OWNER/ }).first()).toBeVisible()
  await expect(history.getByRole('row', { name: /SBY.*OWNER.*Berlaku/ }).first()).toBeVisible()
  await history.getByRole('button', { name: 'SEMUA' }).click()
  await history.getByRole('button', { name: 'BDG' }).click()
  await expect(history.getByRole('row', { name: /SBY/ })).toHaveCount(0)
  await expect(history.getByRole('row', { name: /BDG.*Ditarik OWNER/ }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
})

test('what is unusual waits until it is meant', async () => {
  await cell(page, 'SBY').press('Enter')
  await typeFigure(page, String((jual + 3000) * 2))
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  const sending = dialog(page, 'Kirim harga ke toko')
  await expect(line(page, 'SBY')).toContainText('di atas batas 10 %')
  await expect(sending.getByRole('button', { name: 'Kirim ke 1 toko' })).toBeDisabled()
  await sending.getByRole('switch').press('Space')
  await page.keyboard.press('F10')
  await expect(line(page, 'SBY')).toContainText('Tersimpan')
  await page.keyboard.press('F10')
  await expect(cell(page, 'SBY')).toHaveAttribute('data-differs', 'true')
  // Back to what every store has, for the days of trade that follow.
  await main(page).getByRole('button', { name: ROW }).press('Enter')
  await typeFigure(page, String(jual))
  await page.keyboard.press('Tab')
  await typeFigure(page, String(beli))
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: /^Kirim ke 4 toko/ })).toBeVisible()
  await sending.getByRole('switch').press('Space')
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: 'Selesai' })).toBeVisible()
  await page.keyboard.press('F10')
  await expect.poll(() => held(page, 'SBY')).toBe(`${shown(jual)} / ${shown(beli)}`)
})

test('a setting is made equal; what belongs to one store is not offered', async () => {
  await open(page, '/settingsystem')
  await main(page).getByRole('button', { name: 'Semua toko' }).press('Enter')
  const row = main(page).getByRole('button', { name: /^Samakan Batas berat satu barang/ })
  await expect(row).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Samakan Laci kas/ })).toHaveCount(0)
  await row.press('Enter')
  await typeFigure(page, '440')
  await page.keyboard.press('F10')
  await expect(main(page)).toContainText('4 nilai berubah')
  await page.keyboard.press('F10')
  const sending = dialog(page, 'Kirim setting ke toko')
  await expect(sending.getByRole('button', { name: 'Kirim ke 4 toko' })).toBeEnabled()
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: 'Selesai' })).toBeVisible()
  await page.keyboard.press('F10')
  const value = (toko: string) =>
    main(page).getByRole('button', { name: `Batas berat satu barang (g) ${toko}: 440` })
  for (const toko of STORES) await expect(value(toko)).toBeVisible()

  await value('BDG').press('Enter')
  await typeFigure(page, '500')
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  await expect(line(page, 'BDG')).toContainText('440')
  await page.keyboard.press('F10')
  await expect(line(page, 'BDG')).toContainText('Tersimpan')
  await page.keyboard.press('F10')
  const other = main(page).getByRole('button', { name: 'Batas berat satu barang (g) BDG: 500' })
  await expect(other).toHaveAttribute('data-differs', 'true')

  await main(page)
    .getByRole('button', { name: /^Laci kas JKT: / })
    .press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Milik tiap toko sendiri')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'BDG' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await main(page).getByRole('button', { name: 'Riwayat' }).press('Enter')
  const history = dialog(page, 'Riwayat setting semua toko')
  await expect(history.getByRole('row', { name: /BDG OWNER Batas berat/ }).first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await row.press('Enter')
  await typeFigure(page, '500')
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: 'Kirim ke 3 toko' })).toBeEnabled()
  await page.keyboard.press('F10')
  await expect(sending.getByRole('button', { name: 'Selesai' })).toBeVisible()
  await page.keyboard.press('F10')
})

test('it fits a telephone, and a branch has no such screen', async ({ browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/harga-emas-pusat')
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(390)
  expect(await seriousFindings(page)).toEqual([])
  await open(page, '/settingsystem')
  await main(page).getByRole('button', { name: 'Semua toko' }).click()
  await expect(
    main(page)
      .getByRole('button', { name: /^Samakan/ })
      .first(),
  ).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(390)
  expect(await seriousFindings(page)).toEqual([])
  const branch = await (await browser.newContext()).newPage()
  await logIn(branch, 'SPV-BDG')
  await branch.goto('/harga-emas-pusat')
  await expect(main(branch).getByRole('heading', { name: 'Akses ditolak' })).toBeVisible()
  await branch.context().close()
})
