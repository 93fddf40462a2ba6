import { expect, type Page, test } from '@playwright/test'
import { atWork, byHand, main, open, seriousFindings } from './shop.ts'

// Customers of JKT, by keyboard: who left money is offered at the till, who pledged at the pawn
// counter; the book shows both.
test.describe.configure({ mode: 'serial' })

let kasir: Page
const errors: string[] = []

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-JKT', '/lihat-titipan')
  kasir.on('pageerror', error => errors.push(error.message))
})
test.afterAll(() => kasir?.context().close())

const dialog = (name: string | RegExp) => kasir.getByRole('dialog', { name })
const offer = (name: string) => kasir.getByRole('option', { name })
const drawer = () => dialog(/^Pelanggan Ibu Wening/)

test('a deposit is taken; nobody new is offered', async () => {
  await kasir.keyboard.press('F12')
  const taking = dialog('Terima titipan')
  await expect(taking.getByLabel('Nama')).toBeFocused()
  await byHand(kasir, 'Ibu Wening')
  await taking.getByLabel('Telepon').focus()
  await byHand(kasir, '0898-1234-5670')
  await taking.getByLabel('Alamat').focus()
  await byHand(kasir, 'Jl. Tanah Abang 4')
  await expect(kasir.getByRole('listbox')).toHaveCount(0)
  await taking.getByLabel('Jumlah titipan').focus()
  await byHand(kasir, '750000')
  await kasir.keyboard.press('Alt+1')
  await kasir.keyboard.press('F10')
  await expect(dialog(/tersimpan$/)).toBeVisible()
  await kasir.keyboard.press('Alt+s')
})

test('the till offers her by telephone; its keys are the field’s until she is chosen', async () => {
  await open(kasir, '/transaksi-penjualan')
  await kasir.keyboard.press('F3')
  const buyer = dialog('Pelanggan')
  await expect(buyer.getByLabel('Nama')).toBeFocused()
  const phone = buyer.getByLabel('Telepon')
  await phone.focus()
  await byHand(kasir, '+62 898')
  await expect(offer('Ibu Wening')).toBeVisible()
  expect(await seriousFindings(kasir)).toEqual([])
  // Esc closes the list, not the dialog; typing goes on and asks again.
  await kasir.keyboard.press('Escape')
  await expect(offer('Ibu Wening')).toBeHidden()
  await expect(buyer).toBeVisible()
  await byHand(kasir, ' 1')
  await expect(phone).toHaveValue('+62 898 1')
  await expect(offer('Ibu Wening')).toBeVisible()
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('Enter')
  await expect(phone).toHaveValue('0898-1234-5670')
  await expect(buyer.getByLabel('Nama')).toHaveValue('Ibu Wening')
  await expect(buyer.getByLabel('Alamat')).toHaveValue('Jl. Tanah Abang 4')
  await expect(buyer.getByLabel('Nomor identitas'), 'not in the book').toBeFocused()
  await kasir.keyboard.press('F10')
  await expect(buyer).toBeHidden()
  await expect(main(kasir).getByText('Ibu Wening')).toBeVisible()
})

test('a name that is typed on is written as it is typed, whoever is offered', async () => {
  await kasir.keyboard.press('F3')
  const buyer = dialog('Pelanggan')
  await buyer.getByRole('button', { name: 'Umum' }).press('Enter')
  await expect(buyer).toBeHidden()
  await kasir.keyboard.press('F3')
  await expect(buyer.getByLabel('Nama')).toBeFocused()
  await byHand(kasir, 'wen')
  await expect(offer('Ibu Wening')).toBeVisible()
  await byHand(kasir, 'dy')
  await expect(offer('Ibu Wening')).toBeHidden()
  await kasir.keyboard.press('Enter')
  await expect(buyer).toBeHidden()
  await expect(main(kasir).getByText('wendy')).toBeVisible()
})

test('figures are whom one looks for, never a name; Enter waits for who it is', async () => {
  await kasir.keyboard.press('F3')
  const buyer = dialog('Pelanggan')
  const name = buyer.getByLabel('Nama')
  await expect(name).toBeFocused()
  await name.fill('0811')
  await expect(buyer).toContainText('Angka saja bukan nama')
  await kasir.keyboard.press('F10')
  await expect(buyer).toBeVisible()
  await name.fill('0898 1234')
  await kasir.keyboard.press('Enter')
  await expect(name).toHaveValue('Ibu Wening')
  await kasir.keyboard.press('F10')
  await expect(buyer).toBeHidden()
  await expect(main(kasir).getByText('Ibu Wening')).toBeVisible()
})

