import { expect, type Page } from '@playwright/test'
import { BRACELET } from '../hutang/one-day.ts'
import { approve, byHand, main, open } from '../journeys/shop.ts'
import { type SoldBefore, soldBefore } from '../journeys/sold-before.ts'
import { printedByKey } from './counter.ts'
import { test } from './window.ts'

// What a counter gives and takes beside its sales has a slip, too: it is printed by its key, and
// the key after that is the screen's. Before anything is printed, calls lend and sell.

/** A loan of Rp 1,000,000 that was just written. */
async function lent({ told, sales }: SoldBefore, nama: string): Promise<string> {
  const barang = [BRACELET]
  const { taksiran } = await told<{ taksiran: number }>('POST', 'hutang/taksir', { barang })
  const { no_faktur_hutang } = await told<{ no_faktur_hutang: string }>('POST', 'hutang', {
    kode_sales: sales,
    customer: { nama, alamat: 'Jl. Braga 9', no_identitas: '3273046508900002' },
    barang,
    jumlah_hutang: 1_000_000,
    taksiran,
    pencairan: { cara: 'TUNAI' },
  })
  return no_faktur_hutang
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a redemption, a renewal and a copy of its letter, each printed', async ({ openWindow }) => {
  const window = await openWindow('KASIR-BDG', '/lihat-hutang')
  const { page, nextSheet } = window
  const shop = await soldBefore(page)
  const float = { kode_transaksi: 'MODAL', jumlah: 5_000_000, keterangan: 'Modal laci' }
  await shop.told('POST', 'uang-kas', { ...float, laci: 'KASIR' })
  const [redeemed, renewed] = [await lent(shop, 'Ibu Ami'), await lent(shop, 'Pak Budi')]

  await open(page, `/lihat-hutang?no_faktur_hutang=${redeemed}`)
  const loan = dialog(page, `Hutang ${redeemed}`)
  await expect(loan).toContainText('Pelunasan')
  await page.keyboard.press('Alt+t')
  const redeeming = dialog(page, `Tebus ${redeemed}`)
  await expect(redeeming).toBeVisible()
  await page.keyboard.press('Alt+1')
  await expect(redeeming.getByLabel('Jumlah Tunai')).toBeFocused()
  await page.keyboard.press('F10')
  await printedByKey(window, dialog(page, 'Penebusan tersimpan'))
  await expect(loan).toContainText('Lunas')
  await page.keyboard.press('Escape')
  await expect(loan).toBeHidden()

  await open(page, `/lihat-hutang?no_faktur_hutang=${renewed}`)
  await expect(dialog(page, `Hutang ${renewed}`)).toContainText('Pelunasan')
  await page.keyboard.press('Alt+p')
  const renewing = dialog(page, `Perpanjang ${renewed}`)
  await expect(renewing.getByLabel('Jumlah pinjaman baru')).toBeFocused()
  // The interest of the day is asked of the server before there is something to pay.
  await expect(renewing.getByLabel('Cara hitung')).toBeVisible()
  await page.keyboard.press('Alt+1')
  await expect(renewing.getByLabel('Jumlah Tunai')).toBeFocused()
  await page.keyboard.press('F10')
  await printedByKey(window, dialog(page, 'Perpanjangan tersimpan'))
  const next = dialog(page, /^Hutang FP-BDG-/)
  await expect(next).toContainText('Pelunasan')
  await page.keyboard.press('F9')
  await approve(page)
  const copy = await nextSheet()
  expect(copy).toContain('SALINAN 1')
  await page.keyboard.press('Alt+t')
  await expect(dialog(page, /^Tebus FP-BDG-/)).toBeVisible()
})

test('cash against a card, a short payment and its end, money sent, each printed', async ({
  openWindow,
}) => {
  const window = await openWindow('KASIR-BDG', '/gesek-tunai')
  const { page } = window
  const shop = await soldBefore(page)
  const nota = (await shop.sold('Ibu Kurniasih', 1)).nomor

  await page.keyboard.press('F6')
  const giving = dialog(page, 'Gesek tunai')
  await giving.getByRole('combobox', { name: 'Bank', exact: true }).fill('BCA')
  await expect(page.getByRole('option', { name: /BCA/ }).nth(0)).toBeVisible()
  await page.keyboard.press('Enter')
  await giving.getByLabel('4 angka terakhir kartu').fill('4021')
  await giving.getByLabel('Kode persetujuan').fill('slip01')
  await giving.getByLabel('Digesek Rp').focus()
  await byHand(page, '500000')
  await page.keyboard.press('F10')
  await printedByKey(window, dialog(page, /^Gesek tunai GT-BDG-\S+ tersimpan$/))
  await page.keyboard.press('F6')
  await expect(giving).toBeVisible()

  await open(page, '/piutang-penjualan')
  await page.keyboard.press('F6')
  const writing = dialog(page, 'Catat kurang bayar')
  await expect(writing.getByLabel('Nomor nota')).toBeFocused()
  await byHand(page, nota)
  await page.keyboard.press('Tab')
  await expect(writing).toContainText('Dibayar tunai')
  await writing.getByLabel('Telepon').fill('081355500011')
  await writing.getByLabel('Uang yang kurang').focus()
  await byHand(page, '200000')
  await writing.getByLabel('Janji bayar').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Hari Ini' }).press('Enter')
  await writing.getByLabel('Alasan').fill('Uang kurang dua lembar')
  await page.keyboard.press('F10')
  await approve(page)
  await printedByKey(window, dialog(page, /^PK-BDG-\S+ dicatat$/))
  await main(page).getByRole('row').filter({ hasText: nota }).press('Enter')
  const debt = dialog(page, /^Kurang bayar PK-BDG-/)
  await expect(debt).toContainText('Ibu Kurniasih')
  await page.keyboard.press('Alt+t')
  const paying = dialog(page, /^Terima pembayaran/)
  await expect(paying.getByLabel('Jumlah dibayar')).toBeFocused()
  await page.keyboard.press('Alt+1')
  await expect(paying.getByLabel('Jumlah Tunai')).toBeFocused()
  await page.keyboard.press('F10')
  await printedByKey(window, dialog(page, /^Pembayaran PT-BDG-\S+ tersimpan$/))
  await page.keyboard.press('Escape')
  await expect(debt).toBeHidden()

  await open(page, '/kirim-uang-pusat')
  await page.keyboard.press('F6')
  const sending = dialog(page, 'Kirim uang')
  await sending.getByLabel('Jumlah Rp').focus()
  await byHand(page, '100000')
  await sending.getByLabel('Keterangan').fill('Setoran sore')
  await page.keyboard.press('F10')
  await printedByKey(window, dialog(page, /^Uang KU-BDG-\S+ dikirim$/))
  await page.keyboard.press('F6')
  await expect(sending).toBeVisible()
})
