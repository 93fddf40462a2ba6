import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, main, open, scan, scanField } from './shop.ts'

// Money that a customer left with the shop pays at the till, by keyboard: at SBY.

let kasir: Page
let ring: string
let nomor: string

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-SBY', '/transaksi-penjualan')
  const { token } = JSON.parse(await kasir.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const answer = await kasir.request.get('/api/v1/barang?kode_kadar=750&limit=40', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  const pieces = data as { kode_barcode: string; mode_harga: string }[]
  ring = pieces.find(piece => piece.mode_harga === 'GRAM')?.kode_barcode ?? ''
})
test.afterAll(() => kasir?.context().close())

const panel = () => kasir.getByRole('complementary', { name: 'Pembayaran' })
const picking = () => kasir.getByRole('dialog', { name: 'Saldo titipan' })
const found = () => picking().getByRole('list', { name: 'Titipan terbuka' }).getByRole('button')

test('F12: a deposit is taken at the till, of the customer of the nota', async () => {
  await scan(kasir, ring)
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(ring)
  await kasir.keyboard.press('F3')
  const buyer = kasir.getByRole('dialog', { name: 'Pelanggan' })
  await expect(buyer.getByLabel('Nama')).toBeFocused()
  await kasir.keyboard.type('Bu Wulan')
  await kasir.keyboard.press('Tab')
  await byHand(kasir, '0817-555-0199')
  await kasir.keyboard.press('F10')
  await expect(scanField(kasir)).toBeFocused()
  await kasir.keyboard.press('F12')
  const taking = kasir.getByRole('dialog', { name: 'Terima titipan' })
  await expect(taking.getByLabel('Nama')).toHaveValue('Bu Wulan')
  await expect(taking.getByLabel('Telepon')).toHaveValue('0817-555-0199')
  await taking.getByLabel('Jumlah titipan').focus()
  await byHand(kasir, '500000')
  await expect(taking.getByRole('button', { name: /Saldo titipan/ })).toHaveCount(0)
  await kasir.keyboard.press('Alt+1')
  await kasir.keyboard.press('F10')
  const taken = kasir.getByRole('dialog', { name: /Titipan FD-SBY-\d{6}-\d+ tersimpan/ })
  await expect(taken).toContainText('500,000')
  nomor = /FD-SBY-\d{6}-\d+/.exec(await taken.innerText())?.[0] ?? ''
  await kasir.keyboard.press('Escape')
  await expect(taken).toBeHidden()
})

test('Alt+6: it pays what it can, cash the rest; a reload keeps it', async () => {
  await kasir.keyboard.press('Alt+6')
  await expect(picking().getByRole('textbox')).toHaveValue('0817-555-0199')
  await picking().getByRole('textbox').fill('0817 5550')
  await expect(found()).toHaveCount(1)
  await expect(found()).toContainText('500,000')
  await kasir.keyboard.press('Enter')
  await expect(picking()).toBeHidden()
  await expect(kasir.getByLabel('Jumlah Saldo titipan')).toHaveValue(/500,000/)
  await expect(panel()).toContainText(`${nomor} · Bu Wulan`)
  await expect(panel()).toContainText('sisa Rp 0')
  await kasir.reload()
  await expect(kasir.getByLabel('Jumlah Saldo titipan')).toHaveValue(/500,000/)
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

test('the list says that it is used up, and by which sale', async () => {
  await open(kasir, `/lihat-titipan?no_titipan=${nomor}`)
  const drawer = kasir.getByRole('dialog', { name: new RegExp(nomor) })
  await expect(drawer).toContainText('Habis')
  await expect(drawer).toContainText(/Penjualan FJ-SBY-/)
  await expect(main(kasir)).toContainText('Bu Wulan')
})
