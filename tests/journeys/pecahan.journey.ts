import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, scan, scanField } from './shop.ts'

// A trader's tax is to the rupiah and no coin pays it: the till of BDG offers cash that can be
// handed over, says by what it was rounded, and takes no other.

let kasir: Page
let ring: string

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-penjualan')
  const { token } = JSON.parse(await kasir.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const answer = await kasir.request.get('/api/v1/barang?kode_kadar=750&limit=40', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  const pieces = data as { kode_barcode: string; mode_harga: string }[]
  ring = pieces.find(piece => piece.mode_harga === 'GRAM')?.kode_barcode ?? ''
})
test.afterAll(() => kasir?.context().close())

const sums = () => kasir.getByRole('region', { name: 'Ringkasan nota' })
const figure = (text: string) => Number(text.replace(/\D/g, ''))
const rowOf = async (name: string) =>
  figure(await sums().locator('p', { hasText: name }).locator('> *').last().innerText())

test.describe.configure({ mode: 'serial' })

test('cash for the tax of a trader goes up to the next coin, and the till says so', async () => {
  await scan(kasir, ring)
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(ring)
  await kasir.keyboard.press('F3')
  const buyer = kasir.getByRole('dialog', { name: 'Pelanggan' })
  await buyer.getByLabel('Nama').fill('Toko Lain')
  await buyer.getByLabel('Jenis pembeli').selectOption('PEDAGANG')
  await buyer.getByLabel('NPWP').fill('0123456789012345')
  await kasir.keyboard.press('F10')
  await expect(scanField(kasir)).toBeFocused()
  await expect(sums()).toContainText('PPh 22, ditambahkan')
  await expect(sums()).not.toContainText('Pembulatan tunai')
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type('Neng')
  await expect(kasir.getByRole('option', { name: /Neng/ })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
  await kasir.keyboard.press('Alt+1')
  await expect(kasir.getByLabel('Jumlah Tunai')).toBeFocused()
  await expect(sums()).toContainText('Pembulatan tunai')
  const paid = figure(await kasir.getByLabel('Jumlah Tunai').inputValue())
  expect(paid % 100).toBe(0)
  expect(await rowOf('Bayar')).toBe(paid)
  const tax = await rowOf('PPh 22, ditambahkan')
  const rounded = await rowOf('Pembulatan tunai')
  expect(rounded).toBeLessThan(100)
  expect((tax + rounded) % 100).toBe(0)
})

test('another amount that no coin makes is not saved; the one that was offered is', async () => {
  const paid = figure(await kasir.getByLabel('Jumlah Tunai').inputValue())
  await byHand(kasir, String(paid + 50))
  const save = kasir.getByRole('button', { name: /Simpan dan cetak nota/ })
  await expect(kasir.getByText('Uang tunai kelipatan Rp 100.')).toBeVisible()
  await expect(save).toBeDisabled()
  await kasir.getByLabel('Jumlah Tunai').press('Control+a')
  await byHand(kasir, String(paid))
  await expect(save).toBeEnabled()
  await kasir.keyboard.press('F10')
  const sold = kasir.getByRole('status', { name: 'Penjualan tersimpan' })
  await expect(sold).toContainText(paid.toLocaleString('en'))
})
