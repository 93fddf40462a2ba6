import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { counter } from './new/counter.ts'
import { document, knowDocument } from './new/document.ts'
import { entry } from './new/entry.ts'
import { knowPaper, paper } from './new/paper.ts'
import { area, decision, master, type NewFile, report } from './templates.ts'
import { REGISTRIES, registryText } from './tidy/registries.ts'
import { readTree } from './tidy/tree.ts'

// `npm run new master|report|area|document|counter|entry|paper|decision <name>`: the files of a new
// one, ready to be filled in.

const KINDS: Readonly<Record<string, (name: string) => readonly NewFile[]>> = {
  master,
  report,
  area,
  document,
  counter,
  entry,
  paper,
  decision,
}

/** Lists kept by hand that must know of a new one. */
const KNOWN: Readonly<Record<string, (name: string) => readonly NewFile[]>> = {
  document: knowDocument,
  paper: knowPaper,
}

const [kind = '', name = ''] = process.argv.slice(2)
const make = KINDS[kind]
const isDefinition = kind === 'master' || kind === 'report' || kind === 'entry'
const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*$/
const IN_FOLDER = /^[a-z0-9-]+\/[a-z0-9-]+$/
const isPaperInFolder = kind === 'paper' && name.includes('/')
const isNamed = isDefinition || isPaperInFolder ? IN_FOLDER : PLAIN
// Its name stands in lines of lists that no formatter breaks.
const isShort = kind !== 'document' || name.length <= 16
if (!make || !isNamed.test(name) || !isShort) {
  console.error('Usage: npm run new area|document|counter|decision <kebab-case-name>')
  console.error('       (a document of at most 16 letters)')
  console.error('       npm run new paper [<folder>/]<kebab-case-name>')
  console.error('       npm run new master|report <area>/<kebab-case-name>')
  console.error('       npm run new entry <document>/<kebab-case-name>')
  process.exit(1)
}
writeAll(make(name))

function writeAll(files: readonly NewFile[]): void {
  const present = files.find(file => existsSync(file.path))
  if (present) {
    console.error(`${present.path} is there already; nothing was written`)
    process.exit(1)
  }
  const known = KNOWN[kind]?.(name) ?? []
  for (const { path, text } of [...files, ...known]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote ${path}`)
  }
  refreshRegistries()
  if (/^(document|counter|entry)$/.test(kind)) format(files.map(({ path }) => path))
}

/** Lines are broken by the length of the name. */
function format(paths: readonly string[]): void {
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  execFileSync(process.execPath, [biome, 'check', '--write', ...paths], { stdio: 'ignore' })
}

/** Definitions are found through their registries. */
function refreshRegistries(): void {
  const tree = readTree(process.cwd())
  for (const registry of REGISTRIES) {
    const text = registryText(tree, registry)
    if (tree.files.get(registry.file)?.text === text) continue
    // A part of the repository may be looked at alone.
    if (!existsSync(dirname(registry.file))) continue
    writeFileSync(registry.file, text)
    console.log(`wrote ${registry.file}`)
  }
}
