import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = process.env.KENCANA_TEST_PORT ?? '18089'
const folder = process.env.KENCANA_TEST_FOLDER ?? '.cache'
const url = `http://127.0.0.1:${port}`

// A browser that talks to nobody but the shop under test: its own calls home only cost time.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const BOOKS = 'journeys/books.journey.ts'

export default defineConfig({
  testDir: 'tests',
  projects: [
    // Days of trade, and screens one by one, each on a shop of its own.
    {
      name: 'journeys',
      testMatch: ['journeys/**/*.journey.ts', 'kit/**/*.journey.ts'],
      testIgnore: BOOKS,
      teardown: 'books',
    },
    {
      name: 'walks',
      testMatch: 'walks/**/*.journey.ts',
      teardown: 'books',
      // Hundreds of screens: what moves on them is seen in the days of trade.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // A window, a printer and files: what the others replace.
    { name: 'seams', testMatch: 'seams/**/*.journey.ts' },
    // After all of them, whether they passed or not: the books they left behind.
    { name: 'books', testMatch: BOOKS },
  ],
  outputDir: join(folder, 'test-results'),
  // One shop with one business day: journeys follow each other as the day does.
  workers: 1,
  retries: 0,
  // Only what hangs gets there: two runs side by side are slow, and not wrong.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: url,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // An element that is gone says so while there is time to see the next one.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // A third of a browser's time; a failure is looked at again with `--trace on`.
    trace: 'off',
    launchOptions: {
      args: [...QUIET, ...AS_ROOT],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: {
    command: 'node --enable-source-maps apps/server/dist/main.js',
    url: `${url}/api/v1/health`,
    env: {
      ...(process.env as Record<string, string>),
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'journeys'),
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    timeout: 180_000,
    stdout: 'pipe',
    // The database must be shut down by its server, never cut off.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
