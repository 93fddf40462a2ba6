import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { amount, logIn, main, open, PASSWORD, stands } from '../journeys/shop.ts'

// What was bought, from the day to its pieces.

const PAID = { UTUH: 1_500_000, PENYOK: 1_250_000 }
const TOTAL = 2_750_000
const NAMED = `Cincin ${randomUUID().slice(0, 8)}`

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
  const bought = await request.post('api/v1/pembelian', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      kode_sales: sales?.kode_sales,
      penjual: { nama: 'Siti Aminah', telp: '081290001122', no_identitas: '3171046508900002' },
      barang: Object.entries(PAID).map(([kode_kondisi, harga_beli]) => ({
        ...piece,
        nama_barang: NAMED,
        kode_kondisi,
        ke: 'BLN',
        harga_beli,
      })),
      pembayaran: [{ cara: 'TUNAI', jumlah: TOTAL }],
      total: TOTAL,
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

/** What the report of today says was paid for pieces of a condition; nothing where none came in. */
async function paidFor(page: Page, kondisi: string): Promise<number> {
  const row = main(page).getByRole('row').filter({ hasText: kondisi })
  if ((await row.count()) === 0) return 0
  return Math.max(0, ...(await row.getByRole('cell').allInnerTexts()).map(amount))
}

test('from the day of a purchase to its pieces, and by condition and nota', async ({
  page,
  request,
}) => {
  await logIn(page, 'SPV-BDG')
  const perNota = await paidBy(page, PER_NOTA)
  const perDay = await paidBy(page, PER_DAY)
  const utuh = await paidFor(page, 'UTUH')
  const penyok = await paidFor(page, 'PENYOK')
  const nomor = await buy(request)
  const rows = main(page).getByRole('row')
  expect(await paidBy(page, PER_DAY)).toBe(perDay + TOTAL)
  expect(await paidFor(page, 'UTUH')).toBe(utuh + PAID.UTUH)
  const paid = (penyok + PAID.PENYOK).toLocaleString('en-US')
  const dented = rows.filter({ hasText: 'PENYOK' })
  await dented.getByRole('link', { name: paid, exact: true }).first().click()
  await expect(page).toHaveURL(/laporan-pembelian-detail\?.*kondisi=PENYOK/)
  await expect(rows.filter({ hasText: nomor })).toHaveCount(1)
  expect(await paidBy(page, PER_NOTA)).toBe(perNota + TOTAL)
  await expect(rows.filter({ hasText: nomor }).first()).toBeVisible()
  await open(page, '/laporan-stock-barang?letak=BLN')
  await expect(rows.filter({ hasText: NAMED })).toHaveCount(2)
})
