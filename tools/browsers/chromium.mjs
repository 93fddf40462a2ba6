// Finds a Chromium for the browser journeys, or gets one. Never leaves the journeys out.
import { existsSync } from 'node:fs'
import { run, runTool, say } from '../steps.mjs'

/** The browser without windows: the same pages for less of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium that exists; throws a sentence that says what to do when there is none. */
export async function chromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  if (!existsSync(SHELL)) await fromDebian()
  const any = foundChromium() ?? (await playwrightsOwn()) ?? (await fromPlaywright())
  if (any) return any
  throw new Error(
    'Tidak ada Chromium untuk menguji layar, dan memasangnya gagal. Pasang Chromium atau Chrome ' +
      '(di Debian: apt-get install chromium-headless-shell), atau isi CHROMIUM_PATH dengan ' +
      'letaknya, lalu jalankan lagi npm test.',
  )
}

/** A browser that prints and shows PDF files has a window; the screen it stands on is Xvfb's. */
const WINDOWED = USUAL_PLACES.filter(path => path !== SHELL)
const SCREEN = '/usr/bin/Xvfb'

/**
 * Paths of a whole Chromium and of an Xvfb, installed where that is possible; throws a sentence
 * that says what to do when one is missing. To be asked before the first stage: it may install.
 */
export async function headedChromium() {
  const here = () => ({ browser: WINDOWED.find(path => existsSync(path)), screen: SCREEN })
  const isReady = () => here().browser !== undefined && existsSync(SCREEN)
  if (!isReady()) await fromDebian([['chromium', 'xvfb']])
  if (isReady()) return here()
  throw new Error(
    'Cetak dan PDF diuji di Chromium yang berjendela, dan Chromium atau Xvfb tidak ada di sini. ' +
      'Pasang keduanya (di Debian: apt-get install chromium xvfb), lalu jalankan lagi npm test.',
  )
}

/** Path of one that is here, where there is any: nothing is installed. */
export const foundChromium = () => USUAL_PLACES.find(path => existsSync(path))

/** Tries one choice of packages after the other until one is installed. */
async function fromDebian(choices = [['chromium-headless-shell'], ['chromium']]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say('Memasang Chromium (apt-get) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const names of choices) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
    if ((await run('apt-get', install, { env })).code === 0) return
  }
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
