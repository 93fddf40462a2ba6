import { choiceFilter } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** Pieces for sale, those that were bought and wait for sorting, or all that lie in trays. */
export const letakFilter = () =>
  choiceFilter('Letak', { ADA: 'Stock jual', BLN: 'Barang beli (BLN)', ALL: 'SEMUA' })

const LYING = {
  ADA: sql`(status = 'ADA' or status = 'DIPERIKSA')`,
  BLN: sql`status = 'BLN'`,
  ALL: sql`(status = 'ADA' or status = 'DIPERIKSA' or status = 'BLN')`,
} as const

/** Whether a piece lies where the filter says. */
export const lying = (letak: keyof typeof LYING): Sql => LYING[letak]

/** The status that the list of pieces is asked for, to show a piece of the row. */
export const LETAK = sql`case status when 'BLN' then 'BLN' else 'ADA' end`

/** The size of a piece `b`, where those without one are told too. */
export const SIZE = sql`coalesce(nullif(b.size, ''), '-')`
