import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MODULES } from '@kencana/contract/modules'
import { endpoints } from '../apps/server/src/areas.ts'
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
const texts = [...new Set(shownTexts(tree).map(one => one.text))].sort()

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

/** Paths of the web client's route tables: keys of tables of screens, and `path: '/…'`. */
function screenPaths(from: Tree): string[] {
  const paths: string[] = []
  for (const file of from.code) {
    if (!/^apps\/web\/src\/(routes|screens|shell\/.*)\.tsx?$/.test(file.path)) continue
    walk(file.program, node => {
      if (node.type !== 'Property') return
      const key = nameOf(child(node, 'key')) ?? ''
      const value = key === 'path' ? (stringOf(child(node, 'value')) ?? '') : key
      if (value.startsWith('/')) paths.push(value)
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
