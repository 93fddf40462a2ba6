import { expect, type Page, test } from '@playwright/test'
import { walkFigures } from '../walks/figures.ts'
import { approve, atWork, byHand, main, open, paperOf, seriousFindings } from './shop.ts'

// Deposits at the counter of JKT, by keyboard alone; what was written today is taken back.
test.describe.configure({ mode: 'serial' })

let kasir: Page
/** The two deposits, in the order they were taken. */
const bons: string[] = []

test.beforeAll(async ({ browser }) => {
  kasir = await atWork(browser, 'KASIR-JKT', '/SubMenuPenjualan')
})
test.afterAll(() => kasir?.context().close())

const taking = () => kasir.getByRole('dialog', { name: 'Terima titipan' })
const drawer = () => kasir.getByRole('dialog', { name: /^Titipan FD-JKT-\d{6}-\d+$/ })

/** Moves on by Tab until a field of the topmost dialog or the screen is reached. */
async function tabTo(label: string, exact = false): Promise<void> {
  const field = kasir.getByLabel(label, { exact }).last()
  for (let step = 0; step < 12; step += 1) {
    if (await field.evaluate(one => one === document.activeElement)) return
    await kasir.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}

/** Name, telephone and amount of the dialog that F12 opened. */
async function write(nama: string, telp: string, jumlah: string): Promise<void> {
  await expect(taking().getByLabel('Nama')).toBeFocused()
  await kasir.keyboard.type(nama)
  await tabTo('Telepon')
  await byHand(kasir, telp)
  await tabTo('Jumlah titipan')
  await byHand(kasir, jumlah)
}

async function save(): Promise<void> {
  await kasir.keyboard.press('F10')
  const taken = kasir.getByRole('dialog', { name: /^Titipan FD-JKT-\d{6}-\d+ tersimpan/ })
  await expect(taken).toBeVisible()
  bons.push(/FD-JKT-\d{6}-\d+/.exec(await taken.innerText())?.[0] ?? '')
  await kasir.keyboard.press('Alt+s')
  await expect(taken).toBeHidden()
}

test('F12 takes cash and card; what lacks is said, and a reload loses nothing', async () => {
  await main(kasir).getByRole('link', { name: 'Lihat Titipan' }).press('Enter')
  await expect(main(kasir).getByRole('heading', { name: 'Lihat Titipan' })).toBeVisible()
  await kasir.keyboard.press('F12')
  await expect(taking().getByRole('status')).toContainText('Isi nama dan telepon.')
  await write('Ibu Kartika', '0813-4400-77', '1000000')
  await kasir.keyboard.press('Alt+1')
  await expect(kasir.getByLabel('Jumlah Tunai')).toBeFocused()
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '600000')
  await kasir.keyboard.press('Enter')
  await expect(taking().getByRole('button', { name: /Simpan titipan/ })).toBeDisabled()
  await kasir.reload()
  await expect(main(kasir).getByRole('heading', { name: 'Lihat Titipan' })).toBeVisible()
  await kasir.keyboard.press('F12')
  await expect(taking().getByLabel('Nama')).toHaveValue('Ibu Kartika')
  await expect(taking().getByLabel('Jumlah Tunai')).toHaveValue(/600,000/)
  await kasir.keyboard.press('Alt+2')
  await expect(taking().getByLabel('Jumlah Kartu debit')).toHaveValue(/400,000/)
  await expect(taking().getByRole('status')).toContainText('4 angka kartu')
  await tabTo('Bank', true)
  await kasir.keyboard.type('BCA')
  await kasir.getByRole('option', { name: 'BCA' }).waitFor()
  await kasir.keyboard.press('Enter')
  await tabTo('4 angka terakhir kartu')
  await byHand(kasir, '1234')
  await tabTo('Kode persetujuan')
  await kasir.keyboard.type('A1')
  expect(await seriousFindings(kasir)).toEqual([])
  await save()
  await kasir.keyboard.press('F12')
  await write('Bapak Surya', '0813-4400-88', '250000')
  await kasir.keyboard.press('Alt+1')
  await save()
})

test('found by its telephone, money is added', async () => {
  await main(kasir).getByRole('searchbox').focus()
  await byHand(kasir, '0813-4400-77')
  const row = main(kasir)
    .getByRole('row')
    .filter({ hasText: bons[0] ?? '' })
  await expect(main(kasir).locator('tr[data-opens]')).toHaveCount(1)
  await row.press('Enter')
  await expect(drawer()).toContainText('1,000,000')
  await expect(drawer().getByRole('table', { name: `Jurnal ${bons[0]}` })).toContainText('2111')
  await kasir.keyboard.press('Alt+t')
  await expect(kasir.getByLabel('Jumlah titipan')).toBeFocused()
  const more = kasir.getByRole('dialog', { name: /^Tambah titipan/ })
  await byHand(kasir, '150000000')
  await expect(more.getByRole('status')).toContainText('Isi identitas: mulai Rp 100 juta sehari.')
  await expect(more.getByLabel('Nomor identitas')).toBeVisible()
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '500000')
  await expect(more.getByLabel('Nomor identitas')).toHaveCount(0)
  await kasir.keyboard.press('Alt+1')
  await kasir.keyboard.press('F10')
  const added = kasir.getByRole('dialog', { name: /tersimpan$/ })
  await expect(added).toContainText('1,500,000')
  await kasir.keyboard.press('Alt+s')
  await expect(added).toBeHidden()
  await expect(drawer()).toContainText(/Tambah titipan FA-JKT-/)
  await expect(drawer()).toContainText('1,500,000')
})

