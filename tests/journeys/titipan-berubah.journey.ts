import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Page, test } from '@playwright/test'
import { closeDay, fillDrawer, ownerOf, type Send } from './next-day.ts'
import { approve, byHand, logIn, main, open, PASSWORD, scan, scanField } from './shop.ts'

// At SBY the owner spends and closes from elsewhere while a deposit is worked on: nothing is
// written on another day without a word, and what is left is read anew. No event reaches the page.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let send: Send

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  send = await ownerOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'SBY')
  kasir = await (await browser.newContext()).newPage()
  await kasir.context().routeWebSocket(/socket\.io/, () => undefined)
  await logIn(kasir, 'KASIR-SBY')
})
test.afterAll(() => kasir?.context().close())

async function deposit(nama: string): Promise<string> {
  const { no_titipan } = await send<{ no_titipan: string }>('POST', 'titipan', {
    customer: { nama, telp: '0819 4400 1122' },
    total: 500_000,
    pembayaran: [{ cara: 'TUNAI', jumlah: 500_000 }],
  })
  return no_titipan
}

/** The owner gives a part back, at another till. */
async function givenBack(nomor: string, jumlah: number): Promise<void> {
  const body = { alasan: 'Perlu uang', jumlah, pencairan: { cara: 'TUNAI' } }
  const perintah = { route: `POST titipan/${nomor}/kembali`, body }
  const who = { user_id: 'OWNER', password: PASSWORD, kategori: 'BATAL_TITIPAN' }
  const words = { description: 'Sebagian kembali', keterangan: 'Perlu uang' }
  const asked = { ...who, ...words, perintah }
  const { otorisasi } = await send<{ otorisasi: string }>('POST', 'authorization', asked)
  await send('POST', `titipan/${nomor}/kembali`, { ...body, otorisasi })
}

interface Bon {
  readonly saldo: number
  readonly riwayat: readonly { readonly tgl: string }[]
}
async function stands(nomor: string): Promise<readonly [number, string | undefined]> {
  const { saldo, riwayat } = await send<Bon>('GET', `titipan/${nomor}`)
  return [saldo, riwayat.at(-1)?.tgl]
}

const told = () => kasir.getByRole('alertdialog')

async function readOn(text: string): Promise<void> {
  await expect(told()).toContainText(text, { timeout: 15_000 })
  await kasir.keyboard.press('Enter')
  await expect(told()).toHaveCount(0)
}

/** F10 finds the day closed, no approval is asked; once no, once yes to the new one. Answers it. */
async function savedTomorrow(nomor: string, stays: () => Promise<void>): Promise<string> {
  const before = await stands(nomor)
  const [begun, now] = await closeDay(send)
  await kasir.keyboard.press('F10')
  await readOn('Toko sudah ditutup oleh OWNER.')
  for (const answer of ['no', 'yes']) {
    await stays()
    await kasir.keyboard.press('F10')
    const [from, to] = [begun, now].map(day => indonesianDay(day))
    const question = `Dimulai di hari bisnis ${from}. Simpan ke hari bisnis ${to}?`
    await expect(told()).toContainText(question)
    if (answer === 'no') await kasir.keyboard.press('ArrowLeft')
    await kasir.keyboard.press('Enter')
    await expect(told()).toHaveCount(0)
    await expect.poll(() => stands(nomor)).toEqual(before)
  }
  await approve(kasir)
  return now
}

/** All that lies in the first drawer goes to the bank. */
async function emptied(): Promise<void> {
  type Book = { laci: { laci: string; akhir: number }[] }
  const { laci } = await send<Book>('GET', 'cash/buku')
  type Account = { kode_bank: string; no_rekening: string }
  const [bank] = (await send<{ data: Account[] }>('GET', 'rekening')).data
  await send('POST', 'cash/mutasi-uang-cash', {
    ...{ asal: 'CASH', asal_rekening: '', kategori: 'SETOR-TARIK', keterangan: 'Setoran' },
    ...{ tujuan: bank?.kode_bank, tujuan_rekening: bank?.no_rekening },
    jumlah: laci.find(one => one.laci === 'KASIR')?.akhir,
  })
}

