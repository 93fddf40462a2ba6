import type { StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import { type Sql, sql } from '../../platform/sql.ts'
import { openDay } from '../day-sums.ts'

/** How money between stores stands, as its screens say. */
export const STATUS_TRANSIT = {
  OPEN: 'Di jalan',
  DONE: 'Sudah diterima',
  BATAL: 'Batal',
} as const satisfies Record<StatusKirim, string>

/** Days that something of a day has been on its way, by the store's own day. */
export const age = (toko: string, tgl: Sql): Sql => sql`(${openDay(toko)} - ${tgl})`
