import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { type StandIns, startStandIns } from '../../apps/stand-ins/stand-ins.ts'
import { atWork, logIn, main, open, seriousFindings, watchErrors } from './shop.ts'

// Settings by keyboard: seen before they are saved, asked about on the other screens.

let others: StandIns
test.beforeAll(async () => {
  others = await startStandIns({ port: 0, key: 'kunci-uji' })
})
test.afterAll(() => others.stop())

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const PROMPT = 'Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??'

async function saveByKey(page: Page): Promise<void> {
  await page.keyboard.press('F10')
  const asked = dialog(page, 'Simpan perubahan')
  await expect(asked.getByRole('button', { name: /^Simpan di 1 toko/ })).toBeEnabled()
  await page.keyboard.press('F10')
  await expect(asked).toBeHidden({ timeout: 15_000 })
}

test('one changes a setting, the other is asked and sees it; who changed it is not asked', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page)
  await logIn(page, 'OWNER')
  await open(page, '/settingsystem')
  const kasir = await atWork(browser, 'KASIR-SBY', '/home')
  await expect(main(kasir)).toContainText('Barang di baki')
  await workForSby(page)

  await page.getByLabel('Cari setting').fill('ringkasan stok')
  const flag = main(page).getByRole('switch', { name: 'Sembunyikan ringkasan stok' })
  await flag.focus()
  await page.keyboard.press('Space')
  await expect(main(page)).toContainText('Diubah')
  await page.keyboard.press('F10')
  const asked = dialog(page, 'Simpan perubahan')
  await expect(asked.getByRole('row', { name: /Sembunyikan ringkasan stok/ })).toContainText('Mati')
  await expect(asked.getByRole('button', { name: /^Simpan di 1 toko/ })).toBeEnabled()
  await page.keyboard.press('F10')
  await expect(asked).toBeHidden({ timeout: 15_000 })

  const prompt = kasir.getByRole('alertdialog')
  await expect(prompt).toContainText(PROMPT)
  await Promise.all([
    kasir.waitForEvent('load'),
    prompt.getByRole('button', { name: 'Ya' }).press('Enter'),
  ])
  await expect(main(kasir)).toContainText('Penjualan hari ini', { timeout: 15_000 })
  await expect(main(kasir)).not.toContainText('Barang di baki')

  await page.getByRole('button', { name: 'Riwayat' }).click()
  const history = page.getByRole('dialog', { name: /^Riwayat/ })
  await expect(history.getByRole('row', { name: /OWNER.*Sembunyikan/ }).first()).toContainText(
    'Aktif',
  )
  await history.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByText(PROMPT)).toHaveCount(0)

  await flag.focus()
  await page.keyboard.press('Space')
  await saveByKey(page)
  await expect(kasir.getByRole('alertdialog')).toContainText(PROMPT)
  await kasir.getByRole('button', { name: 'Tidak' }).click()
  await kasir.context().close()
  expect(await seriousFindings(page)).toEqual([])
  expect(errors).toEqual([])
})

async function workForSby(page: Page): Promise<void> {
  await page.evaluate(() => {
    const portal = `${window.location.origin}/toko/SBY`
    const store = { kode_toko: 'SBY', nama_toko: 'Kencana Surabaya', portal }
    sessionStorage.setItem('kencana-toko', JSON.stringify(store))
  })
  await open(page, '/settingsystem')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('SBY')
}

test('what a piece is bought back for obeys the direction of purchases', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, '/settingsystem')
  await workForSby(page)
  const down = await (await boughtBack(page))()
  await roundPurchases(page, 'NAIK')
  await expect.poll(await boughtBack(page)).toBe(down + 500)
  await roundPurchases(page, 'TURUN')
  await expect.poll(await boughtBack(page)).toBe(down)
})

const roundPurchases = (page: Page, way: string) => choose(page, 'Arah pembulatan pembelian', way)

async function choose(page: Page, setting: string, value: string): Promise<void> {
  await open(page, '/settingsystem')
  await main(page).getByLabel(setting).selectOption(value)
  await saveByKey(page)
}

test('a table is saved in the form of CSV the store wants, under its own name', async ({
  page,
}) => {
  await logIn(page, 'OWNER')
  await open(page, '/settingsystem')
  await workForSby(page)
  await choose(page, 'Bentuk CSV', 'TITIK_KOMA')
  expect(await savedTable(page)).toMatch(/^\W?Kode Kadar;Nama Kadar;/)
  await choose(page, 'Bentuk CSV', 'KOMA')
  expect(await savedTable(page)).toMatch(/^\W?Kode Kadar,Nama Kadar,/)
})

/** A table as the store writes it. */
async function savedTable(page: Page): Promise<string> {
  await open(page, '/master-kadar')
  const coming = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('spreadsheet.csv')
  return readFile(await file.path(), 'utf8')
}

/** What Parameter Rugi Nota works out for a nota of 5,232,700, to be read as often as one likes. */
async function boughtBack(page: Page): Promise<() => Promise<number>> {
  await open(page, '/master-parameter-rugi-nota')
  const price = main(page).getByLabel('Harga Nota')
  await price.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('5232700')
  const working = main(page).getByRole('region', { name: 'Cara hitung' })
  await expect(working).toContainText('Dibeli Kembali')
  return async () => {
    const text = await working.textContent()
    return Number(/Dibeli Kembali\D*([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))
  }
}

test('a store tells who it is; a wrong value stands at its field', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/settingtoko')
  const city = main(page).getByLabel('Kota')
  const other = (await city.inputValue()) === 'Sidoarjo' ? 'Gresik' : 'Sidoarjo'
  await city.fill(other)
  await page.keyboard.press('F10')
  await expect(page.getByRole('alertdialog')).toContainText('Berhasil Menyimpan Data')
  await page.reload()
  await expect(city).toHaveValue(other)
  await main(page).getByLabel('Nama Toko').fill('')
  await page.keyboard.press('F10')
  await expect(main(page).getByText('Harus Diisi')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a service is set, tried, and its key is never seen again', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await open(page, '/redirect-to-grosir')
  await expect(main(page)).toContainText('Server Bacnkend grosir belum di setting')
  await open(page, '/whatsapp-setting')
  await main(page).getByLabel('Alamat server').fill(`${others.address}/whatsapp`)
  await main(page).getByLabel('Kunci').first().fill('kunci-uji')
  await page.keyboard.press('F10')
  await expect(page.getByRole('alertdialog')).toContainText('Berhasil Menyimpan Data')
  await page.reload()
  await expect(main(page)).toContainText('Kunci sudah tersimpan')
  await expect(main(page).getByLabel('Kunci').first()).toHaveValue('')
  await main(page).getByRole('button', { name: 'Uji sambungan' }).press('Enter')
  // This server was not told that it may call a neighbour: it says so instead of calling.
  await expect(main(page).getByRole('status')).toContainText(
    'Alamat ini tidak boleh dipanggil oleh server',
  )
  expect(await seriousFindings(page)).toEqual([])
})
