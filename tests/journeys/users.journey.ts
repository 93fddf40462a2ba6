import { expect, type Page, test } from '@playwright/test'
import { atWork, logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// People of a shop: somebody is made, enters by a password that was told them, works, and gets and
// loses a right while they work. All of it by keyboard.

const NEW = 'KASIR-BARU'
const OWN_PASSWORD = 'melati-putih-7'
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Tab until something of the topmost dialog, else of the page, has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const within = (await dialogs.count()) > 0 ? dialogs.last() : main(page)
  const exact = typeof name === 'string'
  const wanted = within
    .getByRole('button', { name, exact })
    .or(within.getByLabel(name, { exact }))
    .first()
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name} by Tab`)
}

async function enter(page: Page, user: string, password: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type(user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('a cashier is made, enters by a password told once, gets and loses a right at work', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  await open(page, '/data-users')
  await page.keyboard.press('Insert')
  const form = dialog(page, 'Tambah User')
  await expect(form.getByLabel('User ID')).toBeFocused()
  await page.keyboard.type('kasir-baru')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kasir Baru')
  await tabTo(page, 'Toko')
  await page.keyboard.type('JKT')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0812 3456 7890')
  await page.keyboard.press('F10')
  const told = dialog(page, `Password sementara ${NEW}`)
  await expect(told).toBeVisible()
  const password = await told.getByText(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/).innerText()
  await page.keyboard.press('Enter')
  await expect(told).toBeHidden()
  await expect(main(page).getByRole('row', { name: new RegExp(NEW) })).toContainText(
    'Password sementara',
  )

  // The cashier, at a device of their own.
  const till = await (await browser.newContext()).newPage()
  await enter(till, NEW, password)
  await expect(till).toHaveURL(/\/ganti-password$/)
  await expect(main(till)).toContainText('Anda masuk dengan password sementara')
  await expect(menu(till).getByRole('link')).toHaveCount(0)
  await till.goto('/transaksi-penjualan')
  await expect(till).toHaveURL(/\/ganti-password$/)
  await tabTo(till, 'Password lama')
  await till.keyboard.type(password)
  await tabTo(till, 'Password baru')
  await till.keyboard.type(OWN_PASSWORD)
  await tabTo(till, 'Ulangi password baru')
  await till.keyboard.type(OWN_PASSWORD)
  await till.keyboard.press('F10')
  await expect(till.getByText('Update password berhasil')).toBeVisible()
  await expect(till).toHaveURL(/\/home$/)
  await open(till, '/master-baki')
  await expect(main(till)).toContainText(/tidak punya hak/i)

  // A right is given while the screen stands open, and felt there.
  await open(page, `/hak-akses-users?user_id=${NEW}`)
  await decide(page, 'Master Baki')
  await expect(main(till).getByRole('heading', { name: 'Master Baki' })).toBeVisible()
  await decide(page, 'Master Baki')
  await expect(main(till)).toContainText(/tidak punya hak/i)
  await open(till, '/home')
  expect(await seriousFindings(page)).toEqual([])
  expect(errors).toEqual([])

  // Off: out at once, and in the history of who did what.
  await open(page, '/data-users')
  await page.getByRole('searchbox').fill(NEW)
  await expect(main(page).getByRole('row')).toHaveCount(2)
  await main(page)
    .getByRole('row', { name: new RegExp(NEW) })
    .press('Enter')
  await tabTo(page, 'Nonaktifkan')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(till.getByLabel('Username')).toBeVisible({ timeout: 15_000 })
  await enter(till, NEW, OWN_PASSWORD)
  await expect(till.getByRole('alert')).toContainText('yang anda masukan salah')
  await till.context().close()
})

/** Turns one screen of the open tree over, by keyboard, and saves. */
async function decide(page: Page, screen: string): Promise<void> {
  await tabTo(page, 'Cari layar')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(screen)
  const line = page.getByRole('treeitem', { name: screen, exact: true })
  await expect(line).toBeVisible()
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('End')
  await expect(line).toBeFocused()
  const before = await line.getAttribute('aria-checked')
  await page.keyboard.press(' ')
  await expect(line).not.toHaveAttribute('aria-checked', before ?? '')
  await page.keyboard.press('F10')
  const ask = dialog(page, /Simpan hak/)
  await expect(ask).toContainText(screen)
  await page.keyboard.press('F10')
  await expect(ask).toBeHidden()
  await expect(page.getByText('Hak Akses Disimpan')).toHaveCount(0)
}

test('an announcement is written, counted in the header, read on the first page', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  const cashier = await atWork(browser, 'KASIR-BDG', '/home')
  const other = await atWork(browser, 'KASIR-SBY', '/home')
  await open(page, '/hak-akses-news')
  await page.keyboard.press('Insert')
  await expect(dialog(page, 'Tambah Berita').getByLabel('Judul')).toBeFocused()
  await page.keyboard.type('Timbangan diservis')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Pakai timbangan cadangan sampai sore.')
  await tabTo(page, 'BDG')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F10')
  await expect(main(page).getByRole('row', { name: /Timbangan diservis/ })).toContainText('BDG')

  const count = cashier.getByRole('link', { name: '1 berita belum dibaca' })
  await expect(count).toBeVisible()
  await expect(main(cashier)).toContainText('Pakai timbangan cadangan')
  await expect(main(other)).not.toContainText('Timbangan diservis')
  await tabTo(cashier, 'Sudah dibaca')
  await cashier.keyboard.press('Enter')
  await expect(count).toHaveCount(0)
  await expect(main(cashier)).toContainText('Timbangan diservis')

  await page.reload()
  await main(page)
    .getByRole('row', { name: /Timbangan diservis/ })
    .press('Enter')
  await tabTo(page, /Siapa sudah membaca/)
  await page.keyboard.press('Enter')
  const readers = dialog(page, /^Dibaca/)
  await expect(readers.getByRole('row', { name: /KASIR-BDG/ })).toContainText(/\d{1,2} \w{3} \d{4}/)
  await expect(readers.getByRole('row', { name: /KASIR-SBY/ })).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a supervisor looks after the own store; a cashier has no such screen', async ({ page }) => {
  await logIn(page, 'SPV-JKT')
  await open(page, '/data-users')
  await expect(main(page).getByRole('row', { name: /KASIR-JKT/ })).toBeVisible()
  await expect(main(page).getByRole('row', { name: /KASIR-BDG/ })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /Tambah/ })).toHaveCount(0)
  await open(page, '/hak-akses-users')
  await expect(main(page)).toContainText('Anda tidak punya hak untuk layar ini')
  await logOut(page)
  await logIn(page, 'KASIR-JKT')
  await open(page, '/data-users')
  await expect(main(page)).toContainText('Anda tidak punya hak untuk layar ini')
})

async function logOut(page: Page): Promise<void> {
  await page.getByTitle('Menu pengguna').click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(page.getByLabel('Username')).toBeVisible()
}
