import { child, type Node, nameOf, type Source, stringOf, walk } from '../../../tools/tidy/tree.ts'
import type { Product } from '../product.ts'
import { CONSTANTS } from '../proofs/constants.ts'
import { DECIDED } from '../proofs/decided.ts'
import { type Parts, RULE_PARTS } from '../proofs/parts.ts'
import { RULE_PROOFS } from '../proofs/rules.ts'
import { type Verdict, verdict } from '../verdicts.ts'
import { RULES, type WantedRule } from '../wanted.ts'

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000 }

/** Why a proof does not stand: `file > title of a test`, and behind another ` > ` a case of it. */
export function proofFault({ tests, tree }: Product, proof: string): string | undefined {
  const [file = '', title = '', one] = proof.split(' > ')
  const known = tests.get(file)
  if (known === undefined) return `no test file ${file}`
  if (!known.has(title)) return `no test '${title}' in ${file}`
  if (one === undefined || tree.files.get(file)?.text.includes(`'${one}'`)) return undefined
  return `'${title}' of ${file} has no case '${one}'`
}

/** The value of a constant of a file that uses it as it is, wherever it does. */
function constantOf(file: Source | undefined, name: string): unknown {
  let value: unknown
  let named = 0
  let reckoned = false
  walk(file?.program, (node, parent) => {
    if (nameOf(node) === name && node.type === 'Identifier') {
      named += 1
      reckoned ||= parent?.type === 'BinaryExpression' || parent?.type === 'LogicalExpression'
    }
    const isIt = node.type === 'VariableDeclarator' && nameOf(child(node, 'id')) === name
    if (isIt) value = literal(child(node, 'init'))
  })
  return named > 1 && !reckoned ? value : undefined
}

function literal(node: Node | undefined): unknown {
  if (node?.type === 'TSAsExpression') return literal(child(node, 'expression'))
  if (node?.type === 'Literal') return node.value
  return stringOf(node)
}

/** A figure as the product has it, against the one that is asked. */
function constantFault({ tree }: Product, { id, value, unit }: WantedRule): string | undefined {
  const place = CONSTANTS[id]
  if (place === undefined) return undefined
  const wanted = typeof value === 'number' ? value * (MILLISECONDS[unit ?? ''] ?? 1) : value
  if ('pattern' in place) {
    const found = place.pattern.exec(tree.files.get(place.file)?.text ?? '')?.[1]
    return found === String(wanted) ? undefined : `${place.file} has ${found}, not ${wanted}`
  }
  const has = constantOf(tree.files.get(place.file), place.name)
  return has === wanted ? undefined : `${place.name} of ${place.file} is ${has}, not ${wanted}`
}

/** Every rule: its figure is the product's, and a test that exists proves it or each part of it. */
export function judgeRules(product: Product): Verdict[] {
  return RULES.flatMap(rule => {
    if (rule.id in DECIDED) return verdict('rule', rule.id, rule.area, [])
    const parts = RULE_PARTS[rule.id]
    if (parts !== undefined) return partsOf(product, rule, parts)
    const proofs = RULE_PROOFS[rule.id] ?? []
    const constant = constantFault(product, rule)
    const bare = proofs.length === 0 && CONSTANTS[rule.id] === undefined ? ['no proof'] : []
    return verdict('rule', rule.id, rule.area, [
      ...bare,
      ...faultsOf(product, proofs),
      ...(constant === undefined ? [] : [constant]),
    ])
  })
}

const faultsOf = (product: Product, proofs: readonly string[]): string[] =>
  proofs.flatMap(proof => proofFault(product, proof) ?? [])

/** A line for each part of a rule, and for each that is listed and has none. */
function partsOf(product: Product, { id, area, value }: WantedRule, parts: Parts): Verdict[] {
  const listed = Array.isArray(value) ? value.map(String) : Object.keys(parts)
  return [...new Set([...listed, ...Object.keys(parts)])].map(name => {
    const part = listed.includes(name) ? parts[name] : undefined
    if (part === undefined) return verdict('rule', `${id}/${name}`, area, ['no proof of this part'])
    if ('later' in part) return verdict('rule', `${id}/${name}`, part.later, ['not there yet'])
    const proofs = 'decided' in part ? [] : part
    const faults = 'decided' in part || part.length > 0 ? [] : ['no proof']
    return verdict('rule', `${id}/${name}`, area, [...faults, ...faultsOf(product, proofs)])
  })
}
