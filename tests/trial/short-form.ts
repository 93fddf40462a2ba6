import { expect } from 'vitest'
import { faultsText, judge, type Trial } from './verdict.ts'

/** Another seed tries other chances; the default repeats itself. */
const SEED = Number(process.env.TRIAL_SEED ?? 20261121)

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
