import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { writeNote } from '../../apps/server/src/platform/database/operation-note.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { logIn, main, open, seriousFindings } from '../journeys/shop.ts'
import { say } from '../kurir/carry.ts'

// What the owner sees of the installation: its state, and an alarm with what to do about it.

/** Beside the server that runs. */
async function inDatabase(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const dataDir = join(process.env.KENCANA_TEST_FOLDER ?? '.cache', 'journeys')
  const database = await startEmbedded({ dataDir, log: makeLog('silent'), isGuest: true })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
    await database.stop()
  }
}

/** The server looks every 30 seconds. */
const SEEN_WITHIN_MS = 45_000

test('the owner sees how the installation stands, and what to do about an alarm', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const sebab = 'disk cadangan tidak terpasang'
  await inDatabase(admin => writeNote(admin, 'CADANGAN_GAGAL', new Date(), { sebab }))
  try {
    await logIn(page, 'OWNER')
    await open(page, '/dashboardPusat')
    const state = main(page).locator('section', { hasText: 'Keadaan sistem' })
    await expect(state.getByText('Disk data')).toBeVisible()
    await expect(state.getByText(/^Seimbang di \d+ toko$/)).toBeVisible()
    const alarm = main(page).getByRole('alert', { name: 'Perlu perhatian' })
    await expect(async () => {
      await page.reload()
      await expect(alarm).toContainText(`Pencadangan terakhir gagal: ${sebab}`, { timeout: 2_000 })
    }).toPass({ timeout: SEEN_WITHIN_MS })
    await expect(alarm).toContainText('lalu jalankan npm run backup')
    const backup = state.locator('dt', { hasText: 'Cadangan terakhir' })
    await expect(backup).toContainText('Periksa')
    expect(await seriousFindings(page)).toEqual([])
  } finally {
    await inDatabase(admin => admin.query("delete from operasi where jenis = 'CADANGAN_GAGAL'"))
  }
})

test('head office sees how a store closed, and sends again what did not arrive', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await inDatabase(admin => say(admin, 1))
  try {
    await logIn(page, 'OWNER')
    await open(page, '/dashboardPusat')
    const row = main(page).getByRole('row', { name: /^JKT / })
    await expect(row).toContainText(/\d{4}-\d\d-\d\d · \d{4}-\d\d-\d\d \d\d:\d\d · \S+-JKT/)
    const stuck = main(page).locator('section', { hasText: 'Pesan yang belum sampai' })
    await expect(async () => {
      await page.reload()
      await expect(stuck).toContainText('tidak ada penerima UJI', { timeout: 2_000 })
    }).toPass({ timeout: SEEN_WITHIN_MS })
    expect(await seriousFindings(page)).toEqual([])
    await stuck.getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(page.getByText('Pesan dicoba lagi sekarang')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(stuck).toContainText(/gagal ([2-9]|\d\d) kali/, { timeout: 2_000 })
    }).toPass({ timeout: SEEN_WITHIN_MS })
  } finally {
    await inDatabase(admin => admin.query("delete from outbox where saluran = 'UJI'"))
  }
})

test('a cashier is not told', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await page.goto('/dashboardPusat')
  await expect(main(page)).toBeVisible()
  await expect(page.getByText('Keadaan sistem')).toHaveCount(0)
})
