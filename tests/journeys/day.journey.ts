import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import {
  amount,
  approve,
  asksAboutUnusual,
  atWork,
  byHand,
  closeAnyway,
  giveReason,
  main,
  open,
  PASSWORD,
  paperOf,
  scan,
  scanField,
} from './shop.ts'
import { slipsOf } from './slips.ts'

// One whole day of trade at JKT, one thing after the other, by keyboard wherever people work daily.
// Expected amounts are reckoned by hand: on the board 18 K stands at 1,600,000, a ring costs 10,000
// a gram to make, and 3.237 g count as 3.250 g on the nota.
test.describe.configure({ mode: 'serial' })

const RING = { berat: '3.237', berat_nota: '3.250', harga: '5,232,500' }
const BIG = { berat: '4.512', berat_nota: '4.500', harga: '7,245,000' }

let spv: Page
let gudang: Page
let kasir: Page
/** Barcodes in the order the pieces came in; numbers of the notas in the order they were sold. */
const pieces: string[] = []
const notas: string[] = []
/** Totals of Laporan Penjualan before anything was sold here. */
let before: Totals = {}

test.beforeAll(async ({ browser }) => {
  spv = await atWork(browser, 'SPV-JKT', '/master-parameter-harga-emas')
  gudang = await atWork(browser, 'GUDANG-JKT', '/home')
  kasir = await atWork(browser, 'KASIR-JKT', '/transaksi-penjualan')
})
test.afterAll(async () => {
  for (const page of [spv, gudang, kasir]) await page?.context().close()
})

test('the supervisor sets the price board', async () => {
  await spv.getByLabel('Harga Jual 18 K (750)').focus()
  // As a hand does: a burst that ends with Tab is a scanner's.
  await spv.keyboard.type('1600000', { delay: 45 })
  await spv.keyboard.press('Tab')
  await expect(spv.getByLabel('Harga Beli 18 K (750)')).toBeFocused()
  await spv.keyboard.type('1500000')
  await spv.keyboard.press('F10')
  await expect(spv.getByRole('alertdialog')).toContainText('Berhasil Menyimpan Data')
  await spv.reload()
  await expect(spv.getByLabel('Harga Jual 18 K (750)')).toHaveValue('Rp. 1,600,000 ,-')
  before = await reportTotals(spv, '/laporan-penjualan')
})

test('the keeper takes four rings into tray B07', async () => {
  await open(gudang, '/tambah-data-barang')
  await expect(gudang.getByLabel('Nama Barang')).toBeFocused()
  await gudang.keyboard.type('Cincin Melati')
  for (const choice of ['Cincin', 'T750', 'B07']) {
    await gudang.keyboard.press('Tab')
    await gudang.keyboard.type(choice, { delay: 45 })
    await expect(gudang.getByRole('option', { name: new RegExp(choice) })).toHaveCount(1)
    await gudang.keyboard.press('Enter')
  }
  await gudang.keyboard.press('Tab')
  await weigh(RING.berat, '4900000')
  await gudang.getByLabel('Ongkos per Gram').focus()
  await gudang.keyboard.type('10000')
  const preview = gudang.getByRole('main')
  await expect(preview).toContainText(`${RING.berat_nota} g (20-60)`)
  await expect(preview).toContainText(RING.harga)
  await keep()
  for (const berat of [BIG.berat, RING.berat, RING.berat]) {
    await expect(gudang.getByLabel('Berat', { exact: false }).first()).toBeFocused()
    await weigh(berat, '4900000')
    await keep()
  }
  expect(new Set(pieces).size).toBe(4)
})

/** At the scale: weight, then cost. */
async function weigh(berat: string, modal: string): Promise<void> {
  await gudang.keyboard.type(berat, { delay: 45 })
  await gudang.keyboard.press('Tab')
  await gudang.keyboard.type(modal)
}

