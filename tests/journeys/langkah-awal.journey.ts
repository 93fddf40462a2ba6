import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type ServerProcess, serverProcess } from '../crash/server-process.ts'
import { main, scanField, seriousFindings, watchErrors } from './shop.ts'

// An empty shop and somebody who never saw the product: led by the list on the home, from the first
// login to the first sale.

let shop: ServerProcess
test.beforeAll(async () => {
  shop = await serverProcess(await mkdtemp(join(tmpdir(), 'kencana-kosong-')), { SEED: 'empty' })
})
test.afterAll(async () => {
  await shop?.stop()
  await rm(shop?.dataDir ?? '', { recursive: true, force: true })
})

const list = (page: Page) => main(page).getByRole('list', { name: 'Langkah awal' })
const step = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name })

/** Goes where a step leads, does what is to be done there, and finds it ticked at home. */
async function take(page: Page, name: string, path: RegExp, work: () => Promise<unknown>) {
  await expect(step(page, name)).not.toContainText('Selesai')
  await step(page, name).getByRole('link').click()
  await expect(page).toHaveURL(path)
  await work()
  await page.getByRole('link', { name: 'Kencana, Beranda' }).click()
  await expect(step(page, name)).toContainText('Selesai')
}

/** Types into the fields one after the other, from the one with the cursor on. */
async function fill(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    if (text !== '') await page.keyboard.type(text, { delay: 45 })
    await page.keyboard.press('Tab')
  }
}

/** The same where each is a choice of a list, which comes when it comes. */
async function pick(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.type(name, { delay: 45 })
    await expect(page.getByRole('option', { name: new RegExp(name) })).not.toHaveCount(0)
    await page.keyboard.press('Tab')
  }
}

const kept = (page: Page) =>
  expect(page.getByText(/Berhasil (Menyimpan|Disimpan)/i).last()).toBeVisible()

test('from the first login to the first sale, step by step', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.origin })
  const page = await context.newPage()
  const errors = watchErrors(page)
  await page.addInitScript(() => localStorage?.setItem('kencana-cetak', 'SIMPAN'))
  await page.goto('./')
  await page.getByLabel('Username').fill('OWNER')
  await page.getByLabel('Password').fill(/password (\S+)/.exec(shop.notes)?.[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await take(page, 'Nama dan alamat toko', /settingtoko/, async () => {
    await main(page)
      .getByLabel(/^Alamat\b/)
      .fill('Jl. Emas No. 1')
    await page.keyboard.press('F10')
    await kept(page)
  })
  await take(page, 'Harga emas hari ini', /master-parameter-harga-emas/, async () => {
    await main(page).getByLabel('Harga Jual 18 K (750)').focus()
    await fill(page, '1600000', '1500000')
    await page.keyboard.press('F10')
    await kept(page)
  })
  await take(page, 'Orang yang menjual', /master-sales/, async () => {
    await expect(main(page)).toContainText('Tidak Ada Data')
    await page.keyboard.press('Insert')
    await expect(page.getByRole('dialog').getByLabel('Kode Sales')).toBeFocused()
    await fill(page, 'SARI', 'Sari')
    await pick(page, 'BCA')
    await page.getByRole('dialog').getByLabel('No Rekening').fill('1234567890')
    await page.getByRole('dialog').getByLabel('Nama Rekening').fill('Sari')
    await page.keyboard.press('F10')
    await kept(page)
  })
  await take(page, 'Barang pertama', /tambah-data-barang/, async () => {
    await expect(page.getByLabel('Nama Barang')).toBeFocused()
    await fill(page, 'Cincin Melati')
    await pick(page, 'Cincin', 'T750', 'A01')
    await fill(page, '3.237', '4500000')
    await page.keyboard.press('F10')
    await kept(page)
  })
  await take(page, 'Penjualan pertama', /transaksi-penjualan/, async () => {
    await expect(scanField(page)).toBeFocused()
    await page.keyboard.type('Melati', { delay: 40 })
    await expect(page.getByRole('option', { name: /Melati/ })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Barang di nota' })).toContainText('Melati')
    await page.keyboard.press('F4')
    await page.keyboard.type('Sari')
    await expect(page.getByRole('option', { name: /Sari/ })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+1')
    await expect(page.getByLabel(/^Jumlah /)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F10')
    await expect(page.getByRole('status', { name: 'Penjualan tersimpan' })).toBeVisible()
    await page.keyboard.press('Enter')
  })

  // what is left is the owner's to leave
  await main(page).getByRole('button', { name: 'Sembunyikan daftar ini' }).click()
  await expect(list(page)).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByText('Penjualan hari ini')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  expect(errors).toEqual([])
  await context.close()
})
