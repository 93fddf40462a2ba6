import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfRepository } from '../../tests/sample-shop/copy.ts'
import { type Break, KINDS, placesOf } from './break.ts'
import { BREAKS } from './breaks.ts'
import { prepare, runNamed } from './run-tests.ts'

// `npm run breaks -- [--kind <kind>] [--only <id,…>] [--tenth]`: puts small faults into a copy of
// the repository, one at a time, and sees whether the tests that should see them do. What was red
// is kept in seen.json: a test that does not see its break any more is named. It takes about a
// quarter of a minute for each; a tenth of them, another one every night, is part of the trial.

const SEEN = 'tools/breaks/seen.json'

interface Seen {
  readonly red: readonly string[]
  readonly seconds: number
}

/** How a break ended: no fault where all its tests saw it. */
interface Judged {
  readonly id: string
  readonly fault?: string
  readonly red: readonly string[]
  readonly seconds: number
}

const chosen = chosenOf(process.argv.slice(2))
const copy = copyOfRepository()
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const judged: Judged[] = []
for (const one of chosen) judged.push(await tried(one))
process.exitCode = told(judged)

function chosenOf(args: readonly string[]): readonly Break[] {
  const [how, name = ''] = args
  const ids = name.split(',')
  if (args.length === 0) return BREAKS
  if (how === '--tenth') return tenthOf(Math.floor(Date.now() / 86_400_000))
  if (how === '--kind' && KINDS.some(kind => kind === name)) {
    return BREAKS.filter(({ kind }) => kind === name)
  }
  if (how === '--only' && ids.every(id => BREAKS.some(one => one.id === id))) {
    return BREAKS.filter(one => ids.includes(one.id))
  }
  console.error(`✗ npm run breaks -- --kind ${KINDS.join('|')}, --only <id,…> or --tenth`)
  process.exit(1)
}

/** Another tenth each night: all of them in ten. */
function tenthOf(night: number): readonly Break[] {
  console.log(`· A tenth of the breaks, that of night ${night % 10}`)
  return BREAKS.filter((_, at) => at % 10 === night % 10)
}

/** Breaks the copy, runs what should see it, and mends the copy again. */
async function tried(one: Break): Promise<Judged> {
  const began = performance.now()
  const { fault, red } = await broken(one).catch((error: Error) => ({
    fault: error.message,
    red: [],
  }))
  const seconds = Math.round((performance.now() - began) / 1000)
  if (fault !== undefined) console.log(`✗ ${one.id}: ${fault}`)
  else console.log(`✓ red as it must be: ${one.id} by ${red.join(', ')} (${seconds} s)`)
  return { id: one.id, red, seconds, ...(fault === undefined ? {} : { fault }) }
}

async function broken(one: Break): Promise<Pick<Judged, 'fault' | 'red'>> {
  const path = join(copy, one.file)
  const text = readFileSync(path, 'utf8')
  const places = placesOf(text, one)
  if (places !== 1)
    return { fault: `stale, its text stands ${places} times in ${one.file}`, red: [] }
  await prepare(copy, one)
  const [before = '', after = ''] = text.split(one.from)
  writeFileSync(path, before + one.to + after)
  try {
    const { red, green, lost, why, output } = await runNamed(copy, one)
    if (why !== '') console.log(`    ${why}`)
    if (green.length + lost.length === 0) return { red }
    console.log(output.slice(-3_000))
    const says = [
      ...green.map(test => `green: ${test}`),
      ...lost.map(test => `did not run: ${test}`),
    ]
    return { fault: says.join('; '), red }
  } finally {
    writeFileSync(path, text)
  }
}

/** Keeps what was red, and prints a table of all; 0 when each was seen. */
function told(judged: readonly Judged[]): number {
  const before = JSON.parse(readFileSync(SEEN, 'utf8')) as Record<string, Seen>
  const after = { ...before }
  for (const { id, fault, red, seconds } of judged) {
    // What was seen as before stays as it stands: a run of every night changes no file.
    const isKnown = before[id]?.red.join() === red.join()
    if (fault === undefined && !isKnown) after[id] = { red, seconds }
  }
  const known = BREAKS.filter(({ id }) => after[id] !== undefined)
  const kept = Object.fromEntries(known.map(({ id }) => [id, after[id]]))
  writeFileSync(SEEN, `${JSON.stringify(kept, null, 2)}\n`)
  const wide = Math.max(...judged.map(({ id }) => id.length))
  console.log('')
  for (const { id, fault, red, seconds } of judged) {
    const lost = before[id]?.red.filter(test => !red.includes(test)) ?? []
    const was = lost.length === 0 ? '' : `; red before: ${lost.join(', ')}`
    const how = fault ?? `red by ${red.length}`
    console.log(`${id.padEnd(wide)}  ${String(seconds).padStart(4)} s  ${how}${was}`)
  }
  const faults = judged.filter(({ fault }) => fault !== undefined).length
  console.log(`\n${judged.length - faults} seen, ${faults} not`)
  return faults === 0 ? 0 : 1
}