/** F10; the barcode is what the screen says it is. */
async function keep(): Promise<void> {
  await gudang.keyboard.press('F10')
  const added = gudang.getByRole('listitem').filter({ hasText: 'Cincin Melati' })
  await expect(added).toHaveCount(pieces.length + 1)
  const barcode = /\b11\d{6}\b/.exec(await added.first().innerText())?.[0]
  pieces.push(barcode ?? '')
  expect(barcode).toBeDefined()
}

test('the cashier sells two by scanner, against QRIS and cash', async () => {
  await expect(scanField(kasir)).toBeFocused()
  for (const piece of pieces.slice(0, 2)) await scan(kasir, piece)
  const lines = kasir.getByRole('table', { name: 'Barang di nota' })
  await expect(lines).toContainText(RING.harga)
  await expect(lines).toContainText(BIG.harga)
  await chooseSales('Dewi')
  await kasir.keyboard.press('F3')
  await kasir.keyboard.type('Ibu Sulastri')
  await kasir.keyboard.press('F10')
  await expect(scanField(kasir)).toBeFocused()
  await pay('Alt+3', '7000000')
  await expect(kasir.getByText('Kurang', { exact: true }).locator('..')).toContainText('5,477,500')
  await pay('Alt+1', '5500000')
  await expect(kasir.getByText('Kembali', { exact: true }).locator('..')).toContainText('22,500')
  const nota = await sold(() => kasir.keyboard.press('F10'))
  await expect(soldCard()).toContainText('22,500')
  expect(nota).toHaveLength(2)
  const [first = '', second = ''] = nota
  for (const page of [first, second]) {
    expect(page).toContain(notas[0])
    expect(page).toContain('12,477,500')
    expect(page).toContain('Ibu Sulastri')
    expect(page).toContain(RING.berat_nota)
  }
  expect(first).toContain('ASLI')
  expect(first).toContain('dapat dijual kembali dengan membawa nota ini')
  expect(second).not.toContain('dapat dijual kembali')
})

const soldCard = () => kasir.getByRole('status', { name: 'Penjualan tersimpan' })

async function chooseSales(name: string): Promise<void> {
  await kasir.keyboard.press('F4')
  await expect(kasir.getByLabel('Sales', { exact: true })).toBeFocused()
  await kasir.keyboard.type(name)
  await expect(kasir.getByRole('option', { name: new RegExp(name) })).toHaveCount(1)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
}

/** A way to pay by its key, the amount, and back to the scan field. */
async function pay(key: string, jumlah: string): Promise<void> {
  await kasir.keyboard.press(key)
  await expect(kasir.getByLabel(/^Jumlah /).last()).toBeFocused()
  await byHand(kasir, jumlah)
  await kasir.keyboard.press('Enter')
  await expect(scanField(kasir)).toBeFocused()
}

/** Sells by `act`: keeps the number the screen shows and answers the pages of the nota. */
async function sold(act: () => Promise<unknown>): Promise<string[]> {
  const pages = await paperOf(kasir, /\/nota$/, act)
  notas.push(await soldCard().getByRole('heading').innerText())
  expect(notas.at(-1)).toMatch(/\d/)
  return pages
}

test('a price below cost goes through only with a supervisor', async () => {
  await kasir.keyboard.press('Enter')
  await expect(soldCard()).toBeHidden()
  await scan(kasir, pieces[2] ?? '')
  await expect(kasir.getByRole('table', { name: 'Barang di nota' })).toContainText(RING.harga)
  await kasir.keyboard.press('F2')
  await expect(kasir.getByLabel('Harga jual')).toBeFocused()
  await kasir.keyboard.type('4000000')
  await kasir.keyboard.press('F10')
  await expect(kasir.getByText('perlu otorisasi', { exact: false }).first()).toBeVisible()
  await chooseSales('Rini')
  await pay('Alt+1', '4000000')
  await kasir.keyboard.press('F10')
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(dialog).toContainText('Jual di bawah modal')
  await expect(dialog).toContainText(`${RING.berat} g`)
  await expect(dialog).toContainText('Rp 4,000,000')
  await expect(dialog).not.toContainText('4,900,000')
  await refuseWrongPassword()
  const [page = ''] = await sold(() => approve(kasir))
  expect(page).toContain(notas[1])
  expect(page).toContain('4,000,000')
})

