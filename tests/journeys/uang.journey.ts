import { expect, type Page, test } from '@playwright/test'
import { fillDrawer, ownerOf } from './next-day.ts'
import { burst } from './scanner.ts'
import { approve, atWork, byHand, main, open, seriousFindings } from './shop.ts'

// Money that moves by itself, at the counter of JKT and at head office.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let pusat: Page
let no_reff = ''

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await fillDrawer(await ownerOf(elsewhere, 'JKT'))
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
  // The one account that the store has there.
  await expect(dialog.getByLabel('Rekening tujuan')).toHaveValue('8800200321')
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '750000')
  await dialog.getByLabel('Keterangan').fill('Setoran sore')
  await expect(dialog.getByLabel('Jumlah Rp')).toHaveValue('Rp. 750,000 ,-')
  const said = 'Rp 750,000 pindah dari KASIR ke BCA 8800200321.'
  await expect(dialog.getByRole('status')).toHaveText(said)
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText(`Mutasi Uang Cash Berhasil Disimpan. ${said}`)).toBeVisible()
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
  await expect(dialog.getByRole('status')).toHaveText('Rp 62,500 keluar dari KASIR.')
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText(/ tersimpan\. Rp 62,500 keluar dari KASIR\.$/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(main(kasir).getByText('Listrik bulan ini')).toBeVisible()
  await kasir.keyboard.press('Alt+b')
  const book = form(kasir, 'Buku laci')
  await expect(book.getByText('Listrik bulan ini')).toBeVisible()
  // Whoever counts the drawer is not told what it holds, nor what it began with.
  await expect(book.getByText('–').first()).toBeVisible()
  await expect(book.getByText('Saldo awal')).toHaveCount(0)
})

test('an expense beyond the bound of a day is approved with the form open, and saved', async () => {
  await kasir.keyboard.press('Escape')
  await kasir.keyboard.press('F6')
  const dialog = form(kasir, 'Uang kas masuk atau keluar')
  await pick(kasir, 'Kode Transaksi', 'Listrik')
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '5000000')
  await dialog.getByLabel('Keterangan').fill('Listrik setahun')
  await kasir.keyboard.press('F10')
  const asked = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  for (const said of ['Uang keluar di atas batas', 'Rp 5,000,000', 'Listrik setahun']) {
    await expect(asked).toContainText(said)
  }
  await expect(asked.getByLabel('Password penyetuju')).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  )
  await approve(kasir)
  await expect(dialog).toBeHidden()
  await expect(main(kasir).getByText('Listrik setahun')).toBeVisible()
})

test('the owner reads the book to its end, and what each drawer began with', async ({
  browser,
  request,
}) => {
  const send = await ownerOf(request, 'JKT')
  const spent = { kode_transaksi: 'LISTRIK', laci: 'KASIR', jumlah: 1_000 }
  for (let i = 1; i <= 26; i += 1) {
    await send('POST', 'uang-kas', { ...spent, keterangan: `Pulsa listrik ${i}` })
  }
  interface Sums {
    readonly laci: readonly { readonly laci: string; readonly awal: number }[]
  }
  const { laci } = await send<Sums>('GET', 'cash/buku')
  const owner = await atWork(browser, 'OWNER', '/uang-kas?atas_nama=JKT')
  await owner.keyboard.press('Alt+b')
  const book = form(owner, 'Buku laci')
  for (const { awal } of laci) {
    const text = `Saldo awal Rp ${awal.toLocaleString('en-US')}`
    await expect(book.getByText(text).first()).toBeVisible()
  }
  await book.getByLabel('Baris').selectOption('25')
  await expect(book.getByText('Pulsa listrik 26')).toBeVisible()
  await expect(book.getByText('Pulsa listrik 1', { exact: true })).toHaveCount(0)
  await book.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(book.getByText('Pulsa listrik 1', { exact: true })).toBeVisible()
  await book.getByRole('searchbox').fill('listrik 26')
  await expect(book.getByText('Pulsa listrik 26')).toBeVisible()
  expect(await seriousFindings(owner)).toEqual([])
  await owner.keyboard.press('Escape')
  await owner.keyboard.press('F6')
  const spending = form(owner, 'Uang kas masuk atau keluar')
  await pick(owner, 'Kode Transaksi', 'Listrik')
  await spending.getByLabel('Jumlah Rp').focus()
  await byHand(owner, '1000')
  await expect(spending.getByRole('status')).toHaveText(
    /^Rp 1,000 keluar dari KASIR\. KASIR menurut buku Rp [\d,]+ menjadi Rp [\d,]+\.$/,
  )
  await owner.context().close()
})

