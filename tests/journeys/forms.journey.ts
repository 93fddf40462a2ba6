import { expect, type Page, test } from '@playwright/test'
import { intercept, letThrough } from './intercept.ts'
import { atWork, byHand, logIn, main, open, PASSWORD } from './shop.ts'

// Forms on a bad line and in careless hands, at SBY: an answer that is lost, a page that is closed,
// a menu that is clicked, a second tab.

let page: Page
test.beforeAll(async ({ browser }) => {
  page = await atWork(browser, 'SPV-SBY', '/tambah-data-barang')
})
test.afterAll(async () => page?.context().close())

const checking = () => page.getByRole('dialog', { name: 'Memeriksa status…' })
const asked = (on = page) => on.getByRole('alertdialog')
/** A field by its label; one that must be filled carries a star. */
const field = (name: string, on = page) => main(on).getByLabel(new RegExp(`^${name}( \\*)?$`))
const ADD = '**/api/v1/barang'

async function pick(label: string, text: string): Promise<void> {
  await field(label).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

async function typePiece(nama: string, gram = '2.5'): Promise<void> {
  await field('Nama Barang').fill(nama)
  await pick('Jenis', 'CINCIN')
  await pick('Group', 'T750')
  await pick('Baki', 'A01')
  await field('Berat').fill(gram)
  await field('Modal').fill('2500000')
}

async function count(nama: string): Promise<number> {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const answer = await page.request.get(`/api/v1/barang?q=${encodeURIComponent(nama)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { count: number }).count
}

/** The server does it; nobody hears of it. */
async function loseAnswers(): Promise<void> {
  await intercept(page, ADD, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

test('an answer that is lost: nothing is begun meanwhile, and one piece stands', async () => {
  const nama = `Cincin Kabel ${Date.now() % 10_000}`
  await typePiece(nama)
  await loseAnswers()
  await page.keyboard.press('F10')
  await expect(checking()).toContainText(nama)
  await page.keyboard.press('F10')
  await page.keyboard.press('Escape')
  await expect(checking()).toBeVisible()
  await letThrough(page, ADD)
  await expect(checking()).toBeHidden({ timeout: 15_000 })
  await expect(field('Berat')).toHaveValue('')
  await expect.poll(() => count(nama)).toBe(1)
})

test('saved again after a reload: the same key, or a word that it stands already', async () => {
  const nama = `Cincin Ulang ${Date.now() % 10_000}`
  await typePiece(nama)
  await loseAnswers()
  await page.keyboard.press('F10')
  await expect(checking()).toBeVisible()
  await page.reload()
  await expect(asked()).toContainText('ternyata sudah tersimpan', { timeout: 15_000 })
  await asked().getByRole('button', { name: 'Mengerti' }).click()
  // what it was made from is saved: nothing is left to be saved once more
  await expect(field('Nama Barang')).toHaveValue('')
  await letThrough(page, ADD)
  await expect.poll(() => count(nama)).toBe(1)
})

test('what is typed outlives menu, back key and reload, until it is thrown away', async () => {
  await field('Nama Barang').fill('Gelang Setengah Jadi')
  await page.getByRole('link', { name: 'Beranda', exact: true }).first().click()
  await expect(asked()).toContainText('belum disimpan')
  await asked().getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(field('Nama Barang')).toHaveValue('Gelang Setengah Jadi')
  await page.getByRole('link', { name: 'Beranda', exact: true }).first().click()
  await asked().getByRole('button', { name: 'Tinggalkan' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(field('Nama Barang')).toHaveValue('Gelang Setengah Jadi')
  await page.goForward()
  await expect(asked()).toContainText('belum disimpan')
  await asked().getByRole('button', { name: 'Tetap di sini' }).click()
  // the browser has gone forward and comes back by itself: a reload before that reloads the other
  await expect(page).toHaveURL(/\/tambah-data-barang$/)
  await page.reload()
  await expect(field('Nama Barang')).toHaveValue('Gelang Setengah Jadi')
  const note = main(page).getByRole('note')
  await expect(note).toContainText('dikembalikan')
  await note.getByRole('button', { name: 'Buang draf' }).click()
  await expect(field('Nama Barang')).toHaveValue('')
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(field('Nama Barang')).toHaveValue('')
})

test('whoever turns back before the next page stands is not asked once more', async () => {
  const name = field('Nama Barang')
  await name.fill('Gelang Bolak Balik')
  await intercept(page, '**/*.js', async route => {
    await new Promise(done => setTimeout(done, 1500))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await asked().getByRole('button', { name: 'Tinggalkan' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/tambah-data-barang$/)
  await page.unrouteAll({ behavior: 'wait' })
  await expect(asked()).toHaveCount(0)
  await expect(name).toHaveValue('Gelang Bolak Balik')
  await page.reload()
  await main(page).getByRole('button', { name: 'Buang draf' }).click()
  await expect(name).toHaveValue('')
})

test('closing the tab asks while something is unsaved, and only then', async () => {
  const second = await page.context().newPage()
  await open(second, '/tambah-barang-banyak')
  // by a hand: a browser asks nobody who has touched nothing
  await second.getByLabel('Nama Barang 1', { exact: true }).click()
  await byHand(second, 'Anting')
  const ask = second.waitForEvent('dialog')
  await second.close({ runBeforeUnload: true })
  const dialog = await ask
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  // what was asked is answered once the page goes on; a reload before that ends with the answer
  await second.evaluate(() => document.title)
  second.on('dialog', asked => void asked.accept())
  await second.reload()
  await expect(second.getByLabel('Nama Barang 1', { exact: true })).toHaveValue('Anting')
  await main(second).getByRole('button', { name: 'Buang draf' }).click()
  await second.close({ runBeforeUnload: true })
  await expect.poll(() => second.isClosed()).toBe(true)
})

test('what is typed before the form knows of a draft is kept too', async () => {
  const second = await page.context().newPage()
  // another tab had the name a moment ago: what is kept is read once it lets go
  await second.addInitScript(() => {
    const ask = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => unknown
    navigator.locks.request = (async (...all: unknown[]) => {
      await new Promise(done => setTimeout(done, 3000))
      return ask(...all)
    }) as typeof navigator.locks.request
    const wait = window.setTimeout
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
      wait(run, ms === 600 ? 60_000 : ms, ...rest)) as typeof window.setTimeout
  })
  await open(second, '/tambah-barang-banyak')
  const first = second.getByLabel('Nama Barang 1', { exact: true })
  await first.fill('Liontin')
  second.on('dialog', asked => void asked.accept())
  await second.reload()
  await expect(first).toHaveValue('Liontin')
  await main(second).getByRole('button', { name: 'Buang draf' }).click()
  await second.close()
})

test('the form of a master comes back as it was typed', async () => {
  await open(page, '/parameter-ongkos')
  const code = page.getByRole('dialog').getByLabel('Kode Ongkos')
  await page.keyboard.press('Insert')
  await code.fill('ZZ9')
  await page.reload()
  await expect(main(page).getByRole('table')).toBeVisible()
  await page.keyboard.press('Insert')
  await expect(code).toHaveValue('ZZ9')
  await expect(page.getByRole('dialog').getByRole('note')).toContainText('dikembalikan')
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await page.keyboard.press('Insert')
  await expect(code).toHaveValue('')
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
})

test('pieces scanned for another tray are still there after a reload', async () => {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const { data } = (await (
    await page.request.get('/api/v1/barang?limit=1', { headers })
  ).json()) as { data: { kode_barcode: string }[] }
  const piece = data[0]?.kode_barcode ?? ''
  await open(page, '/pindah-barang')
  await main(page).getByLabel('Barcode').fill(piece)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('table')).toContainText(piece)
  await page.reload()
  await expect(main(page).getByRole('table')).toContainText(piece)
  await main(page).getByRole('button', { name: 'Buang draf' }).click()
  await expect(main(page).getByRole('table')).toHaveCount(0)
})

test('a scan without an answer stays in sight, and a refused one until it is read', async () => {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const found = await page.request.get('/api/v1/barang?limit=1', { headers })
  const { data } = (await found.json()) as { data: { kode_barcode: string }[] }
  const piece = data[0]?.kode_barcode ?? ''
  const code = main(page).getByLabel('Barcode')
  await open(page, '/pindah-barang')
  await intercept(page, `**/api/v1/barang/${piece}`, route => route.abort())
  await code.fill(piece)
  await page.keyboard.press('Enter')
  const lost = main(page).getByRole('alert').filter({ hasText: 'Belum masuk daftar' })
  await expect(lost).toContainText(piece, { timeout: 15_000 })
  await code.fill('99999999')
  await page.keyboard.press('Enter')
  const refused = main(page).getByRole('alert').filter({ hasText: '99999999' })
  await expect(refused).toBeVisible()
  await letThrough(page, `**/api/v1/barang/${piece}`)
  await lost.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(main(page).getByRole('table')).toContainText(piece)
  await expect(lost).toHaveCount(0)
  await expect(refused, 'until it has been read').toBeVisible()
  await refused.getByRole('button', { name: 'Sudah dibaca' }).click()
  await expect(refused).toHaveCount(0)
  await main(page)
    .getByRole('button', { name: `Hapus ${piece}` })
    .click()
  await expect(main(page).getByRole('table')).toHaveCount(0)
  await page.keyboard.press('Alt+z')
  await expect(main(page).getByRole('table'), 'comes back by its key').toContainText(piece)
  await main(page)
    .getByRole('button', { name: `Hapus ${piece}` })
    .click()
  await expect(main(page).getByRole('table')).toHaveCount(0)
})

test('a name that could not be looked for stays; a piece picked empties its field', async () => {
  const code = main(page).getByLabel('Barcode')
  await open(page, '/pindah-barang')
  await intercept(page, /api\/v1\/barang\?/, route => route.fulfill({ status: 500, body: '' }))
  await code.fill('cincin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Terjadi Kesalahan Saat Request Data')).toBeVisible()
  await expect(code).toHaveValue('cincin')
  await letThrough(page, /api\/v1\/barang\?/)
  // Another name: what is looked for by itself after the Enter may have failed, too.
  await code.fill('kalung')
  await page.getByRole('option', { selected: true }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(code, 'for the next scan').toHaveValue('')
  await main(page)
    .getByRole('button', { name: /^Hapus \d/ })
    .click()
})

test('a draft belongs to one tab; the second is told and starts empty', async () => {
  await open(page, '/tambah-data-barang')
  await field('Nama Barang').fill('Kalung Tab Satu')
  const second = await page.context().newPage()
  await open(second, '/tambah-data-barang')
  await expect(main(second).getByRole('note')).toContainText('dibuka di tab lain')
  await expect(field('Nama Barang', second)).toHaveValue('')
  await second.close()
  await page.reload()
  await expect(field('Nama Barang')).toHaveValue('Kalung Tab Satu')
  await main(page).getByRole('button', { name: 'Buang draf' }).click()
})

test('no number of an identity paper stays on the device', async () => {
  await open(page, '/transaksi-hutang')
  await field('Nama').fill('Ibu Rahasia')
  await field('Nomor identitas').fill('3171234507890001')
  await page.reload()
  await expect(field('Nama')).toHaveValue('Ibu Rahasia')
  await expect(field('Nomor identitas')).toHaveValue('')
  await page.keyboard.press('Alt+k')
  await asked().getByRole('button', { name: 'Ya' }).click()
  await expect(field('Nama')).toHaveValue('')
})

test('Escape closes what is read or chosen at the till, never a form of a master', async () => {
  await open(page, '/transaksi-penjualan')
  await expect(page.getByLabel('Pindai atau cari barang')).toBeFocused()
  const dialog = page.getByRole('dialog')
  for (const key of ['F3', 'F8']) {
    await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    await page.mouse.click(8, 300)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await open(page, '/parameter-ongkos')
  await page.keyboard.press('Insert')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(8, 300)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a panel beside a list closes by Escape, not by a press beside it', async () => {
  await open(page, '/lihat-penjualan')
  await page.goto('/lihat-penjualan?tgl_from=2020-01-01&tgl_to=2099-01-01')
  await main(page).getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.mouse.click(8, 300)
  await expect(drawer).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('days in the wrong order are marked at their fields', async () => {
  await open(page, '/lihat-penjualan?tgl_from=2026-02-02&tgl_to=2026-01-01')
  for (const name of ['Dari Tanggal', 'Sampai Tanggal']) {
    await expect(main(page).getByRole('button', { name })).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(main(page)).toContainText('Tanggal akhir tidak boleh sebelum tanggal awal')
})

test('an ended session says so where one logs in again', async ({ browser }) => {
  const other = await (await browser.newContext()).newPage()
  await logIn(other, 'GUDANG-SBY')
  // Where no page of the shop stands that would still write what it knows of the session.
  await other.goto('/api/v1/health')
  await other.evaluate(() => {
    const userdata = JSON.parse(localStorage.getItem('userdata') ?? '{}')
    localStorage.setItem('userdata', JSON.stringify({ ...userdata, token: 'gone' }))
  })
  await other.goto('/home')
  await expect(other.getByRole('alert')).toContainText('Sesi Anda sudah berakhir', {
    timeout: 15_000,
  })
  await other.getByLabel('Username').fill('GUDANG-SBY')
  await other.getByLabel('Password').fill(PASSWORD)
  await other.context().close()
})
