// `npm run trial`: the promises of reliability in full size, against the real server as a process
// on the real database, with one seed that replays any failure. See docs/trial.md.
import { writeFile } from 'node:fs/promises'
import { CRASHES } from '../crash/trials.ts'
import { RACES } from '../races/trials.ts'
import { UPGRADES } from '../upgrade/trials.ts'
import { cutOffOf } from './cut-off.ts'
import { processShop } from './process-shop.ts'
import { faultsText, judge, type Trial, type Verdict, verdictTable } from './verdict.ts'
import { WAITING } from './waiting.ts'

interface Plan {
  readonly only: readonly string[]
  readonly size: 'short' | 'full'
  readonly seed: number
  readonly keptAt: string | undefined
  /** Green already on this commit, of a whole trial that was cut off. */
  readonly before: readonly Verdict[]
}

const cutOff = cutOffOf(process.env.TRIAL_COMMIT ?? '', process.env.TRIAL_CUT_OFF ?? '')

function planOf(args: readonly string[]): Plan {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
  // With another seed it is another trial.
  const cut = process.env.TRIAL_SEED === undefined ? cutOff.found() : undefined
  const drawn = Number(process.env.TRIAL_SEED ?? Math.floor(Math.random() * 2 ** 31))
  const seed = cut?.seed ?? drawn
  if (!Number.isInteger(seed)) throw new Error('TRIAL_SEED must be a whole number')
  const only = after('--only')?.split(',') ?? []
  const names = [...RACES, ...CRASHES, ...UPGRADES].flatMap(({ test, name }) => [test, name])
  const unknown = only.find(name => !names.includes(name))
  if (unknown !== undefined || (args.includes('--only') && only.length === 0)) {
    throw new Error(`--only takes names of trials, with commas: ${[...new Set(names)].join(' ')}`)
  }
  return {
    only,
    seed,
    size: args.includes('--short') ? 'short' : 'full',
    keptAt: after('--keep'),
    before: cut?.green ?? [],
  }
}

const isChosen = (plan: Plan, { test, name }: Trial<never>): boolean =>
  !plan.before.some(one => one.test === test && one.name === name) &&
  (plan.only.length === 0 || plan.only.includes(name) || plan.only.includes(test))

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What was judged so far, with what was green before. */
const judged: Verdict[] = []

function sayVerdict({ seed }: Plan, verdict: Verdict): void {
  const { test, name, rounds, figure, seconds, faults, isControl } = verdict
  const mark = faults.length > 0 ? '✗' : isControl ? '✓ (red, as it must be)' : '✓'
  say(`${mark} ${test} ${name} × ${rounds}: ${figure}, ${seconds.toFixed(1)} s`)
  if (faults.length > 0) say(faultsText([verdict]))
  judged.push(verdict)
  cutOff.keep(seed, judged)
}

/** All races share one shop: what one leaves is where the next begins. */
async function race(plan: Plan): Promise<void> {
  const chosen = RACES.filter(trial => isChosen(plan, trial))
  if (chosen.length === 0) return
  const { shop, adminUrl, bugs } = await processShop(process.env.DATABASE_URL || undefined)
  try {
    for (const trial of chosen) {
      const known = bugs.length
      const verdict = await judge(trial, shop, { ...plan, adminUrl })
      const faults = [...verdict.faults, ...bugs.slice(known)]
      sayVerdict(plan, { ...verdict, faults })
    }
  } finally {
    await shop.stop()
  }
}

/** Each crash breaks a server of its own, always on the built-in database. */
async function crash(plan: Plan): Promise<void> {
  delete process.env.DATABASE_URL
  for (const trial of [...CRASHES, ...UPGRADES]) {
    if (isChosen(plan, trial)) sayVerdict(plan, await judge(trial, undefined, plan))
  }
}

async function main(): Promise<number> {
  const plan = planOf(process.argv.slice(2))
  const flags = [
    ...(plan.size === 'short' ? ['--short'] : []),
    ...(plan.only.length === 0 ? [] : ['--only', plan.only.join(',')]),
  ]
  const only = flags.length === 0 ? '' : ` -- ${flags.join(' ')}`
  say(`seed ${plan.seed}, ${plan.size} size; again: TRIAL_SEED=${plan.seed} npm run trial${only}\n`)
  judged.push(...plan.before)
  cutOff.keep(plan.seed, judged)
  if (plan.before.length > 0) say(`${plan.before.length} were green before it was cut off\n`)
  await race(plan)
  await crash(plan)
  const red = judged.filter(({ faults }) => faults.length > 0)
  const waiting = WAITING.map(({ test, waitsFor }) => `${test} menunggu ${waitsFor}`).join('\n')
  const text = `seed ${plan.seed}, ${plan.size} size\n\n${verdictTable(judged)}\n${waiting}\n`
  say(`\n${text}\n${faultsText(red)}`)
  if (plan.keptAt !== undefined) await writeFile(plan.keptAt, `${text}\n${faultsText(red)}`)
  say(`${judged.length - red.length} green, ${red.length} red; seed ${plan.seed}`)
  cutOff.end()
  return red.length === 0 ? 0 : 1
}

process.exit(await main())