test('an empty drawer says no before a supervisor is called, and the no stays', async () => {
  const nomor = await deposit('Ibu Sari')
  await emptied()
  await open(kasir, `/lihat-titipan?no_titipan=${nomor}`)
  await expect(kasir.getByRole('dialog', { name: nomor })).toContainText('500,000')
  await kasir.keyboard.press('Alt+k')
  const back = kasir.getByRole('dialog', { name: `Kembalikan titipan ${nomor}` })
  await back.getByLabel('Alasan').fill('Perlu uang')
  await kasir.keyboard.press('F10')
  await readOn('tidak cukup untuk tunai Rp 500,000')
  await expect(back.getByRole('alert')).toContainText('tidak cukup untuk tunai Rp 500,000')
  await expect(kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })).toHaveCount(0)
  await fillDrawer(send)
  await kasir.keyboard.press('F10')
  await approve(kasir)
  await expect(kasir.getByRole('dialog', { name: /dikembalikan$/ })).toContainText('500,000')
})

test('money given back: less is left by now, and then another day is open', async () => {
  const nomor = await deposit('Ibu Lestari')
  await open(kasir, `/lihat-titipan?no_titipan=${nomor}`)
  await expect(kasir.getByRole('dialog', { name: nomor })).toContainText('500,000')
  await kasir.keyboard.press('Alt+k')
  const back = kasir.getByRole('dialog', { name: `Kembalikan titipan ${nomor}` })
  const jumlah = back.getByLabel('Jumlah dikembalikan')
  await expect(jumlah).toBeFocused()
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '300000')
  await back.getByLabel('Alasan').fill('Perlu uang')
  await givenBack(nomor, 400_000)
  await kasir.keyboard.press('F10')
  await readOn('tinggal 100,000')
  await expect(back).toContainText('Ibu Lestari')
  await expect(back.getByText('Rp 100,000', { exact: true })).toBeVisible()
  await expect(back.getByRole('status')).toContainText('Paling banyak Rp 100,000.')
  await expect(jumlah).toHaveValue(/300,000/)
  await jumlah.fill('60000')
  const now = await savedTomorrow(nomor, async () => {
    await expect(jumlah).toHaveValue(/60,000/)
    await expect(back.getByLabel('Alasan')).toHaveValue('Perlu uang')
  })
  await expect(back).toBeHidden()
  await expect.poll(() => stands(nomor)).toEqual([40_000, now])
  await kasir.keyboard.press('Alt+s')
  await kasir.keyboard.press('Alt+k')
  await expect(back.getByLabel('Alasan'), 'said of what is done').toHaveValue('')
})

test('a balance moved: less is left by now, and then another day is open', async () => {
  const [dari, ke] = [await deposit('Ibu Mawar'), await deposit('Bapak Rudi')]
  await open(kasir, '/pengalihan-saldo-uang')
  for (const [label, nomor] of [
    ['Dari titipan', dari],
    ['Ke titipan', ke],
  ] as const) {
    await kasir.getByLabel(label).focus()
    await byHand(kasir, nomor)
    await kasir.getByRole('option', { name: nomor }).waitFor()
    await kasir.keyboard.press('Enter')
  }
  const jumlah = kasir.getByLabel('Jumlah dialihkan')
  await jumlah.fill('300000')
  await kasir.getByLabel('Alasan').fill('Untuk suaminya')
  await givenBack(dari, 400_000)
  await kasir.keyboard.press('F10')
  await readOn('tinggal 100,000')
  await expect(main(kasir).getByText('Rp 100,000', { exact: true })).toBeVisible()
  await expect(main(kasir).getByRole('status')).toContainText('Paling banyak Rp 100,000.')
  await expect(jumlah).toHaveValue(/300,000/)
  await jumlah.fill('100000')
  const now = await savedTomorrow(dari, () => expect(jumlah).toHaveValue(/100,000/))
  await expect(kasir.getByRole('status', { name: 'Saldo dialihkan' })).toContainText('600,000')
  expect([await stands(dari), await stands(ke)]).toEqual([
    [0, now],
    [600_000, now],
  ])
})

