import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { amount, logIn, main, open, PASSWORD, stands } from '../journeys/shop.ts'

// What was bought, from the day to its pieces.

const PAID = [1_500_000, 1_250_000]
const TOTAL = 2_750_000

interface Login {
  token: string
}

/** A purchase of two pieces without a nota, as the counter of BDG writes it. */
async function buy(request: APIRequestContext): Promise<string> {
  const data = { user_id: 'KASIR-BDG', password: PASSWORD, akhiri_sesi_lain: true }
  const login = await request.post('api/v1/users/login', { data })
  const headers = { authorization: `Bearer ${((await login.json()) as Login).token}` }
  const people = await request.get('api/v1/sales', { headers })
  const [sales] = ((await people.json()) as { data: { kode_sales: string }[] }).data
  const piece = { kode_dept: 'CINCIN', kode_group: 'T750', kode_kadar: '750', berat: 3.237 }
  const total = PAID.reduce((sum, paid) => sum + paid, 0)
  const bought = await request.post('api/v1/pembelian', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      kode_sales: sales?.kode_sales,
      penjual: { nama: 'Siti Aminah', telp: '081290001122', no_identitas: '3171046508900002' },
      barang: PAID.map((harga_beli, i) => ({
        ...piece,
        nama_barang: 'Cincin Polos',
        kode_kondisi: i === 0 ? 'UTUH' : 'PENYOK',
        ke: 'BLN',
        harga_beli,
      })),
      pembayaran: [{ cara: 'TUNAI', jumlah: total }],
      total,
    },
  })
  expect(bought.status(), await bought.text()).toBe(201)
  return ((await bought.json()) as { no_faktur_beli: string }).no_faktur_beli
}

const PER_DAY = '/laporan-pembelian'
const PER_NOTA = '/laporan-pembelian-per-faktur'

/** What a report of today says was paid in all: the largest figure of its last line. */
async function paidBy(page: Page, path: string): Promise<number> {
  await open(page, path)
  await stands(page)
  const cells = main(page).getByRole('row').filter({ hasText: 'Total' }).last().getByRole('cell')
  return Math.max(0, ...(await cells.allInnerTexts()).map(amount))
}

test('from the day of a purchase to its pieces, and by condition and nota', async ({
  page,
  request,
}) => {
  await logIn(page, 'SPV-BDG')
  const before = [await paidBy(page, PER_DAY), await paidBy(page, PER_NOTA)]
  const nomor = await buy(request)
  const rows = main(page).getByRole('row')
  expect(await paidBy(page, PER_DAY)).toBe((before[0] ?? 0) + TOTAL)
  await expect(rows.filter({ hasText: 'UTUH' })).toContainText('1,500,000')
  await rows.filter({ hasText: 'PENYOK' }).getByRole('link', { name: '1,250,000' }).click()
  await expect(page).toHaveURL(/laporan-pembelian-detail\?.*kondisi=PENYOK/)
  await expect(rows.filter({ hasText: nomor })).toHaveCount(1)
  expect(await paidBy(page, PER_NOTA)).toBe((before[1] ?? 0) + TOTAL)
  await expect(rows.filter({ hasText: nomor }).first()).toBeVisible()
  await open(page, '/laporan-stock-barang?letak=BLN')
  await expect(rows.filter({ hasText: 'Cincin Polos' })).toHaveCount(2)
})
