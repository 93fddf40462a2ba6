import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readJson, root, runTool } from '../steps.mjs'
import { failuresOfVitest, remember, resultFile, verdict } from '../verdict.mjs'

// Runs of vitest, with what became of each file and what it cost.

/**
 * Runs tests by name; answers their figures, and for each file its seconds and those of the
 * processor.
 */
export async function vitest(args, { env = {}, ...options } = {}) {
  const report = resultFile()
  const measured = `${report}.cpu`
  const running = `${report}.running`
  const kept = { KENCANA_REPORT: report, KENCANA_MEASURED: measured, KENCANA_RUNNING: running }
  const { code, cpu, output } = await runTool('vitest/vitest.mjs', ['run', ...args], {
    ...options,
    env: { ...env, ...kept },
  })
  if (!existsSync(report)) {
    remember(`vitest ${args.join(' ').slice(0, 200)}`, `${whatRan(running)} ${output.slice(-600)}`)
    return { passed: 0, failed: 1, cpu, output, files: [] }
  }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const cpuOf = processorTimes(measured)
  const files = result.testResults.map(({ name, startTime, endTime }) => {
    const path = relative(root, name).replaceAll('\\', '/')
    return { path, seconds: (endTime - startTime) / 1_000, cpu: cpuOf.get(path) }
  })
  return {
    ...verdict(code, result.numPassedTests, failuresOfVitest(result)),
    cpu,
    output,
    files,
  }
}

/** What to say of a run that left no report: the tests that ran when it ended. */
function whatRan(running) {
  const names = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')) : []
  return names.length === 0
    ? 'ended before its tests; its last words:'
    : `was ended from outside or fell while this ran: ${names.join(', ')};`
}

/** Seconds of the processor by file, as tests/sample-shop/measured.ts wrote them down. */
function processorTimes(file) {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(lines.filter(Boolean).map(line => JSON.parse(line)))
}

/** All files of tests under some folders. */
export function testFiles(folders, ends = '.test.ts') {
  return folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(name => name.endsWith(ends) && !name.includes('node_modules'))
      .sort(),
  )
}

/** Seconds of files, as the last whole run wrote them down. */
export const DURATIONS = 'tools/runner/durations.json'
/** About how long a file takes that is not among them. */
const UNKNOWN = 1

export const durations = () => readJson(DURATIONS)

export const secondsOf = (known, files) =>
  files.reduce((sum, file) => sum + (known[file] ?? UNKNOWN), 0)

/** So many packs of files, each about as long as the others; files of a pack in their order. */
export function packs(files, count, known) {
  const all = Array.from({ length: count }, () => ({ files: [], seconds: 0 }))
  const longest = [...files].sort((a, b) => (known[b] ?? UNKNOWN) - (known[a] ?? UNKNOWN))
  for (const file of longest) {
    const least = all.reduce((a, b) => (b.seconds < a.seconds ? b : a))
    least.files.push(file)
    least.seconds += known[file] ?? UNKNOWN
  }
  return all.filter(pack => pack.files.length > 0).map(pack => pack.files.sort())
}
