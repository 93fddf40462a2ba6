import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { isSame } from '../../../lib/device/same.ts'
import type { Rules } from '../calls.ts'

export interface RuleDifference {
  readonly apa: 'BARU' | 'HILANG' | 'BERUBAH' | 'PINDAH'
  readonly rule: AturanBeli
}

/** What differs from an older list, rule by rule; a rule is known by its code. */
export function differences(before: Rules, after: Rules): RuleDifference[] {
  const found = after.flatMap((rule): RuleDifference[] => {
    const old = before.find(({ kode }) => kode === rule.kode)
    if (old === undefined) return [{ apa: 'BARU', rule }]
    return isSame(old, rule) ? [] : [{ apa: 'BERUBAH', rule }]
  })
  const gone = before.filter(({ kode }) => !after.some(rule => rule.kode === kode))
  const moved = movedCodes(before, after)
  return [
    ...found,
    ...after.filter(({ kode }) => moved.has(kode)).map(rule => ({ apa: 'PINDAH', rule }) as const),
    ...gone.map(rule => ({ apa: 'HILANG', rule }) as const),
  ]
}

/** Rules that stand elsewhere among those both lists have. */
function movedCodes(before: Rules, after: Rules): Set<string> {
  const codes = (list: Rules, other: Rules) =>
    list.map(({ kode }) => kode).filter(kode => other.some(rule => rule.kode === kode))
  const [was, is] = [codes(before, after), codes(after, before)]
  return new Set(is.filter((kode, i) => was[i] !== kode))
}
