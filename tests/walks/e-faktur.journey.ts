import { readFile } from 'node:fs/promises'
import { addDays } from '@kencana/domain/calendar'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { readAs } from '../journeys/read-as.ts'
import { logIn, main, open, seriousFindings, watchErrors } from '../journeys/shop.ts'

// The files for Coretax: without its number a store makes none; then one is downloaded, and the
// browser's own parser reads what the screen says of it.

const NITKU = '0123456789012345000002'
const DAYS = '/e-faktur?tgl_from=2026-01-01&tgl_to=2026-01-31'

/** The month of the day before: of the first of a month nothing need be sold yet. */
async function monthSold(page: Page): Promise<string> {
  const { tgl_system } = await readAs<{ tgl_system: string }>(page, 'tutup-toko')
  const yesterday = addDays(tgl_system, -1)
  return `/e-faktur?tgl_from=${yesterday.slice(0, 8)}01&tgl_to=${yesterday}`
}

test('a store says its number, downloads a file, and screen, file and report agree', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await logIn(page, 'SPV-BDG')
  await open(page, '/e-faktur')
  const banner = main(page).getByRole('note')
  await expect(banner).toContainText('NITKU toko ini belum diisi')
  await open(page, await monthSold(page))
  await expect(button(page)).toBeDisabled()
  await banner.getByRole('link', { name: 'Buka Setting Toko' }).click()
  await nitku(page).fill('123')
  await page.keyboard.press('F10')
  await expect(main(page)).toContainText('NITKU terdiri dari 22 angka')
  await nitku(page).fill(NITKU)
  await page.keyboard.press('F10')
  await expect(page.getByText('Berhasil Menyimpan Data')).toBeVisible()

  await open(page, await monthSold(page))
  await expect(main(page)).toContainText(`NITKU ${NITKU}`)
  await expect(main(page)).toContainText('Sama dengan buku.')
  const { name, tin, rows, vat } = await readBy(page, await downloaded(page))
  expect(name).toMatch(/^e-faktur_digunggung_BDG_/)
  expect(tin).toBe(NITKU.slice(0, 16))
  await expect(pooled(page)).toContainText(`Nota di berkas${rows}`)
  await expect(pooled(page)).toContainText(`Rp ${vat.toLocaleString('ko-KR')}`)

  await open(page, '/laporan-ppn-keluaran?tanggal_awal=2020-01-01&sampai_tgl=2030-01-01')
  await expect(main(page).locator('tfoot td[data-label="PPN"]')).not.toHaveText('')
  expect(await seriousFindings(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a month is chosen, of two nothing is asked; it fits a phone', async ({ page }) => {
  await logIn(page, 'OWNER')
  await open(page, DAYS)
  await expect(main(page).getByText('Tidak ada nota untuk berkas ini')).toHaveCount(2)
  await open(page, DAYS.replace('01-31', '02-01'))
  await expect(main(page)).toContainText('Pilih tanggal dalam satu bulan')
  await main(page).getByRole('button', { name: 'Bulan lalu' }).click()
  await expect(page).toHaveURL(/tgl_from=\d{4}-\d\d-01/)
  await expect(main(page)).toContainText('Semua nota lengkap.')
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0)
  expect(await seriousFindings(page)).toEqual([])
})

const pooled = (page: Page): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Faktur konsumen digunggung' }) })
const button = (page: Page): Locator => pooled(page).getByRole('button', { name: 'Unduh XML' })
const nitku = (page: Page): Locator => main(page).getByLabel('NITKU', { exact: true })

async function downloaded(page: Page): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  return file
}

/** What the browser's parser finds in it; `rows` are notas that are no bars. */
async function readBy(page: Page, file: Download) {
  const xml = await readFile(await file.path(), 'utf8')
  const found = await page.evaluate(text => {
    const read = new DOMParser().parseFromString(text, 'application/xml')
    const fault = read.querySelector('parsererror')?.textContent
    if (fault) throw new Error(fault)
    const texts = (name: string) => [...read.getElementsByTagName(name)].map(e => e.textContent)
    const collected = [...read.getElementsByTagName('RetailInvoice')].filter(
      row => row.querySelector('TrxCode')?.textContent === 'Normal',
    )
    const vat = collected.map(row => Number(row.querySelector('VAT')?.textContent))
    return {
      tin: texts('TIN')[0],
      rows: new Set(texts('SerialNo')).size,
      vat: vat.reduce((sum, one) => sum + one, 0),
    }
  }, xml)
  return { name: file.suggestedFilename(), ...found }
}
