import { expect } from 'vitest'
import { faultsText, judge, type Trial } from './verdict.ts'

/** Another seed tries other chances; the default repeats itself. */
const SEED = Number(process.env.TRIAL_SEED ?? 20261121)

/**
 * The trials that `npm test` runs: of those with causes the ones whose cause changed since the last
 * whole proof, all where nobody knows what changed. Those that wait are named.
 */
export function due<Shop>(trials: readonly Trial<Shop>[]): readonly Trial<Shop>[] {
  const changed = process.env.KENCANA_CHANGED?.split('\n')
  if (changed === undefined || process.env.KENCANA_WHOLE === '1') return trials
  const isDue = ({ causes }: Trial<Shop>) =>
    causes === undefined || changed.some(path => causes.some(cause => path.startsWith(cause)))
  for (const { test, name } of trials.filter(one => !isDue(one))) {
    process.stdout.write(`${test} ${name}: its causes did not change, npm run trial runs it\n`)
  }
  return trials.filter(isDue)
}

/** The short form of a trial, as a test of vitest. */
export async function shortForm<Shop>(
  trial: Trial<Shop>,
  shop: Shop,
  adminUrl?: string,
): Promise<void> {
  const how = { seed: SEED, size: 'short' as const }
  const verdict = await judge(trial, shop, adminUrl === undefined ? how : { ...how, adminUrl })
  const { test, name, rounds, figure, seconds } = verdict
  process.stdout.write(`${test} ${name} × ${rounds}: ${figure}, ${seconds.toFixed(1)} s\n`)
  expect(verdict.faults.length, `seed ${SEED}\n${faultsText([verdict])}`).toBe(0)
}
