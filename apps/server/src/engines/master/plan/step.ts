import type { Keadaan } from '@kencana/contract/kit/masters/plan'
import type { StampedRow } from '../master-table.ts'

export type Values = Readonly<Record<string, unknown>>
export type Faults = Readonly<Record<string, string>>

/** A row as somebody gives it: values as they travel; fields left out stay as they are. */
export interface GivenRow {
  /** Row of the sheet; null where there is none. */
  readonly baris: number | null
  readonly values: Values
  /** What could not even be read. */
  readonly faults?: Faults
  /** What stands in the cells of its sheet, by field. */
  readonly cells?: Readonly<Record<string, string>>
}

/** What becomes of one given row. */
export interface Step {
  readonly baris: number | null
  readonly kode: string
  readonly keadaan: Keadaan
  /** The whole row as it will be. */
  readonly values: Values
  /** The row it meets, deleted or not. */
  readonly before: StampedRow | undefined
  readonly salah: Faults
  readonly cells: Readonly<Record<string, string>>
}
