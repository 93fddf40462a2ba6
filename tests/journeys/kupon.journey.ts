import { expect, type Page, test } from '@playwright/test'
import { atWork, main, open, scan, scanField } from './shop.ts'

// A coupon that a customer hands in, by keyboard: at SBY.

const CODE = 'UJIKUPON'

let kasir: Page
let rings: string[]

test.beforeAll(async ({ browser }) => {
  const spv = await atWork(browser, 'SPV-SBY', '/parameter-kupon')
  const coupon = {
    kode_kupon: CODE,
    nama_kupon: 'Kupon uji',
    jenis_kupon: 'RUPIAH',
    potongan_rp: 10_000,
    potongan_permil: null,
    potongan_maksimal: null,
    minimal_rp: 100_000,
    tgl_dari: '2020-01-01',
    tgl_sampai: '2099-12-31',
    kuota: 1,
    sekali_per_member: false,
  }
  const made = await spv.request.post('/api/v1/parameter-kupon', {
    headers: { ...(await asUser(spv)), 'idempotency-key': crypto.randomUUID() },
    data: coupon,
  })
  expect(made.status(), await made.text()).toBe(200)
  await spv.context().close()
  kasir = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  const answer = await kasir.request.get('/api/v1/barang?kode_kadar=750&limit=40', {
    headers: await asUser(kasir),
  })
  const { data } = await answer.json()
  const pieces = data as { kode_barcode: string; mode_harga: string }[]
  rings = pieces.filter(piece => piece.mode_harga === 'GRAM').map(piece => piece.kode_barcode)
})
test.afterAll(() => kasir?.context().close())

async function asUser(page: Page): Promise<Record<string, string>> {
  const kept = await page.evaluate(() => localStorage.getItem('userdata') ?? '{}')
  return { authorization: `Bearer ${String(JSON.parse(kept).token)}` }
}

const panel = () => kasir.getByRole('complementary', { name: 'Pembayaran' })
const dialog = () => kasir.getByRole('dialog', { name: 'Kupon' })
const code = () => dialog().getByLabel('Kode Kupon')

async function begin(ring: string): Promise<void> {
  await scan(kasir, ring)
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(ring)
}

test('Alt+U: one that does not exist is said so, and nothing of the nota is lost', async () => {
  const [ring = ''] = rings
  await begin(ring)
  await kasir.keyboard.press('Alt+U')
  await expect(code()).toBeFocused()
  await kasir.keyboard.type('tiada', { delay: 45 })
  await kasir.keyboard.press('Enter')
  await expect(dialog()).toContainText('Kupon TIADA tidak ada')
  await expect(code()).toHaveValue('TIADA')
})

test('a good one comes off the total, stays over a reload, and is sold with it', async () => {
  await code().fill('')
  await kasir.keyboard.type(CODE, { delay: 45 })
  await kasir.keyboard.press('Enter')
  await expect(dialog()).toBeHidden()
  const row = panel().getByRole('region', { name: 'Ringkasan nota' })
  await expect(row.getByRole('button', { name: CODE })).toBeVisible()
  await expect(row).toContainText('-10,000')
  await kasir.keyboard.press('Alt+U')
  await expect(code()).toHaveValue(CODE)
  await kasir.keyboard.type('lain', { delay: 45 })
  await expect(code()).toHaveValue('LAIN')
  await kasir.keyboard.press('Escape')
  await expect(dialog()).toBeHidden()
  await kasir.reload()
  await expect(row.getByRole('button', { name: CODE })).toBeVisible()
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type('Yuni')
  await expect(kasir.getByRole('option', { name: /Yuni/ })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
  await kasir.keyboard.press('Alt+1')
  await expect(kasir.getByLabel('Jumlah Tunai')).toBeFocused()
  await kasir.keyboard.press('F10')
  await expect(kasir.getByRole('status', { name: 'Penjualan tersimpan' })).toBeVisible()
})

test('the next nota reads that it is used up, and goes on without it', async () => {
  const [, ring = ''] = rings
  await begin(ring)
  await kasir.keyboard.press('Alt+U')
  await expect(code()).toHaveValue('')
  await kasir.keyboard.type(CODE, { delay: 45 })
  await kasir.keyboard.press('Enter')
  await expect(dialog()).toContainText(`Kupon ${CODE} sudah habis: 1 dari 1 terpakai`)
  await kasir.keyboard.press('Escape')
  await expect(dialog()).toBeHidden()
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(ring)
})

test('Cek Kupon says what it takes off and what is left of it; the sale shows it', async () => {
  await open(kasir, '/cek-kupon')
  await kasir.keyboard.type(CODE, { delay: 45 })
  await kasir.keyboard.press('Enter')
  await expect(main(kasir)).toContainText('Tidak berlaku')
  await expect(main(kasir)).toContainText('1 dari 1')
  await expect(main(kasir)).toContainText('Rp 10,000')
  await open(kasir, '/lihat-penjualan')
  await main(kasir).locator('tr[data-opens]').first().click()
  await expect(kasir.getByRole('dialog')).toContainText(`Kupon ${CODE}`)
})
