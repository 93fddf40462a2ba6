import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type ServerProcess, serverProcess } from '../crash/server-process.ts'
import { type Hand, handOf } from './hand.ts'
import { main, scanField, seriousFindings, watchErrors } from './shop.ts'

// An empty shop and somebody who never saw the product: led by the list on the home, from the first
// login to the first sale. How long it would take him is reckoned.

const MOST_MINUTES = 10

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

interface Led {
  readonly page: Page
  readonly hand: Hand
}

/** Goes where a step leads, does what is to be done there, and finds it ticked at home. */
async function take(
  { page, hand }: Led,
  name: string,
  path: RegExp,
  work: () => Promise<unknown>,
): Promise<void> {
  await expect(step(page, name)).not.toContainText('Selesai')
  hand.read()
  await hand.click(step(page, name).getByRole('link'))
  await expect(page).toHaveURL(path)
  await work()
  await hand.click(page.getByRole('link', { name: 'Kencana, Beranda' }))
  await expect(step(page, name)).toContainText('Selesai')
}

/** Types into the fields one after the other, from the one with the cursor on. */
async function fill({ hand }: Led, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await hand.write(text)
    await hand.press('Tab')
  }
}

/** Clicks into a field and writes. */
async function into({ hand }: Led, field: Locator, text: string): Promise<void> {
  await hand.click(field)
  await hand.write(text)
}

/** The same where each is a choice of a list, which comes when it comes. */
async function pick({ page, hand }: Led, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await hand.write(name)
    await expect(page.getByRole('option', { name: new RegExp(name) })).not.toHaveCount(0)
    await hand.press('Tab')
  }
}

/** Screens a page opens, one after the other. */
function screensOf(page: Page): string[] {
  const screens: string[] = []
  page.on('framenavigated', frame => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && pathname !== screens.at(-1)) screens.push(pathname)
  })
  return screens
}

const kept = (page: Page) =>
  expect(page.getByText(/Berhasil (Menyimpan|Disimpan)/i).last()).toBeVisible()

test('from the first login to the first sale, step by step', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.origin })
  const page = await context.newPage()
  const errors = watchErrors(page)
  const screens = screensOf(page)
  const hand = handOf(page)
  const led = { page, hand }
  await page.addInitScript(() => localStorage?.setItem('kencana-cetak', 'SIMPAN'))
  await page.goto('./')
  await into(led, page.getByLabel('Username'), 'OWNER')
  await into(led, page.getByLabel('Password'), /password (\S+)/.exec(shop.notes)?.[1] ?? '')
  await hand.press('Enter')
  await expect(list(page)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await take(led, 'Nama dan alamat toko', /settingtoko/, async () => {
    await into(led, main(page).getByLabel(/^Alamat\b/), 'Jl. Emas No. 1')
    await hand.press('F10')
    await kept(page)
  })
  await take(led, 'Harga emas hari ini', /master-parameter-harga-emas/, async () => {
    await hand.click(main(page).getByLabel('Harga Jual 18 K (750)'))
    await fill(led, '1600000', '1500000')
    await hand.press('F10')
    await kept(page)
  })
  await take(led, 'Orang yang menjual', /master-sales/, async () => {
    await expect(main(page)).toContainText('Tidak Ada Data')
    await hand.press('Insert')
    await expect(page.getByRole('dialog').getByLabel('Kode Sales')).toBeFocused()
    await fill(led, 'SARI', 'Sari')
    await pick(led, 'BCA')
    await into(led, page.getByRole('dialog').getByLabel('No Rekening'), '1234567890')
    await into(led, page.getByRole('dialog').getByLabel('Nama Rekening'), 'Sari')
    await hand.press('F10')
    await kept(page)
  })
  await take(led, 'Barang pertama', /tambah-data-barang/, async () => {
    await expect(page.getByLabel('Nama Barang')).toBeFocused()
    await fill(led, 'Cincin Melati')
    await pick(led, 'Cincin', 'T750', 'A01')
    await fill(led, '3.237', '4500000')
    await hand.press('F10')
    await kept(page)
  })
  await take(led, 'Penjualan pertama', /transaksi-penjualan/, async () => {
    await expect(scanField(page)).toBeFocused()
    await hand.write('Melati')
    await expect(page.getByRole('option', { name: /Melati/ })).toHaveCount(1)
    await hand.press('Enter')
    await expect(page.getByRole('table', { name: 'Barang di nota' })).toContainText('Melati')
    await hand.press('F4')
    await hand.write('Sari')
    await expect(page.getByRole('option', { name: /Sari/ })).toHaveCount(1)
    await hand.press('Enter')
    await hand.press('Alt+1')
    await expect(page.getByLabel(/^Jumlah /)).toBeFocused()
    await hand.press('Enter')
    await hand.press('F10')
    await expect(page.getByRole('status', { name: 'Penjualan tersimpan' })).toBeVisible()
    await hand.press('Enter')
  })

  const minutes = hand.seconds() / 60
  const cost = `${hand.presses()} presses, ${hand.clicks()} clicks, ${screens.length} screens`
  const told = `${cost}: ${minutes.toFixed(1)} minutes`
  expect(minutes, told).toBeLessThanOrEqual(MOST_MINUTES)

  // what is left is the owner's to leave
  await main(page).getByRole('button', { name: 'Sembunyikan daftar ini' }).click()
  await expect(list(page)).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByText('Penjualan hari ini')).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  expect(errors).toEqual([])
  await context.close()
})
