// `npm run trial`: the promises of reliability in full size, against the real server as a process
// on the real database, with one seed that replays any failure. See docs/trial.md.
import { writeFile } from 'node:fs/promises'
import { CRASHES } from '../crash/trials.ts'
import { RACES } from '../races/trials.ts'
import { UPGRADES } from '../upgrade/trials.ts'
import { processShop } from './process-shop.ts'
import { faultsText, judge, type Trial, type Verdict, verdictTable } from './verdict.ts'
import { WAITING } from './waiting.ts'

interface Plan {
  readonly only: readonly string[]
  readonly size: 'short' | 'full'
  readonly seed: number
  readonly keptAt: string | undefined
}

function planOf(args: readonly string[]): Plan {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
  const seed = Number(process.env.TRIAL_SEED ?? Math.floor(Math.random() * 2 ** 31))
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
  }
}

const isChosen = (plan: Plan, { test, name }: Trial<never>): boolean =>
  plan.only.length === 0 || plan.only.includes(name) || plan.only.includes(test)

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function sayVerdict(verdict: Verdict): Verdict {
  const { test, name, rounds, figure, seconds, faults, isControl } = verdict
  const mark = faults.length > 0 ? '✗' : isControl ? '✓ (red, as it must be)' : '✓'
  say(`${mark} ${test} ${name} × ${rounds}: ${figure}, ${seconds.toFixed(1)} s`)
  if (faults.length > 0) say(faultsText([verdict]))
  return verdict
}

/** All races share one shop: what one leaves is where the next begins. */
async function race(plan: Plan): Promise<Verdict[]> {
  const chosen = RACES.filter(trial => isChosen(plan, trial))
  if (chosen.length === 0) return []
  const { shop, adminUrl, bugs } = await processShop(process.env.DATABASE_URL || undefined)
  const verdicts: Verdict[] = []
  try {
    for (const trial of chosen) {
      const known = bugs.length
      const verdict = await judge(trial, shop, { ...plan, adminUrl })
      const faults = [...verdict.faults, ...bugs.slice(known)]
      verdicts.push(sayVerdict({ ...verdict, faults }))
    }
  } finally {
    await shop.stop()
  }
  return verdicts
}

/** Each crash breaks a server of its own, always on the built-in database. */
async function crash(plan: Plan): Promise<Verdict[]> {
  delete process.env.DATABASE_URL
  const verdicts: Verdict[] = []
  for (const trial of [...CRASHES, ...UPGRADES]) {
    if (isChosen(plan, trial)) verdicts.push(sayVerdict(await judge(trial, undefined, plan)))
  }
  return verdicts
}

async function main(): Promise<number> {
  const plan = planOf(process.argv.slice(2))
  const flags = [
    ...(plan.size === 'short' ? ['--short'] : []),
    ...(plan.only.length === 0 ? [] : ['--only', plan.only.join(',')]),
  ]
  const only = flags.length === 0 ? '' : ` -- ${flags.join(' ')}`
  say(`seed ${plan.seed}, ${plan.size} size; again: TRIAL_SEED=${plan.seed} npm run trial${only}\n`)
  const verdicts = [...(await race(plan)), ...(await crash(plan))]
  const red = verdicts.filter(({ faults }) => faults.length > 0)
  const waiting = WAITING.map(({ test, waitsFor }) => `${test} menunggu ${waitsFor}`).join('\n')
  const text = `seed ${plan.seed}, ${plan.size} size\n\n${verdictTable(verdicts)}\n${waiting}\n`
  say(`\n${text}\n${faultsText(red)}`)
  if (plan.keptAt !== undefined) await writeFile(plan.keptAt, `${text}\n${faultsText(red)}`)
  say(`${verdicts.length - red.length} green, ${red.length} red; seed ${plan.seed}`)
  return red.length === 0 ? 0 : 1
}

process.exit(await main())
