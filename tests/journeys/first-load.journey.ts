import { expect, type Page, test } from '@playwright/test'
import { hold } from './intercept.ts'
import { logIn, scanField } from './shop.ts'
import { weigh } from './weigh.ts'

// What a page asks for before it can be used, and what it takes while that is on its way.

test('the login form takes a name, a password and Enter before its code has come', async ({
  page,
}) => {
  const come = await hold(page, /\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByLabel('Username')).toBeFocused()
  const password = page.getByLabel('Password')
  const place = await password.boundingBox()
  await page.keyboard.type('SPV-BDX')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('salah')
  await page.keyboard.press('Enter')
  come()
  await expect(page.getByRole('alert')).toContainText('yang anda masukan salah')
  await expect(page.getByLabel('Username')).toHaveValue('SPV-BD')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect.poll(() => password.boundingBox()).toEqual(place)
})

test('the till stands on few files, before the server has answered anything', async ({ page }) => {
  await logIn(page, 'KASIR-BDG')
  await page.addInitScript(() => {
    document.addEventListener('focusin', ({ target, timeStamp }) => {
      if (target instanceof HTMLElement) target.dataset.focusedAt ??= String(timeStamp)
    })
  })
  const answer = await hold(page, '**/api/**')
  await page.goto('/transaksi-penjualan', { waitUntil: 'commit' })
  await expect(scanField(page)).toBeFocused()
  // By the page's own clock: what it asks for once the scanner is heard does not count, however
  // late that is seen here.
  const files = await scanField(page).evaluate(field =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Number(field.dataset.focusedAt))
      .map(({ name }) => name)
      .filter(name => /\.(js|css)$/.test(name)),
  )
  expect(files.length, files.join(' ')).toBeGreaterThan(4)
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(12)
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).getByTitle('Penjualan'),
  ).toBeVisible()
  await expect(page.getByLabel('Potongan nota')).toBeVisible()
  answer()
  await expect(page.getByRole('banner').filter({ hasText: 'Emas 24K' })).toBeVisible()
})

// Above its limit something heavy, a calendar or the schemas of the calls, has come into what is
// opened first.
test('login and till are light, with everything they fetch by themselves', async ({
  browser,
  page,
}) => {
  await logIn(page, 'SPV-BDG')
  const till = { path: '/transaksi-penjualan', usable: scanField, most: 205 }
  const login = { path: '/', usable: (one: Page) => one.getByLabel('Username'), most: 95 }
  const cases = [
    { ...login, storageState: undefined },
    { ...till, storageState: await page.context().storageState() },
  ]
  for (const { path, usable, most, storageState } of cases) {
    const first = await (
      await browser.newContext(storageState === undefined ? {} : { storageState })
    ).newPage()
    const kilobytes = await weigh(first)
    await first.goto(path)
    await expect(usable(first)).toBeVisible()
    await first.waitForLoadState('networkidle')
    expect(kilobytes(), path).toBeGreaterThan(most / 2)
    expect(kilobytes(), path).toBeLessThanOrEqual(most)
    await first.context().close()
  }
})
