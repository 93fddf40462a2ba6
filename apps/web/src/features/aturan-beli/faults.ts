import { salahAturan, salahDaftar } from '@kencana/domain/beli/aturan-beli'
import type { TFunction } from 'i18next'
import type { Rules } from './calls.ts'

/** What is wrong with one rule of a list: the field, and what is said of it. */
export interface RuleFault {
  readonly field: string
  readonly text: string
}

/** Says what is wrong with a field, or nothing. */
export type FaultAt = (field: string) => string | undefined

/** What is wrong with each rule, by its place; an empty list has none. */
export function faultsOf(rules: Rules, t: TFunction): readonly (readonly RuleFault[])[] {
  const ofList = salahDaftar(rules)
  return rules.map((rule, i) =>
    [...salahAturan(rule), ...ofList.filter(({ urutan }) => urutan === i)].map(
      ({ field, teks, facts }) => ({ field, text: t(teks, facts) }),
    ),
  )
}
