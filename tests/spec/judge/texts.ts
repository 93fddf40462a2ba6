import { type Product, written } from '../product.ts'
import { DESCRIBED_TEXTS } from '../proofs/described.ts'
import { LABEL_PLACES } from '../proofs/labels.ts'
import { MESSAGE_PLACES } from '../proofs/messages.ts'
import { type Verdict, verdict } from '../verdicts.ts'
import { DESCRIBED, LABELS, MESSAGES } from '../wanted.ts'
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

const faultsAt = (product: Product, text: string, places: readonly string[] | undefined) =>
  places === undefined
    ? [`'${text}' stands nowhere`]
    : places.flatMap(place => textFault(product, text, place) ?? [])

/** Messages and labels, letter by letter, where the specification puts them. */
export function judgeTexts(product: Product): Verdict[] {
  return [
    ...MESSAGES.map(({ id, text }) =>
      verdict('message', id, 'messages', faultsAt(product, text, MESSAGE_PLACES[id])),
    ),
    ...LABELS.map(({ id, text }) =>
      verdict('label', id, 'labels', faultsAt(product, text, LABEL_PLACES[id])),
    ),
    ...DESCRIBED.map(({ id }) => {
      const said = DESCRIBED_TEXTS[id]
      const faults =
        said === undefined ? ['no text of ours'] : faultsAt(product, said.text, said.at)
      return verdict('described', id, 'messages', faults)
    }),
  ]
}
