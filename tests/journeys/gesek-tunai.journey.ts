import { expect, type Page, test } from '@playwright/test'
import { approve, atWork, byHand, main, open, paperOf, seriousFindings } from './shop.ts'

// Cash against a debit card at the counter of JKT: refused against a credit card, given with its
// fee, printed, approved above the limit, taken back.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let no_gesek = ''

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-JKT', '/uang-kas')
})
test.afterAll(async () => {
  await kasir?.context().close()
})

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const dialog = () => form(kasir, 'Gesek tunai')

async function pick(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true }).last()
  await field.fill(text)
  await expect(page.getByRole('option', { name: new RegExp(text) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Types a figure over the one that stands there. */
async function figure(label: string, digits: string): Promise<void> {
  await dialog().getByLabel(label).focus()
  await kasir.keyboard.press('Control+a')
  await byHand(kasir, digits)
}

/** A slip pays once: each has its own approval code. */
async function card(setuju = 'a77120'): Promise<void> {
  await pick(kasir, 'Bank', 'BCA')
  await dialog().getByLabel('4 angka terakhir kartu').fill('4021')
  await dialog().getByLabel('Kode persetujuan').fill(setuju)
}

test('the drawer is filled', async () => {
  await kasir.keyboard.press('F6')
  const cash = form(kasir, 'Uang kas masuk atau keluar')
  await pick(kasir, 'Kode Transaksi', 'Modal')
  await cash.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '20000000')
  await cash.getByLabel('Keterangan').fill('Modal gesek tunai')
  await kasir.keyboard.press('F10')
  await expect(cash).toBeHidden()
})

test('a credit card is refused by the sentence of the ban, before anything is typed', async () => {
  await open(kasir, '/gesek-tunai')
  await kasir.keyboard.press('F6')
  await expect(dialog()).toBeVisible()
  await dialog().getByLabel('Jenis kartu').selectOption('KREDIT')
  await expect(dialog().getByText(/dilarang Bank Indonesia \(PBI 11\/11/)).toBeVisible()
  await expect(dialog().getByRole('button', { name: /^Simpan gesek tunai/ })).toBeDisabled()
  await dialog().getByLabel('Jenis kartu').selectOption('DEBIT')
  await kasir.keyboard.press('F10')
  await expect(dialog().getByText('Harus Diisi')).toHaveCount(3)
  await expect(dialog().getByRole('combobox', { name: 'Bank', exact: true })).toBeFocused()
  expect(await seriousFindings(kasir)).toEqual([])
})

test('the fee is shown before it is saved, another wants words, the slip is printed', async () => {
  await card()
  await figure('Digesek Rp', '1000000')
  await expect(dialog().getByLabel('Tunai Rp')).toHaveValue('Rp. 1,000,000 ,-')
  await expect(dialog().getByRole('status')).toHaveText('Biaya Rp 0, tunai Rp 1,000,000.')
  await figure('Tunai Rp', '985000')
  await expect(dialog().getByRole('status')).toHaveText('Biaya Rp 15,000, tunai Rp 985,000.')
  await kasir.keyboard.press('F10')
  await expect(dialog().getByText('Tulis sebab biayanya lain')).toBeVisible()
  await dialog().getByLabel('Nama pelanggan').fill('Ibu Sri')
  await dialog().getByLabel('Keterangan').fill('Biaya 1,5 %')
  await kasir.keyboard.press('F10')
  const done = form(kasir, /^Gesek tunai GT-JKT-\d{6}-\d+ tersimpan$/)
  await expect(done).toBeVisible()
  no_gesek = /GT-JKT-\d{6}-\d+/.exec(await done.innerText())?.[0] ?? ''
  await expect(done.getByText('Rp 985,000')).toBeVisible()
  const pages = await paperOf(kasir, /\/slip$/, () => kasir.keyboard.press('F9'))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('SLIP GESEK TUNAI')
  expect(pages[0]).toContain('Rp 985,000')
  await kasir.keyboard.press('Alt+s')
  await expect(main(kasir).getByText(no_gesek)).toBeVisible()
})

test('above the limit a supervisor approves what is swiped, kept and handed over', async () => {
  await kasir.keyboard.press('F6')
  await card('b10482')
  await figure('Digesek Rp', '5000001')
  await kasir.keyboard.press('F10')
  const asked = form(kasir, 'Otorisasi Supervisor')
  await expect(asked.getByText('BCA •••• 4021')).toBeVisible()
  await expect(asked.getByText('Rp 5,000,001').first()).toBeVisible()
  await approve(kasir)
  await expect(form(kasir, /^Gesek tunai GT-JKT-\d{6}-\d+ tersimpan$/)).toBeVisible()
  await kasir.keyboard.press('Alt+s')
})

test('it is shown with its card and its journal, and taken back on its day', async () => {
  await open(kasir, `/gesek-tunai?no_gesek=${no_gesek}`)
  const drawer = form(kasir, `Gesek tunai ${no_gesek}`)
  await expect(drawer.getByText('BCA •••• 4021')).toBeVisible()
  await expect(drawer.getByText('usulan Rp 0')).toBeVisible()
  await expect(drawer.getByText('Belum dicocokkan')).toBeVisible()
  await expect(drawer.getByText('Pendapatan Lain')).toBeVisible()
  expect(await seriousFindings(kasir)).toEqual([])
  await kasir.keyboard.press('Alt+x')
  await kasir.getByLabel('Alasan pembatalan').fill('Pelanggan urung')
  await kasir.keyboard.press('Enter')
  await approve(kasir)
  await expect(main(kasir).getByRole('row').filter({ hasText: no_gesek })).toContainText('Batal')
})

test('all of it fits a telephone', async () => {
  await kasir.setViewportSize({ width: 360, height: 740 })
  await open(kasir, '/gesek-tunai')
  const wide = () => kasir.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBeLessThanOrEqual(360)
  await kasir.getByRole('button', { name: /Beri tunai/ }).click()
  await expect(dialog()).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(360)
})
