import { TABLES } from '../../tools/distribute/registry.ts'
import { tablesIn } from './function-statements.ts'
import { type PlanNode, planNodes, storeRows } from './judge.ts'

// What a real cluster refused although every statement named one store: `npm run drill:nodes`.

/** What triggers of ours call the rows before and after. */
const TRANSITION = ['baru', 'lama']

/** A node plans statements over stores itself, and then knows the rows of a trigger no more. */
export function transitionFaults(text: string): string[] {
  const tables = tablesIn(text)
  const others = tables.filter(table => !TRANSITION.includes(table))
  const isMixed = others.length > 0 && others.length < tables.length
  return isMixed ? [`rows of the trigger are read beside ${others.join(', ')}`] : []
}

/** Within a transaction a call goes to its node only if each statement is of the store alone. */
export function withinFaults(plan: readonly PlanNode[]): string[] {
  const kinds = (kind: string) =>
    [...new Set(plan.map(node => String(node['Relation Name'])))].filter(
      table => TABLES[table] === kind,
    )
  const [stores, shared] = [kinds('store'), kinds('reference')]
  const faults: string[] = []
  if (stores.length > 0 && shared.length > 0) {
    faults.push(`${stores.join(', ')} beside shared ${shared.join(', ')}`)
  }
  for (const insert of plan.filter(storeRows)) {
    const source = planNodes(insert.Plans?.find(one => one['Parent Relationship'] === 'Outer'))
    const read = source.filter(node => TABLES[String(node['Relation Name'])] === 'store')
    if (read.length > 0) {
      faults.push(`${insert['Relation Name']} is filled from ${read[0]?.['Relation Name']}`)
    }
  }
  return faults
}

/** Selected rows travel by COPY, which row security refuses, unless they are asked back. */
export const copyFaults = (text: string, plan: readonly PlanNode[]): string[] =>
  plan.some(storeRows) && /\bselect\b/i.test(text) && !/\b(returning|on conflict)\b/i.test(text)
    ? ['selected rows are sent by COPY: give them a RETURNING']
    : []
