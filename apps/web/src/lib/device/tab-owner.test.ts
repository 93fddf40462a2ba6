import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownInThisTab } from './tab-owner.ts'

// Tabs of a shop's own network, where browsers keep no locks: each is heard by all others.

interface Line {
  onmessage: ((event: { data: unknown }) => void) | null
  readonly postMessage: (data: unknown) => void
  readonly close: () => void
}

const lines = new Set<Line>()

/** What `new BroadcastChannel` is here: a function that answers an object. */
function openLine(): Line {
  const line: Line = {
    onmessage: null,
    postMessage: data => {
      for (const other of lines) if (other !== line) other.onmessage?.({ data })
    },
    close: () => lines.delete(line),
  }
  lines.add(line)
  return line
}

/** A tab that asks for the name; `die`: without a word, as when it crashes. */
function tab() {
  const heard: boolean[] = []
  const before = new Set(lines)
  const release = ownInThisTab('draf A', mine => heard.push(mine))
  const own = [...lines].filter(line => !before.has(line))
  return {
    heard,
    release,
    die: () => {
      for (const line of own) line.close()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('BroadcastChannel', openLine)
})
afterEach(() => {
  lines.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one tab alone has the name', () => {
  const one = tab()
  vi.advanceTimersByTime(1000)
  expect(one.heard).toEqual([true])
})

test('the second hears that another has it, and has it once that one gives it back', () => {
  const one = tab()
  vi.advanceTimersByTime(1000)
  const two = tab()
  vi.advanceTimersByTime(1000)
  expect(two.heard).toEqual([false])
  one.release()
  vi.advanceTimersByTime(1000)
  expect(two.heard).toEqual([false, true])
})

test('the hold of a tab that died without a word ends', () => {
  const one = tab()
  vi.advanceTimersByTime(1000)
  const two = tab()
  vi.advanceTimersByTime(1000)
  one.die()
  vi.advanceTimersByTime(10_000)
  expect(two.heard.at(-1)).toBe(true)
})

test('of two that wait one has it', () => {
  const one = tab()
  vi.advanceTimersByTime(1000)
  const others = [tab(), tab()]
  vi.advanceTimersByTime(1000)
  one.die()
  vi.advanceTimersByTime(10_000)
  expect(others.filter(({ heard }) => heard.at(-1) === true)).toHaveLength(1)
})
