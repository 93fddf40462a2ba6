import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { open, pdfPages, signIn } from '../journeys/shop.ts'

/** A browser with a window of its own, and the files its printer made of what was printed. */
export interface Window {
  readonly page: Page
  /** Waits for the next sheet that came out, and answers what is written on it. */
  readonly nextSheet: () => Promise<string>
}

interface Opened {
  readonly openWindow: (user: string, path: string, args?: readonly string[]) => Promise<Window>
}

/** Printing without a question, as at a till; its printer is the browser's own, into a file. */
const SILENT = ['--kiosk-printing']

const PRINTS_TO_FILE = JSON.stringify({
  version: 2,
  recentDestinations: [{ id: 'Save as PDF', origin: 'local', account: '' }],
})

/** Nothing here is set in the page: the browser, its printer and its files are what a till has. */
export const test = base.extend<Opened, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written so
    async ({}, use) => {
      const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x950x24'])
      const number = await displayOf(screen)
      await use(`:${number}`)
      screen.kill()
      await once(screen, 'exit')
    },
    { scope: 'worker' },
  ],
  openWindow: async ({ display, baseURL, launchOptions, locale, timezoneId }, use, info) => {
    const windows: BrowserContext[] = []
    await use(async (user, path, args = SILENT) => {
      const profile = info.outputPath('profile')
      const sheets = join(profile, 'sheets')
      mkdirSync(join(profile, 'Default'), { recursive: true })
      mkdirSync(sheets)
      const printing = { print_preview_sticky_settings: { appState: PRINTS_TO_FILE } }
      const settings = { printing, savefile: { default_directory: sheets } }
      writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings))
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-gpu', ...args],
        env: { ...process.env, DISPLAY: display },
        headless: false,
        viewport: { width: 1366, height: 768 },
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
      })
      windows.push(context)
      const page = context.pages()[0] ?? (await context.newPage())
      await signIn(page, user)
      await open(page, path)
      return { page, nextSheet: sheetsOf(sheets) }
    })
    for (const context of windows) await context.close()
  },
})

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdout ?? screen, 'data')
  return String(number).trim()
}

function sheetsOf(folder: string): () => Promise<string> {
  const read = new Set<string>()
  return async () => {
    let sheet = ''
    const isOut = async () => {
      const name = readdirSync(folder).find(one => one.endsWith('.pdf') && !read.has(one))
      if (name === undefined) return false
      const bytes = await readFile(join(folder, name))
      if (!bytes.includes('%%EOF')) return false
      read.add(name)
      sheet = (await pdfPages(bytes)).join(' ')
      return true
    }
    await expect.poll(isOut, { timeout: 30_000, message: 'a sheet of the printer' }).toBe(true)
    return sheet
  }
}
