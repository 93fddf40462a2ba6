import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveWay, isServing, serving } from './give-way.ts'

// By a clock that stands until it is told: beside other tests a real one is late.
beforeEach(() => {
  const now = performance.now()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // It begins at nothing, while others were served in this process by the real one.
  vi.advanceTimersByTime(now + 251)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Somebody who is served until `answer` is called. */
function served() {
  let answer = () => {}
  const work = new Promise<void>(resolve => {
    answer = resolve
  })
  return { till: serving(() => work), answer }
}

/** A rest after `ms` of work: whether it is over by now. */
function rest(ms: number) {
  const state = { over: false }
  void giveWay(ms).then(() => {
    state.over = true
  })
  return async (later = 0) => {
    vi.advanceTimersByTime(later)
    await new Promise(resolve => setImmediate(resolve))
    await new Promise(resolve => setImmediate(resolve))
    return state.over
  }
}

test('long work waits while others are served, and no longer', async () => {
  expect(isServing()).toBe(false)
  expect(await rest(1_000)()).toBe(true)
  const { till, answer } = served()
  expect(isServing()).toBe(true)
  const isOver = rest(1_000)
  expect(await isOver(10)).toBe(false)
  answer()
  await till
  expect(await isOver()).toBe(true)
  expect(isServing()).toBe(true)
  expect(await rest(1_000)()).toBe(true)
  vi.advanceTimersByTime(251)
  expect(isServing()).toBe(false)
})

test('beside tills that never rest long work goes on, the later the longer it worked', async () => {
  const { till, answer } = served()
  const short = rest(0.5)
  expect(await short(4)).toBe(false)
  expect(await short(1)).toBe(true)
  const long = rest(60_000)
  expect(await long(19)).toBe(false)
  expect(await long(1)).toBe(true)
  answer()
  await till
})

test('who is refused was served, too', async () => {
  const refused = serving(() => Promise.reject(new Error('no')))
  await expect(refused).rejects.toThrow('no')
  expect(isServing()).toBe(true)
  expect(await rest(1_000)()).toBe(true)
})
