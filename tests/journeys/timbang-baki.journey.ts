import { expect, type Page, test } from '@playwright/test'
import { looks } from './looks.ts'
import { burst, handIsBack } from './scanner.ts'
import { atWork, byHand, main, open } from './shop.ts'

// Trays at opening: scanned, laid on the scale, one after the other, by scanner and keys.

let kasir: Page
/** A tray of the shop, what it should weigh in grams, and a piece in it. */
const tray = { kode: '', buku: 0, barcode: '', berat: 0 }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  const spv = await atWork(browser, 'SPV-SBY', '/timbang-baki')
  const { token } = JSON.parse(await spv.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const asked = async (path: string) =>
    (await spv.request.get(`/api/v1/${path}`, { headers })).json()
  const trays = (await asked('baki/ready')) as { kode_baki: string; kode_gudang: string }[]
  for (const { kode_baki, kode_gudang } of trays) {
    const { data } = await asked(`barang?kode_baki=${kode_baki}&limit=200`)
    if (data.length === 0) continue
    const begun = await spv.request.post('/api/v1/timbang-baki/start', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { kode_gudang, kode_toko: kode_baki },
    })
    const { data_timbang } = await begun.json()
    Object.assign(tray, { kode: kode_baki, buku: data_timbang.at(-1).berat_buku })
    Object.assign(tray, { barcode: data[0].kode_barcode, berat: data[0].berat })
    break
  }
  await spv.context().close()
  kasir = await atWork(browser, 'KASIR-SBY', '/timbang-baki')
})
test.afterAll(() => kasir?.context().close())

const field = () => kasir.getByLabel('Pindai baki, atau berat dari timbangan')
const weight = () => kasir.getByLabel('Berat timbang')
const rows = () => main(kasir).getByRole('row').filter({ hasText: tray.kode })

test('says which gudang and which tray is to be chosen, and what it does not know', async () => {
  await burst(kasir, 'ENTAH')
  await expect(main(kasir)).toContainText('Baki ENTAH tidak dikenal')
  await main(kasir).getByRole('button', { name: 'Mulai timbang' }).press('Enter')
  await expect(main(kasir)).toContainText('Mohon Untuk Pilih Kode Gudang')
  await expect(main(kasir)).toContainText('Mohon Untuk Pilih Kode Baki')
  await field().focus()
})

test('a tray that agrees is done by a scan, its weight and F10', async () => {
  await burst(kasir, tray.kode)
  await expect(weight()).toBeFocused()
  await expect(main(kasir)).not.toContainText('barang · Berat buku')
  await kasir.keyboard.press('F10')
  await expect(main(kasir)).toContainText('Berat harus lebih dari 0')
  await byHand(kasir, tray.buku.toFixed(3))
  await kasir.keyboard.press('F10')
  await expect(field()).toBeFocused()
  await expect(rows().filter({ hasText: 'Cocok' })).toHaveCount(1)
})

test('one ring short: the piece is named, and why stays with the weight', async () => {
  await handIsBack(kasir)
  await burst(kasir, tray.kode)
  await expect(weight()).toBeFocused()
  await handIsBack(kasir)
  await burst(kasir, (tray.buku - tray.berat - 0.25).toFixed(3))
  await expect(weight()).not.toHaveValue('')
  await handIsBack(kasir)
  await kasir.keyboard.press('F10')
  await expect(main(kasir)).toContainText('Selisih sama dengan berat barang ini, cari dahulu:')
  await expect(main(kasir).getByRole('listitem').filter({ hasText: tray.barcode })).toBeVisible()
  await kasir.keyboard.press('F10')
  await expect(main(kasir)).toContainText('Alasan sedikitnya 5 huruf')
  await byHand(kasir, 'Dipinjam etalase depan')
  await kasir.keyboard.press('F10')
  await expect(rows().filter({ hasText: 'Dipinjam etalase depan' })).toContainText('Kurang')
  expect(await looks(kasir)).toEqual([])
})

test('a reload finds the list, and it can be cleared', async () => {
  await open(kasir, '/timbang-baki')
  await expect(rows().filter({ hasText: 'Kurang' })).toHaveCount(1)
  await main(kasir).getByRole('button', { name: 'Bersihkan daftar' }).press('Enter')
  await kasir.keyboard.press('Enter')
  await expect(rows()).toHaveCount(0)
})
