import { expect, type Page, test } from '@playwright/test'
import { atWork, filters, logIn, main, open, PASSWORD, seriousFindings } from './shop.ts'

// Deposits of BDG, held against slip and money by the supervisor at the keyboard.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let spv: Page
/** The deposit that is right, and the one that is not. */
let right = ''
let wrong = ''

test.beforeAll(async ({ browser }) => {
  kasir = await (await browser.newContext()).newPage()
  await logIn(kasir, 'KASIR-BDG')
  right = await deposit('Ibu Ratna Dewi', [
    { cara: 'TUNAI', jumlah: 400_000 },
    { cara: 'TRANSFER', jumlah: 600_000, kode_bank: 'BCA' },
  ])
  wrong = await deposit('Bapak Yusuf', [{ cara: 'TUNAI', jumlah: 250_000 }])
  spv = await atWork(browser, 'SPV-BDG', '/SubMenuValidasi')
})
test.afterAll(async () => {
  for (const nomor of [right, wrong].filter(Boolean)) await takeBack(nomor)
  for (const page of [kasir, spv]) await page?.context().close()
})

/** What a call of the cashier's own session answers. */
const told = <T>(path: string, body: object): Promise<T> =>
  kasir.evaluate(
    async asked => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const answer = await fetch(`/api/v1/${asked.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(asked.body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    { path, body },
  )

interface Tender {
  cara: string
  jumlah: number
  kode_bank?: string
}

async function deposit(nama: string, pembayaran: readonly Tender[]): Promise<string> {
  const total = pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const body = { customer: { nama, telp: '0812 7000 4411' }, pembayaran, total }
  return (await told<{ no_titipan: string }>('titipan', body)).no_titipan
}

/** The shop is left as it was found. */
async function takeBack(nomor: string): Promise<void> {
  const path = `titipan/${nomor}/batal`
  const body = { alasan: 'Percobaan selesai' }
  const { otorisasi } = await told<{ otorisasi: string }>('authorization', {
    user_id: 'SPV-BDG',
    password: PASSWORD,
    kategori: 'BATAL_TITIPAN',
    description: nomor,
    keterangan: 'Percobaan',
    perintah: { route: `POST ${path}`, body },
  })
  await told(path, { ...body, otorisasi })
}

test('the money of a deposit is checked by one key; what is wrong needs a note', async () => {
  await main(spv).getByRole('link', { name: 'Validasi Titipan' }).press('Enter')
  await expect(spv.getByLabel('Cari dokumen')).toBeFocused()
  const rows = main(spv).getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: right })).toContainText('1,000,000')
  await spv.keyboard.type(right.toLowerCase())
  await spv.keyboard.press('Enter')
  const history = main(spv).getByRole('list', { name: 'Dokumen' })
  await expect(history).toContainText(right)
  await expect(main(spv)).toContainText('Ibu Ratna Dewi')
  await expect(main(spv)).toContainText('Transfer BCA Rp 600,000')
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  await expect(rows.filter({ hasText: right })).toHaveCount(0)
  await expect(spv.getByLabel('Cari dokumen')).toBeFocused()
  await spv.keyboard.type('yusuf')
  await spv.keyboard.press('Enter')
  await expect(history).toContainText(wrong)
  await spv.keyboard.press('F7')
  await expect(spv.getByLabel('Keterangan')).toBeFocused()
  await expect(main(spv)).toContainText('Harus Diisi')
  await spv.keyboard.type('Uang di laci 200.000')
  await spv.keyboard.press('F7')
  await expect(rows.filter({ hasText: wrong })).toHaveCount(0)
  await main(spv).getByLabel('Status').selectOption('TIDAK_SESUAI')
  await rows.filter({ hasText: wrong }).press('Enter')
  await expect(main(spv).getByRole('note')).toContainText('diperiksa SPV-BDG')
  await expect(main(spv).getByRole('list', { name: 'Pemeriksaan' })).toContainText('200.000')
})

test('on a telephone the chosen document stands in view, in the dark too', async () => {
  await spv.setViewportSize({ width: 390, height: 844 })
  await spv.emulateMedia({ colorScheme: 'dark' })
  await open(spv, '/validasi-titipan')
  await (await filters(spv)).getByLabel('Status').selectOption('SESUAI')
  await main(spv).getByRole('row').filter({ hasText: right }).press('Enter')
  await expect(main(spv).getByRole('note')).toBeInViewport()
  expect(await seriousFindings(spv)).toEqual([])
  const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
})

/** Numbers of documents that stand in two lines. */
const broken = () =>
  main(spv)
    .locator('td[data-kind=nomor]:first-child')
    .evaluateAll(cells =>
      cells
        .filter(cell => {
          const text = document.createRange()
          text.selectNode(cell.firstChild ?? cell)
          return text.getClientRects().length > 1
        })
        .map(cell => cell.textContent),
    )

test('numbers are never broken in two, on half a screen and on a telephone', async () => {
  for (const path of ['/validasi-titipan', '/validasi-hutang', '/lihat-titipan']) {
    for (const width of [683, 390]) {
      await spv.setViewportSize({ width, height: 768 })
      await open(spv, path)
      const status = (await filters(spv)).getByLabel('Status')
      await status.selectOption('ALL')
      await expect(main(spv).locator('td[data-kind=nomor]').first()).toBeVisible()
      expect(await broken(), `${path} at ${width}`).toEqual([])
      const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