/** Who buys, by F3; whoever stood there goes. */
async function buyer(nama: string): Promise<void> {
  await kasir.keyboard.press('F3')
  const dialog = kasir.getByRole('dialog', { name: 'Pelanggan' })
  await dialog.getByLabel('Nama').fill(nama)
  await kasir.keyboard.press('F10')
  await expect(scanField(kasir)).toBeFocused()
}

/** Who sells, by F4. */
async function seller(nama: string): Promise<void> {
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type(nama)
  await expect(kasir.getByRole('option', { name: new RegExp(nama) })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
}

test('F12 brings back what was typed, for whoever stands at the till now', async () => {
  await open(kasir, '/transaksi-penjualan')
  const taking = kasir.getByRole('dialog', { name: 'Terima titipan' })
  const people = await send<{ data: { nama_sales: string }[] }>('GET', 'sales')
  const [first = '', second = ''] = people.data.map(one => one.nama_sales)
  await buyer('Bu Wulan')
  await seller(first)
  await kasir.keyboard.press('F12')
  await expect(taking.getByLabel('Nama')).toHaveValue('Bu Wulan')
  await taking.getByLabel('Telepon').fill('0817 5550 1999')
  await taking.getByLabel('Jumlah titipan').fill('250000')
  await taking.getByRole('button', { name: 'Tutup' }).click()
  await expect(taking).toBeHidden()
  await kasir.keyboard.press('F12')
  await expect(taking.getByLabel('Telepon'), 'of the same customer').toHaveValue('0817 5550 1999')
  await taking.getByRole('button', { name: 'Tutup' }).click()
  await buyer('Pak Joko')
  await seller(second)
  await kasir.keyboard.press('F12')
  await expect(taking.getByLabel('Jumlah titipan')).toHaveValue(/250,000/)
  await expect(taking.getByLabel('Nama')).toHaveValue('Pak Joko')
  await expect(taking.getByLabel('Telepon')).toHaveValue('')
  await expect(taking.getByLabel('Sales')).toHaveValue(second)
  await taking.getByLabel('Telepon').fill('0817 5550 1888')
  await kasir.keyboard.press('Alt+1')
  await kasir.keyboard.press('F10')
  const taken = kasir.getByRole('dialog', { name: /Titipan FD-SBY-\d{6}-\d+ tersimpan/ })
  await expect(taken).toBeVisible()
  await kasir.keyboard.press('Escape')
  await expect(taken).toBeHidden()
})

test('a deposit that pays is read anew when less is left of it', async () => {
  await open(kasir, '/transaksi-penjualan')
  const nomor = await deposit('Pak Joko')
  type Piece = { kode_barcode: string; mode_harga: string }
  const pieces = await send<{ data: Piece[] }>('GET', 'barang?kode_kadar=750&limit=40')
  await scan(kasir, pieces.data.find(one => one.mode_harga === 'GRAM')?.kode_barcode ?? '')
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText('750')
  await kasir.keyboard.press('Alt+6')
  const picking = kasir.getByRole('dialog', { name: 'Saldo titipan' })
  await picking.getByRole('textbox').fill(nomor)
  await expect(picking.getByRole('list', { name: 'Titipan terbuka' })).toContainText(nomor)
  await kasir.keyboard.press('Enter')
  const paid = kasir.getByLabel('Jumlah Saldo titipan')
  await expect(paid).toHaveValue(/500,000/)
  await paid.fill('450000')
  await scanField(kasir).focus()
  await kasir.keyboard.press('Alt+1')
  await givenBack(nomor, 400_000)
  await kasir.keyboard.press('F10')
  await readOn('tinggal 100,000')
  const panel = kasir.getByRole('complementary', { name: 'Pembayaran' })
  await expect(panel).toContainText('paling banyak Rp 100,000')
  await expect(paid).toHaveValue(/450,000/)
  await kasir.reload()
  await expect(panel, 'kept with the nota').toContainText('paling banyak Rp 100,000')
})
