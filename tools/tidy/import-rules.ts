import { type Import, importsOf } from './imports.ts'
import { type Allowed, type Area, areaOf, roomOf } from './layout.ts'
import {
  child,
  type Fault,
  fault,
  list,
  nameOf,
  type Rule,
  type Source,
  stringOf,
  type Tree,
  walk,
} from './tree.ts'

export const IMPORT_RULES: readonly Rule[] = [
  {
    name: 'import-table',
    why: 'Arrows point one way: the table "Who may import whom" of docs/map.md.',
    check: tree => eachImport(tree, file => !file.isTest, againstTable),
  },
  {
    name: 'libraries',
    why: 'Domain knows nothing, contract knows zod; others use what their package.json names.',
    check: tree => eachImport(tree, file => !file.isTest, againstLibraries),
  },
  {
    name: 'doors',
    why: 'A module or feature is entered by its index.ts; a module says whom it `uses`.',
    check: tree => eachImport(tree, file => !file.isTest, againstDoors),
  },
  {
    name: 'extension',
    why: 'Relative imports carry .ts or .tsx: what is written is the file that is read.',
    check: tree => eachImport(tree, () => true, againstExtension),
  },
  {
    name: 'circles',
    why: 'Files that import each other in a circle, types too, are understood only all at once.',
    check: circles,
  },
  {
    name: 'circle-of-uses',
    why: 'Two modules that use each other are one module.',
    check: circlesOfUses,
  },
]

type Judge = (tree: Tree, one: Import) => string | undefined

function eachImport(tree: Tree, wanted: (file: Source) => boolean, judge: Judge): Fault[] {
  const name = JUDGES.get(judge) ?? ''
  return tree.code.filter(wanted).flatMap(file =>
    importsOf(tree, file).flatMap(one => {
      const text = judge(tree, one)
      return text === undefined ? [] : [fault(file, one.at, name, text)]
    }),
  )
}

const JUDGES = new Map<Judge, string>([
  [againstTable, 'import-table'],
  [againstLibraries, 'libraries'],
  [againstDoors, 'doors'],
  [againstExtension, 'extension'],
])

function againstTable(_tree: Tree, one: Import): string | undefined {
  const from = areaOf(one.from.path)
  if (!from || one.target === undefined) return undefined
  const to = areaOf(one.target)
  if (!to) {
    const own = one.target.startsWith(from.folder.split('src/')[0] ?? '')
    return own ? undefined : `${from.name} may not import ${one.target}`
  }
  if (to === from || from.may.some(allowed => lets(allowed, to, one))) return undefined
  return `${from.name} may not import ${to.name} (${one.specifier})`
}

function lets(allowed: Allowed, to: Area, one: Import): boolean {
  if (typeof allowed === 'string') return allowed === to.name
  if (allowed.area !== to.name) return false
  if (allowed.types && !one.typeOnly) return false
  return allowed.only?.test((one.target ?? '').slice(to.folder.length)) ?? true
}

function againstLibraries(tree: Tree, one: Import): string | undefined {
  const area = areaOf(one.from.path)
  if (!area || one.specifier.startsWith('.') || one.specifier.startsWith('@kencana/')) {
    return undefined
  }
  if (/^[a-z]+:\/\//.test(one.specifier)) return undefined
  if (one.specifier.startsWith('node:')) {
    return area.node ? undefined : `${area.name} may not use ${one.specifier}`
  }
  const library = one.specifier
    .split('/')
    .slice(0, one.specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (area.libraries === 'none') return `${area.name} may not use ${library}`
  if (area.libraries !== 'own') {
    return area.libraries.includes(library) ? undefined : `${area.name} may not use ${library}`
  }
  const workspace = area.folder.split('/').slice(0, 2).join('/')
  const known = tree.files.get(`${workspace}/package.json`)?.text ?? ''
  return known.includes(`"${library}"`) ? undefined : `${workspace}/package.json lacks ${library}`
}

function againstDoors(tree: Tree, one: Import): string | undefined {
  const area = areaOf(one.from.path)
  if (one.target === undefined) return undefined
  const target = areaOf(one.target)
  if (!target?.doors) return undefined
  const room = roomOf(target, one.target)
  const door = `${target.folder}${room}/index.ts`
  if (area !== target) {
    // The composing files of the workspace register what a room offers, by its door.
    return target.doors === 'open' || one.target === door ? undefined : `enter by ${door}`
  }
  const own = roomOf(area, one.from.path)
  if (room === own || room === '') return undefined
  if (one.target !== door) return `enter by ${door}, not ${one.target}`
  if (target.doors === 'open' || usesOf(tree, area, own).includes(room)) return undefined
  return `${own} does not declare uses: ['${room}'] in its index.ts`
}

function againstExtension(_tree: Tree, one: Import): string | undefined {
  if (one.isUrl || !one.specifier.startsWith('.') || /\.[a-z0-9]+$/.test(one.specifier))
    return undefined
  return one.specifier.endsWith('/') ? undefined : `write the extension of ${one.specifier}`
}

/** What `modules/<room>/index.ts` declares under a name: `uses` or `owns`. */
export function declared(tree: Tree, door: string, name: string): string[] {
  const all: string[] = []
  walk(tree.files.get(door)?.program, node => {
    const key = node.type === 'Property' ? child(node, 'key') : child(node, 'id')
    if (nameOf(key) !== name) return
    let value = child(node, node.type === 'Property' ? 'value' : 'init')
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') {
      value = child(value, 'expression')
    }
    all.push(...list(value, 'elements').flatMap(e => stringOf(e) ?? []))
  })
  return all
}

function usesOf(tree: Tree, area: Area, room: string): string[] {
  return declared(tree, `${area.folder}${room}/index.ts`, 'uses')
}

function circles(tree: Tree): Fault[] {
  const arrows = new Map<string, string[]>()
  for (const file of tree.code) {
    arrows.set(
      file.path,
      importsOf(tree, file).flatMap(one => one.target ?? []),
    )
  }
  return knots(arrows).map(knot => ({
    file: knot[0] ?? '',
    line: 1,
    rule: 'circles',
    text: `import each other: ${knot.join(' → ')}`,
  }))
}

function circlesOfUses(tree: Tree): Fault[] {
  const folder = 'apps/server/src/modules/'
  const doors = [...tree.files.keys()].filter(
    path => path.startsWith(folder) && path.endsWith('/index.ts'),
  )
  const arrows = new Map(
    doors.map(door => [door.split('/')[4] ?? '', declared(tree, door, 'uses')]),
  )
  return knots(arrows).map(knot => ({
    file: `${folder}${knot[0]}/index.ts`,
    line: 1,
    rule: 'circle-of-uses',
    text: `modules use each other: ${knot.join(', ')}`,
  }))
}

/** Groups that can reach each other (Tarjan), smallest name first. */
function knots(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const all: string[][] = []
  const visit = (name: string): number => {
    const mine = index.size
    index.set(name, mine)
    low.set(name, mine)
    stack.push(name)
    let lowest = mine
    for (const next of arrows.get(name) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? mine)
    }
    low.set(name, lowest)
    if (lowest === mine) {
      const group = stack.splice(stack.indexOf(name)).sort()
      if (group.length > 1 || (arrows.get(name) ?? []).includes(name)) all.push(group)
    }
    return lowest
  }
  for (const name of arrows.keys()) if (!index.has(name)) visit(name)
  return all
}
