import { expect, type Page, test } from '@playwright/test'
import { SEARCHED } from '../../apps/web/src/searched.ts'
import { byHand, logIn, main, open } from './shop.ts'

// Ctrl K at one store: whatever has a list is found by its number, people by name and telephone.

const search = (page: Page) => page.getByRole('combobox', { name: /Cari menu/ })
const hits = (page: Page) => page.getByRole('option')

type Row = Readonly<Record<string, string | number | null>>

/** The newest row of a list of the store that is worked for. */
const newestOf = (page: Page, list: string): Promise<Row | null> =>
  page.evaluate(
    async from => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/toko/JKT/api/v1/${from}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = (await answer.json()) as { data: Row[] }
      return data[0] ?? null
    },
    `${list}${list.includes('?') ? '&' : '?'}limit=1`,
  )

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(text)
}

/** Of a list that has more than its screen shows, what the screen shows. */
const ASKED: Readonly<Record<string, string>> = {
  '/terima-uang-kas': 'kirim-uang-history?arah=MASUK',
}

/** Which field of a row names it; a list of none is told apart below. */
const NUMBER = /^(?:no_(?!identitas)|kode_barcode)/
const numberOf = (row: Row): string =>
  String(Object.entries(row).find(([field]) => NUMBER.test(field))?.[1] ?? '')

test('the newest of every list is found by its whole number, and opens', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/blank?atas_nama=JKT')
  const found: string[] = []
  for (const [screen, list] of Object.entries(SEARCHED)) {
    const row = await newestOf(page, ASKED[screen] ?? list).catch(() => null)
    const number = row === null ? '' : numberOf(row)
    if (number === '') continue
    await type(page, number)
    const hit = hits(page).filter({ hasText: number })
    await expect(hit, screen).toBeVisible()
    await expect(hit, screen).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page, screen).toHaveURL(new RegExp(`${screen}\\?`))
    const opened = page.getByRole('dialog').or(page.getByRole('complementary'))
    await expect(opened.filter({ hasText: number }), screen).not.toHaveCount(0)
    await open(page, '/blank?atas_nama=JKT')
    found.push(screen)
  }
  // Customers and lines of a bank have no number; nobody moved money between banks, and none came.
  const others = ['/pelanggan', '/rekening-koran', '/mutasi-uang-bank', '/terima-uang-kas']
  const missed = Object.keys(SEARCHED).filter(one => !found.includes(one))
  expect(others).toEqual(expect.arrayContaining(missed))
})

test('a customer is found by name and telephone, with his documents', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/blank?atas_nama=JKT')
  const customer = await newestOf(page, 'pelanggan?q=Dewi')
  const [nama, telp] = [String(customer?.nama), String(customer?.telp)]
  for (const typed of [nama, telp]) {
    await type(page, typed)
    const hit = hits(page).filter({ hasText: telp })
    await expect(hit, typed).toContainText(nama)
    await hit.click()
    await expect(page).toHaveURL(/\/pelanggan\?.*id=/)
    await expect(page.getByRole('dialog').or(main(page)).filter({ hasText: nama })).not.toHaveCount(
      0,
    )
    await open(page, '/blank?atas_nama=JKT')
  }
  await type(page, nama)
  await expect(hits(page).filter({ hasText: /F[JBHD]-JKT-/ })).not.toHaveCount(0)
  await page.keyboard.press('Escape')
})

test('where nothing is found, what was not searched is said', async ({ page }) => {
  await logIn(page, 'KASIR-BDG')
  await open(page, '/blank')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await byHand(page, 'qqqzzz')
  const told = page.getByRole('listbox', { name: 'Hasil pencarian' })
  await expect(told).toContainText('Tidak Ada Data')
  await expect(told).toContainText('Tidak dicari: data master')
})

test('a line of a bank is found by its text, and opens at its account and day', async ({
  page,
}) => {
  await logIn(page, 'OWNER')
  await open(page, '/blank?atas_nama=JKT')
  await type(page, 'BIAYA ADM')
  await expect(hits(page).filter({ hasText: 'BIAYA ADM' })).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rekening-koran\?.*no_rekening=.*tgl=/)
  await expect(main(page).getByText('BIAYA ADM')).not.toHaveCount(0)
})
