import { addDays } from '@kencana/domain/calendar'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { seed } from './seeded.ts'

// T21: whoever tries the product makes its sample chain on a day of his own. Weekends, paydays and
// traders' days fall elsewhere on each, and other people meet: none may stop it. The short form
// goes over the end of a year, through paydays and a weekend.
// SEED_DAYS=12 is the long form: as whole as `npm start` makes it, on so many days of two years.
const MANY = Number(process.env.SEED_DAYS ?? 0)

/** A prime, so that every weekday and every part of a month comes. */
const APART = 61
const BEGUN = addDays('2026-11-30', Number(process.env.TEST_SEED ?? 0) % APART)

const PLANS =
  MANY === 0
    ? [{ days: 12, opening: 160, today: '2027-01-03' }]
    : Array.from({ length: MANY }, (_, i) => addDays(BEGUN, i * APART)).map(today => ({
        days: 60,
        opening: 1_100,
        today,
      }))

test.each(PLANS)('$days days of trade until $today', { timeout: 120_000 }, async plan => {
  const chain = await seed(plan)
  try {
    expect(await brokenInvariants(chain.database.adminUrl)).toEqual([])
    expect(chain.said.at(-1)).toContain('Toko contoh selesai')
  } finally {
    await chain.close()
  }
})
