import { expect, type Page, test } from '@playwright/test'
import { intercept, letThrough } from './intercept.ts'
import { atWork, byHand, main, open, whileFailing } from './shop.ts'

// What is said of money that could not be moved, sent or looked up, and that it can be tried again.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let pusat: Page
let no_reff = ''

test.beforeAll(async ({ browser }) => {
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

/** A sentence comes, and goes by itself. */
async function saysOnce(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(text)).toBeHidden({ timeout: 15_000 })
}

test('a bank mutation from an account to itself is told so at the account', async () => {
  await kasir.keyboard.press('F6')
  const dialog = kasir.getByRole('dialog', { name: 'Mutasi Uang Bank' })
  await pick(kasir, 'Kategori', 'Setor')
  await pick(kasir, 'Asal', 'BCA')
  await dialog.getByLabel('Rekening asal').selectOption({ index: 1 })
  await pick(kasir, 'Tujuan', 'BCA')
  await dialog.getByLabel('Rekening tujuan').selectOption({ index: 1 })
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '15000')
  await dialog.getByLabel('Keterangan').fill('Setoran kecil')
  await kasir.keyboard.press('F10')
  await expect(dialog.getByText('Rekening Tidak Boleh Sama')).toBeVisible()
})

test('a bank mutation says that it could not be added, and then that it was saved', async () => {
  await pick(kasir, 'Asal', 'CASH')
  await whileFailing(kasir, /\/cash\/mutasi-uang-bank$/, async () => {
    await kasir.keyboard.press('F10')
    await saysOnce(kasir, 'Gagal Menambahkan Mutasi Uang Bank')
  })
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText('Mutasi Uang Bank Berhasil Disimpan')).toBeVisible()
})

test('a bank at one end of a cash mutation makes the other CASH, and CASH empties it', async () => {
  await open(kasir, '/mutasi-uang-cash')
  await kasir.keyboard.press('F6')
  const dialog = kasir.getByRole('dialog', { name: 'Mutasi Uang Cash' })
  const end = (name: string) => dialog.getByRole('combobox', { name, exact: true })
  await pick(kasir, 'Kategori', 'Setor')
  await pick(kasir, 'Asal', 'BCA')
  await expect(end('Tujuan')).toHaveValue(/CASH/)
  await expect(dialog.getByLabel('Rekening tujuan')).toBeDisabled()
  await pick(kasir, 'Asal', 'CASH')
  await expect(end('Tujuan')).toHaveValue('')
  await pick(kasir, 'Tujuan', 'BCA')
  await expect(end('Asal')).toHaveValue(/CASH/)
  await expect(dialog.getByLabel('Rekening asal')).toBeDisabled()
})

test('a cash mutation that fails says so, with the words of the server if it has any', async () => {
  const dialog = kasir.getByRole('dialog', { name: 'Mutasi Uang Cash' })
  await dialog.getByLabel('Rekening tujuan').selectOption({ index: 1 })
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '15000')
  await dialog.getByLabel('Keterangan').fill('Setoran siang')
  const path = /\/cash\/mutasi-uang-cash$/
  const save = (text: string) => async () => {
    await kasir.keyboard.press('F10')
    await saysOnce(kasir, text)
  }
  await whileFailing(kasir, path, save('Gagal Menambahkan Mutasi Cash'))
  const words = 'Laci sedang dihitung orang lain'
  await whileFailing(kasir, path, save(words), words)
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText('Mutasi Uang Cash Berhasil Disimpan')).toBeVisible()
})

test('money that could not be sent says so, and what was typed stays', async () => {
  await open(kasir, '/kirim-uang-pusat')
  await kasir.keyboard.press('F6')
  const dialog = kasir.getByRole('dialog', { name: 'Kirim uang' })
  await dialog.getByLabel('Jumlah Rp').focus()
  await byHand(kasir, '25000')
  await dialog.getByLabel('Keterangan').fill('Setoran malam')
  await whileFailing(kasir, /\/kirim-uang$/, async () => {
    await kasir.keyboard.press('F10')
    await saysOnce(kasir, 'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi')
  })
  await expect(dialog.getByLabel('Keterangan')).toHaveValue('Setoran malam')
  await kasir.keyboard.press('F10')
  const done = kasir.getByRole('dialog', { name: /^Uang KU-JKT-\d{6}-\d+ dikirim$/ })
  await expect(done).toBeVisible()
  no_reff = /KU-JKT-\d{6}-\d+/.exec(await done.innerText())?.[0] ?? ''
})

