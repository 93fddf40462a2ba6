import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the sources of the web are. */
export const WEB = join(import.meta.dirname, '../../apps/web/src')

/** Its style sheets, by their names below it. */
export const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, text: readFileSync(join(WEB, name), 'utf8') }))
