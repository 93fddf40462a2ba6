import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { readAs } from './read-as.ts'
import { burst, handIsBack } from './scanner.ts'
import {
  atWork,
  byHand,
  closeAnyway,
  logIn,
  main,
  open,
  PASSWORD,
  scan,
  scanField,
  watchErrors,
} from './shop.ts'

// The supervisor of BDG closes the store while the cashier's work is still open: nothing is lost,
// nothing is saved on another day without a word. The cashier's page hears nothing by socket at
// first, as on a bad line: only the refusal tells.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let counter: Page
let spv: Page
/** What the cashier's pages complained of, page by page. */
const errors: string[][] = []
const stock: string[] = []
/** Business days of BDG in the order they were open here. */
const days: string[] = []
let loan = ''

test.beforeAll(async ({ browser }) => {
  spv = await atWork(browser, 'SPV-BDG', '/home')
  await license()
  kasir = await deaf(browser)
  counter = await kasir.context().newPage()
  errors.push(watchErrors(kasir), watchErrors(counter))
  days.push(await today())
  type List = { data: { kode_barcode: string; mode_harga: string }[] }
  const { data } = await ask<List>('barang?kode_kadar=750&limit=60')
  const pieces = data.filter(row => row.mode_harga === 'GRAM').map(row => row.kode_barcode)
  // a piece that came back to the shop was on a nota before
  const notas = await Promise.all(pieces.map(async piece => (await notasWith(piece)).count))
  stock.push(...pieces.filter((_, n) => notas[n] === 0))
})
test.afterAll(async () => {
  for (const page of [kasir, spv]) await page?.context().close()
})

/** The cashier at a device that no event reaches. */
async function deaf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.context().routeWebSocket(/socket\.io/, () => undefined)
  await logIn(page, 'KASIR-BDG')
  return page
}

/** Asks the server what the supervisor's own page would ask. */
const ask = <T>(path: string): Promise<T> => readAs<T>(spv, path)

const today = async () => (await ask<{ tgl_system: string }>('tutup-toko')).tgl_system

interface Notas {
  readonly count: number
  readonly data: readonly { readonly tgl_system: string }[]
}
const notasWith = (piece: string) => ask<Notas>(`penjualan?q=${piece}`)

