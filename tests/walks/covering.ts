import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { ReportFace } from '@kencana/contract/kit/report'
import { MASTERS } from '@kencana/contract/masters/registry'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'

// Screens made from definitions are alike but for their features: a kind of field and whether it is
// needed, each option of a field or of the master, kinds of filter, column, total and chart. A few
// of
// them have all features between them; what a browser alone can see is asked of these.

/** Words and names: every definition has its own, and they make no difference to a screen. */
const OWN = new Set(['label', 'hint', 'kind', 'key', 'name', 'value', 'title', 'path', 'id'])
/** Options of a definition that say what it is called or where it stands. */
const PLACE = new Set([...OWN, 'table', 'resource', 'order', 'group', 'fields', 'family'])

const isSaid = (value: unknown): boolean =>
  value !== undefined && (!Array.isArray(value) || value.length > 0)

const optionsOf = (of: string, thing: object, without: ReadonlySet<string>): string[] =>
  Object.entries(thing)
    .filter(([name, value]) => !without.has(name) && isSaid(value))
    .map(([name, value]) => `${of}.${name}${typeof value === 'boolean' ? `=${value}` : ''}`)

const partsOf = (of: string, parts: readonly { readonly kind: string }[]): string[] =>
  parts.flatMap(part => [`${of} ${part.kind}`, ...optionsOf(`${of} ${part.kind}`, part, OWN)])

/** What a browser may find different in the screen of a master. */
export const featuresOfMaster = (master: MasterDefinition): string[] => [
  ...optionsOf('master', master, PLACE),
  ...Object.values(master.fields).map(
    ({ kind, required }) => `${kind} ${required === false ? 'may be empty' : 'is needed'}`,
  ),
  ...partsOf('field', Object.values(master.fields)),
]

/** What a browser may find different in the screen of a report. */
export const featuresOfReport = (face: ReportFace): string[] => [
  ...optionsOf('report', face, new Set([...PLACE, 'filters', 'columns', 'chart'])),
  ...partsOf('filter', face.filters),
  ...partsOf('column', face.columns),
  ...partsOf('chart', face.chart === undefined ? [] : [face.chart]),
]

/** A few of them that have every feature: each time the one that adds most, the first of equals. */
export function covering<T>(all: readonly T[], featuresOf: (one: T) => readonly string[]): T[] {
  const missing = new Set(all.flatMap(featuresOf))
  const chosen: T[] = []
  const adds = (one: T) => new Set(featuresOf(one).filter(feature => missing.has(feature))).size
  while (missing.size > 0) {
    const best = all.reduce((a, b) => (adds(b) > adds(a) ? b : a))
    for (const feature of featuresOf(best)) missing.delete(feature)
    chosen.push(best)
  }
  return all.filter(one => chosen.includes(one))
}

/** Everything, however long it takes: the trial. */
const isWhole = process.env.KENCANA_WHOLE === '1'
const changed = process.env.KENCANA_CHANGED?.split('\n') ?? []

/** Whether the definition itself was changed: its file is called by its name. */
const isChanged = (name: string): boolean =>
  changed.some(path => path.endsWith(`/${name}.ts`) && path.includes('/masters/'))

/** Of some masters those that a browser is asked about. */
export function mastersToWalk(all: readonly MasterDefinition[]): readonly MasterDefinition[] {
  const few = covering(all, featuresOfMaster)
  return all.filter(one => isWhole || few.includes(one) || isChanged(one.name))
}

const DEFINED = [...MASTERS, ...REPORTS].map(({ path }) => path)
const COVERING = [
  ...covering(MASTERS, featuresOfMaster),
  ...covering(
    REPORTS.map(({ face }) => face),
    featuresOfReport,
  ),
].map(({ path }) => path)

/**
 * Whether a screen's contrast is looked at: those written by hand, of the others a covering few.
 */
export const isLookedAt = (path: string): boolean =>
  isWhole || !DEFINED.includes(path) || COVERING.includes(path)
