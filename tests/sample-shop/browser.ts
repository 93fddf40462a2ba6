import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium, expect } from '@playwright/test'

/** Of what is seen in a browser, outside Playwright's own runner: as patient as within it. */
export const expectSeen = expect.configure({ timeout: 20_000 })

/** The browser that `npm test` found before its first stage, or one that is here. */
export async function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const path = await browserPath()
  return chromium.launch({ args, ...(path === '' ? {} : { executablePath: path }) })
}

/** Where it is; empty where there is none but Playwright's own. */
export async function browserPath(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const finder = pathToFileURL(join(process.cwd(), 'tools/browsers/chromium.mjs')).href
  const script = `import('${finder}').then(m => console.log(m.foundChromium() ?? ''))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script])
  return stdout.trim()
}
