import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Verdict } from './verdict.ts'

// A whole trial takes an hour: one that was cut off goes on where it ended, with its seed, while
// the commit is the same. One that has met a red is no longer kept: all of it is run anew.

/** What was green already, in its order. */
export interface CutOff {
  readonly seed: number
  readonly green: readonly Verdict[]
}

/** Keeps at a path what is green of one commit; of none (`''`) nothing is kept. */
export function cutOffOf(commit: string, path: string) {
  const found = (): CutOff | undefined => {
    if (commit === '' || !existsSync(path)) return undefined
    const { commit: of, ...kept } = JSON.parse(readFileSync(path, 'utf8'))
    return of === commit ? kept : undefined
  }
  const end = (): void => {
    if (commit !== '') rmSync(path, { force: true })
  }
  return {
    found,
    /** Begins with a seed, or goes on; then each verdict is given to it. */
    keep: (seed: number, verdicts: readonly Verdict[]): void => {
      if (commit === '') return
      if (verdicts.some(({ faults }) => faults.length > 0)) end()
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, JSON.stringify({ commit, seed, green: verdicts }))
      }
    },
    end,
  }
}
