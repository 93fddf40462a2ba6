import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, main, open, seriousFindings } from './shop.ts'

// Money that moves by itself, at the counter of JKT and at head office.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let pusat: Page
let no_reff = ''

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  kasir = await atWork(browser, 'KASIR-JKT', '/mutasi-uang-cash')
})
test.afterAll(async () => {
  await kasir?.context().close()
  await pusat?.context().close()
})

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Chooses in a picker by what is typed. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true }).last()
  await field.fill(text)
  await expect(page.getByRole('option', { name: new RegExp(text) }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('both mutations open their form, which only its buttons close', async () => {
  for (const [path, name] of [
    ['/mutasi-uang-bank', 'Mutasi Uang Bank'],
    ['/mutasi-uang-cash', 'Mutasi Uang Cash'],
  ] as const) {
    await open(kasir, path)
    await kasir.keyboard.press('F6')
    await expect(form(kasir, name)).toBeVisible()
    await kasir.keyboard.press('Escape')
    await expect(form(kasir, name)).toBeVisible()
    expect(await seriousFindings(kasir)).toEqual([])
    await form(kasir, name).getByRole('button', { name: 'Tutup' }).click()
    await expect(form(kasir, name)).toBeHidden()
  }
})

test('CASH goes to a bank: the form says what lacks, and which end has no account', async () => {
  await kasir.keyboard.press('F6')
  const dialog = form(kasir, 'Mutasi Uang Cash')
  await kasir.keyboard.press('F10')
  for (const text of [
    'Kategori Tidak Boleh Kosong',
    'Asal Tidak Boleh Kosong',
    'Jumlah Rp Tidak Boleh Kosong',
    'Keterangan Tidak Boleh Kosong',
  ]) {
    await expect(dialog.getByText(text).first()).toBeVisible()
  }
  await pick(kasir, 'Kategori', 'Setor')
  await pick(kasir, 'Asal', 'CASH')
  await pick(kasir, 'Tujuan', 'BCA')
  await expect(dialog.getByLabel('Rekening asal')).toBeDisabled()
  await expect(dialog.getByLabel('Rekening tujuan')).toBeEnabled()
  await dialog.getByLabel('Rekening tujuan').selectOption('8800200321')
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '750000')
  await dialog.getByLabel('Keterangan').fill('Setoran sore')
  await expect(dialog.getByLabel('Jumlah Rp')).toHaveValue('Rp. 750,000 ,-')
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText('Mutasi Uang Cash Berhasil Disimpan')).toBeVisible()
  await expect(
    main(kasir)
      .getByText(/^MC-JKT-\d{6}-\d+$/)
      .first(),
  ).toBeVisible()
})

test('an expense leaves a drawer, and its book says so', async () => {
  await open(kasir, '/uang-kas')
  await kasir.keyboard.press('F6')
  const dialog = form(kasir, 'Uang kas masuk atau keluar')
  await pick(kasir, 'Kode Transaksi', 'Listrik')
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '62500')
  await dialog.getByLabel('Keterangan').fill('Listrik bulan ini')
  await kasir.keyboard.press('F10')
  await expect(dialog).toBeHidden()
  await expect(main(kasir).getByText('Listrik bulan ini')).toBeVisible()
  await kasir.keyboard.press('Alt+b')
  const book = form(kasir, 'Buku laci')
  await expect(book.getByText('Listrik bulan ini')).toBeVisible()
  // Whoever counts the drawer is not told what it holds.
  await expect(book.getByText('–').first()).toBeVisible()
})

test('money goes to head office with its slip, and is received there once', async ({ browser }) => {
  test.setTimeout(120_000)
  await open(kasir, '/kirim-uang-pusat')
  await kasir.keyboard.press('F6')
  const dialog = form(kasir, 'Kirim uang')
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '1000000')
  await dialog.getByLabel('Keterangan').fill('Setoran sore')
  await kasir.keyboard.press('F10')
  const done = form(kasir, /^Uang KU-JKT-\d{6}-\d+ dikirim$/)
  await expect(done).toBeVisible()
  no_reff = /KU-JKT-\d{6}-\d+/.exec(await done.innerText())?.[0] ?? ''
  await kasir.keyboard.press('Alt+s')

  pusat = await atWork(browser, 'OWNER', '/terima-uang-kas')
  await expect(async () => {
    await open(pusat, '/terima-uang-kas')
    await expect(main(pusat).getByText(no_reff)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await pusat.keyboard.press('F6')
  const receiving = form(pusat, 'Terima uang')
  await pusat.keyboard.press('F10')
  await expect(receiving.getByText('Mohon Masukkan Nomor Referensi')).toBeVisible()
  await receiving.getByLabel('Nomor referensi').fill('KU-JKT-000000-0000')
  await pusat.keyboard.press('Enter')
  await expect(pusat.getByText('No Terima Tidak Ditemukan')).toBeVisible()
  // It goes by itself; what was typed stays.
  await expect(pusat.getByText('No Terima Tidak Ditemukan')).toBeHidden({ timeout: 10_000 })
  await receiving.getByLabel('Nomor referensi').fill(no_reff)
  await pusat.keyboard.press('Enter')
  await expect(receiving.getByText('Rp 1,000,000').first()).toBeVisible()
  await pusat.keyboard.press('F10')
  await expect(pusat.getByText('Terima Uang Berhasil')).toBeVisible()
  const row = main(pusat).getByRole('row').filter({ hasText: no_reff })
  await expect(row).toContainText('Sudah diterima')
})

test('the head office looks at what its branches sent, store by store', async () => {
  await open(pusat, '/kirim-uang-pusat')
  await main(pusat).getByRole('button', { name: 'Tampilkan' }).click()
  await expect(pusat.getByText('Mohon Pilih Toko')).toBeVisible()
  await expect(pusat.getByText('Mohon Pilih Toko')).toBeHidden({ timeout: 10_000 })
  await main(pusat).getByRole('button', { name: 'JKT' }).click()
  await main(pusat).getByRole('button', { name: 'Tampilkan' }).click()
  await expect(main(pusat).getByText(no_reff)).toBeVisible()
})

test('all of it fits a telephone', async () => {
  await kasir.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/kirim-uang-pusat']) {
    await open(kasir, path)
    const wide = await kasir.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(360)
  }
})
