import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, main, open } from './shop.ts'

// What is said of money that could not be moved, sent or looked up, and that it can be tried again.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let pusat: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  kasir = await atWork(browser, 'KASIR-JKT', '/mutasi-uang-bank')
  pusat = await atWork(browser, 'OWNER', '/kirim-uang-pusat')
})
test.afterAll(async () => {
  await kasir?.context().close()
  await pusat?.context().close()
})

async function pick(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true }).last()
  await field.fill(text)
  await expect(page.getByRole('option', { name: new RegExp(text) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

/** While `act` runs, calls of this path are answered by nothing that can be read. */
async function failing(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.route(path, route => route.fulfill({ status: 500, body: '' }))
  await act()
  await page.unroute(path)
}

/** A sentence comes, and goes by itself. */
async function saysOnce(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(text)).toBeHidden({ timeout: 15_000 })
}

test('a bank mutation says that it could not be added, and then that it was saved', async () => {
  await kasir.keyboard.press('F6')
  const dialog = kasir.getByRole('dialog', { name: 'Mutasi Uang Bank' })
  await pick(kasir, 'Kategori', 'Setor')
  await pick(kasir, 'Asal', 'CASH')
  await pick(kasir, 'Tujuan', 'BCA')
  await dialog.getByLabel('Rekening tujuan').selectOption({ index: 1 })
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '15000')
  await dialog.getByLabel('Keterangan').fill('Setoran kecil')
  await failing(kasir, /\/cash\/mutasi-uang-bank$/, async () => {
    await kasir.keyboard.press('F10')
    await saysOnce(kasir, 'Gagal Menambahkan Mutasi Uang Bank')
  })
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText('Mutasi Uang Bank Berhasil Disimpan')).toBeVisible()
})

test('money that could not be sent says so, and what was typed stays', async () => {
  await open(kasir, '/kirim-uang-pusat')
  await kasir.keyboard.press('F6')
  const dialog = kasir.getByRole('dialog', { name: 'Kirim uang' })
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '25000')
  await dialog.getByLabel('Keterangan').fill('Setoran malam')
  await failing(kasir, /\/kirim-uang$/, async () => {
    await kasir.keyboard.press('F10')
    await saysOnce(kasir, 'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi')
  })
  await expect(dialog.getByLabel('Keterangan')).toHaveValue('Setoran malam')
  await dialog.getByRole('button', { name: 'Tutup' }).click()
})

test('what branches sent is asked for once per store, all or received', async () => {
  const asked: string[] = []
  pusat.on('request', request => {
    const found = /\/toko\/(\w+)\/api\/v1\/kirim-uang\?.*status=(\w+)/.exec(request.url())
    if (found !== null) asked.push(`${found[1]} ${found[2]}`)
  })
  const show = main(pusat).getByRole('button', { name: 'Tampilkan' })
  await main(pusat).getByRole('button', { name: 'BDG', exact: true }).click()
  await main(pusat).getByRole('button', { name: 'JKT', exact: true }).click()
  await show.click()
  await expect.poll(() => asked.toSorted()).toEqual(['BDG ALL', 'JKT ALL'])
  await main(pusat).getByLabel('Status').last().selectOption('DONE')
  await show.click()
  await expect.poll(() => asked.slice(2).toSorted()).toEqual(['BDG DONE', 'JKT DONE'])
})

test('nothing found is told and leaves no rows; so is what could not be asked', async () => {
  const show = main(pusat).getByRole('button', { name: 'Tampilkan' })
  const rows = main(pusat)
    .getByRole('table', { name: 'Kiriman uang semua toko' })
    .locator('tbody tr')
  await main(pusat).getByLabel('Status').last().selectOption('BATAL')
  await show.click()
  await expect(pusat.getByText('Data Tidak Ditemukan').first()).toBeVisible()
  await expect(rows.filter({ hasText: /^KU-/ })).toHaveCount(0)
  await failing(pusat, /\/kirim-uang\?/, async () => {
    await show.click()
    await saysOnce(pusat, 'Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi')
  })
})
