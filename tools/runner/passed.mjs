import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root, say } from '../steps.mjs'
import { DURATIONS } from './vitest.mjs'

// The commits that passed: `whole` all of `npm test`, nothing left out by reach, from which a
// change is followed (reach.ts), and `trial` everything in full size, by which an issue is said
// resolved.

const PASSED = 'tests/trial/passed.json'

const passed = () => (existsSync(join(root, PASSED)) ? readJson(PASSED) : {})

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** What a run writes itself: it changes nothing that is proved. */
const WRITTEN = [`:!${DURATIONS}`, `:!${PASSED}`]

/** The commit that all of `npm test` last passed on; undefined where none is known. */
export const passedWhole = () => passed().whole?.commit

/** Whether all that stands here is committed. */
const isCommitted = () => git('status', '--porcelain', '--', '.', ...WRITTEN) === ''

/** Whether all of `npm test` passed on what stands here. */
export function isPassedWhole() {
  const commit = passedWhole()
  if (commit === undefined || !isCommitted()) return false
  try {
    return git('diff', '--name-only', commit, 'HEAD', '--', '.', ...WRITTEN) === ''
  } catch {
    // The commit is not in this clone.
    return false
  }
}

/** The commit that stands here; undefined where something is not committed. */
export const standing = () => (isCommitted() ? git('rev-parse', 'HEAD') : undefined)

/** Notes the commit that stands here under `whole` or `trial`; nothing where more than it ran. */
export function notePassed(proof) {
  const commit = standing()
  if (commit === undefined) {
    say('Ada yang belum di-commit: yang lulus tidak dicatat.')
    return
  }
  const all = { ...passed(), [proof]: { commit, at: new Date() } }
  writeFileSync(join(root, PASSED), `${JSON.stringify(all, null, 2)}\n`)
}
