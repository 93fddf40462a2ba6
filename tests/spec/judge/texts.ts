import { child, type Node, nameOf, type Source, stringOf, walk } from '../../../tools/tidy/tree.ts'
import { type Product, written } from '../product.ts'
import { DESCRIBED_TEXTS } from '../proofs/described.ts'
import { LABEL_PLACES } from '../proofs/labels.ts'
import { MESSAGE_PLACES } from '../proofs/messages.ts'
import { type Verdict, verdict } from '../verdicts.ts'
import { DESCRIBED, LABELS, MESSAGES, type WantedMessage } from '../wanted.ts'
import { proofFault } from './rules.ts'

/** A refusal of a call: `POST users/login LOGIN_SALAH`. Or a test, `file > title`. */
const REFUSED = /^(GET|POST|PUT|DELETE) (\S+) ([A-Z_]+)$/

/** Why a text does not stand where it should, letter by letter; undefined when it does. */
function textFault(product: Product, text: string, place: string): string | undefined {
  if (place.includes(' > ')) return proofFault(product, place)
  const [, method, path, code] = REFUSED.exec(place) ?? []
  if (code === undefined) {
    return written(product.tree.files.get(place)).has(text) ? undefined : `not said by ${place}`
  }
  if (product.refusals[code]?.text !== text) return `${code} says something else`
  const call = product.calls.find(one => one.method === method && one.path === path)
  return call?.refusals.includes(code)
    ? undefined
    : `${method} ${path} does not refuse with ${code}`
}

/** By the name of what says a text, or of what makes it. */
const SAYS = { success: /success|saved/i, error: /error|fail|problem|tell/i } as const

/** What a text is said to be where it stands: by the nearest name around it that tells. */
function kindsOf(file: Source | undefined, text: string): string[] {
  const parents = new Map<Node, Node | undefined>()
  const kinds: string[] = []
  walk(file?.program, (node, parent) => {
    parents.set(node, parent)
    if (stringOf(node) !== text) return
    for (let around = parent; around !== undefined; around = parents.get(around)) {
      const name = saidBy(around)
      const kind = Object.entries(SAYS).find(([, words]) => words.test(name))?.[0]
      if (kind !== undefined) return void kinds.push(kind)
    }
  })
  return kinds
}

/** `error` of `notify.error(…)`, `savedOf` of `const savedOf = …`. */
const saidBy = (node: Node): string =>
  (node.type === 'CallExpression' &&
    (nameOf(child(child(node, 'callee'), 'property')) ?? nameOf(child(node, 'callee')))) ||
  (node.type === 'VariableDeclarator' && nameOf(child(node, 'id'))) ||
  ''

/** A success that is told as a failure, or the other way. */
const kindFaults = ({ tree }: Product, { id, text, kind }: WantedMessage): string[] =>
  (MESSAGE_PLACES[id] ?? [])
    .filter(place => {
      const told = kindsOf(tree.files.get(place), text)
      return kind in SAYS && told.length > 0 && !told.includes(kind)
    })
    .map(place => `no ${kind} in ${place}`)

const faultsAt = (product: Product, text: string, places: readonly string[] | undefined) =>
  places === undefined
    ? [`'${text}' stands nowhere`]
    : places.flatMap(place => textFault(product, text, place) ?? [])

/** Messages and labels, letter by letter, where the specification puts them. */
export function judgeTexts(product: Product): Verdict[] {
  return [
    ...MESSAGES.map(message =>
      verdict('message', message.id, 'messages', [
        ...faultsAt(product, message.text, MESSAGE_PLACES[message.id]),
        ...kindFaults(product, message),
      ]),
    ),
    ...LABELS.map(({ id, text }) =>
      verdict('label', id, 'labels', faultsAt(product, text, LABEL_PLACES[id])),
    ),
    ...DESCRIBED.map(({ id }) => {
      const said = DESCRIBED_TEXTS[id]
      const faults = [said, said?.also].flatMap(one =>
        one === undefined ? [] : faultsAt(product, one.text, one.at),
      )
      if (said === undefined) faults.push('no text of ours')
      return verdict('described', id, 'messages', faults)
    }),
  ]
}
