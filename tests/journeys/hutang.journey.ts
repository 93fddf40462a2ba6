import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { hold } from './intercept.ts'
import {
  approve,
  atWork,
  behindFoot,
  byHand,
  main,
  open,
  PASSWORD,
  paperOf,
  seriousFindings,
} from './shop.ts'

// A morning at the pawn counter of BDG, by keyboard. Expected amounts are reckoned by hand: 920,000
// are lent per gram of 18 K (Parameter Hutang Pokok), 3 % are borne in 30 days up to 5,000,000, a
// loan bears one day's interest on the day it is written, and interest is rounded up to 500.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let spv: Page
/** Numbers of the loans in the order they were written. */
const loans: string[] = []

const LICENCE = ['IZIN_GADAI_NOMOR', 'IZIN_GADAI_LINGKUP', 'IZIN_GADAI_SAMPAI'] as const

test.beforeAll(async ({ browser, request }) => {
  await license(request, ['', '', ''])
  kasir = await atWork(browser, 'KASIR-BDG', '/transaksi-hutang')
})
test.afterAll(async () => {
  for (const page of [kasir, spv]) await page?.context().close()
})

/** The owner fills in the licence of BDG. */
async function license(request: APIRequestContext, values: readonly string[]): Promise<void> {
  const base = 'api/v1'
  const login = await request.post(`${base}/users/login`, {
    data: { user_id: 'OWNER', password: PASSWORD, akhiri_sesi_lain: true },
  })
  const { token } = (await login.json()) as { token: string }
  const saved = await request.put(`${base}/para-system`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: {
      nilai: Object.fromEntries(LICENCE.map((key, n) => [key, values[n] ?? ''])),
      toko: ['BDG'],
    },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

const lent = () => kasir.getByRole('complementary', { name: 'Pinjaman' })
const name = () => kasir.getByLabel('Nama', { exact: false }).first()

/** The customer, from the first field on; Enter goes to the next one. */
async function writeCustomer(nama: string): Promise<void> {
  await expect(name()).toBeFocused()
  for (const text of [nama, '', '3273014507890001', '081234567890', 'Jl. Melati 5, Bandung']) {
    if (text !== '') await byHand(kasir, text)
    await kasir.keyboard.press('Enter')
  }
}

/** One piece of the pledge: name, jenis, kadar, pieces, gross, net, condition. */
async function writePiece(nama: string, jenis: string, kotor: string, bersih: string) {
  await kasir.keyboard.type(nama)
  await kasir.keyboard.press('Enter')
  await choose(jenis)
  await choose('18 K')
  await kasir.keyboard.press('Enter')
  for (const gram of [kotor, bersih]) {
    await byHand(kasir, gram)
    await kasir.keyboard.press('Enter')
  }
  await choose('Utuh')
}

/** Types into a list until one choice is left, takes it, and goes on. */
async function choose(text: string): Promise<void> {
  await byHand(kasir, text)
  await expect(kasir.getByRole('option', { name: text }).first()).toBeVisible()
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.press('Enter')
}

/** F10; the number is what the card says it is. */
async function save(): Promise<void> {
  await kasir.keyboard.press('F10')
  const card = kasir.getByRole('status', { name: 'Pinjaman tersimpan' })
  await expect(card).toBeVisible()
  loans.push(await card.getByRole('heading').innerText())
  expect(loans.at(-1)).toMatch(/^FH-BDG-/)
}

test('without a licence an appraisal may be tried, and nothing be saved', async () => {
  await expect(main(kasir).getByRole('note')).toContainText('belum diisi')
  await expect(main(kasir).getByRole('link', { name: 'Buka Setting Toko' })).toBeVisible()
  await writeCustomer('Ibu Sulastri')
  await writePiece('Gelang rantai', 'Gelang', '5.25', '5')
  await expect(lent()).toContainText('4,600,000')
  await expect(kasir.getByRole('button', { name: 'Simpan dan cairkan' })).toBeDisabled()
  await expect.poll(() => behindFoot(lent()), 'at 768 px all of it is seen').toBe(0)
  await kasir.getByLabel('Kondisi').focus()
  await kasir.keyboard.press('Tab')
  await expect(kasir.getByLabel('Jumlah pinjaman'), 'past the bin').toBeFocused()
  expect(await seriousFindings(kasir)).toEqual([])
})

test('what was typed outlives a reload, and the licence opens the counter', async ({ request }) => {
  await license(request, ['CONTOH-KEP-1', 'Provinsi Jawa Barat', ''])
  await kasir.reload()
  await expect(name()).toHaveValue('Ibu Sulastri')
  // a number of an identity paper is not kept on the device
  const number = kasir.getByLabel('Nomor identitas')
  await expect(number).toHaveValue('')
  await number.fill('3273014507890001')
  await expect(lent()).toContainText('4,600,000')
  await expect(main(kasir).getByRole('note')).toHaveCount(0)
})

test('a loan above the ceiling is stopped at its field; one below is written', async () => {
  const lending = kasir.getByLabel('Jumlah pinjaman')
  await kasir.keyboard.press('F10')
  await expect(lending).toBeFocused()
  await kasir.keyboard.press('Alt+p')
  await expect(lending).toHaveValue('Rp. 4,600,000 ,-')
  // While what may be lent is reckoned anew the cursor is in the amount: what is typed stays.
  for (const [typed, value] of [
    ['150000', 'Rp. 150,000 ,-'],
    ['', 'Rp. 3,680,000 ,-'],
  ] as const) {
    const answer = await hold(kasir, /hutang\/taksir$/)
    await kasir.getByLabel('Berat bersih').focus()
    await byHand(kasir, typed === '' ? '4' : '5')
    await kasir.keyboard.press('Alt+p')
    await expect(lending).toBeFocused()
    if (typed !== '') await byHand(kasir, typed)
    answer()
    await expect(lent()).toContainText(typed === '' ? '3,680,000' : '4,600,000')
    await expect(lending).toHaveValue(value)
    await kasir.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await kasir.getByLabel('Berat bersih').focus()
  await byHand(kasir, '5')
  await lending.focus()
  await expect(lent()).toContainText('4,600,000')
  await kasir.keyboard.type('4600001')
  await expect(lent()).toContainText('Melebihi plafond Rp 4,600,000')
  await kasir.keyboard.press('ControlOrMeta+a')
  await kasir.keyboard.type('4000000')
  // 3 % a month for the 90 days of the term
  await expect(lent()).toContainText('360,000')
  await expect(lent()).toContainText('4,360,000')
  await kasir.keyboard.press('F4')
  await choose('Asep')
  await kasir.keyboard.type('UJI-12')
  await expect(lent().getByRole('status')).toContainText('Rp 4,000,000 keluar')
  await save()
  await expect(kasir.getByRole('status', { name: 'Pinjaman tersimpan' })).toContainText('4,000,000')
})

test('its letter is printed by one key; the next customer comes by another', async () => {
  const letter = (await paperOf(kasir, /\/surat$/, () => kasir.keyboard.press('F9'))).join(' ')
  expect(letter).toContain(loans[0])
  expect(letter).toContain('4,000,000')
  expect(letter).toContain('Ibu Sulastri')
  expect(letter).toContain('3273014507890001')
  expect(letter).toContain('CONTOH-KEP-1')
  await expect(kasir.getByRole('button', { name: 'Pelanggan berikutnya' })).toBeFocused()
  await kasir.keyboard.press('F3')
  await expect(name()).toBeFocused()
  await expect(name()).toHaveValue('')
})

test('two pieces are pledged; a line that lacks something is pointed at', async () => {
  await writeCustomer('Pak Tarmidi Wijaya')
  await writePiece('Cincin polos', 'Cincin', '3', '3')
  await kasir.keyboard.press('Alt+b')
  await kasir.keyboard.type('Kalung')
  await kasir.keyboard.press('F10')
  await expect(kasir.getByLabel('Kadar').last()).toBeFocused()
  await expect(kasir.getByLabel('Berat bersih').last()).toHaveAttribute('placeholder', '')
  await kasir.keyboard.press('Alt+Delete')
  const names = kasir.getByLabel('Nama Barang')
  await expect(names).toHaveCount(1)
  await kasir.keyboard.press('Alt+z')
  await expect(names.last(), 'a line comes back by its key').toHaveValue('Kalung')
  await names.last().focus()
  await kasir.keyboard.press('Alt+Delete')
  await expect(names).toHaveCount(1)
  await kasir.keyboard.press('Alt+b')
  await writePiece('Kalung rantai', 'Kalung', '2.1', '2')
  await expect(lent()).toContainText('4,600,000')
  await kasir.keyboard.press('Alt+p')
  await kasir.keyboard.press('F4')
  await choose('Asep')
  await save()
  await kasir.keyboard.press('F3')
})

const drawer = () => kasir.getByRole('dialog', { name: /^Hutang / })

/** Finds a loan by what is typed and opens it beside the list. */
async function openLoan(page: Page, typed: string, nomor: string): Promise<void> {
  await open(page, '/lihat-hutang')
  const search = page.getByRole('searchbox').first()
  await search.fill(typed)
  // A whole number is opened at once; a renewal finds the loan it ended, too.
  const row = page.getByRole('row', { name: new RegExp(`^${nomor}`) })
  if (typed !== nomor) await expect.poll(() => page.getByRole('row').count()).toBeLessThan(4)
  await (typed === nomor ? search : row).press('Enter')
  await expect(page.getByRole('dialog', { name: `Hutang ${nomor}` })).toContainText('Pelunasan')
}

test('a loan is found by its packet and redeemed with cash; its receipt says so', async () => {
  await openLoan(kasir, 'UJI-12', loans[0] ?? '')
  // A cashier reads the end of an identity number only.
  await expect(drawer()).toContainText('************0001')
  await expect(drawer()).toContainText('Rp 4,004,000')
  expect(await seriousFindings(kasir)).toEqual([])
  await kasir.keyboard.press('Alt+t')
  const dialog = kasir.getByRole('dialog', { name: `Tebus ${loans[0]}` })
  await expect(dialog).toContainText('4,004,000')
  await expect(dialog).toContainText('Letak paket: UJI-12')
  await kasir.keyboard.press('Alt+1')
  await expect(dialog.getByLabel('Jumlah Tunai')).toBeFocused()
  await kasir.keyboard.type('4000000')
  await expect(dialog).toContainText('Pembayaran kurang Rp 4,000')
  await kasir.keyboard.press('ControlOrMeta+a')
  await kasir.keyboard.type('4100000')
  await expect(dialog).toContainText('96,000')
  await kasir.keyboard.press('F10')
  const done = kasir.getByRole('dialog', { name: 'Penebusan tersimpan' })
  await expect(done).toContainText('96,000')
  await expect(done).toContainText('Letak paket: UJI-12')
  const nomor = await done.getByRole('heading', { name: /^FT-BDG-/ }).innerText()
  const receipt = (await paperOf(kasir, /\/kwitansi$/, () => kasir.keyboard.press('F9'))).join(' ')
  expect(receipt).toContain(nomor)
  expect(receipt).toContain('4,004,000')
  await kasir.keyboard.press('Alt+s')
  await expect(drawer()).toContainText('Lunas')
  await expect(drawer().getByRole('button', { name: 'Tebus' })).toHaveCount(0)
})

test('a renewal: one piece goes home, part of the principal is paid by card', async () => {
  await openLoan(kasir, 'Tarmidi Wijaya', loans[1] ?? '')
  const answer = await hold(kasir, /perpanjang\/pratinjau$/)
  await kasir.keyboard.press('Alt+p')
  const dialog = kasir.getByRole('dialog', { name: `Perpanjang ${loans[1]}` })
  const wanted = dialog.getByLabel('Jumlah pinjaman baru')
  await expect(wanted).toBeFocused()
  // Before the interest is known: the cursor is in the cash, which becomes what it is.
  await kasir.keyboard.press('Alt+1')
  const cash = dialog.getByLabel('Jumlah Tunai')
  await expect(cash).toBeFocused()
  answer()
  await expect(cash).toHaveValue('Rp. 5,000 ,-')
  await kasir.keyboard.press('Alt+Delete')
  await expect(cash).toHaveCount(0)
  await kasir.unrouteAll({ behavior: 'ignoreErrors' })
  await wanted.focus()
  await kasir.keyboard.press('Tab')
  await kasir.keyboard.press('Tab')
  await kasir.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: /^Kalung rantai/ })).toBeChecked()
  // 3 g that stay are worth 2,760,000: the old principal no longer fits
  await expect(dialog).toContainText('Pinjaman 4,600,000 melebihi plafond 2,760,000')
  await wanted.focus()
  await kasir.keyboard.press('ControlOrMeta+a')
  await kasir.keyboard.type('2500000')
  // Before the amount is known: 4,600,000 and 5,000 of interest less 2,500,000.
  await kasir.keyboard.press('Alt+2')
  await expect(dialog.getByLabel('Jumlah Kartu debit')).toHaveValue('Rp. 2,105,000 ,-')
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.type('BCA')
  // Enter takes what the list offers; it is read when the tender is opened.
  await expect(kasir.getByRole('option', { name: /BCA/ }).first()).toBeVisible()
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.press('Enter')
  await byHand(kasir, '1234')
  await kasir.keyboard.press('Enter')
  await kasir.keyboard.type('ABC123')
  await kasir.keyboard.press('F10')
  const done = kasir.getByRole('dialog', { name: 'Perpanjangan tersimpan' })
  loans.push(await done.getByRole('heading', { name: /^FP-BDG-/ }).innerText())
  const letter = (await paperOf(kasir, /\/surat$/, () => kasir.keyboard.press('F9'))).join(' ')
  expect(letter).toContain(loans[2])
  expect(letter).toContain('2,500,000')
  await kasir.keyboard.press('Alt+s')
  const next = kasir.getByRole('dialog', { name: `Hutang ${loans[2]}` })
  await expect(next).toContainText('Cincin polos')
  await expect(next).not.toContainText('Kalung rantai')
  await next.getByRole('button', { name: loans[1] ?? '-' }).press('Enter')
  await expect(kasir.getByRole('dialog', { name: `Hutang ${loans[1]}` })).toContainText(
    'Diperpanjang',
  )
})

