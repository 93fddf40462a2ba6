import { createHash } from 'node:crypto'

// How fast the processor is while a run goes on. Budgets are seconds of the processor, and a second
// of a slow one does less: one machine took twice as long for the same run on another day.

/** Milliseconds of the processor that the work below takes where the budgets hold as they stand. */
const USUAL_MS = 130
const EVERY_MS = 20_000

/** The same work each time, of what tests do: hashes, figures in order, text. */
function reckon() {
  let hash = ''
  for (let i = 0; i < 60_000; i += 1) hash = createHash('sha256').update(hash).digest('hex')
  let figure = 1
  const figures = Array.from({ length: 200_000 }, () => {
    figure = (figure * 1_103_515_245 + 12_345) % 2_147_483_648
    return figure
  })
  return JSON.stringify(figures.sort((a, b) => a - b)).length + hash.length
}

function tookMs() {
  const before = process.cpuUsage()
  reckon()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** How often more than usual the work took, by its median; never less than 1. */
export function slownessOf(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  return Math.max(1, (sorted[sorted.length >> 1] ?? USUAL_MS) / USUAL_MS)
}

/** Looks now and every while; the answer tells how slow the processor was. */
export function speedometer() {
  reckon() // what runs for the first time is slower
  const samples = [tookMs()]
  const timer = setInterval(() => samples.push(tookMs()), EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return slownessOf(samples)
  }
}
