import { Refusal, refuse } from '@kencana/contract/refusals'
import type { Pool } from 'pg'

interface Line {
  busy: number
  readonly waiting: Set<() => void>
}

const lines = new WeakMap<Pool, Line>()
/** More than this many in line would be told 'busy' by their browsers before their turn came. */
const LONGEST_LINE = 100

/**
 * A quarter of the connections: the others are for screens, which wait for an answer. One process
 * writes no faster with more, and each holds its share of memory (T39: + 150 MB for twenty).
 */
const placesOf = (pool: Pool): number => Math.max(1, Math.floor((pool.options.max ?? 8) / 4))

function lineOf(pool: Pool): Line {
  const known = lines.get(pool)
  if (known !== undefined) return known
  const line: Line = { busy: 0, waiting: new Set() }
  lines.set(pool, line)
  return line
}

/** Whether whoever asks for a turn now has to wait. */
const mustWait = (pool: Pool): boolean => lineOf(pool).busy >= placesOf(pool)

/**
 * Waits until a large report may read from a pool, in the order of asking; answers how to give the
 * turn back. Twenty exports at once take as long as one after the other, and this way the first are
 * done soon, memory stays flat and screens find a connection (T39).
 * @throws Refusal SEDANG_PENUH when the line is too long, or when the caller left it
 */
export async function takeTurn(pool: Pool, gone: AbortSignal): Promise<() => void> {
  const line = lineOf(pool)
  if (gone.aborted || line.waiting.size >= LONGEST_LINE) refuse('SEDANG_PENUH')
  if (mustWait(pool)) await inLine(line, gone)
  else line.busy += 1
  let isGiven = false
  return () => {
    if (isGiven) return
    isGiven = true
    const [next] = line.waiting
    // Whoever is next takes over our place, so that nobody comes in between.
    if (next === undefined) line.busy -= 1
    else next()
  }
}

function inLine({ waiting }: Line, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = (): void => {
      waiting.delete(called)
      gone.removeEventListener('abort', left)
      resolve()
    }
    const left = (): void => {
      waiting.delete(called)
      reject(new Refusal('SEDANG_PENUH', {}))
    }
    waiting.add(called)
    gone.addEventListener('abort', left, { once: true })
  })
}
