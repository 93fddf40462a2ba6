import { expect, type Page, test } from '@playwright/test'
import { walkFigures } from '../walks/figures.ts'
import { lend, letLend } from './lent-before.ts'
import { ownerOf } from './next-day.ts'
import {
  approve,
  approvedByOwner,
  atWork,
  byHand,
  main,
  open,
  paperOf,
  seriousFindings,
} from './shop.ts'

// What becomes of loans at JKT after they were written: redeemed by mistake, or never redeemed.
// Amounts are reckoned by hand: 2.6 % a month from 1,575,000 are 40,950, rounded up to 41,000; one
// day late at 2 % a month is 1,050, rounded up to 1,500.
test.describe.configure({ mode: 'serial' })

const POKOK = 1_575_000

let kasir: Page
let spv: Page
/** The loan redeemed by mistake; those that are never redeemed, told, sold. */
let mistaken = { hutang: '', tebus: '' }
let late = ''
let regretted = ''
/** The number of the auction. */
let lelang = ''

test.beforeAll(async ({ browser, request }) => {
  await letLend(await ownerOf(request, 'JKT'), 'JKT')
  kasir = await atWork(browser, 'KASIR-JKT', '/batal-hutang-lunas')
  spv = await atWork(browser, 'SPV-JKT', '/lelang-hutang')
  mistaken.hutang = await lent('Ibu Wartini', 'L9-01')
  mistaken = { ...mistaken, tebus: await redeem(mistaken.hutang) }
  late = await lent('Bapak Slamet', 'L9-02')
  regretted = await lent('Ibu Yeni', 'L9-03')
})
test.afterAll(async () => {
  for (const page of [kasir, spv]) await page?.context().close()
})