async function refuseWrongPassword(): Promise<void> {
  const asked = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(asked.getByLabel('Alasan')).toBeFocused()
  await kasir.keyboard.press('Enter')
  await expect(asked).toContainText('Harus Diisi')
  await giveReason(kasir)
  await kasir.keyboard.type(`${PASSWORD}-not`)
  await kasir.keyboard.press('F10')
  const no = kasir.getByRole('alertdialog')
  await expect(no).toContainText('Otorisasi Gagal..')
  await kasir.keyboard.press('Enter')
  await expect(no).toBeHidden()
}

test('a nota is put aside, taken up again, and emptied', async () => {
  await kasir.keyboard.press('Enter')
  await scan(kasir, pieces[3] ?? '')
  const lines = kasir.getByRole('table', { name: 'Barang di nota' })
  await expect(lines).toContainText(pieces[3] ?? '')
  await kasir.keyboard.press('F6')
  await expect(lines).toBeHidden()
  await expect(kasir.getByRole('button', { name: /Tertahan 1/ })).toBeVisible()
  await kasir.keyboard.press('F8')
  await expect(
    kasir.getByRole('dialog').getByRole('button', { name: /Cincin Melati/ }),
  ).toBeFocused()
  await kasir.keyboard.press('Enter')
  await expect(lines).toContainText(pieces[3] ?? '')
  await expect(scanField(kasir)).toBeFocused()
  await kasir.keyboard.press('Delete')
  await expect(lines).toBeHidden()
})

test('a reprint needs a supervisor and says SALINAN', async () => {
  await open(kasir, '/lihat-penjualan')
  await kasir.getByRole('searchbox', { name: 'Cari Penjualan' }).fill(notas[0] ?? '')
  const row = kasir.getByRole('row', { name: new RegExp(notas[0] ?? '-') })
  await expect(kasir.getByRole('row')).toHaveCount(2)
  await row.focus()
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByRole('dialog')).toContainText('12,477,500')
  await kasir.keyboard.press('F9')
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(dialog).toContainText('7.749 g')
  await expect(dialog).toContainText('Rp 12,477,500')
  const [first = '', second = ''] = await paperOf(kasir, /\/nota$/, () => approve(kasir))
  expect(first).toContain('SALINAN 1')
  expect(first).toContain(notas[0])
  expect(second).not.toContain('dapat dijual kembali')
})

test('a sale is cancelled with approval, and its piece lies in its tray again', async () => {
  await open(kasir, '/batal-penjualan')
  await expect(kasir.getByLabel('Cari penjualan')).toBeFocused()
  await scan(kasir, notas[1] ?? '')
  await expect(kasir.getByLabel('Alasan pembatalan')).toBeFocused()
  await kasir.keyboard.press('F10')
  await expect(main(kasir).getByText('Harus Diisi')).toBeVisible()
  await kasir.keyboard.type('Pembeli salah ukuran')
  await kasir.keyboard.press('F10')
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(dialog).toContainText(`${RING.berat} g`)
  await expect(dialog).toContainText('Rp 4,000,000')
  const [slip = ''] = await paperOf(kasir, /\/batal\/slip$/, () => approve(kasir))
  expect(slip).toContain('PEMBATALAN PENJUALAN')
  await expect(kasir.getByRole('alertdialog')).toContainText(`${notas[1]} dibatalkan`)
  await open(gudang, '/data-barang')
  await gudang.getByRole('searchbox', { name: /^Cari/ }).first().focus()
  await gudang.keyboard.type(pieces[2] ?? '')
  const row = gudang.getByRole('row', { name: new RegExp(pieces[2] ?? '-') })
  await expect(row).toContainText('B07')
  await expect(row).toContainText(RING.berat)
})

