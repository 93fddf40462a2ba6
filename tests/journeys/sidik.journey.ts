import { expect, type Page, test } from '@playwright/test'
import { BUILT, pairAndStart, type RunningAgent } from '../sidik/devices.ts'
import {
  amount,
  atWork,
  logIn,
  main,
  open,
  PASSWORD,
  scan,
  seriousFindings,
  watchErrors,
} from './shop.ts'

// A supervisor approves a cancellation with a finger, at BDG, by keyboard; the program of the till
// really runs, only the glass of its reader is a word sent to it.
test.describe.configure({ mode: 'serial' })

let agent: RunningAgent | undefined
let owner: Page
test.beforeAll(async ({ browser }) => {
  owner = await atWork(browser, 'OWNER', '/home')
  await switchModule(true)
})
test.afterAll(async () => {
  await agent?.stop()
  await switchModule(false)
  await owner.context().close()
})

const switchModule = (on: boolean) =>
  asks(owner, 'put', 'para-system', {
    nilai: {},
    modul: { FINGERPRINT_MODULE: on },
    toko: ['BDG'],
  })

/** A call of whoever is logged in on a page. */
async function asks<T = Record<string, unknown>>(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<T> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('userdata') ?? '').token)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request[method](`/api/v1/${path}`, { headers, data })
  return (await answer.json()) as T
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('the supervisor pairs the device of the till and teaches it a finger', async ({ browser }) => {
  test.slow()
  const spv = await atWork(browser, 'SPV-BDG', '/settingtoko')
  const errors = watchErrors(spv)
  await spv.getByRole('button', { name: 'Pasang alat' }).press('Enter')
  const pairing = dialog(spv, 'Pasang alat sidik jari')
  await expect(pairing.getByLabel('Nama alat')).toBeFocused()
  await spv.keyboard.type('Kasir 1')
  await spv.keyboard.press('F10')
  await expect(pairing).toContainText(/BDG(-[A-Z2-9]{4}){3}/)
  const [kode = ''] = /BDG(-[A-Z2-9]{4}){3}/.exec(await pairing.innerText()) ?? []
  agent = await pairAndStart(new URL(spv.url()).origin, kode, BUILT)
  await pairing.getByRole('button', { name: 'Selesai' }).press('Enter')
  const devices = spv.getByRole('table', { name: 'Alat Sidik Jari' })
  await expect(devices.getByRole('row', { name: /Kasir 1/ })).toContainText('Terpasang')

  await spv.getByRole('button', { name: 'Daftarkan jari' }).press('Enter')
  const learning = dialog(spv, 'Daftarkan sidik jari')
  await expect(learning.getByLabel('Password Anda sendiri')).toBeFocused()
  await spv.keyboard.type(PASSWORD)
  await spv.keyboard.press('F10')
  await expect(learning).toContainText('Silahkan Scan Fingerprint')
  await agent.lay('jari spv')
  await expect(learning).toBeHidden({ timeout: 15_000 })
  const fingers = spv.getByRole('table', { name: 'Sidik Jari Terdaftar' })
  await expect(fingers.getByRole('row', { name: /SPV-BDG/ })).toContainText('Telunjuk kanan')
  expect(await seriousFindings(spv)).toEqual([])
  expect(errors).toEqual([])
  await spv.context().close()
})

test('the cashier cancels a sale by the supervisor finger; a wrong one is asked again', async ({
  page,
}) => {
  test.slow()
  const errors = watchErrors(page)
  await logIn(page, 'KASIR-BDG')
  const nomor = await sellOne(page)
  await open(page, '/batal-penjualan')
  await expect(page.getByLabel('Cari penjualan')).toBeFocused()
  await scan(page, nomor)
  await expect(page.getByLabel('Alasan pembatalan')).toBeFocused()
  await page.keyboard.type('Pembeli salah ukuran')
  await page.keyboard.press('F10')
  const asked = dialog(page, 'Otorisasi Supervisor')
  await expect(asked.getByLabel('Password penyetuju')).toBeFocused()

  const approver = asked.getByLabel('Penyetuju', { exact: true })
  await approver.selectOption('OWNER')
  await page.keyboard.press('F9')
  await expect(page.getByText('Username Tidak Tidak Terdaftar')).toBeVisible()
  await expect(asked.getByLabel('Password penyetuju')).toBeVisible()
  await approver.selectOption('SPV-BDG')
  await page.keyboard.press('F9')
  await expect(asked).toContainText('Silahkan Scan Fingerprint')
  expect(await seriousFindings(page)).toEqual([])
  await agent?.lay('jari lain')
  await expect(asked).toContainText('Silahkan Coba Lagi')
  await page.keyboard.press('F10')
  await expect(asked).toContainText('Silahkan Scan Fingerprint')
  await expect.poll(() => agent?.said().split('Menunggu jari').length).toBeGreaterThan(2)
  await agent?.lay('jari spv')
  await expect(page.getByRole('alertdialog')).toContainText(`${nomor} dibatalkan`, {
    timeout: 15_000,
  })
  await expect(main(page)).not.toContainText('Batalkan Rp')
  expect(errors).toEqual([])
})

/** A sale of one piece at BDG, at the price the server reckons. */
async function sellOne(kasir: Page): Promise<string> {
  const pieces = await asks<{ data: { kode_barcode: string }[] }>(
    kasir,
    'get',
    'barang?status=ADA&limit=1',
  )
  const sales = await asks<{ kode_sales: string }[]>(kasir, 'get', 'sales/get/all')
  const sell = (total: number) =>
    asks<{ no_faktur_jual?: string; facts?: { total_sekarang: string } }>(
      kasir,
      'post',
      'penjualan',
      {
        kode_sales: sales[0]?.kode_sales,
        barang: [{ kode_barcode: pieces.data[0]?.kode_barcode }],
        pembayaran: [{ cara: 'TUNAI', jumlah: total }],
        total,
      },
    )
  const first = await sell(1)
  const sold = await sell(amount(first.facts?.total_sekarang ?? ''))
  return sold.no_faktur_jual ?? JSON.stringify({ first, sold })
}
