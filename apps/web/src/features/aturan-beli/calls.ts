import type { keepAturan, showAturan, tryAturan } from '@kencana/contract/areas/beli/aturan-beli'
import type { AnswerOf, BodyInputOf } from '@kencana/contract/kit/route'
import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { routeRef } from '../../lib/api.ts'

/** The calls of the rules of buying, without their schemas. */
export const calls = {
  show: routeRef<typeof showAturan>('GET', 'aturan-beli'),
  keep: routeRef<typeof keepAturan>('POST', 'aturan-beli'),
  try: routeRef<typeof tryAturan>('POST', 'aturan-beli/coba'),
}

export type RulesKept = AnswerOf<typeof showAturan>
export type Tried = AnswerOf<typeof tryAturan>
export type TryBody = BodyInputOf<typeof tryAturan>

export type Rules = readonly AturanBeli[]

/** Rules as they are sent. */
export const asSent = (rules: Rules): TryBody['aturan'] =>
  rules.map(({ syarat, ...rule }) => ({ ...rule, syarat: { ...syarat, hasil: [...syarat.hasil] } }))
