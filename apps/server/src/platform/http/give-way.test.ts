import { expect, test } from 'vitest'
import { giveWay, noteServed } from './give-way.ts'

const rested = async (ms: number): Promise<number> => {
  const started = performance.now()
  await giveWay(ms)
  return performance.now() - started
}

test('long work rests while others are served, as long as it worked but never long', async () => {
  expect(await rested(1_000)).toBeLessThan(5)
  noteServed()
  // Timers count whole milliseconds.
  expect(await rested(8)).toBeGreaterThanOrEqual(11)
  noteServed()
  const most = await rested(60_000)
  expect(most).toBeGreaterThanOrEqual(19)
  expect(most).toBeLessThan(1_000)
})
