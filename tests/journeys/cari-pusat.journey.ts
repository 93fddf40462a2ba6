import { expect, type Page, test } from '@playwright/test'
import { intercept } from './intercept.ts'
import { logIn, open } from './shop.ts'

// Ctrl K of head office: every store it may see, each find with its store and opened there.

const search = (page: Page) => page.getByRole('combobox', { name: /Cari menu/ })
const hits = (page: Page) => page.getByRole('option')

/** Head office at its own desk, whatever store it worked for before. */
async function atHeadOffice(page: Page): Promise<void> {
  await open(page, '/blank?atas_nama=PUSAT')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
}

/** A field of the newest row of a store's list. */
const newestOf = (page: Page, store: string, list: string, field: string): Promise<string> =>
  page.evaluate(
    async ([from, name]) => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/toko/${from}`, { headers: { authorization: `Bearer ${token}` } })
      const { data } = (await answer.json()) as { data: Record<string, string>[] }
      return data[0]?.[name ?? ''] ?? ''
    },
    [`${store}/api/v1/${list}`, field],
  )

test('a nota of one store, a piece of another and a word of all are found and open there', async ({
  page,
}) => {
  await logIn(page, 'OWNER')
  const nota = await newestOf(page, 'BDG', 'penjualan?limit=1', 'no_faktur_jual')
  const piece = await newestOf(page, 'JKT', 'barang?limit=1', 'kode_barcode')
  expect(nota).toMatch(/^FJ-BDG-/)

  // The whole number names its store; its end names none.
  for (const typed of [nota, nota.replace(/^FJ-BDG-/, '')]) {
    await atHeadOffice(page)
    await page.keyboard.type(typed)
    const hit = hits(page).filter({ hasText: nota })
    await expect(hit).toContainText('BDG ·')
    await hit.click()
    await expect(page).toHaveURL(/\/lihat-penjualan\?.*atas_nama=BDG/)
    await expect(page.getByRole('dialog', { name: new RegExp(nota) })).toBeVisible()
  }

  await atHeadOffice(page)
  await page.keyboard.type(piece)
  await expect(hits(page).first()).toContainText(`JKT · ${piece}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/data-barang\?.*atas_nama=JKT/)
  await expect(page.getByRole('complementary', { name: `Barang ${piece}` })).toBeVisible()

  await atHeadOffice(page)
  await page.keyboard.type('cincin')
  for (const store of ['BDG', 'JKT', 'SBY']) {
    await expect(
      hits(page)
        .filter({ hasText: `${store} ·` })
        .first(),
    ).toBeVisible()
  }
  // Who works for a store searches that one.
  await open(page, '/blank?atas_nama=BDG')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cincin')
  await expect(hits(page).first()).toBeVisible()
  await expect(hits(page).filter({ hasText: 'JKT ·' })).toHaveCount(0)
})

test('a store that does not answer is named, a slow one holds up no other', async ({ page }) => {
  await logIn(page, 'OWNER')
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  await intercept(page, /\/toko\/SBY\/api\/v1\/barang/, route => route.abort())
  await intercept(page, /\/toko\/JKT\/api\/v1\/barang/, async route => {
    await late
    await route.continue()
  })
  await atHeadOffice(page)
  await page.keyboard.type('cincin')
  await expect(page.getByText('Toko SBY tidak menjawab')).toBeVisible()
  const first = hits(page).filter({ hasText: 'BDG ·' }).first()
  await expect(first).toBeVisible()
  await expect(hits(page).filter({ hasText: 'JKT ·' })).toHaveCount(0)
  const before = await hits(page).allTextContents()
  answer()
  await expect(hits(page).filter({ hasText: 'JKT ·' }).first()).toBeVisible()
  const after = await hits(page).allTextContents()
  expect(after.slice(0, before.length), 'what was there keeps its place').toEqual(before)
})

test('what an older search finds late is not shown under a newer one', async ({ page }) => {
  await logIn(page, 'OWNER')
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  // Answers as if nobody had given the older search up.
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = (address, how) => {
      const { signal: _, ...rest } = how ?? {}
      return ask(address, String(address).includes('q=cincin') ? rest : how)
    }
  })
  await intercept(page, /\/api\/v1\/barang\?.*q=cincin/, async route => {
    await late
    await route.continue()
  })
  await atHeadOffice(page)
  const asked = page.waitForRequest(/q=cincin/)
  await page.keyboard.type('cincin')
  await asked
  await search(page).fill('gelang')
  const newer = hits(page).filter({ hasText: /· \d{8} ·/ })
  await expect(newer.filter({ hasText: /gelang/i }).first()).toBeVisible()
  const told = page.waitForResponse(/q=cincin/)
  answer()
  await told
  await page.waitForLoadState('networkidle')
  await expect(newer.filter({ hasText: /gelang/i }).first()).toBeVisible()
  await expect(newer.filter({ hasText: /cincin/i })).toHaveCount(0)
})
