import { expect, type Locator, type Page, test } from '@playwright/test'
import { logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// The owner's rules of buying by keyboard: read, change, try out, keep, look back.
test.describe.configure({ mode: 'serial' })

const SCREEN = '/parameter-aturan-beli'
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const rules = (page: Page): Locator =>
  main(page).getByRole('list', { name: 'Daftar aturan' }).getByRole('listitem')
const rule = (page: Page, kode: string): Locator =>
  rules(page).filter({ has: page.getByText(kode, { exact: true }) })
const reading = (page: Page, kode: string): Locator => rule(page, kode).getByRole('button').first()

let page: Page
let errors: readonly string[]

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage()
  errors = watchErrors(page)
  await logIn(page, 'OWNER')
  await page.evaluate(() => {
    const portal = `${window.location.origin}/toko/SBY`
    const store = { kode_toko: 'SBY', nama_toko: 'Kencana Surabaya', portal }
    sessionStorage.setItem('kencana-toko', JSON.stringify(store))
  })
  await open(page, SCREEN)
})
test.afterAll(() => page?.context().close())

/** Types into a field of a master and takes the first choice. */
async function pick(label: string, typed: string): Promise<void> {
  const field = main(page).getByRole('combobox', { name: label, exact: true })
  await field.fill(typed)
  const found = page.getByRole('listbox').getByRole('option', { name: typed })
  await expect(found.first()).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

const answers = (): Locator => main(page).getByRole('region', { name: 'Hasil coba' })
const ofScreen = (): Locator => answers().getByRole('region', { name: 'Daftar di layar' })
const inForce = (): Locator => answers().getByRole('region', { name: 'Yang berlaku' })

test('each rule is a sentence; a piece is tried by the rules', async () => {
  await expect(rules(page)).toHaveCount(32)
  await expect(rule(page, 'C2-TUA')).toContainText(
    'Bila pembelian, tanpa nota toko sendiri, uripan, emas tua, dan kadar mulai 750‰,',
  )
  await expect(rule(page, 'C2-TUA')).toContainText('target 72%, tertinggi 74%.')
  await expect(answers()).toContainText('Lengkapi barangnya')
  await pick('Jenis', 'CINCIN')
  await pick('Group', 'T750')
  await pick('Kadar', '750')
  await pick('Kondisi', 'UTUH')
  await main(page).getByLabel('Berat sekarang').fill('5')
  await main(page).getByLabel('Dengan nota toko sendiri').uncheck()
  await expect(ofScreen()).toContainText('C2-TUA')
  await expect(inForce()).toContainText('Harga target')
  await expect(rule(page, 'C2-TUA')).toContainText('Terpakai untuk barang coba')
  await expect(answers()).toContainText('Rp 0')
  expect(await seriousFindings(page)).toEqual([])
})

test('a percentage is changed by keyboard, with its faults told while it is typed', async () => {
  await reading(page, 'C2-TUA').focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Ubah aturan C2-TUA')
  const share = form.getByLabel('Persen dari harga')
  await share.fill('2')
  await expect(form).toContainText('Margin maksimum melebihi persennya')
  await share.fill('80.5')
  await expect(form).not.toContainText('Margin maksimum melebihi persennya')
  await expect(form.getByRole('status')).toContainText('target 77.5%, tertinggi 79.5%.')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('F10')
  await expect(form).toBeHidden()
  await expect(reading(page, 'C2-TUA')).toBeFocused()
  await expect(main(page)).toContainText('Belum disimpan')
  await expect(answers()).not.toContainText('Rp 0')
  await expect(answers()).toContainText('+Rp')
})

test('a rule moves with Alt and the arrows; one that is never reached is named', async () => {
  await reading(page, 'E').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(reading(page, 'E')).toBeFocused()
  await expect(rule(page, 'F')).toContainText('Tidak pernah terpakai setelah E')
  await expect(main(page).getByRole('button', { name: /^Simpan/ })).toBeDisabled()
  await expect(answers()).toContainText('Perbaiki dulu aturan yang salah.')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(main(page)).not.toContainText('Tidak pernah terpakai')
  await reading(page, 'E').focus()
  await page.keyboard.press('ArrowUp')
  await expect(reading(page, 'F')).toBeFocused()
})

test('a copy gets a code of its own and can be removed again', async () => {
  await page.getByRole('button', { name: 'Salin D', exact: true }).click()
  const form = dialog(page, 'Ubah aturan D-2')
  await expect(form).toContainText('Tidak pernah terpakai setelah D')
  await page.keyboard.press('Escape')
  await expect(rules(page)).toHaveCount(33)
  await expect(reading(page, 'D-2')).toBeFocused()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Ya', exact: true }).press('Enter')
  await expect(rules(page)).toHaveCount(32)
})

test('leaving asks; what was begun stands there again', async () => {
  await page.getByRole('link', { name: 'Kencana' }).first().click()
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(asked.first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('leaving.png') })
  await page.reload()
  await expect(rules(page)).toHaveCount(32)
  await expect(rule(page, 'C2-TUA')).toContainText('tertinggi 79.5%.')
})

