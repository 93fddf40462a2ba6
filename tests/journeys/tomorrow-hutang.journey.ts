import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Page, test } from '@playwright/test'
import { lend, letLend } from './lent-before.ts'
import { closeDay, fillDrawer, ownerOf, type Send } from './next-day.ts'
import { byHand, logIn, main, open, watchErrors } from './shop.ts'

// At SBY the owner closes the store, from elsewhere, while the supervisor renews a loan, sells a
// pledge, pays out what was left over: what was typed stays, the sums are the new day's, and
// nothing is saved on another day without a word. No event reaches the page.
test.describe.configure({ mode: 'serial' })

const POKOK = 1_000_000

let spv: Page
let errors: string[]
/** The owner's calls for SBY. */
let send: Send
let renewed = ''
let sold = ''

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  send = await ownerOf(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'SBY')
  await letLend(send, 'SBY')
  await fillDrawer(send)
  renewed = await lend(send, { nama: 'Ibu Wartini', jumlah_hutang: POKOK })
  sold = await lend(send, { nama: 'Bapak Slamet', jumlah_hutang: POKOK })
  for (let day = 0; day < 2; day += 1) await closeDay(send)
  await send('POST', `hutang/${sold}/pemberitahuan`, { cara: 'SURAT' })
  spv = await (await browser.newContext()).newPage()
  await spv.context().routeWebSocket(/socket\.io/, () => undefined)
  await logIn(spv, 'SPV-SBY')
  errors = watchErrors(spv)
})
test.afterAll(() => spv?.context().close())

interface Loan {
  readonly status: string
  readonly riwayat: readonly { readonly tgl: string }[]
}
const loanOf = (nomor: string) => send<Loan>('GET', `hutang/${nomor}`)

const told = () => spv.getByRole('alertdialog')

/**
 * The store is closed, F10 is refused and says by whom; the next F10 asks for the new day, once no,
 * once yes. Answers the new day.
 */
async function savedTomorrow(nomor: string, stays: () => Promise<void>): Promise<string> {
  const before = await loanOf(nomor)
  const [begun, now] = await closeDay(send)
  await spv.keyboard.press('F10')
  await expect(told()).toContainText('Toko sudah ditutup oleh OWNER.', { timeout: 15_000 })
  await expect(told()).toContainText(`Hari bisnis sekarang ${indonesianDay(now)}.`)
  await spv.keyboard.press('Enter')
  await expect(told()).toHaveCount(0)
  await stays()
  for (const answer of ['no', 'yes']) {
    await expect(async () => {
      await spv.keyboard.press('F10')
      await expect(told()).toBeVisible({ timeout: 1_000 })
    }, 'F10 asks once the sums are reckoned anew').toPass()
    await expect(told()).toContainText(
      `Dimulai di hari bisnis ${indonesianDay(begun)}. Simpan ke hari bisnis ${indonesianDay(now)}?`,
    )
    const { status, riwayat } = await loanOf(nomor)
    expect([status, riwayat]).toEqual([before.status, before.riwayat])
    if (answer === 'no') await spv.keyboard.press('ArrowLeft')
    await spv.keyboard.press('Enter')
    await expect(told()).toHaveCount(0)
    if (answer === 'no') await stays()
  }
  return now
}

async function openLoan(screen: string, nomor: string): Promise<void> {
  await open(spv, screen)
  const row = main(spv).getByRole('row').filter({ hasText: nomor })
  await row.focus()
  await spv.keyboard.press('Enter')
  await expect(spv.getByRole('dialog', { name: `Hutang ${nomor}` })).toContainText('Barang jaminan')
}

test('a renewal is kept, reckoned anew, and saved on the next day', async () => {
  await openLoan('/lihat-hutang', renewed)
  await spv.keyboard.press('Alt+p')
  const dialog = spv.getByRole('dialog', { name: `Perpanjang ${renewed}` })
  const wanted = dialog.getByLabel('Jumlah pinjaman baru')
  await expect(wanted).toBeFocused()
  await spv.keyboard.press('ControlOrMeta+a')
  await spv.keyboard.type('800000')
  await expect(dialog.getByRole('status')).toContainText('Pilih cara pembayaran')
  await spv.keyboard.press('Alt+1')
  await spv.keyboard.type('300000')
  await expect(dialog.getByRole('status')).toContainText('Pelanggan membayar')
  const costs = await dialog.getByRole('status').innerText()
  const now = await savedTomorrow(renewed, async () => {
    await expect(wanted).toHaveValue(/800,000/)
    await expect(dialog.getByLabel('Jumlah Tunai')).toHaveValue(/300,000/)
    await expect(dialog.getByRole('status')).toContainText('Pelanggan membayar')
    await expect(dialog.getByRole('status'), 'a day dearer').not.toHaveText(costs)
  })
  await expect(spv.getByRole('dialog', { name: 'Perpanjangan tersimpan' })).toBeVisible()
  const { status, riwayat } = await loanOf(renewed)
  expect([status, riwayat.at(-1)?.tgl]).toEqual(['DIPERPANJANG', now])
})

test('an auction is kept, reckoned anew, and saved on the next day', async () => {
  await openLoan('/lelang-hutang', sold)
  await spv.keyboard.press('Alt+l')
  const dialog = spv.getByRole('dialog', { name: `Lelang ${sold}` })
  await expect(dialog.getByLabel('Hasil lelang')).toBeFocused()
  await byHand(spv, '6500000')
  await dialog.getByLabel('Pembeli').focus()
  await spv.keyboard.type('Toko Mas Sinar')
  await spv.keyboard.press('Alt+1')
  await byHand(spv, '6500000')
  await spv.keyboard.press('Enter')
  const surplus = dialog.getByLabel('Pembagian hasil lelang').locator('div').last()
  await expect(surplus).toContainText('Kelebihan milik pelanggan')
  const left = await surplus.innerText()
  const now = await savedTomorrow(sold, async () => {
    await expect(dialog.getByRole('textbox', { name: 'Hasil lelang' })).toHaveValue(/6,500,000/)
    await expect(dialog.getByLabel('Pembeli')).toHaveValue('Toko Mas Sinar')
    await expect(surplus, 'with the penalty of the new day').not.toHaveText(left)
  })
  await expect(spv.getByRole('dialog', { name: 'Lelang tersimpan' })).toBeVisible()
  const { status, riwayat } = await loanOf(sold)
  expect([status, riwayat.at(-1)?.tgl]).toEqual(['DILELANG', now])
})

test('what was left is kept back, and paid on the next day', async () => {
  await open(spv, '/lelang-hutang')
  await spv.keyboard.press('Alt+2')
  const row = main(spv).getByRole('row').filter({ hasText: sold })
  await row.focus()
  await spv.keyboard.press('Enter')
  await expect(spv.getByRole('dialog', { name: `Hutang ${sold}` })).toContainText('Barang jaminan')
  await spv.keyboard.press('Alt+k')
  const dialog = spv.getByRole('dialog', { name: `Bayar kelebihan ${sold}` })
  const receiver = dialog.getByLabel('Diterima oleh')
  await expect(receiver).toBeFocused()
  await spv.keyboard.press('ControlOrMeta+a')
  await spv.keyboard.type('Ibu Slamet')
  const now = await savedTomorrow(sold, () => expect(receiver).toHaveValue('Ibu Slamet'))
  await expect(spv.getByRole('dialog', { name: 'Kelebihan dibayar' })).toBeVisible()
  const { status, riwayat } = await loanOf(sold)
  expect([status, riwayat.at(-1)?.tgl]).toEqual(['KELEBIHAN_DIBAYAR', now])
  expect(errors).toEqual([])
})
