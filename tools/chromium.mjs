// Finds a Chromium for the browser journeys, or gets one. Never leaves the journeys out.
import { existsSync } from 'node:fs'
import { run, runTool, say } from './steps.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium that exists; throws a sentence that says what to do when there is none. */
export async function chromium() {
  const found = (await present()) ?? (await fromDebian()) ?? (await fromPlaywright())
  if (found) return found
  throw new Error(
    'Tidak ada Chromium untuk menguji layar, dan memasangnya gagal. Pasang Chromium atau Chrome ' +
      '(di Debian: apt-get install chromium), atau isi CHROMIUM_PATH dengan letaknya, lalu ' +
      'jalankan lagi npm test.',
  )
}

async function present() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return USUAL_PLACES.find(path => existsSync(path)) ?? (await playwrightsOwn())
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Memasang Chromium (apt-get) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return USUAL_PLACES.find(path => existsSync(path))
}

async function fromPlaywright() {
  say('Memasang Chromium (Playwright) …')
  await runTool('playwright/cli.js', ['install', 'chromium'])
  return playwrightsOwn()
}

async function playwrightsOwn() {
  const { chromium: browser } = await import('playwright')
  const path = browser.executablePath()
  return path && existsSync(path) ? path : undefined
}
