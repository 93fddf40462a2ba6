import { declared } from './import-rules.ts'
import { type Fault, fault, type Rule, type Source, type Tree, walk } from './tree.ts'

export const OWNER_RULES: readonly Rule[] = [
  {
    name: 'table-owner',
    why: 'A table has one owner: modules/x/index.ts says `owns`, only x.queries.ts writes there.',
    check: foreignWrites,
  },
  {
    name: 'table-two-owners',
    why: 'Two owners of a table are none.',
    check: twoOwners,
  },
]

const MODULES = 'apps/server/src/modules/'
const TABLE = /(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/.source
const WRITES = new RegExp(
  `\\b(?:insert\\s+into|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?)\\s+${TABLE}` +
    `|\\bupdate\\s+${TABLE}\\s+(?:(?:as\\s+)?[a-z_]+\\s+)?set\\b`,
  'gi',
)

interface Write {
  readonly file: Source
  readonly at: number
  readonly table: string
}

function foreignWrites(tree: Tree): Fault[] {
  const owners = ownersOf(tree)
  return writesOf(tree).flatMap(({ file, at, table }) => {
    const owner = owners.get(table)?.[0]
    const text = complaint(file.path, table, owner)
    return text ? [fault(file, at, 'table-owner', text)] : []
  })
}

function complaint(path: string, table: string, owner: string | undefined): string | undefined {
  if (owner !== undefined) {
    const isOwners = path.startsWith(`${MODULES}${owner}/`) && path.endsWith('.queries.ts')
    return isOwners ? undefined : `${table} is written by modules/${owner}/*.queries.ts only`
  }
  if (/^apps\/server\/src\/(platform|engines)\//.test(path)) return undefined
  if (path.startsWith(MODULES)) return `no module owns ${table}: add it to owns in its index.ts`
  return `${table} is written outside the modules`
}

function ownersOf(tree: Tree): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const path of tree.files.keys()) {
    if (!path.startsWith(MODULES) || !path.endsWith('/index.ts')) continue
    const module = path.slice(MODULES.length).split('/')[0] ?? ''
    for (const table of declared(tree, path, 'owns')) {
      owners.set(table, [...(owners.get(table) ?? []), module])
    }
  }
  return owners
}

function twoOwners(tree: Tree): Fault[] {
  return [...ownersOf(tree)]
    .filter(([, modules]) => modules.length > 1)
    .map(([table, modules]) => ({
      file: `${MODULES}${modules[1]}/index.ts`,
      line: 1,
      rule: 'table-two-owners',
      text: `${table} is owned by ${modules.join(' and ')}`,
    }))
}

/** SQL that changes rows, found in the texts of the server's code. */
function writesOf(tree: Tree): Write[] {
  const server = tree.code.filter(f => f.path.startsWith('apps/server/src/') && !f.isTest)
  return server.flatMap(file => {
    const writes: Write[] = []
    walk(file.program, node => {
      if (node.type !== 'TemplateElement' && node.type !== 'Literal') return
      if (node.type === 'Literal' && typeof node.value !== 'string') return
      const text = file.text.slice(node.start, node.end)
      for (const hit of text.matchAll(WRITES)) {
        const table = (hit[1] ?? hit[2] ?? '').toLowerCase()
        if (!isWriting(text, hit.index, table)) continue
        writes.push({ file, at: node.start + hit.index, table })
      }
    })
    return writes
  })
}

/** `on conflict do update set` and `for update` name no table. */
function isWriting(text: string, at: number, table: string): boolean {
  if (table === 'set' || table === '') return false
  return !/\b(do|for)\s*$/i.test(text.slice(0, at))
}
