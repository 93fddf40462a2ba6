import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { readAs } from './read-as.ts'
import { atWork, filters, main, open, PASSWORD, scan, scanField, seriousFindings } from './shop.ts'

// A sale of SBY that somebody else has to approve: the cashier and the supervisor at two devices.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let spv: Page
let rings: string[]

test.beforeAll(async ({ browser, request }) => {
  await letWait(request, 'YA')
  kasir = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  spv = await atWork(browser, 'SPV-SBY', '/SubMenuValidasi')
  type Piece = { readonly kode_barcode: string; readonly mode_harga: string }
  const path = 'barang?kode_kadar=750&limit=40'
  const { data } = await readAs<{ data: readonly Piece[] }>(kasir, path)
  rings = data.filter(one => one.mode_harga === 'GRAM').map(one => one.kode_barcode)
})
test.afterAll(async ({ request }) => {
  for (const page of [kasir, spv]) await page?.context().close()
  await letWait(request, 'TIDAK')
})

/** Whether sales of SBY wait, as the owner says; the owner leaves again. */
async function letWait(request: APIRequestContext, nilai: string): Promise<void> {
  const login = await request.post('api/v1/users/login', {
    data: { user_id: 'OWNER', password: PASSWORD, akhiri_sesi_lain: true },
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const data = { nilai: { VALIDASI_PENJUALAN: nilai }, modul: {}, toko: ['SBY'] }
  const saved = await request.put('api/v1/para-system', { headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)
}

const cart = () => kasir.getByRole('table', { name: 'Barang di nota' })
const card = () => kasir.getByRole('status', { name: 'Penjualan diajukan' })
const news = () => main(kasir).getByRole('status').filter({ hasText: 'Ajuan AJ-' })
const mine = () => kasir.getByRole('dialog', { name: 'Ajuan penjualan' })
const rows = () => main(spv).getByRole('table').getByRole('row')

/** Sells a ring for cash by keys; the number of its submission. */
async function submit(ring: string): Promise<string> {
  await scanField(kasir).focus()
  await scan(kasir, ring)
  await expect(cart()).toContainText(ring)
  await kasir.keyboard.press('Alt+1')
  await kasir.keyboard.press('F10')
  await expect(card()).toBeVisible()
  await expect(card()).toContainText(/AJ-SBY-\d{6}-\d+/)
  return /AJ-SBY-\d{6}-\d+/.exec(await card().innerText())?.[0] ?? ''
}

test('a sale waits, is approved by keys elsewhere, and its nota is printed', async () => {
  const [ring = ''] = rings
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type('Yuni')
  await expect(kasir.getByRole('option', { name: /Yuni/ })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(spv.getByText('Tersambung', { exact: true })).toBeVisible()
  // It goes after three seconds: looked for in the page itself, however busy the machine is.
  const told = spv.waitForFunction(
    () => document.body.innerText.includes('KASIR-SBY mengajukan penjualan AJ-SBY-'),
    undefined,
    { polling: 100, timeout: 60_000 },
  )
  const [nomor] = await Promise.all([submit(ring), told])
  await expect(kasir.getByRole('button', { name: /^Ajuan 1/ })).toBeVisible()
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
  // Nobody else can have it.
  await scan(kasir, ring)
  await expect(main(kasir)).toContainText(`menunggu pemeriksaan di ajuan ${nomor}`)

  await main(spv).getByRole('link', { name: 'Validasi Penjualan' }).press('Enter')
  await expect(spv.getByLabel('Cari ajuan', { exact: true })).toBeFocused()
  await expect(rows().filter({ hasText: nomor })).toBeVisible()
  await spv.keyboard.press('ArrowDown')
  await spv.keyboard.press('Enter')
  await expect(main(spv).getByRole('list', { name: 'Barang di nota' })).toContainText(ring)
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(rows().filter({ hasText: nomor })).toHaveCount(0)

  await expect(news()).toContainText(`Ajuan ${nomor} disetujui SPV-SBY`)
  await kasir.keyboard.press('Alt+A')
  await expect(mine()).toContainText('Disetujui')
  expect(await seriousFindings(kasir)).toEqual([])
  const printed = kasir.waitForResponse(answer => /penjualan\/FJ-SBY.*\/nota$/.test(answer.url()))
  await mine().getByRole('button', { name: 'Cetak nota' }).first().press('Enter')
  expect((await printed).status()).toBe(200)
  await kasir.keyboard.press('Escape')
  await expect(news()).toHaveCount(0)
})

test('one is refused with a reason, which the cashier reads; another is taken back', async () => {
  const [, ring = '', other = ''] = rings
  const nomor = await submit(ring)
  await expect(rows().filter({ hasText: nomor })).toBeVisible()
  await spv.getByLabel('Cari ajuan', { exact: true }).focus()
  await spv.keyboard.press('ArrowDown')
  await spv.keyboard.press('Enter')
  await expect(main(spv).getByRole('list', { name: 'Barang di nota' })).toContainText(ring)
  await spv.keyboard.press('F7')
  await expect(spv.getByLabel('Alasan menolak')).toBeFocused()
  await spv.keyboard.type('Timbang ulang dahulu')
  await spv.keyboard.press('F7')
  await expect(rows().filter({ hasText: nomor })).toHaveCount(0)
  await expect(news()).toContainText('Timbang ulang dahulu')

  await kasir.keyboard.press('Enter')
  const again = await submit(other)
  await kasir.keyboard.press('Alt+A')
  await mine().getByRole('button', { name: 'Tarik' }).press('Enter')
  await kasir.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(mine().getByRole('listitem').filter({ hasText: again })).toContainText('Ditarik')
  await kasir.keyboard.press('Escape')
})

test('on a telephone and in the dark both screens fit', async () => {
  for (const page of [kasir, spv]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  await open(spv, '/validasi-penjualan')
  await (await filters(spv)).getByLabel('Status').selectOption('DITOLAK')
  await rows().filter({ hasText: 'AJ-SBY' }).first().press('Enter')
  await expect(main(spv).getByRole('note')).toContainText('Timbang ulang dahulu')
  await kasir.keyboard.press('Alt+A')
  for (const page of [kasir, spv]) {
    expect(await seriousFindings(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
  }
})
