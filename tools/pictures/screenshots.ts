import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'

// The pictures of the README, made from the running product on its sample chain:
// npm run build && npm run screenshots
const PORT = '18079'
const ORIGIN = `http://127.0.0.1:${PORT}`
const FOLDER = 'docs/pictures'

const PICTURES: readonly {
  name: string
  user: string
  path: string
  act?: (p: Page) => Promise<void>
}[] = [
  { name: 'till', user: 'KASIR-JKT', path: '/transaksi-penjualan', act: fillTill },
  { name: 'data-barang', user: 'KASIR-JKT', path: '/data-barang' },
  { name: 'harga-emas', user: 'SPV-JKT', path: '/master-parameter-harga-emas' },
  { name: 'laporan-penjualan', user: 'OWNER', path: '/laporan-penjualan' },
  { name: 'tutup-toko', user: 'SPV-JKT', path: '/tutup-toko' },
  { name: 'lihat-hutang', user: 'KASIR-JKT', path: '/lihat-hutang', act: openLoan },
  { name: 'setting-nota', user: 'SPV-JKT', path: '/setting-nota' },
]

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kencana-pictures-'))
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { ...process.env, PORT, DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => server.on('exit', () => resolve()))
  try {
    await ready(server.stdout)
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ executablePath, args })
    for (const picture of PICTURES) await take(browser, picture)
    await browser.close()
  } finally {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

function ready(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise(resolve => {
    output.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      if (chunk.toString().includes('Kencana siap')) resolve()
    })
  })
}

async function take(browser: Browser, { name, user, path, act }: (typeof PICTURES)[number]) {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  await page.goto(ORIGIN)
  await page.getByLabel('Username').fill(user)
  await page.getByLabel('Password').fill('kencana-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').waitFor()
  await page.goto(ORIGIN + path)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await act?.(page)
  await page.waitForTimeout(4_000)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('userdata') ?? '{}').token
    await fetch('/api/v1/users/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'x' }),
    })
  })
  await page.close()
}

/** Three pieces found by typing, as a cashier without a scanner would. */
async function fillTill(page: Page): Promise<void> {
  for (const words of ['gelang milano', 'cincin rotan', 'liontin']) {
    await page.keyboard.type(words)
    await page.waitForTimeout(900)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(900)
  }
}

/** A loan that runs, with what it costs today. */
async function openLoan(page: Page): Promise<void> {
  await page.locator('tbody tr').nth(2).click()
}

await main()