test('money that could not be received says so, and can be received again', async () => {
  await expect(async () => {
    await open(pusat, '/terima-uang-kas')
    await expect(main(pusat).getByText(no_reff)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await pusat.keyboard.press('F6')
  const dialog = pusat.getByRole('dialog', { name: 'Terima uang' })
  await dialog.getByLabel('Nomor referensi').fill(no_reff)
  await pusat.keyboard.press('Enter')
  await expect(dialog.getByText('Rp 25,000').first()).toBeVisible()
  const path = /\/kirim-uang\/[^/]+\/reception$/
  const receive = (text: string) => async () => {
    await pusat.keyboard.press('F10')
    await saysOnce(pusat, text)
  }
  await whileFailing(pusat, path, receive('Terima Uang Pusat Gagal'))
  const words = 'Uang ini sedang diterima orang lain'
  await whileFailing(pusat, path, receive(words), words)
  await pusat.keyboard.press('F10')
  await expect(pusat.getByText('Terima Uang Berhasil')).toBeVisible()
})

const FAILED = 'Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi'
const show = () => main(pusat).getByRole('button', { name: 'Tampilkan' }).click()
const state = (one: string) => main(pusat).getByLabel('Status').last().selectOption(one)
const rowsOf = (toko: string) =>
  main(pusat)
    .getByRole('table', { name: 'Kiriman uang semua toko' })
    .locator('tbody tr')
    .filter({ hasText: `KU-${toko}-` })

test('what branches sent is asked for once per store, all or received', async () => {
  const asked: string[] = []
  pusat.on('request', request => {
    const found = /\/toko\/(\w+)\/api\/v1\/kirim-uang\?.*status=(\w+)/.exec(request.url())
    if (found !== null) asked.push(`${found[1]} ${found[2]}`)
  })
  await open(pusat, '/kirim-uang-pusat')
  await main(pusat).getByRole('button', { name: 'BDG', exact: true }).click()
  await main(pusat).getByRole('button', { name: 'JKT', exact: true }).click()
  await show()
  await expect.poll(() => asked.toSorted()).toEqual(['BDG ALL', 'JKT ALL'])
  await state('DONE')
  await show()
  await expect.poll(() => asked.slice(2).toSorted()).toEqual(['BDG DONE', 'JKT DONE'])
})

test('rows of the stores that answer stay beside one that does not, which is named', async () => {
  await state('ALL')
  await show()
  await expect(rowsOf('JKT').filter({ hasText: no_reff })).toHaveCount(1)
  const known = await rowsOf('JKT').count()
  await whileFailing(pusat, /\/toko\/BDG\/api\/v1\/kirim-uang\?/, async () => {
    await show()
    await saysOnce(pusat, FAILED)
  })
  await expect(main(pusat).getByRole('alert')).toHaveText(/^Tidak menjawab: BDG\./)
  await expect(rowsOf('JKT')).toHaveCount(known)
  await show()
  await expect(main(pusat).getByRole('alert')).toHaveCount(0)
})

test('where no store answers nothing is called empty, and it can be asked again', async () => {
  const known = await rowsOf('JKT').count()
  expect(known).toBeGreaterThan(0)
  await whileFailing(pusat, /\/kirim-uang\?/, async () => {
    await show()
    await expect(pusat.getByRole('alertdialog')).toContainText(FAILED)
    await expect(pusat.getByRole('alertdialog')).toBeHidden({ timeout: 15_000 })
  })
  await expect(main(pusat).getByText(FAILED)).toBeVisible()
  await expect(main(pusat).getByText(/^Tidak menjawab: /)).toContainText('BDG, JKT')
  await main(pusat).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rowsOf('JKT')).toHaveCount(known)
})

test('nothing found is told, and the rows that stood there are gone', async () => {
  await state('ALL')
  await show()
  await expect(rowsOf('JKT')).not.toHaveCount(0)
  await state('BATAL')
  await show()
  await expect(pusat.getByText('Data Tidak Ditemukan').first()).toBeVisible()
  await expect(rowsOf('JKT')).toHaveCount(0)
})

test('all that a store sent is read, however much, and days narrow it', async () => {
  // A store of many evenings: what it sent, two hundred and one times.
  await intercept(pusat, /\/toko\/JKT\/api\/v1\/kirim-uang\?/, async route => {
    const response = await route.fetch()
    const page = (await response.json()) as { data: { no_reff: string }[] }
    const many = Array.from({ length: 201 }, (_, i) => ({
      ...page.data[0],
      no_reff: `KU-JKT-250101-${String(i).padStart(4, '0')}`,
    }))
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
    await route.fulfill({ json: { ...page, count: 201, data: many.slice(skip, skip + 200) } })
  })
  await main(pusat).getByRole('button', { name: 'BDG', exact: true }).click()
  await state('ALL')
  await show()
  await expect(main(pusat).getByText('1–50 dari 201')).toBeVisible()
  await letThrough(pusat, /\/toko\/JKT\/api\/v1\/kirim-uang\?/)
  const asked = pusat.waitForRequest(/\/toko\/JKT\/api\/v1\/kirim-uang\?.*tgl_from=/)
  await main(pusat).getByLabel('Dari Tanggal').last().click()
  await pusat.getByRole('button', { name: 'Hari Ini' }).click()
  await show()
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('tgl_from'), searchParams.get('tgl_to')]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    null,
  ])
  await expect(rowsOf('JKT').filter({ hasText: no_reff })).toHaveCount(1)
})