/** The owner lets BDG lend. */
async function license(): Promise<void> {
  const { request } = spv
  const login = await request.post('api/v1/users/login', {
    data: { user_id: 'OWNER', password: PASSWORD, akhiri_sesi_lain: true },
  })
  const { token } = (await login.json()) as { token: string }
  const nilai = { IZIN_GADAI_NOMOR: 'CONTOH-KEP-1', IZIN_GADAI_LINGKUP: 'Provinsi Jawa Barat' }
  const saved = await request.put('api/v1/para-system', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { nilai, toko: ['BDG'] },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** The supervisor counts the drawers and closes; answers the day that is open then. */
async function closeStore(): Promise<string> {
  const before = days.at(-1) ?? ''
  await spv.bringToFront()
  await open(spv, '/tutup-toko')
  const drawers = main(spv).getByRole('region', { name: /^Laci / })
  await expect(drawers.first()).toBeVisible()
  for (const drawer of await drawers.all()) {
    await drawer.getByLabel(/100,000$/).focus()
    await spv.keyboard.type('500')
  }
  await spv.keyboard.press('F10')
  await expect(
    spv.getByRole('dialog', { name: `Tutup toko ${indonesianDay(before)}?` }),
  ).toBeVisible()
  await spv.keyboard.press('F10')
  await closeAnyway(spv)
  await expect(main(spv)).toContainText(`Penutupan terakhir · ${indonesianDay(before)}`)
  const now = await today()
  expect(now > before).toBe(true)
  days.push(now)
  return now
}

const lines = () => kasir.getByRole('table', { name: 'Barang di nota' })
const soldCard = () => kasir.getByRole('status', { name: 'Penjualan tersimpan' })
const cash = () => kasir.getByLabel('Jumlah Tunai')
const dialog = (page: Page) => page.getByRole('alertdialog')

/** A nota of two pieces, a sales person and the exact cash: only F10 is missing. */
async function readyToSave(): Promise<readonly [string, string]> {
  const pieces = [stock.pop() ?? '', stock.pop() ?? ''] as const
  await kasir.bringToFront()
  await open(kasir, '/transaksi-penjualan')
  await expect(scanField(kasir)).toBeFocused()
  for (const piece of pieces) {
    await scan(kasir, piece)
    await expect(lines()).toContainText(piece)
  }
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type('Neng')
  await expect(kasir.getByRole('option', { name: /Neng/ })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.press('Alt+1')
  await expect(cash()).toBeFocused()
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
  await expect(kasir.getByRole('button', { name: 'Simpan dan cetak nota' })).toBeEnabled()
  return pieces
}

/** What is told when the store was closed under somebody's work; Enter has read it. */
async function readsWhoClosed(page: Page): Promise<void> {
  const [closed = '', now = ''] = days.slice(-2)
  const told = dialog(page)
  await expect(told).toContainText('Toko sudah ditutup oleh SPV-BDG.')
  await expect(told).toContainText(`Hari bisnis ${indonesianDay(closed)} sudah ditutup.`)
  await expect(told).toContainText(`Hari bisnis sekarang ${indonesianDay(now)}.`)
  await expect(told).toContainText('Yang belum disimpan tetap ada di layar ini.')
  await expect(told.getByRole('button', { name: 'Mengerti' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(told).toHaveCount(0)
}

/** F10 asks for the new day; whatever is answered, the focus is on yes. */
async function asksForDay(page: Page, begun: string, now: string): Promise<void> {
  await page.keyboard.press('F10')
  await expect(dialog(page)).toContainText(
    `Dimulai di hari bisnis ${indonesianDay(begun)}. Simpan ke hari bisnis ${indonesianDay(now)}?`,
  )
  await expect(dialog(page).getByRole('button', { name: 'Simpan' })).toBeFocused()
}

test('a refused nota is kept, asked for once, and saved on the next day', async () => {
  const [ring, other] = await readyToSave()
  const paid = await cash().inputValue()
  const [begun = ''] = days
  const now = await closeStore()
  await kasir.bringToFront()
  await kasir.keyboard.press('F10')
  await readsWhoClosed(kasir)
  await expect(scanField(kasir)).toBeFocused()
  expect((await notasWith(ring)).count).toBe(0)
  for (const piece of [ring, other]) await expect(lines()).toContainText(piece)
  await expect(cash()).toHaveValue(paid)
  await asksForDay(kasir, begun, now)
  await kasir.keyboard.press('ArrowLeft')
  await kasir.keyboard.press('Enter')
  await expect(dialog(kasir)).toHaveCount(0)
  await expect(lines()).toContainText(other)
  expect((await notasWith(ring)).count).toBe(0)
  await asksForDay(kasir, begun, now)
  const next = stock.at(-1) ?? ''
  await burst(kasir, next)
  await expect(kasir.getByText(`Pindaian ${next} tidak dipakai`)).toBeVisible()
  await expect(dialog(kasir), 'the next label is no answer').toBeVisible()
  expect((await notasWith(ring)).count).toBe(0)
  await handIsBack(kasir)
  await kasir.keyboard.press('Enter')
  await expect(soldCard()).toBeVisible()
  for (const piece of [ring, other]) {
    const { count, data } = await notasWith(piece)
    expect([count, data[0]?.tgl_system]).toEqual([1, now])
  }
})

test('a kept nota of the day before asks, and a new price is seen before it is saved', async () => {
  const [ring] = await readyToSave()
  const begun = days.at(-1) ?? ''
  const paid = await cash().inputValue()
  const now = await closeStore()
  // The page is loaded again: it finds the nota on the device and the new day at the server.
  await kasir.bringToFront()
  await open(kasir, '/transaksi-penjualan')
  await expect(lines()).toContainText(ring)
  await expect(cash()).toHaveValue(paid)
  await expect.poll(() => shownDay(kasir)).toBe(now)
  await newPrice()
  await asksForDay(kasir, begun, now)
  await kasir.keyboard.press('Enter')
  await expect(dialog(kasir)).toContainText('Harga berubah selagi nota terbuka')
  await kasir.keyboard.press('Enter')
  await expect(lines()).toContainText('harga berubah')
  expect((await notasWith(ring)).count).toBe(0)
  await scanField(kasir).focus()
  await kasir.keyboard.press('Alt+1')
  await expect(cash()).toBeFocused()
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '99000000')
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.press('F10')
  await expect(soldCard(), 'the new day was said once').toBeVisible()
  const { count, data } = await notasWith(ring)
  expect([count, data[0]?.tgl_system]).toEqual([1, now])
})

/** The business day the page works with. */
const shownDay = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userdata') ?? '{}').tgl_system)

/** The supervisor puts 18 K up by 50,000 a gram. */
async function newPrice(): Promise<void> {
  await spv.bringToFront()
  await open(spv, '/master-parameter-harga-emas')
  const field = spv.getByLabel('Harga Jual 18 K (750)')
  const price = Number((await field.inputValue()).replace(/\D/g, ''))
  await field.focus()
  await spv.keyboard.type(String(price + 50_000))
  await spv.keyboard.press('F10')
  await expect(dialog(spv)).toContainText('Berhasil Menyimpan Data')
  await kasir.bringToFront()
}

interface Loan {
  readonly status: string
  readonly pelunasan: { readonly total_bayar: number }
  readonly riwayat: readonly { readonly tgl: string }[]
}

const nama = () => counter.getByLabel('Nama', { exact: false }).first()

/** Types into a list until one choice is left, takes it, and goes on. */
async function choose(text: string): Promise<void> {
  await byHand(counter, text)
  await expect(counter.getByRole('option', { name: text }).first()).toBeVisible()
  await counter.keyboard.press('Enter')
  await counter.keyboard.press('Enter')
}

/** A loan of 1,000,000 upon one piece: only F10 is missing. */
async function writeLoan(): Promise<void> {
  await counter.bringToFront()
  await open(counter, '/transaksi-hutang')
  await expect(nama()).toBeFocused()
  for (const text of ['Pak Wijaya', '', '3273014507890009', '081234567899', 'Jl. Anggrek 9']) {
    if (text !== '') await byHand(counter, text)
    await counter.keyboard.press('Enter')
  }
  await counter.keyboard.type('Gelang rantai')
  await counter.keyboard.press('Enter')
  await choose('Gelang')
  await choose('18 K')
  await counter.keyboard.press('Enter')
  for (const gram of ['5.25', '5']) {
    await byHand(counter, gram)
    await counter.keyboard.press('Enter')
  }
  await choose('Utuh')
  await counter.getByLabel('Jumlah pinjaman').focus()
  await counter.keyboard.type('1000000')
  await counter.keyboard.press('F4')
  await choose('Asep')
  const side = counter.getByRole('complementary', { name: 'Pinjaman' })
  await expect(side.getByRole('status')).toContainText('Rp 1,000,000 keluar')
}

test('a refused loan is kept, asked for once, and written on the next day', async () => {
  await writeLoan()
  const begun = days.at(-1) ?? ''
  const now = await closeStore()
  await counter.bringToFront()
  await counter.keyboard.press('F10')
  await readsWhoClosed(counter)
  await expect(nama()).toHaveValue('Pak Wijaya')
  await asksForDay(counter, begun, now)
  await counter.keyboard.press('Enter')
  const card = counter.getByRole('status', { name: 'Pinjaman tersimpan' })
  await expect(card).toBeVisible()
  loan = await card.getByRole('heading').innerText()
  const { riwayat } = await ask<Loan>(`hutang/${loan}`)
  expect(riwayat.map(step => step.tgl)).toEqual([now])
})

test('a refused redemption keeps what was typed and is reckoned anew', async () => {
  await open(counter, '/lihat-hutang')
  await counter.getByRole('searchbox').first().fill(loan)
  const row = counter.getByRole('row', { name: new RegExp(`^${loan}`) })
  await row.focus()
  await counter.keyboard.press('Enter')
  await expect(counter.getByRole('dialog', { name: `Hutang ${loan}` })).toContainText('Pelunasan')
  await counter.keyboard.press('Alt+t')
  const redeeming = counter.getByRole('dialog', { name: `Tebus ${loan}` })
  await counter.keyboard.press('Alt+1')
  await expect(redeeming.getByLabel('Jumlah Tunai')).toBeFocused()
  await counter.keyboard.type('1100000')
  const begun = days.at(-1) ?? ''
  const now = await closeStore()
  await counter.bringToFront()
  await counter.keyboard.press('F10')
  await readsWhoClosed(counter)
  await expect(redeeming.getByLabel('Jumlah Tunai')).toHaveValue('Rp. 1,100,000 ,-')
  const { pelunasan } = await ask<Loan>(`hutang/${loan}`)
  const total = pelunasan.total_bayar.toLocaleString('en-US')
  await expect(redeeming, 'with the interest of the new day').toContainText(total)
  await asksForDay(counter, begun, now)
  await counter.keyboard.press('Enter')
  await expect(counter.getByRole('dialog', { name: 'Penebusan tersimpan' })).toBeVisible()
  const { status, riwayat } = await ask<Loan>(`hutang/${loan}`)
  expect([status, riwayat.at(-1)?.tgl]).toEqual(['LUNAS', now])
})

test('a till in reach hears of it at once, and the next save asks', async ({ browser }) => {
  await kasir.context().close()
  kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-penjualan')
  errors.push(watchErrors(kasir))
  const [ring] = await readyToSave()
  const begun = days.at(-1) ?? ''
  const now = await closeStore()
  await kasir.bringToFront()
  await readsWhoClosed(kasir)
  await expect(lines()).toContainText(ring)
  await asksForDay(kasir, begun, now)
  await kasir.keyboard.press('Enter')
  await expect(soldCard()).toBeVisible()
  const { count, data } = await notasWith(ring)
  expect([count, data[0]?.tgl_system]).toEqual([1, now])
  expect(errors.flat()).toEqual([])
})
