import { expect, type Page, test } from '@playwright/test'
import { newScale } from './bought-pieces.ts'
import { looks } from './looks.ts'
import { commandAs, readAs } from './read-as.ts'
import { type ScaleAtHand, scaleAtHand } from './scale-at-hand.ts'
import { burst, handIsBack } from './scanner.ts'
import { atWork, byHand, main, open } from './shop.ts'

// Trays at opening: scanned, laid on the scale, one after the other, by scanner and keys.

let kasir: Page
let spv: Page
let scale: ScaleAtHand
/** A tray of the shop, what it should weigh in grams, and a piece in it. */
const tray = { kode: '', buku: 0, barcode: '', berat: 0 }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  spv = await atWork(browser, 'SPV-SBY', '/timbang-baki')
  const trays = await readAs<{ kode_baki: string; kode_gudang: string }[]>(spv, 'baki/ready')
  for (const { kode_baki, kode_gudang } of trays) {
    type Pieces = { data: { kode_barcode: string; berat: number }[] }
    const { data } = await readAs<Pieces>(spv, `barang?kode_baki=${kode_baki}&limit=200`)
    const [first] = data
    if (first === undefined) continue
    const asked = { kode_gudang, kode_toko: kode_baki }
    type Begun = { data_timbang: { berat_buku: number }[] }
    const { data_timbang } = await commandAs<Begun>(spv, 'timbang-baki/start', asked)
    Object.assign(tray, { kode: kode_baki, buku: data_timbang.at(-1)?.berat_buku })
    Object.assign(tray, { barcode: first.kode_barcode, berat: first.berat })
    break
  }
  await newScale(spv, '2025-01-31')
  kasir = await atWork(browser, 'KASIR-SBY', '/home')
  scale = await scaleAtHand(kasir)
  await kasir.reload()
  await open(kasir, '/timbang-baki')
})
test.afterAll(async () => {
  await kasir?.context().close()
  await spv?.context().close()
  await scale?.stop()
})

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

test('a scale at the cable: chosen once, at rest, pulled out in the middle', async () => {
  await handIsBack(kasir)
  await burst(kasir, tray.kode)
  await expect(weight()).toBeFocused()
  await kasir.keyboard.press('Alt+g')
  await expect(main(kasir)).toContainText('Timbangan tidak tersambung')
  await main(kasir).getByRole('button', { name: 'Sambungkan timbangan' }).press('Enter')
  const shown = kasir.getByLabel('Berat di timbangan')
  await expect(shown).toHaveText('–')
  await expect(main(kasir)).toContainText('Tera habis Jum, 31 Jan 2025')
  await kasir.keyboard.press('Alt+g')
  await expect(main(kasir)).toContainText('Timbangan diam, periksa kabel dan nyalakan')
  for (const [laid, why] of [
    [{ gram: 3.2, stabil: false }, 'Timbangan belum stabil'],
    [{ gram: -0.25 }, 'Timbangan di bawah nol, kosongkan dan tekan nol'],
    [{ gram: 16, satuan: 'ct' }, 'Timbangan tidak menunjukkan gram, ubah satuannya ke g'],
    [{ mentah: 'OL,+99999' }, 'Timbangan tidak menunjukkan gram, ubah satuannya ke g'],
    [{ mentah: '99E+19\r' }, 'Beban melebihi kapasitas timbangan'],
    [{ mentah: 'ST,GS,+00#.2 g\r\n' }, 'Tulisan timbangan tidak terbaca, periksa Master Timbangan'],
  ] as const) {
    await scale.lay(laid)
    await expect
      .poll(async () => {
        await kasir.keyboard.press('Alt+g')
        return main(kasir).innerText()
      }, why)
      .toContain(why)
    await expect(weight()).toHaveValue('')
  }
  await scale.lay({ gram: tray.buku })
  await expect(shown).toContainText(tray.buku.toLocaleString('en', { minimumFractionDigits: 3 }))
  await kasir.keyboard.press('Alt+g')
  await expect(weight()).not.toHaveValue('')
  await scale.unplug()
  await expect(main(kasir).getByRole('button', { name: 'Sambungkan lagi' })).toBeVisible()
  await weight().focus()
  await kasir.keyboard.press('F10')
  await expect(rows().filter({ hasText: 'Cocok' })).toHaveCount(2)
  await open(spv, '/laporan-timbang-baki')
  await expect(main(spv).getByRole('row').filter({ hasText: 'FX' })).toContainText('Tidak berlaku')
})

test('a reload finds the list, and it can be cleared', async () => {
  await open(kasir, '/timbang-baki')
  await expect(rows().filter({ hasText: 'Kurang' })).toHaveCount(1)
  await main(kasir).getByRole('button', { name: 'Bersihkan daftar' }).press('Enter')
  await kasir.keyboard.press('Enter')
  await expect(rows()).toHaveCount(0)
})
