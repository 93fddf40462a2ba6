import { addDays } from '@kencana/domain/calendar'
import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { seed } from './seeded.ts'

// T21: whoever tries the product makes its sample chain on a day of his own. Weekends, paydays and
// traders' days fall elsewhere on each, and other people meet: none may stop it.
// SEED_DAYS=12 is the long form: as whole as `npm start` makes it, on so many days of two years.
const MANY = Number(process.env.SEED_DAYS ?? 0)

/** A prime, so that every weekday and every part of a month comes. */
const APART = 61

const made = async (plan: Parameters<typeof seed>[0]) => {
  const chain = await seed(plan)
  try {
    expect(await brokenInvariants(chain.database.adminUrl)).toEqual([])
    expect(chain.said.at(-1)).toContain('Toko contoh selesai')
  } finally {
    await chain.close()
  }
}

test('over the end of a year, through paydays and a weekend', { timeout: 60_000 }, () =>
  made({ days: 12, opening: 160, today: '2027-01-03' }),
)

describe.runIf(MANY > 0)('whole, on any day', { timeout: 120_000 }, () => {
  const begun = addDays('2026-11-30', Number(process.env.TEST_SEED ?? 0) % APART)
  test.each(Array.from({ length: MANY }, (_, i) => addDays(begun, i * APART)))('%s', today =>
    made({ days: 60, opening: 1_100, today }),
  )
})
