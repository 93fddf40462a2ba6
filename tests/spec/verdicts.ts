import { areaOf, LATER } from './areas.ts'

export type Kind = 'route' | 'message' | 'described' | 'label' | 'call' | 'rule'

/** How one entry of the specification stands. */
export interface Verdict {
  readonly kind: Kind
  readonly id: string
  readonly area: string
  /** `due`: its area is there, the entry is not, or nobody proves it. */
  readonly state: 'right' | 'due' | 'later'
  readonly faults: readonly string[]
}

/** Whether what was found makes an entry right, due now, or one of an area to come. */
export function verdict(kind: Kind, id: string, own: string, faults: readonly string[]): Verdict {
  const area = areaOf(kind, id, own)
  const missing = area in LATER ? 'later' : 'due'
  return { kind, id, area, state: faults.length === 0 ? 'right' : missing, faults }
}

/** `area: right / due / later`, one line each, and every entry that is due by name. */
export function table(verdicts: readonly Verdict[]): string {
  const areas = [...new Set(verdicts.map(one => one.area))].sort()
  const count = (area: string, state: Verdict['state']): number =>
    verdicts.filter(one => one.area === area && one.state === state).length
  const lines = areas.map(area => {
    const [right, due, later] = (['right', 'due', 'later'] as const).map(s => count(area, s))
    return `${area.padEnd(16)} ${right} right / ${due} due / ${later} later`
  })
  return [...lines, ...named(verdicts)].join('\n')
}

/** What is due, one line each. */
export const named = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ state }) => state === 'due')
    .map(({ kind, id, area, faults }) => `due: ${kind} ${id} (${area}): ${faults.join('; ')}`)
