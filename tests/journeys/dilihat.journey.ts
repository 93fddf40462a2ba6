import { formatFine, formatRupiah } from '@kencana/domain/quantity'
import { expect, type Page, test } from '@playwright/test'
import { bringsOld, takesNew } from './exchanging.ts'
import { readAs } from './read-as.ts'
import { burst } from './scanner.ts'
import { atWork, behindFoot, byHand, logIn, main, open } from './shop.ts'
import { type Piece, soldBefore } from './sold-before.ts'

// What people must see without looking for it: all of the gold, the price of where one acts, and of
// a panel of payments all of it on a screen 768 px high.

/** What is cut off with dots of what stands on a page. */
const cut = (page: Page): Promise<string[]> =>
  main(page)
    .locator('*')
    .evaluateAll(all =>
      all
        .filter(one => one.scrollWidth > one.clientWidth)
        .filter(one => getComputedStyle(one).textOverflow === 'ellipsis')
        .map(one => one.textContent ?? ''),
    )

test('head office reads all its fine gold, and nothing of its day is cut', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/dashboardPusat')
  type Stores = { toko: { stok: { murni_ug: number } | null }[] }
  const { toko } = await readAs<Stores>(page, 'ringkasan/pusat')
  const murni = toko.reduce((sum, { stok }) => sum + (stok?.murni_ug ?? 0), 0)
  expect(murni).toBeGreaterThan(0)
  await expect(main(page).getByText(`Emas murni ${formatFine(murni)}`)).toBeVisible()
  await expect(main(page)).toContainText(/non cash belum cocok/i)
  await expect.poll(() => cut(page)).toEqual([])
})

test('the price above is that of the store one acts for', async ({ page }) => {
  await logIn(page, 'OWNER')
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? ''))
  const headers = { authorization: `Bearer ${token}` }
  type Board = { kode_kadar: string; kode_group: string | null; harga_jual: number; permil: number }
  const board = async (toko: string) => {
    const answer = await page.request.get(`/toko/${toko}/api/v1/harga-emas`, { headers })
    const rows = (await answer.json()) as Board[]
    const whole = rows.filter(row => row.kode_group === null && row.harga_jual !== null)
    return whole.sort((a, b) => b.permil - a.permil)[0] as Board
  }
  const before = await board('BDG')
  const price = Math.max(before.harga_jual, (await board('JKT')).harga_jual) + 1_000
  const key = { 'idempotency-key': crypto.randomUUID() }
  const row = { kode_kadar: before.kode_kadar, harga_jual: price, harga_beli: price - 100_000 }
  const saved = await page.request.post('/toko/BDG/api/v1/harga-emas', {
    headers: { ...headers, ...key },
    data: { baris: [row] },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  expect((await board('JKT')).harga_jual).not.toBe(price)
  await open(page, '/home?atas_nama=BDG')
  const chip = page.locator('[data-chip="price"]')
  await expect(chip).toContainText(formatRupiah(price))
  await open(page, '/home?atas_nama=JKT')
  await expect(chip).toContainText(formatRupiah((await board('JKT')).harga_jual))
})

test.describe('two ways of paying stand above the foot', () => {
  const side = (page: Page) => page.getByRole('complementary', { name: 'Pembayaran' })

  /** Some cash, the rest by card. */
  async function pays(page: Page): Promise<void> {
    await page.keyboard.press('Alt+1')
    await expect(page.getByLabel('Jumlah Tunai')).toBeFocused()
    await byHand(page, '100000')
    await page.keyboard.press('Alt+2')
    await expect(page.getByLabel('Jumlah Kartu debit')).toBeVisible()
    await expect(page.getByLabel('Jumlah Tunai')).toBeInViewport({ ratio: 1 })
    await expect(side(page).getByPlaceholder('Kode setuju')).toBeInViewport({ ratio: 1 })
    expect(page.viewportSize()).toEqual({ width: 1366, height: 768 })
  }

  test('selling', async ({ browser }) => {
    const kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-penjualan')
    const [piece] = (await soldBefore(kasir)).unsold() as [Piece]
    await burst(kasir, piece.kode_barcode)
    await expect(main(kasir).getByRole('row').filter({ hasText: piece.kode_barcode })).toBeVisible()
    await pays(kasir)
    await expect.poll(() => behindFoot(side(kasir))).toBe(0)
    // What is paid is no reason to take the cursor from the old pieces that come now.
    await kasir.keyboard.press('Alt+t')
    await expect(kasir.getByLabel('Pindai atau ketik nomor nota')).toBeFocused()
    await kasir.context().close()
  })

  test('exchanging', async ({ browser }) => {
    const kasir = await atWork(browser, 'KASIR-JKT', '/transaksi-penjualan')
    const shop = await soldBefore(kasir)
    const [piece] = shop.unsold() as [Piece]
    shop.without(piece.kode_barcode)
    const { nomor, barang } = await shop.sold('Ibu Nani', 1)
    await bringsOld(kasir, nomor, barang[0] as Piece)
    await takesNew(kasir, piece)
    await pays(kasir)
    await kasir.context().close()
  })
})
