import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { main } from '../journeys/shop.ts'
import { test } from './window.ts'

// Files and windows as a browser with a window makes them.

test('a sheet lies on the disk, a PDF stands in the viewer of the browser', async ({
  openWindow,
}) => {
  const { page } = await openWindow('SPV-SBY', '/laporan-stock-per-baki')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/)
  const bytes = await readFile(await sheet.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')

  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    main(page).getByRole('button', { name: 'PDF' }).click(),
  ])
  await paper.waitForURL(/^blob:/)
  const kind = () => paper.evaluate(() => document.contentType)
  await expect.poll(kind).toBe('application/pdf')
  await paper.close()
  // The window of the report has the keyboard again.
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true)
})