test('it is kept with a note, and seen among the versions; an old one comes back', async () => {
  await page.keyboard.press('F10')
  const keeping = dialog(page, 'Simpan aturan beli')
  await expect(keeping.getByRole('listitem')).toHaveCount(1)
  await keeping.getByLabel('Catatan versi').fill('Naik karena pasar')
  await page.keyboard.press('F10')
  await expect(keeping).toBeHidden({ timeout: 15_000 })
  const told1 = page.getByText('Tersimpan sebagai versi 1')
  await expect(told1).toBeVisible()
  await expect(told1).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('v1')
  await page.getByRole('button', { name: 'Versi', exact: true }).click()
  const versions = dialog(page, 'Versi aturan beli')
  await expect(versions.getByRole('row', { name: /v1.*OWNER.*Naik karena pasar/ })).toBeVisible()
  await versions.getByRole('row', { name: /Bawaan/ }).click()
  await expect(versions).toContainText('target 72%, tertinggi 74%.')
  await page.screenshot({ path: test.info().outputPath('versions.png') })
  await versions.getByRole('button', { name: 'Ambil versi ini ke layar' }).click()
  await expect(rule(page, 'C2-TUA')).toContainText('tertinggi 74%.')
  await expect(main(page)).toContainText('Belum disimpan')
  await page.keyboard.press('F10')
  await page.keyboard.press('F10')
  await expect(keeping).toBeHidden({ timeout: 15_000 })
  const told2 = page.getByText('Tersimpan sebagai versi 2')
  await expect(told2).toBeVisible()
  await expect(told2).toBeHidden()
  expect(errors).toEqual([])
})

test('the parameters say which of the rules read them', async () => {
  const says = main(page)
  await open(page, '/parameter-harga-beli')
  await expect(says).toContainText('Belum ada aturan beli yang membaca kode harga')
  expect(await seriousFindings(page)).toEqual([])
  await open(page, '/master-parameter-rugi-nota')
  await expect(says).toContainText('Aturan beli D (Nota sendiri, pembelian), E (')
  await expect(says).toContainText('dibaca hanya bila nota tidak menyimpannya')
  await page.screenshot({ path: test.info().outputPath('read-by.png') })
  expect(await seriousFindings(page)).toEqual([])
  await open(page, SCREEN)
})

for (const [name, width, scheme] of [
  ['wide-light', 1366, 'light'],
  ['wide-dark', 1366, 'dark'],
  ['phone', 390, 'light'],
] as const) {
  test(`it is whole at ${name}`, async () => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, SCREEN)
    await expect(rules(page)).toHaveCount(32)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
    expect(await seriousFindings(page)).toEqual([])
  })
}
