import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson, root } from '../steps.mjs'
import { DURATIONS } from './vitest.mjs'

// What the proof costs: kept after each run in .cache/test-times.json, held against
// tests/budget.json.
// Budgets are seconds of the processor: a busy machine makes a run longer, not dearer.

const KEPT = '.cache/test-times.json'
const DEAREST = 20

/** Puts down a run: its stages with what they took of the processor, in minutes, and its files. */
export function keepTimes({ minutes, stages, files }) {
  const budget = readJson('tests/budget.json')
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const kept = {
    commit,
    minutes,
    stages: stages.map(({ name, cpu, seconds, passed, failed }) => ({
      name,
      minutes: (cpu ?? seconds) / 60,
      budget: (budget.stages[name] ?? 0) / 60,
      passed,
      failed,
    })),
    files: files.map(({ path, seconds, cpu }) => ({ path, seconds, ...(cpu && { cpu }) })),
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, KEPT), `${JSON.stringify(kept, null, 1)}\n`)
  return kept
}

/** Seconds of files by which the parts of the next runs are cut: those of at least one. */
export function keepDurations(files) {
  const kept = files
    .filter(({ seconds }) => seconds >= 1)
    .map(({ path, seconds }) => [path, Math.round(seconds)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(join(root, DURATIONS), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

const two = number => number.toFixed(1).padStart(6)

/** Lines of a table: stages against their budgets, then the dearest files. */
export function timesText({ commit, minutes, stages, files }) {
  const rows = stages.map(({ name, minutes: taken, budget, passed, failed }) => {
    const of = budget > 0 ? `${two(taken)} ${two(budget)}` : `${two(taken)}      –`
    return `${name.padEnd(12)} ${of}  ${String(passed).padStart(5)} passed, ${failed} failed`
  })
  const dearest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, DEAREST)
  return [
    `${commit.slice(0, 8)}: ${minutes.toFixed(1)} minutes. Minutes of the processor by stage, and its budget:`,
    ...rows,
    'The dearest files, seconds and those of the processor:',
    ...dearest.map(
      ({ path, seconds, cpu }) => `${two(seconds)} ${cpu ? two(cpu) : '     –'}  ${path}`,
    ),
  ].join('\n')
}

/** What took more of the processor than it may, in sentences that name the dearest. */
export function overBudget({ stages, files }) {
  const { stages: ofStages, file, journey, dearer } = readJson('tests/budget.json')
  const named = of =>
    [...of]
      .sort((a, b) => (b.cpu ?? 0) - (a.cpu ?? 0))
      .slice(0, 3)
      .map(({ path, cpu }) => `${path} ${Math.round(cpu ?? 0)} s`)
      .join(', ')
  const isJourney = path => path.endsWith('.journey.ts')
  const most = path => dearer[path] ?? (isJourney(path) ? journey : file)
  const stageFaults = stages
    .filter(({ name, cpu }) => cpu !== undefined && cpu > (ofStages[name] ?? Infinity))
    .map(({ name, cpu }) => {
      const its = files.filter(({ stage }) => stage === name)
      return `${name} took ${Math.round(cpu)} s of ${ofStages[name]}: ${named(its)}`
    })
  const fileFaults = files
    .filter(({ path, cpu }) => cpu !== undefined && cpu > most(path))
    .map(({ path, cpu }) => `${path} took ${Math.round(cpu)} s of ${most(path)}`)
  return [...stageFaults, ...fileFaults]
}

/** `npm run test:times`: the last run once more. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(root, KEPT)
  console.log(
    existsSync(file)
      ? timesText(JSON.parse(readFileSync(file, 'utf8')))
      : 'Belum ada: jalankan npm test lebih dulu.',
  )
}