test('a part is given back with an approval; more than there is, is not', async () => {
  await kasir.keyboard.press('Alt+k')
  const back = kasir.getByRole('dialog', { name: /^Kembalikan titipan/ })
  await expect(back.getByLabel('Jumlah dikembalikan')).toBeFocused()
  expect(await walkFigures(kasir, back, 'a deposit that is given back')).toBe(1)
  await tabTo('Jumlah dikembalikan')
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '1500001')
  await expect(back.getByRole('status')).toContainText('Paling banyak Rp 1,500,000.')
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, '200000')
  await kasir.keyboard.press('F10')
  await expect(back).toContainText('Harus Diisi')
  await expect(back.getByLabel('Alasan')).toBeFocused()
  await kasir.keyboard.type('Perlu uang')
  await kasir.keyboard.press('F10')
  await approve(kasir)
  const given = kasir.getByRole('dialog', { name: /dikembalikan$/ })
  await expect(given).toContainText('200,000')
  const slip = await paperOf(kasir, /\/slip$/, () => kasir.keyboard.press('F9'))
  expect(slip.join(' ')).toContain('Dikembalikan')
  await kasir.keyboard.press('Alt+s')
  await expect(drawer()).toContainText(/Titipan kembali FR-JKT-/)
  await expect(drawer()).toContainText('1,300,000')
  expect(await seriousFindings(kasir)).toEqual([])
})

test('all of it is moved to another deposit', async () => {
  await open(kasir, '/pengalihan-saldo-uang')
  await expect(kasir.getByLabel('Dari titipan')).toBeFocused()
  await byHand(kasir, 'Kartika')
  await kasir.getByRole('option', { name: bons[0] ?? '' }).waitFor()
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByLabel('Jumlah dialihkan')).toHaveValue(/1,300,000/)
  await tabTo('Ke titipan')
  await byHand(kasir, bons[0] ?? '')
  await kasir.getByRole('option', { name: bons[0] ?? '' }).waitFor()
  await kasir.keyboard.press('Enter')
  await expect(main(kasir).getByRole('status')).toContainText('Pilih titipan lain')
  await kasir.keyboard.press('ControlOrMeta+a')
  await byHand(kasir, 'Surya')
  await kasir.getByRole('option', { name: bons[1] ?? '' }).waitFor()
  await kasir.keyboard.press('Enter')
  await expect(main(kasir).getByRole('status')).toContainText('tujuan menjadi Rp 1,550,000')
  await tabTo('Alasan')
  await kasir.keyboard.type('Untuk suaminya')
  expect(await seriousFindings(kasir)).toEqual([])
  await kasir.keyboard.press('F10')
  await approve(kasir)
  const done = kasir.getByRole('status', { name: 'Saldo dialihkan' })
  await expect(done).toContainText('1,550,000')
  await kasir.keyboard.press('Alt+s')
  await expect(kasir.getByLabel('Dari titipan')).toBeFocused()
})

test("today's documents are cancelled, last first, until nothing is left", async () => {
  const undone = async (nomor: string, what: RegExp) => {
    await open(kasir, `/lihat-titipan?no_titipan=${nomor}`)
    await expect(drawer()).toBeVisible()
    await kasir.keyboard.press('Alt+x')
    const dialog = kasir.getByRole('dialog', { name: what })
    await expect(dialog.getByLabel('Alasan pembatalan')).toBeFocused()
    await kasir.keyboard.type('Salah catat')
    await kasir.keyboard.press('F10')
    await approve(kasir)
    await expect(dialog).toBeHidden()
  }
  const [first = '', second = ''] = bons
  await undone(first, /^Batalkan Pengalihan saldo FS-/)
  await expect(drawer()).toContainText('1,300,000')
  await undone(second, /^Batalkan Titipan diterima FD-/)
  for (const what of [/^Batalkan Titipan kembali FR-/, /^Batalkan Tambah titipan FA-/]) {
    await undone(first, what)
  }
  await undone(first, /^Batalkan Titipan diterima FD-/)
  await expect(drawer().getByText('Batal', { exact: true })).toBeVisible()
})
