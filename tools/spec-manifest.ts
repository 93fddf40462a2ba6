import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { menuNodes } from '@kencana/contract/menu'
import { MODULES } from '@kencana/contract/modules'
import { endpoints } from '../apps/server/src/areas.ts'
import { declared } from './tidy/import-rules.ts'
import { LANGUAGES, shownTexts, translations } from './tidy/texts.ts'
import { child, nameOf, readTree, stringOf, type Tree, walk } from './tidy/tree.ts'

// `npm run -s spec:manifest`: what the product declares, read from its own tables, for a comparison
// with the specification's checklists. Nothing is listed here that the product does not use itself.

const root = process.cwd()
const tree = readTree(root)
const masters = await definitions<MasterDefinition>('packages/contract/src/masters', 'MASTERS')
const reports = await definitions<{ id: string; path: string }>(
  'apps/server/src/reports',
  'REPORTS',
)
// A text that travels in an answer is shown by nobody's name: it is known by its translations.
const texts = [...new Set([...shownTexts(tree), ...translations(tree)].map(one => one.text))].sort()

const manifest = {
  routes: [
    ...new Set([...screenPaths(tree), ...masters.map(m => m.path), ...reports.map(r => r.path)]),
  ].sort(),
  calls: endpoints.map(({ route }) => ({ method: route.method, path: route.path })),
  messages: texts,
  reports: reports.map(report => report.id),
  modules: MODULES.map(module => module.key),
  languages: languageCounts(),
}
process.stdout.write(`${JSON.stringify(manifest, null, 1)}\n`)

/** A registry that is not written yet lists nothing. */
async function definitions<D>(folder: string, name: string): Promise<readonly D[]> {
  const file = join(root, folder, 'registry.ts')
  if (!existsSync(file)) return []
  const found = (await import(pathToFileURL(file).href)) as Record<string, readonly D[]>
  return found[name] ?? []
}

/**
 * Paths of screens, as the web client puts them together: its table of screens, routes of its own,
 * the pages before login, and the menu's pages of tiles.
 */
function screenPaths(from: Tree): string[] {
  const tiles = menuNodes().flatMap(node => (node.children && node.path ? [node.path] : []))
  const beforeLogin = declared(from, 'apps/web/src/start.tsx', 'PUBLIC').map(path => `/${path}`)
  const paths = [...tiles, ...beforeLogin]
  for (const file of ['apps/web/src/screens.ts', 'apps/web/src/routes.tsx']) {
    walk(from.files.get(file)?.program, node => {
      if (node.type !== 'Property') return
      const key = nameOf(child(node, 'key')) ?? ''
      const path = key === 'path' ? (stringOf(child(node, 'value')) ?? '') : key
      if (path.startsWith('/')) paths.push(path)
    })
  }
  return paths
}

function languageCounts(): Record<string, number> {
  const known = new Set(translations(tree).map(e => `${e.language}\0${e.text}`))
  const counted = LANGUAGES.map(language => [
    language,
    texts.filter(text => known.has(`${language}\0${text}`)).length,
  ])
  return { id: texts.length, ...Object.fromEntries(counted) }
}
