import { expect, type Page, test } from '@playwright/test'
import { boughtBack, newCraftsman, type WaitingPiece } from './bought-pieces.ts'
import { looks } from './looks.ts'
import { commandAs } from './read-as.ts'
import { burst, handIsBack } from './scanner.ts'
import { approve, atWork, byHand, main, open } from './shop.ts'

// Bought rings go to a craftsman and come back: one as it should, one too light, one never.

let gudang: Page
let spv: Page
let pieces: readonly WaitingPiece[]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  spv = await atWork(browser, 'SPV-SBY', '/blank')
  pieces = await boughtBack(spv, 3)
  await newCraftsman(spv, 'ARIF')
  const barang = pieces.map(({ kode_barcode, versi, berat }) => ({
    ...{ kode_barcode, versi, berat, tujuan: 'CUCI' },
  }))
  await commandAs(spv, 'sortir', { barang })
  gudang = await atWork(browser, 'GUDANG-SBY', '/kirim-barang-cuci')
})
test.afterAll(async () => {
  await gudang?.context().close()
  await spv?.context().close()
})

const code = (i: number): string => pieces[i]?.kode_barcode ?? ''
const weightOf = (i: number): number => pieces[i]?.berat ?? 0
const back = () => gudang.getByLabel('Berat kembali')

test('three are scanned, and given to a craftsman on one paper', async () => {
  await gudang.keyboard.press('F10')
  await expect(main(gudang)).toContainText('Harus Diisi')
  for (const { kode_barcode } of pieces) {
    await burst(gudang, kode_barcode)
    await expect(main(gudang).getByRole('row', { name: kode_barcode })).toBeVisible()
    await handIsBack(gudang)
  }
  const tukang = main(gudang).getByRole('combobox', { name: 'Tukang' })
  await tukang.focus()
  await byHand(gudang, 'ARIF')
  await gudang.keyboard.press('Enter')
  await expect(tukang).not.toHaveValue('')
  expect(await looks(gudang)).toEqual([])
  await gudang.keyboard.press('F10')
  await expect(gudang.getByRole('alertdialog')).toContainText(/KC-SBY-\d{6}-\d{4}/)
  await expect(main(gudang).getByRole('button', { name: 'Kirim 0 barang' })).toBeDisabled()
})

test('one comes back 16 mg lighter, which he may lose, and lies in a tray to be sold', async () => {
  await open(gudang, '/terima-barang-cuci')
  await burst(gudang, code(0))
  await expect(back()).toBeFocused()
  await handIsBack(gudang)
  await burst(gudang, (weightOf(0) - 0.016).toFixed(3))
  await expect(back()).toHaveValue((weightOf(0) - 0.016).toFixed(3))
  const tray = main(gudang).getByRole('combobox', { name: 'Baki' })
  await tray.focus()
  await byHand(gudang, 'A01')
  await gudang.keyboard.press('Enter')
  await expect(tray).not.toHaveValue('')
  expect(await looks(gudang)).toEqual([])
  await gudang.keyboard.press('F10')
  await expect(main(gudang)).toContainText(/Penerimaan TC-SBY-\d{6}-\d{4} tersimpan/)
  await expect(main(gudang)).toContainText('susut 0.016 g')
  await expect(main(gudang).getByRole('button', { name: 'Cetak 1 label' })).toBeVisible()
  await open(spv, '/transaksi-penjualan')
  await burst(spv, code(0))
  await expect(main(spv).getByRole('row', { name: code(0) })).toContainText(
    (weightOf(0) - 0.016).toFixed(3),
  )
  await spv.keyboard.press('Delete')
})

test('another comes back far too light: what he may not lose waits for a judgement', async () => {
  await handIsBack(gudang)
  await burst(gudang, code(1))
  await expect(back()).toBeFocused()
  await byHand(gudang, (weightOf(1) - 0.1).toFixed(3))
  await main(gudang).getByLabel('Tujuan').selectOption('BLN')
  await gudang.keyboard.press('F10')
  await expect(main(gudang)).toContainText('melebihi izin, menunggu validasi')
  await open(spv, '/home')
  await expect(main(spv)).toContainText('1 susut menunggu validasi')
  await open(spv, '/validasi-susut')
  await main(spv).locator('tr[data-opens]', { hasText: 'Pak ARIF' }).press('Enter')
  const dialog = spv.getByRole('dialog', { name: /^Validasi susut / })
  await expect(dialog).toContainText('Pak ARIF')
  await dialog.getByLabel('Ditanggung oleh').selectOption('TUKANG')
  await spv.keyboard.press('F10')
  await expect(dialog).toContainText('Harus Diisi')
  await byHand(spv, 'Ya')
  await spv.keyboard.press('F10')
  await expect(dialog).toContainText('Keterangan sedikitnya 5 huruf')
  await byHand(spv, 'Diakui tukang')
  expect(await looks(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(dialog).toBeHidden()
  await expect(main(spv)).toContainText('Tidak ada susut yang menunggu.')
})

test('what never comes back is lost as its batch is closed, each piece named before', async () => {
  const sent: string[] = []
  spv.on('request', one => void (one.method() === 'POST' && sent.push(one.url())))
  await open(spv, '/wasting-sepuhan')
  await main(spv).locator('tr[data-opens]', { hasText: 'Pak ARIF' }).press('Enter')
  const batch = spv.getByRole('dialog', { name: /^Kirim ke tukang KC-/ })
  await expect(batch).toContainText(code(2))
  expect(await looks(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(spv.getByRole('dialog', { name: /^Tutup kiriman/ })).toContainText(code(2))
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(batch).toContainText('Selesai')
  // Enter behind the reason goes on to the password, and sends nothing.
  const closings = sent.filter(url => url.endsWith('/wasting-sepuhan'))
  expect(closings).toHaveLength(2)
})
