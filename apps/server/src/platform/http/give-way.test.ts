import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWay, isServing, serving } from './give-way.ts'

const rested = async (ms: number): Promise<number> => {
  const started = performance.now()
  await giveWay(ms)
  return performance.now() - started
}

test('long work waits while others are served, and no longer', async () => {
  // Somebody may have been served lately by what ran before in this process.
  await expect.poll(isServing).toBe(false)
  expect(await rested(1_000)).toBeLessThan(5)
  const till = serving(() => sleep(10))
  expect(isServing()).toBe(true)
  const waited = await rested(1_000)
  // Timers count whole milliseconds.
  expect(waited).toBeGreaterThanOrEqual(9)
  expect(waited).toBeLessThan(18)
  await till
  expect(isServing()).toBe(true)
  expect(await rested(1_000)).toBeLessThan(5)
})

test('beside tills that never rest long work goes on, the later the longer it worked', async () => {
  let answer = () => {}
  const till = serving(
    () =>
      new Promise<void>(resolve => {
        answer = resolve
      }),
  )
  expect(await rested(0.5)).toBeLessThan(15)
  const most = await rested(60_000)
  expect(most).toBeGreaterThanOrEqual(19)
  expect(most).toBeLessThan(1_000)
  answer()
  await till
})

test('who is refused was served, too', async () => {
  const refused = serving(() => Promise.reject(new Error('no')))
  await expect(refused).rejects.toThrow('no')
  expect(await rested(1_000)).toBeLessThan(5)
})
