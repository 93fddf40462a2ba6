import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Verdict } from './verdict.ts'

// A whole trial takes an hour: one that was cut off goes on where it ended, with its seed, while
// the commit is the same. What was red is run anew.

/** What was green already, in its order. */
export interface CutOff {
  readonly seed: number
  readonly green: readonly Verdict[]
}

const KEPT = '.cache/trial-cut-off.json'

/** Keeps what is green of one commit below a folder; of none (`''`) nothing is kept. */
export function cutOffOf(commit: string, folder = process.cwd()) {
  const path = join(folder, KEPT)
  const found = (): CutOff | undefined => {
    if (commit === '' || !existsSync(path)) return undefined
    const { commit: of, ...kept } = JSON.parse(readFileSync(path, 'utf8'))
    return of === commit ? kept : undefined
  }
  return {
    found,
    /** Begins with a seed, or goes on; then each verdict is given to it. */
    keep: (seed: number, verdicts: readonly Verdict[]): void => {
      if (commit === '') return
      mkdirSync(dirname(path), { recursive: true })
      const green = verdicts.filter(({ faults }) => faults.length === 0)
      writeFileSync(path, JSON.stringify({ commit, seed, green }))
    },
    end: (): void => rmSync(path, { force: true }),
  }
}
