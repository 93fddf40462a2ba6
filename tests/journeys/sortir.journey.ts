import { expect, type Page, test } from '@playwright/test'
import { boughtBack, newScale, type WaitingPiece } from './bought-pieces.ts'
import { looks } from './looks.ts'
import { type ScaleAtHand, scaleAtHand } from './scale-at-hand.ts'
import { burst, handIsBack } from './scanner.ts'
import { approve, atWork, byHand, main, open } from './shop.ts'

// A morning behind the counter: bought pieces are scanned, weighed and sent where they belong.

let gudang: Page
let scale: ScaleAtHand
let pieces: readonly WaitingPiece[]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  const spv = await atWork(browser, 'SPV-BDG', '/blank')
  pieces = await boughtBack(spv, 4)
  await newScale(spv, '2099-01-31')
  await spv.context().close()
  gudang = await atWork(browser, 'GUDANG-BDG', '/home')
  scale = await scaleAtHand(gudang)
  await gudang.reload()
  await open(gudang, '/sortir-pembelian')
})
test.afterAll(async () => {
  await gudang?.context().close()
  await scale?.stop()
})

const field = () => gudang.getByLabel('Pindai barang beli')
const weight = () => gudang.getByLabel('Berat sortir')
const code = (i: number): string => pieces[i]?.kode_barcode ?? ''
const ready = (i: number) =>
  main(gudang)
    .getByRole('table', { name: 'Siap disimpan' })
    .getByRole('row', { name: code(i) })

test('a piece is scanned, weighed at the cable and laid into its tray', async () => {
  await burst(gudang, code(0))
  await expect(weight()).toBeFocused()
  await gudang.keyboard.press('Enter')
  await expect(main(gudang)).toContainText('Berat harus lebih dari 0')
  await expect(main(gudang)).toContainText('Mohon Untuk Pilih Kode Baki')
  await main(gudang).getByRole('button', { name: 'Sambungkan timbangan' }).press('Enter')
  const gram = (pieces[0]?.berat ?? 0) - 0.008
  await scale.lay({ gram })
  await expect(gudang.getByLabel('Berat di timbangan')).toContainText(gram.toFixed(3))
  await gudang.keyboard.press('Alt+g')
  await expect(weight()).toHaveValue(gram.toFixed(3))
  await expect(main(gudang)).toContainText('Selisih dari berat buku -0.008 g')
  const tray = main(gudang).getByRole('combobox', { name: 'Baki' })
  await tray.focus()
  await byHand(gudang, 'A01')
  await gudang.keyboard.press('Enter')
  await expect(tray).not.toHaveValue('')
  expect(await looks(gudang)).toEqual([])
  await main(gudang).getByRole('button', { name: 'Masukkan' }).press('Enter')
  await expect(ready(0)).toContainText('Baki')
  await expect(field()).toBeFocused()
})

test('the next lies in the same tray, one is to be cleaned; a reload loses nothing', async () => {
  await handIsBack(gudang)
  await burst(gudang, code(1))
  await expect(weight()).toBeFocused()
  await handIsBack(gudang)
  await burst(gudang, (pieces[1]?.berat ?? 0).toFixed(3))
  await expect(weight()).not.toHaveValue('')
  await handIsBack(gudang)
  // The next scan lays the one at hand among the sorted ones.
  await burst(gudang, code(2))
  await expect(ready(1)).toContainText('A01')
  await expect(weight()).toHaveValue('')
  await byHand(gudang, (pieces[2]?.berat ?? 0).toFixed(3))
  await main(gudang).getByLabel('Tujuan').selectOption('CUCI')
  await gudang.reload()
  await expect(main(gudang)).toContainText('Isian yang belum disimpan dikembalikan.')
  await expect(ready(0)).toBeVisible()
  await expect(main(gudang).getByLabel('Tujuan')).toHaveValue('CUCI')
})

test('F10 sends them together, with labels for those that lie in trays', async () => {
  await gudang.keyboard.press('F10')
  await expect(main(gudang)).toContainText(/Sortir SR-BDG-\d{6}-\d{4} tersimpan/)
  await expect(main(gudang)).toContainText('Baki 2 · Cuci 1')
  await expect(main(gudang).getByRole('button', { name: 'Cetak 2 label' })).toBeVisible()
  await expect(field()).toBeFocused()
  await burst(gudang, code(0))
  await expect(main(gudang)).toContainText(`Barang ${code(0)} sudah disortir oleh GUDANG-BDG`)
})

test('what waits in the wrong bin is moved to another one', async () => {
  await open(gudang, '/pindah-sortir')
  await burst(gudang, code(2))
  await expect(main(gudang).getByRole('row', { name: code(2) })).toContainText('Cuci')
  await gudang.keyboard.press('F10')
  const bin = main(gudang).getByLabel('Tempat tujuan')
  await expect(bin).toHaveAttribute('aria-invalid', 'true')
  await bin.selectOption('SEPUH')
  await gudang.keyboard.press('F10')
  await expect(gudang.getByRole('alertdialog')).toContainText(/PS-BDG-\d{6}-\d{4}/)
})

test('a weight that two scales do not explain is a supervisor’s word', async () => {
  await open(gudang, '/sortir-pembelian')
  await burst(gudang, code(2))
  await expect(weight()).toBeFocused()
  await byHand(gudang, ((pieces[2]?.berat ?? 0) - 0.2).toFixed(3))
  await main(gudang).getByLabel('Tujuan').selectOption('SEPUH')
  await gudang.keyboard.press('F10')
  const asked = gudang.getByRole('dialog')
  await expect(asked).toContainText('Berat atau kadar di luar yang diizinkan')
  await expect(asked).toContainText('menurut buku')
  await approve(gudang)
  await expect(main(gudang)).toContainText(/Sortir SR-BDG-\d{6}-\d{4} tersimpan/)
  await gudang.keyboard.press('Alt+d')
  // The one sorting of these that went to be plated.
  await main(gudang).getByRole('row').filter({ hasText: 'Sepuh 1' }).press('Enter')
  await expect(gudang.getByRole('dialog', { name: /^Sortir pembelian SR-/ })).toContainText('Sepuh')
  expect(await looks(gudang)).toEqual([])
})
