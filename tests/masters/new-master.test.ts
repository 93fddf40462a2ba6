import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { freePort } from '../../tools/runner/free-port.ts'
import { open, logIn as sitDown } from '../journeys/shop.ts'
import { logIn } from '../sample-shop/api.ts'
import { expectSeen, launchBrowser } from '../sample-shop/browser.ts'
import { changedIn, copyOfRepository } from '../sample-shop/copy.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { fileForm } from './sheet-of.ts'

let child: ChildProcess | undefined
let origin: string

const PARTS = [
  '.gitignore',
  'packages',
  'apps/server',
  'apps/web',
  'tools',
  'package.json',
  'tsconfig.base.json',
]

// `npm run new master` in a copy of the repository, and nothing else: its table is made, its calls
// answer, its screen stands in the menu and works in a browser.

const api = await testShop()
const copy = copyOfRepository(PARTS)
afterAll(async () => {
  child?.kill('SIGTERM')
  if (child !== undefined) await once(child, 'exit')
  rmSync(copy, { recursive: true, force: true })
})

/** As `npm run build` does it; libraries of a test run would be the slow ones. */
async function buildScreens(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(copy, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } },
  )
}

const node = (...args: string[]) => [join(copy, 'node_modules/tsx/dist/cli.mjs'), ...args]

async function startCopy(): Promise<string> {
  const port = await freePort()
  child = spawn(process.execPath, node('apps/server/src/main.ts'), {
    cwd: copy,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(copy, 'data'),
      SEED: 'empty',
      LOG_LEVEL: 'error',
      DATABASE_URL: api.database.adminUrl,
      SECRET_KEY: inject('server').secret,
      ALLOW_UNSAFE_DATABASE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += text))
  const origin = `http://127.0.0.1:${port}`
  for (let waited = 0; waited < 600; waited += 1) {
    if (child.exitCode !== null) throw new Error(said)
    const health = await fetch(`${origin}/api/v1/health`).catch(() => undefined)
    if (health?.ok === true) return origin
    await sleep(100)
  }
  throw new Error(said)
}

test('one command makes a master that works', async () => {
  execFileSync(process.execPath, node('tools/new.ts', 'master', 'umum/lemari-besi'), { cwd: copy })
  expect(changedIn(copy)).toEqual([
    expect.stringMatching(/^apps\/server\/migrations\/\d{4}_master_lemari_besi\.sql$/),
    'packages/contract/src/masters/menu-entries.ts',
    'packages/contract/src/masters/registry.ts',
    'packages/contract/src/masters/umum/lemari-besi.ts',
  ])
  const entries = readFileSync(join(copy, 'packages/contract/src/masters/menu-entries.ts'), 'utf8')
  expect(entries).toContain("path: '/master-lemari-besi'")

  await buildScreens()
  origin = await startCopy()
  const owner = await logIn(origin, 'OWNER')
  const at = { toko: 'JKT' }
  const row = { kode_lemari_besi: 'L1', nama_lemari_besi: 'Lemari Satu' }
  expect((await owner.post('lemari-besi', row, at)).body.message).toBe('Berhasil Menyimpan Data')
  const edited = { nama_lemari_besi: 'Lemari Depan' }
  expect((await owner.put('lemari-besi/L1', edited, at)).body.data).toMatchObject(edited)
  expect((await owner.del('lemari-besi/L1', at)).status).toBe(200)
  expect((await owner.post('lemari-besi', row, at)).body.code).toBe('DELETED')
  expect((await owner.post('lemari-besi/L1/reactivate', undefined, at)).status).toBe(200)
  const form = fileForm(Buffer.from('Kode Lemari Besi,Nama Lemari Besi\nL2,Dua'), 'x.csv')
  const plan = await owner.post('lemari-besi/import/pratinjau', undefined, { ...at, form })
  expect(plan.body.jumlah).toMatchObject({ BARU: 1 })
  const sent = await owner.post('lemari-besi/kirim/pratinjau', { toko: ['BDG'] }, at)
  expect(sent.body.toko).toMatchObject([{ kode_toko: 'BDG', jumlah: { BARU: 1 } }])
  const sheet = await owner.bytes('lemari-besi/xlsx', at)
  expect([sheet.status, (await owner.get('lemari-besi/history', at)).body.count]).toEqual([200, 4])
  const { paths } = (await owner.get<{ paths: object }>('openapi.json')).body
  expect(Object.keys(paths)).toContain('/lemari-besi/{kode}')
})

test('its screen works in a browser, found in the menu and kept by keyboard', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ baseURL: origin, locale: 'id-ID' })
    await sitDown(page, 'OWNER')
    await open(page, '/home')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lemari besi')
    await expectSeen(page.getByRole('option', { name: 'Master Lemari Besi' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expectSeen(page).toHaveURL(/master-lemari-besi$/)
    const form = page.getByRole('dialog')
    await expectSeen(page.getByRole('main')).toContainText('Tidak Ada Data')
    await page.keyboard.press('Insert')
    await expectSeen(form.getByLabel('Kode Lemari Besi')).toBeFocused()
    await page.keyboard.press('F10')
    await expectSeen(form.getByText('Harus Diisi')).toHaveCount(2)
    await page.keyboard.type('L9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Lemari Baru')
    await page.keyboard.press('F10')
    await expectSeen(page.getByRole('alertdialog')).toContainText('Berhasil Menyimpan Data')
    await expectSeen(page.getByRole('row', { name: /L9.*Lemari Baru/ })).toBeVisible()
  } finally {
    await browser.close()
  }
})
