import { availableParallelism } from 'node:os'
import { isToldToEnd } from '../steps.mjs'

// All that needs a server stands in one queue. What reckons fills the cores; what mostly waits
// (kills, restarts) goes beside it; what judges a rate or a latency comes last, with nothing else.

/**
 * A part of the proof: `stage` it belongs to, `kind` 'reckons', 'waits' or 'alone', about how many
 * `seconds` it takes, and `run`, which answers how many tests passed and failed. Told to end, it
 * begins no other.
 */
export async function inLanes(parts, run) {
  const of = kind => parts.filter(part => part.kind === kind).sort((a, b) => b.seconds - a.seconds)
  const reckon = of('reckons')
  const wait = of('waits')
  const begun = async part => isToldToEnd() || run(part)
  const lane = async (...queues) => {
    for (const queue of queues) {
      for (let part = queue.shift(); part !== undefined; part = queue.shift()) await begun(part)
    }
  }
  const cores = Math.max(2, availableParallelism())
  await Promise.all([lane(wait), ...Array.from({ length: cores }, () => lane(reckon, wait))])
  for (const part of of('alone')) await begun(part)
}