test('a copy of the letter needs a supervisor and says SALINAN', async () => {
  await openLoan(kasir, loans[2] ?? '', loans[2] ?? '')
  await kasir.keyboard.press('F9')
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  await expect(dialog).toContainText('Rp 2,500,000')
  const copy = (await paperOf(kasir, /\/surat$/, () => approve(kasir))).join(' ')
  expect(copy).toContain('SALINAN 1')
})

test('who is second reads who was first, and sees what became of the loan', async ({ browser }) => {
  const nomor = loans[2] ?? ''
  await kasir.keyboard.press('Alt+t')
  const dialog = kasir.getByRole('dialog', { name: `Tebus ${nomor}` })
  await kasir.keyboard.press('Alt+1')
  await expect(dialog.getByLabel('Jumlah Tunai')).toBeFocused()
  spv = await atWork(browser, 'SPV-BDG', '/lihat-hutang')
  await openLoan(spv, nomor, nomor)
  const shown = spv.getByRole('dialog', { name: `Hutang ${nomor}` })
  await expect(shown).toContainText('3273014507890001')
  await expect(shown.getByRole('table', { name: `Jurnal ${nomor}` })).toContainText('2,500,000')
  await spv.keyboard.press('Alt+t')
  await spv.keyboard.press('Alt+1')
  await spv.keyboard.press('F10')
  await expect(spv.getByRole('dialog', { name: 'Penebusan tersimpan' })).toBeVisible()
  await kasir.bringToFront()
  await kasir.keyboard.press('F10')
  const no = kasir.getByRole('alertdialog')
  await expect(no).toContainText('SPV-BDG')
  await kasir.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(kasir.getByRole('dialog', { name: `Hutang ${nomor}` })).toContainText('Lunas')
})
