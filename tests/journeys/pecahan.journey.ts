import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, scan, scanField } from './shop.ts'

// A trader's tax is to the rupiah and no coin pays it: the till of BDG offers cash that can be
// handed over, says by what it was rounded, and takes no other.

let kasir: Page
let ring: string
/** What the nota comes to, its tax in it, and the cash that pays it. */
let due = { total: 0, pph22: 0, cash: 0 }

const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-penjualan')
  const { token } = JSON.parse(await kasir.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await kasir.request.get('/api/v1/barang?kode_kadar=750&limit=40', { headers })
  const { data } = await answer.json()
  const pieces = data as { kode_barcode: string; mode_harga: string }[]
  // some prices have a tax that coins pay: the first whose tax they do not
  for (const { kode_barcode, mode_harga } of pieces) {
    if (mode_harga !== 'GRAM') continue
    const nota = {
      ...{ kode_sales: 'NENG', barang: [{ kode_barcode }], pembayaran: [], total: 0 },
      customer: { nama: 'Toko Lain', pajak },
    }
    const looked = await kasir.request.post('/api/v1/penjualan/pratinjau', { headers, data: nota })
    const { total, pph22 } = (await looked.json()) as { total: number; pph22: number }
    due = { total, pph22, cash: Math.ceil(total / 100) * 100 }
    ring = kode_barcode
    if (due.cash > total) break
  }
})
test.afterAll(() => kasir?.context().close())

const sums = () => kasir.getByRole('region', { name: 'Ringkasan nota' })
const rupiah = (amount: number) => amount.toLocaleString('en')
const row = (name: string) => sums().locator('p', { hasText: name })

test('cash for the tax of a trader goes up to the next coin, and the till says so', async () => {
  expect(due.pph22).toBeGreaterThan(0)
  expect(due.cash).toBeGreaterThan(due.total)
  await scan(kasir, ring)
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(ring)
  await kasir.keyboard.press('F3')
  const buyer = kasir.getByRole('dialog', { name: 'Pelanggan' })
  await buyer.getByLabel('Nama').fill('Toko Lain')
  await buyer.getByLabel('Jenis pembeli').selectOption(pajak.jenis)
  await buyer.getByLabel('NPWP').fill(pajak.npwp)
  await kasir.keyboard.press('F10')
  await expect(scanField(kasir)).toBeFocused()
  await expect(row('PPh 22, ditambahkan')).toContainText(rupiah(due.pph22))
  await expect(row('Bayar')).toContainText(rupiah(due.total))
  await expect(row('Pembulatan tunai')).toHaveCount(0)
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type('Neng')
  await expect(kasir.getByRole('option', { name: /Neng/ })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
  await kasir.keyboard.press('Alt+1')
  await expect(kasir.getByLabel('Jumlah Tunai')).toBeFocused()
  await expect(kasir.getByLabel('Jumlah Tunai')).toHaveValue(new RegExp(rupiah(due.cash)))
  await expect(row('Pembulatan tunai')).toContainText(rupiah(due.cash - due.total))
  await expect(row('Bayar')).toContainText(rupiah(due.cash))
})

test('another amount that no coin makes is not saved; the one that was offered is', async () => {
  const amount = kasir.getByLabel('Jumlah Tunai')
  await byHand(kasir, String(due.cash + 50))
  const save = kasir.getByRole('button', { name: /Simpan dan cetak nota/ })
  await expect(kasir.getByText('Uang tunai kelipatan Rp 100.')).toBeVisible()
  await expect(save).toBeDisabled()
  await amount.press('Control+a')
  await byHand(kasir, String(due.cash))
  await expect(save).toBeEnabled()
  await kasir.keyboard.press('F10')
  const sold = kasir.getByRole('status', { name: 'Penjualan tersimpan' })
  await expect(sold).toContainText(rupiah(due.cash))
})
