import type { PaperElement } from '../template.ts'
import type { PageSet } from './page-sets.ts'
import type { SaidRows } from './values.ts'

/** Room for strips: `w` millimetres wide from `x` on, from `top` down. */
export interface Room {
  readonly set: PageSet
  /** Rows of the paper: what a column of a table holds. */
  readonly rows: readonly SaidRows[]
  readonly x: number
  readonly w: number
  readonly top: number
  /** Side its letters lean on. */
  readonly rata: 'KIRI' | 'KANAN'
}

/** Elements of a strip as they stand on the page, and where it ends, in millimetres. */
export interface Laid {
  readonly elemen: readonly PaperElement[]
  readonly bottom: number
}

/** A piece of a paper: laid into a room it knows its elements and how high it is. */
export interface Strip {
  /** Millimetres from the top of the page; without it below the strip before. */
  readonly at?: number | undefined
  lay(room: Room): Laid
}

/** Millimetres as people write them: to a hundredth. */
export const mm = (value: number): number => Math.round(value * 100) / 100

/** Lays strips below each other, `gap` millimetres apart. It ends where the lowest of them does. */
export function stack(strips: readonly Strip[], room: Room, gap: number): Laid {
  const elemen: PaperElement[] = []
  let bottom: number | undefined
  for (const strip of strips) {
    const below = bottom === undefined ? room.top : mm(bottom + gap)
    const laid = strip.lay({ ...room, top: strip.at ?? below })
    elemen.push(...laid.elemen)
    bottom = Math.max(bottom ?? laid.bottom, laid.bottom)
  }
  return { elemen, bottom: bottom ?? room.top }
}
