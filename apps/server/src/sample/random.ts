/** Repeatable randomness: the same seed gives the same sample chain. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** True in `percent` of cases. */
  chance(percent: number): boolean
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: choices => {
      const one = choices[between(0, choices.length - 1)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
    chance: percent => next() * 100 < percent,
  }
}
