import { expect, type Page, test } from '@playwright/test'
import { handOf } from './hand.ts'
import { logIn, main, open } from './shop.ts'

// The lock on past days (aktif tgl) and what pieces cost, as the counter of BDG and its supervisor
// see them.

/** What a call of the page's own session answers. */
const asked = (page: Page, path: string): Promise<{ data: Record<string, string>[] }> =>
  page.evaluate(async from => {
    const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
    const answer = await fetch(`/api/v1/${from}`, { headers: { authorization: `Bearer ${token}` } })
    return answer.json() as Promise<{ data: Record<string, string>[] }>
  }, path)

/** The oldest day of the calendar that can be chosen, by its button's name. */
async function openCalendar(page: Page): Promise<string[]> {
  await main(page).getByLabel('Dari Tanggal').click()
  const days = page.locator('table button:not([disabled])')
  await expect(days.first()).toBeVisible()
  const names = await days.evaluateAll(all => all.map(day => day.getAttribute('aria-label') ?? ''))
  await page.keyboard.press('Escape')
  return names
}

test('the cashier sees the open day, and an old nota by its whole number', async ({ browser }) => {
  const spv = await (await browser.newContext()).newPage()
  await logIn(spv, 'SPV-BDG')
  await open(spv, '/lihat-penjualan')
  await expect(main(spv)).not.toContainText('terkunci')
  expect((await openCalendar(spv)).length).toBeGreaterThan(1)
  const { data } = await asked(spv, 'penjualan?limit=200')
  const old = data.at(-1)?.no_faktur_jual ?? ''
  const oldDay = data.at(-1)?.tgl_system ?? ''
  expect(oldDay).not.toBe(data[0]?.tgl_system)
  await spv.context().close()

  const page = await (await browser.newContext()).newPage()
  await logIn(page, 'KASIR-BDG')
  // A link to another day shows the open one.
  await open(page, `/lihat-penjualan?tgl_from=${oldDay}&tgl_to=${oldDay}`)
  await expect(main(page)).toContainText('tanggal lalu terkunci untuk level KASIR')
  await expect(main(page)).not.toContainText(old)
  expect(await openCalendar(page)).toHaveLength(1)

  await main(page).getByRole('searchbox').or(main(page).getByLabel('Cari')).first().fill(old)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('row').filter({ hasText: old })).toBeVisible()

  await open(page, '/blank')
  for (const [typed, found] of [
    [old.slice(0, -2), 0],
    [old, 1],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    const option = page.getByRole('option').filter({ hasText: old })
    await expect(option).toHaveCount(found, { timeout: 15_000 })
    await page.keyboard.press('Escape')
  }
  await page.context().close()
})

test('the cashier finds an old nota by its customer, which is counted, and buys back', async ({
  browser,
}) => {
  const spv = await (await browser.newContext()).newPage()
  await logIn(spv, 'SPV-BDG')
  const { data } = await asked(spv, 'penjualan?limit=200&status=SELESAI')
  const today = data[0]?.tgl_system
  const old = data.filter(one => one.tgl_system !== today && one.nama_customer)
  const named = old.at(-1)
  const nama = named?.nama_customer ?? ''
  await spv.context().close()

  const page = await (await browser.newContext()).newPage()
  await logIn(page, 'KASIR-BDG')
  await open(page, '/blank')
  const hand = handOf(page)
  await hand.press('Control+k')
  await hand.write(nama)
  await expect(page.getByRole('option').last()).toContainText('di semua hari')
  await hand.press('ArrowUp', 'Enter')
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: named?.no_faktur_jual ?? '-' })
  await expect(row).toBeVisible()
  expect(hand.presses(), 'beside the letters of the name').toBeLessThanOrEqual(nama.length + 4)
  await expect(main(page)).toContainText('Pencarian ini tercatat')
  await row.click()
  const drawer = page.getByRole('dialog').filter({ hasText: named?.no_faktur_jual ?? '-' })
  await expect(drawer.getByRole('button', { name: /^Cetak (nota|ulang)/ })).toBeVisible()
  await page.keyboard.press('Alt+b')
  await expect(page).toHaveURL(/transaksi-pembelian$/)
  const brought = main(page).getByRole('list', { name: 'Barang yang dibeli' })
  const choice = page.getByRole('dialog', { name: named?.no_faktur_jual ?? '-' })
  await expect(brought.or(choice)).toBeVisible()
  await page.context().close()
})

test('days in common use are a key away in reports and lists, not in a locked past', async ({
  browser,
}) => {
  const spv = await (await browser.newContext()).newPage()
  await logIn(spv, 'SPV-BDG')
  const menu = (page: Page) => main(page).getByRole('combobox', { name: 'Rentang hari' })
  await open(spv, '/laporan-penjualan')
  const height = async () => (await main(spv).locator('form').first().boundingBox())?.height ?? 99
  expect(await height(), 'one line of filters').toBeLessThan(70)
  await menu(spv).focus()
  await spv.keyboard.press('Enter')
  const month = spv.getByRole('option', { name: 'Bulan lalu' })
  const [dari, sampai] = ((await month.textContent()) ?? '').match(/\d{4}-\d\d-\d\d/g) ?? []
  expect([dari?.slice(8), sampai]).toEqual(['01', lastOf(dari ?? '')])
  while ((await month.getAttribute('aria-selected')) !== 'true') {
    await spv.keyboard.press('ArrowDown')
  }
  await spv.keyboard.press('Enter')
  await spv.keyboard.press('F10')
  await expect(spv).toHaveURL(new RegExp(`tanggal_awal=${dari}&sampai_tgl=${sampai}`))
  await open(spv, '/lihat-penjualan')
  await menu(spv).click()
  await spv.getByRole('option', { name: '12 bulan terakhir' }).click()
  await expect(spv).toHaveURL(/tgl_from=\d{4}-\d\d-\d\d&tgl_to=/)
  await spv.context().close()

  const kasir = await (await browser.newContext()).newPage()
  await logIn(kasir, 'KASIR-BDG')
  await open(kasir, '/lihat-penjualan')
  await expect(main(kasir).getByLabel('Dari Tanggal')).toBeVisible()
  await expect(menu(kasir)).toHaveCount(0)
  await kasir.context().close()
})

/** The last day of a day's month. */
const lastOf = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)

test('what a piece cost is on the supervisor’s screen and not on the cashier’s', async ({
  browser,
}) => {
  for (const [user, isTold] of [
    ['SPV-BDG', true],
    ['KASIR-BDG', false],
  ] as const) {
    const page = await (await browser.newContext()).newPage()
    await logIn(page, user)
    const { data } = await asked(page, 'barang?limit=1')
    await open(page, `/data-barang?barcode=${data[0]?.kode_barcode}`)
    const facts = page.getByRole('complementary', { name: `Barang ${data[0]?.kode_barcode}` })
    await expect(facts).toContainText('Berat asli')
    await expect(facts.getByText('Modal', { exact: true })).toHaveCount(isTold ? 1 : 0)
    await page.context().close()
  }
})
