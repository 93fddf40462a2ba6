/** Characters of the shortest code that can be told from typing. */
export const SHORTEST_SCAN = 4
const QUICK_MS = 35

/**
 * Tells a scanner from a hand: at least four characters, each within 35 ms of the one before, with
 * room for one slow step (the machine was busy). Times are milliseconds of the key events.
 */
export function isScannerBurst(times: readonly number[]): boolean {
  if (times.length < SHORTEST_SCAN) return false
  const slow = times.filter((time, i) => i > 0 && time - (times[i - 1] ?? time) > QUICK_MS)
  return slow.length <= 1 && (times.at(-1) ?? 0) - (times[0] ?? 0) < times.length * QUICK_MS
}
