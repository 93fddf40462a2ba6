import { seeded } from '../races/race.ts'
import { type Broken, brokenInvariants } from '../sample-shop/invariants.ts'

/** What came out of a trial: the figure in words, and everything that went against the promise. */
export interface Outcome {
  readonly figure: string
  readonly faults: readonly string[]
}

export interface Effort {
  readonly rounds: number
  readonly seed: number
  /** Repeatable numbers in [0, 1), of this trial alone: `--only` replays what the whole run did. */
  readonly random: () => number
}

/** One test of 05-reliability §3: the short form runs in `npm test`, the full one in the trial. */
export interface Trial<Shop> {
  readonly test: string
  /** What `--only` calls it. */
  readonly name: string
  readonly target: string
  readonly rounds: { readonly short: number; readonly full: number }
  /**
   * A deliberately naive handler: the same test must turn red, or it proves nothing. It does by how
   * it is laid out, in its first rounds, not by who happens to be quicker (races/look-first.ts).
   */
  readonly isControl?: true
  /**
   * Beginnings of paths without whose change it can say nothing new: `npm test` leaves it to the
   * trial until one of them changed. Nothing: it always runs.
   */
  readonly causes?: readonly string[]
  /** It judges how long somebody waits: `npm test` runs it with nothing else. */
  readonly isOfRates?: true
  run(shop: Shop, effort: Effort): Promise<Outcome>
}

export interface Verdict {
  readonly test: string
  readonly name: string
  readonly target: string
  readonly rounds: number
  readonly figure: string
  readonly seconds: number
  readonly isControl: boolean
  /** Why it is red; nothing when it is green. */
  readonly faults: readonly string[]
}

interface How {
  readonly seed: number
  readonly size: 'short' | 'full'
  /** Database whose books are checked afterwards. */
  readonly adminUrl?: string
}

/** Runs one trial and checks the books after it. */
export async function judge<Shop>(trial: Trial<Shop>, shop: Shop, how: How): Promise<Verdict> {
  const started = performance.now()
  const rounds = trial.rounds[how.size]
  const { figure, faults } = await trial
    .run(shop, { rounds, seed: how.seed, random: seeded(how.seed, trial.name) })
    .catch(fallen)
  const broken = how.adminUrl === undefined ? [] : await brokenInvariants(how.adminUrl)
  return {
    test: trial.test,
    name: trial.name,
    target: trial.target,
    rounds,
    figure,
    seconds: (performance.now() - started) / 1_000,
    isControl: trial.isControl === true,
    faults: [...(trial.isControl ? asControl(faults) : faults), ...broken.map(brokenText)],
  }
}

const fallen = (error: unknown): Outcome => ({
  figure: 'did not finish',
  faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})

const asControl = (faults: readonly string[]): string[] =>
  faults.length > 0 ? [] : ['the naive handler stayed green: this test cannot fail']

const brokenText = ({ invarian, kode_toko, rincian }: Broken): string =>
  `invariant ${invarian} ${kode_toko}: ${rincian}`

const SHOWN = 8
const WIDTH = 400

/** The table of a run, as it is printed and kept. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(verdict => {
    const { test, name, rounds, figure, target, seconds, faults, isControl } = verdict
    const aim = isControl ? 'must be red' : target
    const result = faults.length > 0 ? '**RED**' : isControl ? 'red, as it must be' : 'green'
    const cells = [`${test} ${name}`, rounds, figure, aim, `${Math.round(seconds)} s`, result]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| test | rounds | figure | target | time | result |',
    '|---|---|---|---|---|---|',
    ...rows,
  ]
    .join('\n')
    .concat('\n')
}

/** What is wrong, one paragraph for each red verdict. */
export const faultsText = (verdicts: readonly Verdict[]): string =>
  verdicts
    .filter(({ faults }) => faults.length > 0)
    .map(({ test, name, faults }) => {
      const more = faults.length > SHOWN ? `\n  … and ${faults.length - SHOWN} more` : ''
      return `✗ ${test} ${name}\n  ${faults.slice(0, SHOWN).map(short).join('\n  ')}${more}\n`
    })
    .join('\n')

const short = (fault: string): string =>
  fault.length > WIDTH && !fault.includes('\n') ? `${fault.slice(0, WIDTH)} …` : fault
