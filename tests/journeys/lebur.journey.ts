import { expect, type Page, test } from '@playwright/test'
import { boughtBack, newCraftsman } from './bought-pieces.ts'
import { looks } from './looks.ts'
import { fillDrawer, ownerOf } from './next-day.ts'
import { commandAs } from './read-as.ts'
import { approve, atWork, byHand, main, open, PASSWORD, paperOf } from './shop.ts'

// Scrap becomes bars: one is sold with its taxes, one pays a supplier; some is washed by weight.

let spv: Page

test.describe.configure({ mode: 'serial' })

/** Two bought rings, 6.474 g of 700, become scrap. */
async function scrap(page: Page): Promise<void> {
  const barang = (await boughtBack(page, 2)).map(({ kode_barcode, versi, berat }) => ({
    ...{ kode_barcode, versi, berat, tujuan: 'ROSOK' },
  }))
  const { otorisasi } = await commandAs<{ otorisasi: string }>(page, 'authorization', {
    ...{ user_id: 'OWNER', password: PASSWORD, kategori: 'HANCUR_BARANG', keterangan: 'Rusak' },
    perintah: { route: 'POST sortir', body: { barang } },
  })
  await commandAs(page, 'sortir', { barang, otorisasi: [otorisasi] })
}

test.beforeAll(async ({ browser, request }) => {
  spv = await atWork(browser, 'SPV-SBY', '/blank')
  const send = await ownerOf(request, 'SBY')
  await fillDrawer(send)
  await scrap(spv)
  await newCraftsman(spv, 'LANTAK')
  await open(spv, '/lebur-rosok')
})
test.afterAll(() => spv?.context().close())

const bar = () => spv.getByRole('dialog', { name: /^Lebur rosok LB-SBY-/ })
const put = async (label: string | RegExp, figure: string) => {
  await main(spv).getByLabel(label).focus()
  await byHand(spv, figure)
}

/** Types into a list until its choice is left, and takes it. */
async function choose(text: string): Promise<void> {
  await byHand(spv, text)
  await expect(spv.getByRole('option', { name: text })).toBeVisible()
  await spv.keyboard.press('Enter')
}

/** Melts so much of the scrap into a bar of 700. */
async function melt(berat: string, weighs: string): Promise<void> {
  await put(/^17 K, ada /, berat)
  await put('Berat lantak', weighs)
  await put('Kadar uji (‰)', '700')
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(main(spv)).toContainText(/Lantak LB-SBY-\d{6}-\d{4} disimpan/)
}

test('what lacks is said where it stands, and a reload loses nothing', async () => {
  await spv.keyboard.press('F10')
  for (const told of ['Belum ada bahan', 'Berat harus lebih dari 0', 'Kadar tidak boleh 0']) {
    await expect(main(spv)).toContainText(told)
  }
  await put('Berat lantak', '3.230')
  await spv.reload()
  await expect(main(spv).getByLabel('Berat lantak')).toHaveValue('3.230')
  expect(await looks(spv)).toEqual([])
})

test('scrap becomes a bar with a number, seen by another, and has a slip', async () => {
  await melt('3.237', '3.237')
  expect(await looks(spv)).toEqual([])
  await spv.keyboard.press('Alt+d')
  await main(spv).locator('tr[data-opens]', { hasText: 'LB-SBY-' }).press('Enter')
  await expect(bar()).toContainText('Di toko')
  const [slip] = await paperOf(spv, /lebur\/[^/]+\/slip/, () => spv.keyboard.press('F8'))
  expect(slip).toContain('SLIP LEBUR')
  expect(slip).toContain('Lantak 3.237 g, kadar uji 700 ‰')
  expect(await looks(spv)).toEqual([])
})

test('sold to a trader, VAT in its price and PPh 22 on top, with a nota', async () => {
  await spv.keyboard.press('F10')
  const dialog = spv.getByRole('dialog', { name: /^Jual lantak / })
  await dialog.getByLabel('Nama pembeli').focus()
  await byHand(spv, 'CV Lebur Jaya')
  await dialog.getByLabel('Jenis pembeli').selectOption('PEDAGANG')
  await dialog.getByLabel('NPWP').focus()
  await byHand(spv, '0123456789012345')
  await dialog.getByLabel('Harga jual termasuk PPN').focus()
  await byHand(spv, '9000000')
  await spv.keyboard.press('Tab')
  await spv.keyboard.press('Alt+1')
  await expect(dialog).toContainText('PPN di dalamnya')
  expect(await looks(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(dialog).toBeHidden()
  await expect(bar()).toContainText('Terjual')
  const [nota] = await paperOf(spv, /lebur\/[^/]+\/nota/, () => spv.keyboard.press('F9'))
  expect(nota).toContain('NOTA LANTAK')
  expect(nota).toContain('CV Lebur Jaya')
})

test('a sale is taken back on its day, and the bar given to a supplier instead', async () => {
  await spv.keyboard.press('Alt+x')
  await expect(spv.getByLabel('Alasan pembatalan')).toBeFocused()
  await byHand(spv, 'Salah harga')
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(bar()).toContainText('Di toko')
  await spv.keyboard.press('Alt+s')
  const dialog = spv.getByRole('dialog', { name: /^Serahkan lantak / })
  await dialog.getByRole('combobox', { name: 'Supplier' }).focus()
  await choose('PAKWIRYO')
  await dialog.getByLabel('Nilai emas murni per gram').focus()
  await byHand(spv, '1900000')
  await dialog.getByLabel('Nomor tanda terima').focus()
  await byHand(spv, 'TT-17')
  expect(await looks(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(bar()).toContainText('Diserahkan')
})

const washed = (name: string | RegExp) => spv.getByRole('dialog', { name })
const PICKED = ['Kadar', 'Tukang']
const held = (place: string) => main(spv).locator('tr[data-opens]', { hasText: place })

/** Types a weight of 700 into the dialog that a key opens, and keeps it. */
async function move(key: string, title: string, fields: Readonly<Record<string, string>>) {
  await spv.keyboard.press(key)
  const dialog = washed(title)
  for (const [label, typed] of Object.entries(fields)) {
    const [role, fill] = PICKED.includes(label)
      ? (['combobox', choose] as const)
      : (['textbox', (text: string) => byHand(spv, text)] as const)
    await dialog.getByRole(role, { name: new RegExp(`^${label}( \\*)?$`) }).focus()
    await fill(typed)
  }
  await spv.keyboard.press('F10')
  await expect(dialog).toBeHidden()
}

test('scrap is washed by weight: taken, given, received lighter and put back', async () => {
  await open(spv, '/stock-cuci-manual')
  await move('F2', 'Ambil dari rosok', { Kadar: '700', 'Berat dari rosok': '3' })
  await expect(held('Di toko')).toContainText('3.000')
  const whom = { Kadar: '700', Tukang: 'LANTAK' }
  await move('F6', 'Kirim ke tukang', { ...whom, 'Berat kirim': '3' })
  await expect(held('Pak LANTAK')).toContainText('3.000')
  expect(await looks(spv)).toEqual([])
  const back = { ...whom, 'Dari yang dikirim': '3', 'Berat kembali': '2.99' }
  await move('F10', 'Terima dari tukang', back)
  await expect(held('Di toko')).toContainText('2.990')
  await move('Alt+k', 'Kembalikan ke rosok', {
    ...{ Kadar: '700', 'Berat kembali ke rosok': '2.99' },
  })
  await expect(main(spv)).toContainText('Belum ada emas yang dicuci per berat.')
})
