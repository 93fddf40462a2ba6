import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { fillDrawer, ownerOf } from './next-day.ts'
import { atWork, byHand, main, open, seriousFindings } from './shop.ts'

// Money in and out of SBY that somebody else validates: the cashier and the supervisor.
test.describe.configure({ mode: 'serial' })

let kasir: Page
let spv: Page

test.beforeAll(async ({ browser, request }) => {
  await letWait(request, true)
  kasir = await atWork(browser, 'KASIR-SBY', '/uang-kas')
  spv = await atWork(browser, 'SPV-SBY', '/SubMenuValidasi')
})
test.afterAll(async ({ request }) => {
  for (const page of [kasir, spv]) await page?.context().close()
  await letWait(request, false)
})

/** Whether money of SBY waits, as the owner says; its drawer has something to give. */
async function letWait(request: APIRequestContext, isOn: boolean): Promise<void> {
  const send = await ownerOf(request, 'SBY')
  if (isOn) await fillDrawer(send)
  const modul = { VALIDASI_KEUANGAN_MODULE: isOn }
  await send('PUT', 'para-system', { nilai: {}, modul, toko: ['SBY'] })
}

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const writing = () => form(kasir, 'Uang kas masuk atau keluar')
const rows = (page: Page) => main(page).getByRole('table').getByRole('row')

/** Writes an expense by keys; the number of its submission. */
async function submit(jumlah: string, keterangan: string): Promise<string> {
  await kasir.keyboard.press('F6')
  const field = writing().getByRole('combobox', { name: 'Kode Transaksi', exact: true })
  await field.fill('Listrik')
  await expect(kasir.getByRole('option', { name: /Listrik/ })).toBeVisible()
  await kasir.keyboard.press('Enter')
  await writing().getByLabel('Jumlah Rp').focus()
  await byHand(kasir, jumlah)
  await writing().getByLabel('Keterangan').fill(keterangan)
  await expect(writing().getByText(/^Sesudah divalidasi orang lain: /)).toBeVisible()
  await kasir.keyboard.press('F10')
  const told = form(kasir, 'Uang diajukan')
  await expect(told.getByText('sebelum itu uangnya belum bergerak')).toBeVisible()
  const no = await numberIn(told, /UA-SBY-\d{6}-\d+/)
  // A cashier has no way to where it is validated.
  await expect(told.getByRole('link')).toHaveCount(0)
  await kasir.keyboard.press('Enter')
  await expect(told).toBeHidden()
  return no
}

/** The number that a text says, once it stands there. */
async function numberIn(part: Locator, form: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      found = form.exec(await part.innerText())?.[0] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

test('an expense waits; another finds it by keys and books it', async () => {
  const no = await submit('62500', 'Listrik kantor')
  await expect(main(kasir).getByText('Listrik kantor')).toHaveCount(0)
  expect(await seriousFindings(kasir)).toEqual([])
  await open(spv, '/validasi-keuangan')
  await expect(rows(spv).filter({ hasText: no })).toContainText('Keluar')
  await main(spv).getByRole('textbox', { name: 'Cari ajuan' }).focus()
  await spv.keyboard.press('ArrowDown')
  await spv.keyboard.press('Enter')
  await expect(main(spv)).toContainText('Listrik kantor')
  await expect(main(spv)).toContainText('5133')
  expect(await seriousFindings(spv)).toEqual([])
  await spv.keyboard.press('F10')
  const told = spv.getByText(new RegExp(`^${no} masuk buku: UK-SBY-\\d{6}-\\d+$`))
  const no_kas = await numberIn(told, /UK-SBY-\d{6}-\d+/)
  await open(kasir, `/uang-kas?no_kas=${no_kas}`)
  const drawer = form(kasir, `Uang Kas ${no_kas}`)
  await expect(drawer).toContainText('Divalidasi oleh')
  await expect(drawer).toContainText('KASIR-SBY')
})

test('refusing wants to know why, and the writer reads it', async () => {
  await open(kasir, '/uang-kas')
  const no = await submit('75000', 'Bensin')
  await open(spv, `/validasi-keuangan?no_ajuan=${no}`)
  await expect(main(spv)).toContainText('Bensin')
  await spv.keyboard.press('F7')
  await expect(main(spv).getByText('Harus Diisi')).toBeVisible()
  await main(spv).getByLabel('Alasan menolak').fill('Notanya tidak ada')
  await spv.keyboard.press('F7')
  await expect(spv.getByText(`${no} ditolak`)).toBeVisible()
  await kasir.keyboard.press('Alt+a')
  const own = form(kasir, 'Ajuan uang')
  await own.getByLabel('Status').selectOption('DITOLAK')
  await own.getByRole('row').filter({ hasText: no }).click()
  await expect(own).toContainText('Notanya tidak ada')
  expect(await seriousFindings(kasir)).toEqual([])
  await kasir.keyboard.press('Escape')
})

test('the closing names what waits, and its writer takes it back', async () => {
  const no = await submit('81000', 'Salah tulis')
  await open(spv, '/home')
  await expect(main(spv).getByText('1 uang masuk atau keluar menunggu validasi')).toBeVisible()
  await open(kasir, '/tutup-toko')
  const line = main(kasir).getByRole('listitem').filter({ hasText: 'Uang belum divalidasi' })
  await expect(line.getByRole('link')).toHaveAttribute('href', /validasi-keuangan/)
  await open(kasir, '/uang-kas')
  await kasir.keyboard.press('Alt+a')
  const own = form(kasir, 'Ajuan uang')
  await own.getByRole('row').filter({ hasText: no }).click()
  await own.getByRole('button', { name: 'Tarik ajuan' }).click()
  const asked = kasir.getByRole('alertdialog')
  await expect(asked).toContainText('Uangnya tidak masuk buku.')
  await asked.getByRole('button', { name: 'Ya' }).click()
  await expect(kasir.getByText(`Ajuan ${no} ditarik`)).toBeVisible()
  await kasir.keyboard.press('Escape')
})

test('whoever writes is not who validates', async () => {
  await open(kasir, '/validasi-keuangan')
  await expect(main(kasir).getByRole('heading', { name: 'Akses ditolak' })).toBeVisible()
})

test('all of it fits a telephone', async () => {
  await spv.setViewportSize({ width: 360, height: 740 })
  await open(spv, '/validasi-keuangan')
  const wide = await spv.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
})