type Totals = Readonly<Record<string, number>>

/** Opens a report and reads its last line, by the names of its columns; nothing when empty. */
async function reportTotals(page: Page, path: string): Promise<Totals> {
  await open(page, path)
  const table = page.getByRole('table')
  await expect(table.or(main(page).getByText('Tidak Ada Data')).first()).toBeVisible()
  if (!(await table.isVisible())) return {}
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const cells = await table.getByRole('row').last().getByRole('cell').allInnerTexts()
  // The word Total spans the columns that are not summed.
  const summed = heads.slice(heads.length - cells.length + 1)
  return Object.fromEntries(summed.map((head, n) => [head.trim(), amount(cells[n + 1] ?? '')]))
}

test('the report says what was sold, on screen, on paper, in Excel and in CSV', async () => {
  const after = await reportTotals(spv, '/laporan-penjualan')
  const grown = (column: string) => (after[column] ?? 0) - (before[column] ?? 0)
  expect([grown('Faktur'), grown('Faktur Batal'), grown('Pcs')]).toEqual([2, 1, 2])
  expect(grown('Berat')).toBeCloseTo(7.749, 6)
  expect(grown('Penjualan')).toBe(16_477_500)
  expect(grown('Dibatalkan')).toBe(4_000_000)
  expect(grown('Total')).toBe(12_477_500)
  const total = after.Total ?? 0
  const [paper = ''] = await paperOf(spv, /laporan-penjualan\/pdf/, () =>
    spv.keyboard.press('Control+p'),
  )
  expect(paper).toContain('Laporan Penjualan')
  expect(paper).toContain(total.toLocaleString('en-US'))
  await spv.bringToFront()
  for (const [key, ending] of [
    ['Control+e', 'xlsx'],
    ['Control+s', 'csv'],
  ] as const) {
    const rows = await savedSheet(key, ending)
    const column = rows[0]?.indexOf('Total') ?? -1
    expect(Number(rows.at(-1)?.[column]), ending).toBe(total)
  }
})

/** The cells of the file that a key saves. */
async function savedSheet(key: string, ending: string): Promise<string[][]> {
  const coming = spv.waitForEvent('download')
  await spv.keyboard.press(key)
  const file = await coming
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^laporan-penjualan_[A-Z]+_\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
  )
  return (await parseSheet(await readFile(await file.path()), file.suggestedFilename())).rows
}

test('journals and trial balance balance in rupiah and in fine gold', booksBalance)

async function booksBalance(): Promise<void> {
  const journal = await reportTotals(spv, '/laporan-jurnal')
  expect(journal.Debit).toBe(journal.Kredit)
  const balance = await reportTotals(spv, '/laporan-neraca-saldo')
  expect(balance['Akhir Debit']).toBeGreaterThan(0)
  for (const span of ['Awal', 'Mutasi', 'Akhir']) {
    expect(balance[`${span} Debit`], span).toBe(balance[`${span} Kredit`])
  }
  for (const gold of ['Emas Awal', 'Mutasi Emas', 'Emas Akhir']) expect(balance[gold], gold).toBe(0)
}