test('the pawn counter offers who pledged before, with a card that is masked', async () => {
  await open(kasir, '/transaksi-hutang')
  const form = main(kasir)
  await expect(form.getByLabel('Nama').first()).toBeFocused()
  await byHand(kasir, 'slamet')
  await expect(offer('Bapak Slamet Riyadi')).toContainText('0002')
  await kasir.keyboard.press('ArrowDown')
  await kasir.keyboard.press('Enter')
  const card = form.getByLabel('Nomor identitas')
  await expect(card).toHaveValue('************0002')
  await expect(form.getByLabel('Telepon')).toHaveValue('081288800102')
  await card.focus()
  await kasir.keyboard.press('End')
  await byHand(kasir, '9')
  await expect(card).toHaveValue('00029')
})

test('the book finds her, shows her deposit and leads to it', async () => {
  await open(kasir, '/pelanggan')
  await main(kasir).getByRole('searchbox').focus()
  await byHand(kasir, '0898 1234')
  const rows = main(kasir).locator('tr[data-opens]')
  await expect(rows).toHaveCount(1)
  await rows.first().press('Enter')
  await expect(drawer()).toContainText('Titipan diterima · 1×')
  await expect(drawer()).toContainText('750,000')
  await drawer()
    .getByRole('button', { name: /^FD-JKT/ })
    .press('Enter')
  await expect(dialog(/^Titipan FD-JKT/)).toContainText('Ibu Wening')
})

test('what she says now is corrected, and who did it is kept', async () => {
  await open(kasir, '/pelanggan?q=wening')
  await main(kasir).locator('tr[data-opens]').first().press('Enter')
  await expect(drawer()).toBeVisible()
  await kasir.keyboard.press('Alt+u')
  const correcting = dialog('Ubah data pelanggan')
  await expect(correcting.getByLabel('Nama')).toBeFocused()
  const phone = correcting.getByLabel('Telepon')
  await phone.fill('0812')
  await kasir.keyboard.press('F10')
  await expect(correcting).toContainText('8 sampai 15 angka')
  await phone.fill('0898 9999 0001')
  await kasir.keyboard.press('F10')
  await expect(correcting).toBeHidden()
  await expect(drawer()).toContainText('0898-1234-5670 → 0898 9999 0001')
  await expect(drawer()).toContainText('KASIR-JKT')
  await expect(drawer().getByRole('button', { name: /Lupakan/ })).toHaveCount(0)
})

test('from her leaf of the book she stands at the counter that buys back', async () => {
  await kasir.keyboard.press('Alt+b')
  await expect(kasir).toHaveURL(/\/transaksi-pembelian/)
  const side = kasir.getByRole('complementary', { name: 'Pembelian' })
  await expect(side.getByLabel('Nama')).toHaveValue('Ibu Wening')
  await expect(side.getByLabel('Telepon')).toHaveValue('0898 9999 0001')
  await kasir.keyboard.press('Alt+k')
  await kasir.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).press('Enter')
  await expect(side.getByLabel('Nama')).toHaveValue('')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everything is there on a telephone and on a desk, ${colorScheme}`, async () => {
    await kasir.emulateMedia({ colorScheme })
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await kasir.setViewportSize({ width, height })
      await open(kasir, '/pelanggan?q=i')
      const rows = main(kasir).locator('tr[data-opens]')
      await expect(rows.first()).toBeVisible()
      expect(await seriousFindings(kasir)).toEqual([])
      await rows.filter({ hasText: 'Wening' }).press('Enter')
      await expect(drawer()).toContainText('Perubahan data')
      expect(await seriousFindings(kasir)).toEqual([])
      const wide = await kasir.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
    expect(errors).toEqual([])
  })
}

test('who asks for it is forgotten: what still runs is named, why is asked', async ({
  browser,
}) => {
  const spv = await atWork(browser, 'SPV-JKT', '/pelanggan?q=wening')
  const rows = main(spv).locator('tr[data-opens]')
  await rows.filter({ hasText: 'Wening' }).press('Enter')
  await expect(spv.getByRole('dialog', { name: /^Pelanggan Ibu Wening/ })).toBeVisible()
  await spv.keyboard.press('Alt+l')
  const forgetting = spv.getByRole('dialog', { name: 'Lupakan pelanggan' })
  await expect(forgetting.getByLabel('Alasan')).toBeFocused()
  await expect(forgetting.getByRole('note')).toContainText('750,000')
  await spv.keyboard.press('F10')
  await expect(forgetting).toContainText('Harus Diisi')
  await byHand(spv, 'Ia memintanya')
  await spv.keyboard.press('Enter')
  await expect(spv.getByText('Pelanggan dilupakan')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await spv.context().close()
})
