import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Page, test } from '@playwright/test'
import { atWork, logIn, main, open, paperOf, stands, whileFailing } from '../journeys/shop.ts'

// The filters of the four reports of doc1 §2, as the head office and as a branch fill them in.

interface Asked {
  readonly id: string
  readonly hasDays: boolean
  /** Records that are chosen by typing, and who is chosen; SEMUA at first. */
  readonly codes: Readonly<Record<string, string>>
  readonly order?: string
}

const REPORTS: readonly Asked[] = [
  {
    id: 'laporan-pembelian-per-faktur',
    hasDays: true,
    codes: { Group: 'T750', 'Kelompok Harga': '', Kondisi: 'UTUH' },
  },
  { id: 'laporan-penebusan-detail', hasDays: true, codes: {}, order: 'FAKTUR PINJAM' },
  {
    id: 'laporan-analisis-harga-barang',
    hasDays: false,
    codes: { Jenis: 'CINCIN' },
    order: 'Harga paling rendah',
  },
  {
    id: 'laporan-kelompok-barang',
    hasDays: false,
    codes: { Jenis: 'CINCIN', 'Jenis Group': 'NAMA-SIZE' },
  },
]

/** What the report was asked for, as its page says it under the title. */
const asked = (page: Page, words: string) => expect(main(page).getByText(words).first())
const show = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Tampilkan/ })
    .click()
const code = (page: Page, name: string) => main(page).getByRole('combobox', { name, exact: true })

async function choose(page: Page, name: string, text: string): Promise<void> {
  await code(page, name).fill(text)
  await page.getByRole('option').filter({ hasText: text }).last().click()
}

/** Chooses by every filter, shows, and goes back to SEMUA. */
async function askedByAll(page: Page, { id, hasDays, codes, order }: Asked): Promise<void> {
  await open(page, `/${id}`)
  for (const name of Object.keys(codes)) await expect(code(page, name)).toHaveValue('SEMUA')
  if (hasDays) {
    const today = await main(page).getByLabel('Sampai Tanggal', { exact: true }).innerText()
    await main(page).getByLabel('Dari Tanggal', { exact: true }).click()
    await page.getByRole('button', { name: 'Hari Ini' }).click()
    await show(page)
    await asked(page, `Tanggal: ${indonesianDay(today)}`).toBeVisible()
  }
  const chosen = Object.entries(codes).filter(([, text]) => text !== '')
  for (const [name, text] of chosen) await choose(page, name, text)
  if (order !== undefined) await main(page).getByLabel('Urut Menurut').selectOption(order)
  await show(page)
  for (const [name, text] of chosen) await asked(page, `${name}: ${text}`).toBeVisible()
  if (order !== undefined) await asked(page, `Urut Menurut: ${order}`).toBeVisible()
  for (const [name] of chosen) await choose(page, name, 'SEMUA')
  await show(page)
  for (const name of Object.keys(codes)) await asked(page, `${name}: SEMUA`).toBeVisible()
}

test('head office asks each of the four reports by store and by every filter', async ({ page }) => {
  await logIn(page, 'OWNER')
  for (const report of REPORTS) {
    await askedByAll(page, report)
    const stores = main(page).getByRole('group', { name: 'Toko' })
    await stores.getByRole('button', { name: 'BDG', exact: true }).click()
    await show(page)
    await asked(page, 'Toko: BDG').toBeVisible()
    await expect(page).toHaveURL(/toko=BDG(&|$)/)
    await stores.getByRole('button', { name: 'SEMUA', exact: true }).click()
    await show(page)
    await asked(page, 'Toko: PUSAT,JKT,BDG,SBY').toBeVisible()
  }
})

test('a branch asks them by every filter but the store', async ({ page }) => {
  await logIn(page, 'SPV-BDG')
  for (const report of REPORTS) {
    await askedByAll(page, report)
    await expect(main(page).getByRole('group', { name: 'Toko' })).toHaveCount(0)
    await asked(page, 'Toko: BDG').toBeVisible()
  }
})

interface Rows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Chooses an order and shows; answers the rows that came, after the first of them is seen. */
async function ordered(page: Page, id: string, order: string, key: string): Promise<unknown[]> {
  await main(page).getByLabel('Urut Menurut').selectOption(order)
  const [came] = await Promise.all([
    page.waitForResponse(answer => new RegExp(`reports/${id}\\?.*sort_by=`).test(answer.url())),
    show(page),
  ])
  const { rows } = (await came.json()) as Rows
  await asked(page, `Urut Menurut: ${order}`).toBeVisible()
  await stands(page)
  const [first] = rows
  const line = main(page).locator('tbody tr').first()
  await expect(line).toContainText(String(first?.no_faktur_hutang ?? first?.kode_barcode))
  return rows.map(row => row[key])
}

