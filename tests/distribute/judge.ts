import type pg from 'pg'
import { STORE_COLUMN, TABLES } from '../../tools/distribute/registry.ts'

// Judges a statement by the plan PostgreSQL makes of it without knowing the values: each scan of a
// store table must be held to `kode_toko = $n`, where the planner has already carried the equality
// through joins. What a plan cannot show (function bodies, set_config, volatile functions) is read
// from the text.

export interface Known {
  /** Functions of ours that read or write store tables, themselves or through others. */
  readonly reaching: ReadonlySet<string>
  readonly volatile: ReadonlySet<string>
}

export interface PlanNode {
  readonly 'Node Type': string
  readonly Operation?: string
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly Alias?: string
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanNode[]
  readonly [field: string]: unknown
}

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Join Filter', 'Hash Cond']

/** What stands in the way of running this statement on one node; nothing when all is well. */
export async function judge(
  db: pg.ClientBase,
  text: string,
  known: Known,
  types: readonly string[] = [],
): Promise<string[]> {
  const faults = [...textFaults(text, known)]
  const nodes = planNodes(await planOf(db, text, types))
  const scans = nodes.filter(node => isStore(node) && node.Operation === undefined)
  for (const node of scans) {
    if (!isHeld(node, scans, new Set())) faults.push(`${named(node)} without ${STORE_COLUMN} = $n`)
  }
  for (const node of nodes.filter(storeRows)) {
    const value = insertedStore(node)
    if (!PARAMETER.test(value)) faults.push(`${named(node)} gets ${STORE_COLUMN} from ${value}`)
  }
  const called = callsIn(text).filter(name => known.reaching.has(name))
  const read = nodes.filter(node => node['Relation Name'] !== undefined)
  if (called.length > 0 && read.length > 0) {
    faults.push(`${called.join(', ')} is called beside ${named(read[0] as PlanNode)}`)
  }
  return faults
}

function* textFaults(text: string, known: Known): Generator<string> {
  if (/\bset_config\s*\(\s*'app\./i.test(text))
    yield 'set_config does not reach the nodes: SET LOCAL does'
  if (/\bmerge\s+into\b/i.test(text)) yield 'MERGE'
  if (!/\b(update\s+\w+.*\bset|delete\s+from)\b/is.test(text)) return
  for (const name of callsIn(text)) {
    if (known.volatile.has(name)) yield `volatile ${name} in an UPDATE or DELETE`
  }
}

const callsIn = (text: string): string[] =>
  [...text.matchAll(/\b([a-z_][a-z0-9_]*)\s*\(/gi)].map(match => (match[1] ?? '').toLowerCase())

/** `$1`, `$1::text`, `($3)::text`, or a field of a row given as a parameter: `($2).kode_toko`. */
const PARAMETER = /^\(*\$\d+\)*(\.kode_toko)?\)*(::[\w ]+)?$/

const named = (node: PlanNode): string => String(node['Relation Name'])

const isStore = (node: PlanNode): boolean =>
  node.Schema === 'public' && TABLES[named(node)] === 'store'

/** A scan is held by a parameter, or by a row of another scan that is held. */
function isHeld(node: PlanNode, scans: readonly PlanNode[], seen: ReadonlySet<PlanNode>): boolean {
  if (seen.has(node)) return false
  const holders = holdersOf(node)
  if (holders.some(holder => PARAMETER.test(holder))) return true
  const others = new Set([...seen, node])
  return holders.some(holder => {
    const alias = /^\(?"?(\w+)"?\.kode_toko\)?$/.exec(holder)?.[1]
    if (alias === undefined) return false
    const rows = scans.filter(scan => scan.Alias === alias)
    // Rows of a transition table are rows of the node the trigger runs on.
    return rows.length === 0 ? TRANSITION.has(alias) : rows.every(row => isHeld(row, scans, others))
  })
}

/** What triggers of ours call the rows before and after, and queries over them. */
const TRANSITION = new Set(['baru', 'lama'])

const HOLDER = /\(*\$\d+\)*(?:\.kode_toko\)*)?|\w+\.kode_toko|'[^']*'::text/.source

/** What `kode_toko` of a scan is compared with, in the conditions of the scan and of its bitmap. */
function holdersOf(node: PlanNode): string[] {
  const alias = String(node.Alias)
  const texts = [node, ...(node.Plans ?? [])].flatMap(one =>
    CONDITIONS.map(field => one[field]).filter(text => typeof text === 'string'),
  )
  const column = `\\(*(?:"?${alias}"?\\.)?kode_toko\\)*`
  const patterns = [
    new RegExp(`${column} = (${HOLDER})`, 'g'),
    new RegExp(`(${HOLDER}) = ${column}`, 'g'),
  ]
  return texts.flatMap(text =>
    patterns.flatMap(pattern => [...text.matchAll(pattern)].map(match => match[1] ?? '')),
  )
}

function insertedStore(node: PlanNode): string {
  let source: PlanNode | undefined = node
  do source = source.Plans?.find(plan => plan['Parent Relationship'] === 'Outer')
  while (source !== undefined && source.Output === undefined)
  return source?.Output?.[0] ?? 'nowhere'
}

/** A node of a plan and all below it. */
export const planNodes = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(planNodes)]

/** Whether a node writes new rows of stores. */
export const storeRows = (node: PlanNode): boolean => node.Operation === 'Insert' && isStore(node)

/** The plan for any values: the same the server gets by `force_generic_plan`. */
export async function planOf(
  db: pg.ClientBase,
  text: string,
  types: readonly string[] = [],
): Promise<PlanNode> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(match => Number(match[1])))
  const nulls = Array.from({ length: Math.max(count, types.length) }, () => 'null').join(', ')
  const given = types.length === 0 ? '' : `(${types.join(', ')})`
  try {
    await db.query(`prepare dinilai${given} as ${text}`)
    const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (verbose, format json, costs off)
       execute dinilai${nulls === '' ? '' : `(${nulls})`}`,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan as PlanNode
  } finally {
    await db.query('deallocate dinilai').catch(() => undefined)
  }
}

/** A connection that plans for any values and sees no row security, which would hide what lacks. */
export async function prepareJudge(db: pg.ClientBase): Promise<Known> {
  await db.query('set plan_cache_mode = force_generic_plan')
  const { rows } = await db.query<{ nama: string; isi: string; kita: boolean; goyah: boolean }>(
    `select proname::text as nama, prosrc as isi, provolatile = 'v' as goyah,
       pronamespace = 'public'::regnamespace and not exists (
         select from pg_depend d where d.objid = p.oid and d.deptype = 'e') as kita
     from pg_proc p`,
  )
  const ours = rows.filter(row => row.kita)
  return {
    reaching: reachingOf(ours),
    volatile: new Set(rows.filter(row => row.goyah).map(row => row.nama)),
  }
}

function reachingOf(functions: readonly { nama: string; isi: string }[]): Set<string> {
  const stores = Object.keys(TABLES).filter(table => TABLES[table] === 'store')
  const touches = new RegExp(`\\b(from|join|into|update)\\s+(${stores.join('|')})\\b`, 'i')
  const reaching = new Set(functions.filter(f => touches.test(f.isi)).map(f => f.nama))
  for (let size = -1; size !== reaching.size; ) {
    size = reaching.size
    for (const f of functions) {
      if (callsIn(f.isi).some(name => reaching.has(name))) reaching.add(f.nama)
    }
  }
  return reaching
}
