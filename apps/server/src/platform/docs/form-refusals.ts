import type { Route } from '@kencana/contract/kit/route'
import { REFUSALS, type RefusalCode } from '@kencana/contract/refusals'

/** What a schema of the contract and each of its checks carry inside. */
interface Held {
  readonly _zod?: { readonly def: object }
}

/**
 * Refusals of their own that the forms of a call answer with, each once: the rules of their fields,
 * however deep, name them (`withoutCard`).
 */
export const formRefusals = ({ params, query, body }: Route): readonly RefusalCode[] => [
  ...new Set(found([params, query, body], new Set())),
]

function found(part: unknown, seen: Set<unknown>): RefusalCode[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const def = (part as Held)._zod?.def ?? part
  const { type, getter, params } = def as {
    readonly type?: unknown
    readonly getter?: () => unknown
    readonly params?: { readonly refusal?: string }
  }
  const own = params?.refusal
  const inner = type === 'lazy' ? [getter?.()] : Object.values(def)
  return [
    ...(own !== undefined && own in REFUSALS ? [own as RefusalCode] : []),
    ...inner.flatMap(one => found(one, seen)),
  ]
}