test('redemptions in each order, as a PDF, and the words when the call fails', async ({ page }) => {
  const id = 'laporan-penebusan-detail'
  await logIn(page, 'SPV-JKT')
  await open(page, `/${id}?tanggal_awal=2020-01-01&sampai_tgl=2030-01-01`)
  for (const [order, key] of [
    ['TANGGAL LUNAS', 'tgl_lunas'],
    ['FAKTUR PINJAM', 'no_faktur_hutang'],
    ['TANGGAL MASUK', 'tgl_hutang'],
  ] as const) {
    const values = (await ordered(page, id, order, key)).map(String)
    expect(values.length, order).toBeGreaterThan(1)
    expect(values, order).toEqual(values.toSorted())
  }
  const first = await main(page).locator('tbody tr').first().getByRole('cell').first().innerText()
  const paper = await paperOf(page, new RegExp(`reports/${id}/pdf`), () =>
    main(page).getByRole('button', { name: /^PDF/ }).click(),
  )
  expect(paper[0]).toContain('Laporan Penebusan Detail')
  expect(paper[0]).toContain('Urut Menurut: TANGGAL MASUK')
  // a narrow column breaks a number after a hyphen
  expect(paper.join('').replaceAll(/\s/g, '')).toContain(first)
  await failed(page, id)
})

test('a wide report: its toast is below the header, its first column stays, one is hidden', async ({
  browser,
}) => {
  const page = await atWork(browser, 'SPV-JKT', '/blank')
  await page.setViewportSize({ width: 1024, height: 768 })
  const toast = page.getByText('Laporan Tersedia')
  await page.goto('/laporan-penebusan-detail?tanggal_awal=2020-01-01&sampai_tgl=2030-01-01')
  await expect(toast).toBeVisible()
  const below = () =>
    toast.evaluate(told => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN
      return told.getBoundingClientRect().top - header
    })
  await expect.poll(below, 'price and store stay in sight').toBeGreaterThanOrEqual(0)
  const report = main(page).getByRole('region', { name: 'Laporan Penebusan Detail' })
  const { by, cells, away } = await report.evaluate(box => {
    box.scrollLeft = box.scrollWidth
    const left = box.getBoundingClientRect().left
    const inFirst = box.querySelectorAll('th:first-child, tbody td:first-child:not([colspan])')
    const distances = [...inFirst].map(one => Math.abs(one.getBoundingClientRect().left - left))
    return { by: box.scrollLeft, cells: inFirst.length, away: Math.max(...distances) }
  })
  expect(by, 'it is wider than its place').toBeGreaterThan(50)
  expect(cells).toBeGreaterThan(2)
  expect(away).toBeLessThan(2)

  const heads = report.getByRole('columnheader')
  const address = report.getByRole('columnheader', { name: 'Alamat' })
  await expect(heads).toHaveCount(17)
  const choice = main(page).locator('details').filter({ hasText: 'Kolom' })
  const summary = choice.locator('summary')
  await summary.click()
  await choice.getByRole('checkbox', { name: 'Alamat' }).uncheck()
  await expect(heads).toHaveCount(16)
  await expect(address).toHaveCount(0)
  await expect(summary).toHaveText('Kolom: 16 dari 17')
  await page.reload()
  await expect(heads, 'kept on this device').toHaveCount(16)
  await summary.click()
  await choice.getByRole('button', { name: 'Semua kolom' }).click()
  await expect(address).toBeVisible()
  await expect(heads).toHaveCount(17)
  await page.context().close()
})

test('pieces by price from either end, and purchases whose call fails', async ({ browser }) => {
  const page = await atWork(browser, 'SPV-BDG', '/laporan-analisis-harga-barang')
  const id = 'laporan-analisis-harga-barang'
  const least = await ordered(page, id, 'Harga paling rendah', 'harga_jual')
  const most = await ordered(page, id, 'Harga paling tinggi', 'harga_jual')
  const known = (values: unknown[]) => values.filter(value => value !== null).map(Number)
  expect(known(least).length).toBeGreaterThan(1)
  expect(known(least)).toEqual(known(least).toSorted((a, b) => a - b))
  expect(known(most)).toEqual(known(most).toSorted((a, b) => b - a))
  await failed(page, 'laporan-pembelian-per-faktur')
  await page.context().close()
})

/** A call that fails is no empty report. */
async function failed(page: Page, id: string): Promise<void> {
  await whileFailing(page, new RegExp(`reports/${id}(\\?|$)`), async () => {
    await open(page, `/${id}`)
    const said = main(page).getByText('Laporan Tidak Tersedia', { exact: true })
    await expect(said).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Data Tidak Tersedia')).toHaveCount(0)
  })
}