/** What a call of the page's own session answers. */
const told = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async asked => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/api/v1/${asked.path}`, {
        method: asked.method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    { method, path, body },
  )

const lent = (nama: string, lokasi: string): Promise<string> =>
  lend((method, path, body) => told(kasir, method, path, body), {
    nama,
    jumlah_hutang: POKOK,
    lokasi,
  })

async function redeem(nomor: string): Promise<string> {
  const total_bayar = POKOK + 41_000
  const body = { total_bayar, pembayaran: [{ cara: 'TUNAI', jumlah: total_bayar }] }
  const path = `hutang/${nomor}/tebus`
  return (await told<{ no_tebus: string }>(kasir, 'POST', path, body)).no_tebus
}

const loan = (nomor: string) =>
  told<{ status: string; lelang: Record<string, number> | null }>(kasir, 'GET', `hutang/${nomor}`)

/** Closes the open day of the shop; what is still to be checked stays for the next one. */
async function closeDay(): Promise<void> {
  const { tgl_system, laci } = await told<{ tgl_system: string; laci: string[] }>(
    kasir,
    'GET',
    'tutup-toko',
  )
  const hitungan = laci.map(one => ({ laci: one, pecahan: {} }))
  const body = { tgl_system, hitungan, tetap_tutup: true, alasan_selisih: 'Tidak dihitung' }
  const otorisasi = await approvedByOwner(body, asked =>
    told(kasir, 'POST', 'authorization', asked),
  )
  await told(kasir, 'POST', 'tutup-toko', { ...body, otorisasi })
}

/** The row of a loan in the list, reached and opened by keyboard. */
async function openRow(page: Page, nomor: string): Promise<void> {
  const row = main(page).getByRole('row').filter({ hasText: nomor })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page, nomor)).toContainText('Barang jaminan')
}

const drawer = (page: Page, nomor: string) => page.getByRole('dialog', { name: `Hutang ${nomor}` })

test('a redemption is taken back by reason and approval; the loan runs again', async () => {
  await expect(kasir.getByLabel('Cari penebusan')).toBeFocused()
  await kasir.reload()
  await expect(main(kasir).getByRole('row', { name: mistaken.hutang })).toContainText('1,616,000')
  await expect(kasir.getByLabel('Cari penebusan')).toBeFocused()
  // What the customer holds is the receipt.
  await kasir.keyboard.type(mistaken.tebus.toLowerCase())
  await kasir.keyboard.press('Enter')
  await expect(kasir.getByLabel('Alasan pembatalan')).toBeFocused()
  await kasir.keyboard.press('F10')
  await expect(main(kasir)).toContainText('Harus Diisi')
  await kasir.keyboard.type('Pelanggan salah nomor')
  await kasir.keyboard.press('F10')
  const asked = kasir.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  for (const text of [mistaken.tebus, 'Rp 1,616,000', '5.000 g', 'Pelanggan salah nomor']) {
    await expect(asked).toContainText(text)
  }
  await approve(kasir)
  await expect(kasir.getByRole('alertdialog')).toContainText('dibatalkan')
  await expect(kasir.getByRole('alertdialog')).toBeHidden()
  await expect(kasir.getByLabel('Cari penebusan')).toBeFocused()
  await expect(main(kasir).getByRole('row', { name: mistaken.hutang })).toHaveCount(0)
  expect((await loan(mistaken.hutang)).status).toBe('AKTIF')
})

test('a loan that runs is not to be taken back here, and the screen says so', async () => {
  await kasir.keyboard.type(late)
  await kasir.keyboard.press('Enter')
  await expect(main(kasir).getByRole('note')).toContainText('tidak lunas ditebus')
  await expect(kasir.getByLabel('Alasan pembatalan')).toHaveCount(0)
})

test('documents are checked by one key; what is wrong needs a note', async () => {
  await open(spv, '/validasi-hutang')
  await expect(spv.getByLabel('Cari dokumen')).toBeFocused()
  await spv.keyboard.type(late)
  await spv.keyboard.press('Enter')
  const panel = main(spv).getByRole('list', { name: 'Barang jaminan' })
  await expect(panel).toContainText('Gelang Keroncong')
  await expect(main(spv)).toContainText('L9-02')
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(panel).toHaveCount(0)
  await expect(spv.getByLabel('Cari dokumen')).toBeFocused()
  await spv.keyboard.type(regretted)
  await spv.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await spv.keyboard.press('F7')
  await expect(main(spv)).toContainText('Harus Diisi')
  await expect(spv.getByLabel('Keterangan')).toBeFocused()
  await spv.keyboard.type('Berat paket 4.9 g')
  await spv.keyboard.press('F7')
  await expect(panel).toHaveCount(0)
  await main(spv).getByLabel('Status').selectOption('TIDAK_SESUAI')
  await expect(main(spv).getByRole('row', { name: regretted })).toContainText('Tidak sesuai')
  await main(spv).getByRole('row', { name: regretted }).press('Enter')
  await expect(main(spv).getByRole('note')).toContainText('diperiksa SPV-JKT')
  await expect(main(spv).getByRole('note')).toContainText('Berat paket 4.9 g')
})

test('two days later the loan is late, and is not sold before the customer was told', async () => {
  await open(spv, '/lelang-hutang')
  await expect(main(spv).getByRole('row', { name: late })).toHaveCount(0)
  await closeDay()
  await closeDay()
  await open(spv, '/lelang-hutang')
  const row = main(spv).getByRole('row', { name: late })
  await expect(row).toContainText('1,617,500')
  await expect(row).toContainText('Belum')
  const { data } = await told<{ data: { lewat_hari: number }[] }>(
    kasir,
    'GET',
    'hutang?status=JATUH_TEMPO&limit=200',
  )
  const days = data.map(({ lewat_hari }) => lewat_hari)
  expect(days[0]).toBeGreaterThan(1)
  expect(days, 'longest due first').toEqual(days.toSorted((a, b) => b - a))
  await openRow(spv, late)
  await expect(drawer(spv, late).getByRole('note')).toContainText('Beri tahu pelanggan dahulu')
  await expect(drawer(spv, late).getByRole('button', { name: /^Lelang/ })).toHaveCount(0)
  await spv.keyboard.press('Alt+b')
  const dialog = spv.getByRole('dialog', { name: 'Beri tahu pelanggan' })
  await dialog.getByLabel('Cara').selectOption('TELEPON')
  await spv.keyboard.press('F10')
  await expect(dialog).toBeHidden()
  await expect(drawer(spv, late).getByRole('note')).toHaveCount(0)
  await expect(drawer(spv, late).getByRole('list', { name: 'Pemberitahuan' })).toContainText(
    'Telepon',
  )
})

test('its pledge is sold: costs, penalty, interest, principal, and the rest is owed', async () => {
  await spv.keyboard.press('Alt+l')
  const dialog = spv.getByRole('dialog', { name: `Lelang ${late}` })
  await expect(dialog.getByLabel('Hasil lelang')).toBeFocused()
  await spv.keyboard.type('240000000', { delay: 45 })
  await expect(dialog.getByLabel('Nomor identitas'), 'of who pays so much').toBeVisible()
  await spv.keyboard.press('ControlOrMeta+a')
  await spv.keyboard.type('2400000', { delay: 45 })
  await expect(dialog.getByLabel('Nomor identitas')).toHaveCount(0)
  await spv.keyboard.press('Tab')
  await expect(dialog.getByLabel('Biaya lelang')).toBeFocused()
  await spv.keyboard.type('24000', { delay: 45 })
  await spv.keyboard.press('Tab')
  await spv.keyboard.type('Toko Mas Sinar')
  const shares = dialog.getByLabel('Pembagian hasil lelang')
  for (const text of ['24,000', '1,500', '41,000', '1,575,000']) {
    await expect(shares).toContainText(text)
  }
  await expect(shares.locator('div').last()).toHaveText(/Kelebihan milik pelanggan.*758,500/)
  await spv.keyboard.press('Escape')
  await expect(dialog, 'Esc throws no auction away').toBeVisible()
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('Alt+1')
  await expect(dialog.getByLabel(/^Jumlah /)).toBeFocused()
  await byHand(spv, '2500000')
  await spv.keyboard.press('Enter')
  await expect(dialog.getByText('Kembali', { exact: true }).locator('..')).toContainText('100,000')
  expect(await walkFigures(spv, dialog, 'an auction')).toBe(3)
  await spv.keyboard.press('F10')
  // For so little it is not for one alone to sell.
  const asked = spv.getByRole('dialog', { name: 'Otorisasi Supervisor' })
  for (const said of ['Lelang di luar batas', '2,400,000', 'Toko Mas Sinar']) {
    await expect(asked).toContainText(said)
  }
  await approve(spv)
  const done = spv.getByRole('dialog', { name: 'Lelang tersimpan' })
  await expect(done).toContainText('758,500')
  lelang = await done.getByRole('heading', { name: /^FL-JKT-/ }).innerText()
  const receipt = await paperOf(spv, /\/kwitansi$/, () => spv.keyboard.press('F9'))
  expect(receipt.join(' ')).toContain(lelang)
  expect(receipt.join(' ')).toContain('2,400,000')
  await spv.keyboard.press('Enter')
  await expect(done).toBeHidden()
  expect((await loan(late)).lelang).toMatchObject({ kelebihan: 758_500, kekurangan: 0 })
})

test('what is left is paid to the customer, once', async () => {
  await open(spv, '/lelang-hutang')
  await spv.keyboard.press('Alt+2')
  await expect(main(spv).getByRole('row', { name: late })).toContainText('758,500')
  await openRow(spv, late)
  await spv.keyboard.press('Alt+k')
  const dialog = spv.getByRole('dialog', { name: `Bayar kelebihan ${late}` })
  await expect(dialog.getByLabel('Diterima oleh')).toHaveValue('Bapak Slamet')
  await spv.keyboard.press('F10')
  const done = spv.getByRole('dialog', { name: 'Kelebihan dibayar' })
  await expect(done).toContainText('758,500')
  await expect(done.getByRole('heading', { name: /^FK-JKT-/ })).toBeVisible()
  await done.getByRole('button', { name: 'Selesai' }).press('Enter')
  await spv.keyboard.press('Escape')
  await expect(main(spv).getByRole('row', { name: late })).toHaveCount(0)
  expect((await loan(late)).status).toBe('KELEBIHAN_DIBAYAR')
})

test('the journal of the auction balances, with the surplus owed in it', async () => {
  await open(spv, `/laporan-jurnal?nomor=${lelang}`)
  const table = main(spv).getByRole('table')
  await expect(table.getByRole('row').filter({ hasText: '758,500' })).toHaveCount(1)
  await expect(table.getByRole('row').filter({ hasText: '1,575,000' })).toHaveCount(1)
  const sums = table.getByRole('row').last()
  const [debit, kredit] = (await sums.getByRole('cell').allInnerTexts()).slice(1)
  expect(debit).toMatch(/\d/)
  expect(debit).toBe(kredit)
})

test('an auction of today is taken back with an approval, and the loan is late again', async () => {
  await told(spv, 'POST', `hutang/${regretted}/pemberitahuan`, { cara: 'SURAT' })
  await told(spv, 'POST', `hutang/${regretted}/lelang`, {
    hasil: 7_000_000,
    biaya: 0,
    pembeli: 'Toko Mas Sinar',
    pembayaran: [{ cara: 'TUNAI', jumlah: 7_000_000 }],
  })
  await open(spv, '/lelang-hutang?status=DILELANG')
  await openRow(spv, regretted)
  await expect(drawer(spv, regretted)).toContainText('5,382,500')
  await spv.keyboard.press('Alt+x')
  const dialog = spv.getByRole('dialog', { name: /^Batalkan/ })
  await expect(dialog.getByLabel('Alasan pembatalan')).toBeFocused()
  await spv.keyboard.type('Pembeli mundur')
  await spv.keyboard.press('F10')
  await approve(spv)
  await expect(spv.getByRole('alertdialog')).toContainText('dibatalkan')
  expect((await loan(regretted)).status).toBe('AKTIF')
})

// 5,382,500 and 37: 7,000,037 less principal 1,575,000, interest 41,000, penalty 1,500.
test('what no coins make is told before it is paid out; the way out is the bank', async () => {
  await told(spv, 'POST', `hutang/${regretted}/lelang`, {
    hasil: 7_000_037,
    biaya: 0,
    pembeli: 'Toko Mas Sinar',
    pembayaran: [{ cara: 'TRANSFER', jumlah: 7_000_037, kode_bank: 'BCA' }],
  })
  await open(spv, '/lelang-hutang?status=KELEBIHAN')
  await openRow(spv, regretted)
  await spv.keyboard.press('Alt+k')
  const dialog = spv.getByRole('dialog', { name: `Bayar kelebihan ${regretted}` })
  const odd = dialog.getByRole('alert')
  await expect(odd).toHaveText('Uang tunai kelipatan Rp 100. Transfer dapat sampai rupiahnya.')
  await expect(dialog.getByRole('status')).toHaveText('Uang tunai kelipatan Rp 100')
  const pay = dialog.getByRole('button', { name: /^Bayar Rp 5,382,537/ })
  await expect(pay).toBeDisabled()
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('Alt+4')
  await expect(odd).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText('Rp 5,382,537 keluar.')
  await expect(pay).toBeEnabled()
  await dialog.getByRole('combobox', { name: 'Bank', exact: true }).focus()
  await spv.keyboard.type('BCA')
  await spv.keyboard.press('Enter')
  await spv.keyboard.press('F10')
  await expect(spv.getByRole('dialog', { name: 'Kelebihan dibayar' })).toContainText('5,382,537')
  expect((await loan(regretted)).status).toBe('KELEBIHAN_DIBAYAR')
})

test('nobody checks a document of his own', async () => {
  await open(spv, '/validasi-hutang')
  await expect(main(spv).getByRole('row', { name: lelang })).toContainText('Anda sendiri')
  await spv.keyboard.type(lelang)
  await spv.keyboard.press('Enter')
  await expect(main(spv).getByRole('note')).toContainText('Anda tulis sendiri')
  await expect(main(spv).getByRole('button', { name: 'Sesuai', exact: true })).toHaveCount(0)
})
