import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

/** The browser of the journeys; found, or fetched as `npm test` does it. */
export async function launchBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: await browserPath(), args })
}

/** Where it is. */
export async function browserPath(): Promise<string> {
  const finder = JSON.stringify(
    pathToFileURL(join(process.cwd(), 'tools/browsers/chromium.mjs')).href,
  )
  const script = `import(${finder}).then(m => m.chromium()).then(path => console.log('\\n' + path))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script])
  return stdout.trim().split('\n').at(-1) ?? ''
}
