import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/platform/database/embedded/embedded.ts'
import { writeNote } from '../../apps/server/src/platform/database/operation-note.ts'
import { makeLog } from '../../apps/server/src/start-server.ts'
import { intercept } from '../journeys/intercept.ts'
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

test('an address that names the state lands on it, though it comes last', async ({ page }) => {
  await logIn(page, 'OWNER')
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/dashboardPusat#keadaan')
  const state = main(page).locator('section', { hasText: 'Keadaan sistem' })
  await expect(state.getByText('Disk data')).toBeInViewport()
  await expect(main(page).getByRole('heading', { name: 'Biaya bulan ini' })).toBeAttached()
  await expect(state.getByRole('heading', { name: 'Keadaan sistem' })).toBeInViewport()
})

test('a backup that never was is red, though no alarm rings yet', async ({ page }) => {
  await logIn(page, 'OWNER')
  await intercept(page, /operasi\/keadaan/, async route => {
    const response = await route.fetch()
    const never = { alarm: [], cadangan: null, latihan: null, pada: new Date().toISOString() }
    const json = { ...(await response.json()), ...never }
    await route.fulfill({ response, json })
  })
  await open(page, '/dashboardPusat')
  const state = main(page).locator('section', { hasText: 'Keadaan sistem' })
  const fact = (name: string) => state.locator('dl > div', { hasText: name })
  await expect(fact('Cadangan terakhir')).toContainText('Belum pernah')
  await expect(fact('Cadangan terakhir').locator('dt')).toContainText('Periksa')
  // what was never rehearsed is neither good nor bad
  await expect(fact('Latihan pemulihan').locator('dt')).toHaveText('Latihan pemulihan')
})

test('head office sees how a store closed, and sends again what did not arrive', async ({
  page,
}) => {
  const [broken = '', strange = ''] = await stuckMessages()
  try {
    await logIn(page, 'OWNER')
    await open(page, '/dashboardPusat')
    const stores = main(page).getByRole('table', { name: 'Toko', exact: true })
    const row = stores.getByRole('row', { name: /^JKT / })
    await expect(row).toContainText(/\w{3} \d{4} \d\d:\d\d \S+-JKT/)
    const stuck = main(page).locator('section', { hasText: 'Pesan yang belum sampai' })
    const seen = async (text: RegExp) =>
      expect(async () => {
        await page.reload()
        await expect(stuck.getByText(text)).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: SEEN_WITHIN_MS })
    await seen(/tgl_berikut/)
    await expect(stuck).toContainText('tidak ada penerima UJI di server ini')
    expect(await seriousFindings(page)).toEqual([])
    // Far on in its pauses: only being sent again has it tried.
    await inDatabase(admin => admin.query(LONG_PAUSE, [broken]))
    const one = (name: RegExp) => stuck.getByRole('listitem').filter({ hasText: name })
    await one(/Kabar tutup toko/)
      .getByRole('button', { name: 'Kirim lagi' })
      .click()
    await expect(page.getByText('Pesan dicoba lagi sekarang')).toBeVisible()
    await seen(/gagal 1[2-9] kali/)
    await one(/UJI/).getByRole('button', { name: 'Kirim lagi' }).click()
    await expect(page.getByText('Server ini belum mengenal pesan itu')).toBeVisible()
    // What nobody fails is an alarm by its age.
    const alarm = main(page).getByRole('alert', { name: 'Perlu perhatian' })
    await expect(async () => {
      await page.reload()
      await expect(alarm).toContainText(
        /1 pesan JKT belum sampai, tertua \d+ menit, gagal 0 kali/,
        {
          timeout: 2_000,
        },
      )
    }).toPass({ timeout: SEEN_WITHIN_MS })
  } finally {
    const both = [[broken, strange]]
    await inDatabase(admin => admin.query('delete from outbox where id = any ($1)', both))
  }
})

const LONG_PAUSE = `update outbox set percobaan = 11, coba_lagi_pada = now() + interval '1 hour'
  where id = $1`

/** One that cannot be understood, which fails; one of a kind nobody knows, which grows old. */
async function stuckMessages(): Promise<string[]> {
  const ids: string[] = []
  const telling = { dari: 'SBY', saluran: 'TUTUP_TOKO', isi: { tgl: 'rusak' } }
  await inDatabase(async admin => {
    ids.push(...(await say(admin, 1, telling)), ...(await say(admin, 1)))
  })
  return ids
}

test('a cashier is not told', async ({ page }) => {
  await logIn(page, 'SPV-SBY')
  await page.goto('/dashboardPusat')
  await expect(main(page)).toBeVisible()
  await expect(page.getByText('Keadaan sistem')).toHaveCount(0)
})