test('the book of the bank stands beside its money', async () => {
  await open(kasir, '/uang-bank')
  await kasir.keyboard.press('Alt+b')
  const book = form(kasir, 'Buku bank')
  const moved = book.getByRole('row').filter({ hasText: 'Setoran sore' })
  await expect(moved.first()).toContainText('BCA 8800200321')
  await expect(moved.first()).toContainText('750,000')
})

test('money goes to head office with its slip, and is received there once', async ({ browser }) => {
  await open(kasir, '/kirim-uang-pusat')
  await kasir.keyboard.press('F6')
  const dialog = form(kasir, 'Kirim uang')
  const stores = dialog.getByLabel('Toko tujuan').locator('option')
  await expect(stores.filter({ hasText: /^BDG / })).toHaveCount(1)
  await expect(stores.filter({ hasText: /^JKT / })).toHaveCount(0)
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
  await toldAtClosing(kasir, 'Uang di jalan belum diterima', '/kirim-uang-pusat')
  await toldAtClosing(pusat, no_reff, `/terima-uang-kas?no_reff=${no_reff}`)
  await expect(form(pusat, new RegExp(no_reff))).toContainText('0 hari')
  await open(pusat, '/terima-uang-kas')
  await pusat.keyboard.press('F6')
  const receiving = form(pusat, 'Terima uang')
  await pusat.keyboard.press('F10')
  await expect(receiving.getByText('Mohon Masukkan Nomor Referensi')).toBeVisible()
  await receiving.getByLabel('Nomor referensi').fill('KU-JKT-000000-0000')
  await pusat.keyboard.press('Enter')
  await expect(pusat.getByText('No Terima Tidak Ditemukan')).toBeVisible()
  // It goes by itself; what was typed stays.
  await expect(pusat.getByText('No Terima Tidak Ditemukan')).toBeHidden({ timeout: 10_000 })
  await receiving.getByLabel('Nomor referensi').fill('')
  await burst(pusat, no_reff)
  await expect(receiving.getByText('Rp 1,000,000').first()).toBeVisible()
  await pusat.keyboard.press('F10')
  await expect(pusat.getByText('Terima Uang Berhasil')).toBeVisible()
  const row = main(pusat).getByRole('row').filter({ hasText: no_reff })
  await expect(row).toContainText('Sudah diterima')
})

/** The closing of a store names money on its way with its age, and leads to it. */
async function toldAtClosing(page: Page, text: string, to: string): Promise<void> {
  await open(page, '/tutup-toko')
  const line = main(page).getByRole('listitem').filter({ hasText: text })
  await expect(line).toContainText(/sejak \w{3}, \d{1,2} \w{3} \d{4} · \d+ hari/)
  await line.getByRole('link').press('Enter')
  await expect(page).toHaveURL(url => `${url.pathname}${url.search}`.startsWith(to))
}

test('the head office looks at what its branches sent, store by store', async () => {
  await open(pusat, '/kirim-uang-pusat')
  await main(pusat).getByRole('button', { name: 'Tampilkan' }).click()
  await expect(pusat.getByText('Mohon Pilih Toko')).toBeVisible()
  await main(pusat).getByRole('button', { name: 'JKT' }).click()
  await expect(pusat.getByText('Mohon Pilih Toko')).toBeHidden()
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
