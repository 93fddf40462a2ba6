import { seeded } from '../races/race.ts'

/** Choices that one seed decides, so that every request can be made again. */
export interface Chance {
  below(count: number): number
  pick<T>(list: readonly T[]): T
  /** True in `percent` of a hundred. */
  sometimes(percent: number): boolean
}

export function chance(seed: number): Chance {
  const next = seeded(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick: list => list[below(list.length)] as (typeof list)[number],
    sometimes: percent => below(100) < percent,
  }
}