test('the cashier closes the day by a blind count; the others read who closed it', async () => {
  await open(spv, '/home')
  await open(kasir, '/tutup-toko')
  const drawer = kasir.getByRole('region', { name: 'Laci KASIR' })
  await expect(drawer.getByLabel('KASIR 100,000')).toBeFocused()
  await kasir.keyboard.type('50')
  await kasir.keyboard.press('Enter')
  await expect(drawer.getByLabel('KASIR 50,000')).toBeFocused()
  await kasir.keyboard.type('3')
  await expect(drawer).toContainText('5,150,000')
  await expect(drawer).not.toContainText(/buku|selisih/i)
  await kasir.reload()
  await expect(drawer, 'kept when the page is loaded again').toContainText('5,150,000')
  const off = await typeSlips()
  await asksAboutUnusual(kasir, drawer)
  await expect(drawer).toContainText('5,150,000')
  await kasir.keyboard.press('F10')
  const question = kasir.getByRole('dialog', { name: /^Tutup toko \w{3}, \d{1,2} \w{3} \d{4}\?/ })
  await expect(question).toContainText('5,150,000')
  await expect(question).toContainText(`Slip ${off}`)
  const tgl = /\w{3}, \d{1,2} \w{3} \d{4}/.exec(await question.innerText())?.[0] ?? ''
  await kasir.keyboard.press('F10')
  await closeAnyway(kasir)
  await expect(kasir.getByRole('alertdialog')).toContainText('Toko sudah ditutup')
  await expect(spv.getByRole('alertdialog')).toContainText('Toko sudah ditutup oleh KASIR-JKT')
  const closed = main(kasir).getByText(`Penutupan terakhir · ${tgl}`).locator('../..')
  const counted = closed.getByRole('row', { name: /^KASIR/ })
  await expect(counted).toContainText('5,150,000')
  const cells = await counted.getByRole('cell').allInnerTexts()
  const [buku = 0, hitung = 0, selisih = 0] = cells.map(amount)
  expect(hitung).toBe(5_150_000)
  expect(selisih).toBe(Math.abs(hitung - buku))
  expect(cells[2]).toMatch(hitung < buku ? /Kurang/ : hitung > buku ? /Lebih/ : /Cocok/)
  const machines = closed.getByRole('table').filter({ hasText: 'Mesin' })
  const short = { name: 'Kurang 1,000', exact: true }
  await expect(machines.getByRole('row', { name: off }).getByRole('cell', short)).toBeVisible()
  await expect(closed).toContainText('Sebab selisih slip: Tergesek kurang')
  const head = /\b[0-9a-f]{64}\b/.exec(await closed.innerText())?.[0] ?? ''
  expect(head).toHaveLength(64)
  await expect(kasir.getByRole('alertdialog'), 'while it stands, Enter is its own').toBeHidden()
  const pack = await paperOf(kasir, /tutup-toko\/.*\/pdf/, () =>
    closed.getByRole('button', { name: 'Lembar tutup toko (PDF)' }).press('Enter'),
  )
  expect(pack.join('').replace(/\s/g, '')).toContain(head)
  expect(pack.join('')).toContain('5,150,000')
  await kasir.reload()
  await expect(drawer, 'the count was of yesterday').toContainText('Belum dihitung')
})

/** Types the slips of all machines by keys alone, one of them 1,000 short; answers its name. */
async function typeSlips(): Promise<string> {
  const slips = await slipsOf(spv)
  const [off = ''] = [...slips].find(([, { total }]) => total > 0) ?? []
  await main(kasir).getByLabel(/ 100$/).last().focus()
  for (const [name, { total, jumlah }] of slips) {
    await kasir.keyboard.press('Enter')
    await expect(main(kasir).getByLabel(`${name} Total slip`)).toBeFocused()
    await byHand(kasir, String(name === off ? total - 1_000 : total))
    await kasir.keyboard.press('Enter')
    await expect(main(kasir).getByLabel(`${name} Jumlah transaksi`)).toBeFocused()
    await byHand(kasir, String(jumlah))
  }
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByRole('textbox', { name: 'Catatan' })).toBeFocused()
  await expect(main(kasir)).not.toContainText('Belum diketik')
  return off
}

test('the next day is open: the books balance, and yesterday cannot be cancelled', async () => {
  await spv.getByRole('alertdialog').getByRole('button', { name: 'Mengerti' }).press('Enter')
  await booksBalance()
  await kasir.bringToFront()
  await open(kasir, '/batal-penjualan')
  await scan(kasir, notas[0] ?? '')
  await expect(main(kasir)).toContainText('tidak dapat dibatalkan, hanya hari yang sama')
  await expect(kasir.getByLabel('Alasan pembatalan')).toBeHidden()
})
