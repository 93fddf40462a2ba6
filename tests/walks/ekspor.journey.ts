import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { unzipped } from '../files/unzipped.ts'
import { logIn, main, open, seriousFindings, watchErrors } from '../journeys/shop.ts'

// Export CSV by keyboard: chosen, narrowed, written as one job that says how far it is, read back.

test('one list is a CSV, many reports are one zip, on a phone as well', async ({ page }) => {
  const errors = watchErrors(page)
  await logIn(page, 'ADMIN-PUSAT')
  await open(page, '/export-csv')
  await oneList(page)
  await everyReport(page)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await onPhone(page)
  expect(errors).toEqual([])
})

const source = (page: Page, name: string): Locator =>
  main(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const jobs = (page: Page): Locator => page.getByRole('table', { name: 'Ekspor saya' })
const newest = (page: Page): Locator => jobs(page).getByRole('row').nth(1)

/** What a bank keeps of card payments. */
const RATES = ['MDR Debit', 'MDR Kredit', 'MDR QRIS']

/** A list with one of its columns; what is in the file is what stands on its screen. */
async function oneList(page: Page): Promise<void> {
  await find(page, 'master bank')
  await source(page, 'Master Bank').press('Space')
  const columns = main(page).getByRole('group', { name: /^\d kolom$/ })
  for (const name of ['Kode Bank', ...RATES]) {
    await columns.getByRole('checkbox', { name: new RegExp(`^${name}`) }).press('Space')
  }
  await expect(main(page).getByRole('group', { name: '1 kolom' })).toBeVisible()
  await page.keyboard.press('F10')
  const download = await finished(page, 'Master Bank')
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const [header, ...rows] = (await parseSheet(await bytesOf(download), 'bank.csv')).rows
  expect(header).toEqual(['Nama Bank'])
  await expect(newest(page)).toContainText(String(rows.length))
  expect(rows.flat()).toContain('Bank Central Asia')
  await source(page, 'Master Bank').press('Space')
}

/** Every report there is, for all stores: the job is seen on its way, then read back whole. */
async function everyReport(page: Page): Promise<void> {
  await find(page, 'laporan')
  const found = main(page)
    .getByRole('list')
    .getByRole('checkbox', { name: /Laporan$/ })
  const count = await found.count()
  expect(count).toBeGreaterThan(5)
  for (let at = 0; at < count; at += 1) await found.nth(at).press('Space')
  await page.getByRole('button', { name: 'SEMUA', exact: true }).press('Enter')
  const seen = await statesSeen(page)
  await page.getByRole('button', { name: `Ekspor ${count} pilihan` }).press('F10')
  const download = await finished(page, `+ ${count - 1}`)
  expect((await seen()).join()).toMatch(new RegExp(`Berjalan \\d+/${count}`))
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzipped(await bytesOf(download))
  expect(Object.keys(files)).toHaveLength(count)
  for (const text of Object.values(files)) expect(text).toMatch(/^\uFEFF\S/)
}

/** Chosen, run and read back with a thumb; nothing stands beside the screen. */
async function onPhone(page: Page): Promise<void> {
  await page.reload()
  await find(page, 'master bank')
  await source(page, 'Master Bank').click()
  await main(page).getByRole('button', { name: 'Ekspor 1 pilihan' }).click()
  const download = await finished(page, 'Master Bank')
  const [header] = (await parseSheet(await bytesOf(download), 'bank.csv')).rows
  expect(header).toEqual(['Kode Bank', 'Nama Bank', ...RATES])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
}

async function find(page: Page, words: string): Promise<void> {
  await main(page).getByLabel('Cari daftar atau laporan').fill(words)
  await expect(main(page).getByRole('checkbox').first()).toBeVisible()
}

/** The newest job once it is done, and its file. */
async function finished(page: Page, title: string): Promise<Download> {
  await expect(newest(page)).toContainText(title)
  await expect(newest(page)).toContainText('Selesai', { timeout: 60_000 })
  const button = newest(page).getByRole('button', { name: 'Unduh' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
  return download
}

/** Everything the list of jobs says from now on, however short. */
async function statesSeen(page: Page): Promise<() => Promise<string[]>> {
  const seen = await main(page).evaluateHandle(element => {
    const texts: string[] = []
    const look = () => texts.push(element.textContent ?? '')
    new MutationObserver(look).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return texts
  })
  return () => seen.jsonValue()
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path())
