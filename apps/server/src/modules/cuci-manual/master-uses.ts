import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

const HELD = {
  label: 'Emas per berat',
  table: 'kolam',
  key: 'kunci',
  kept: 'store',
  live: sql`berat_mg > 0`,
} as const

/** What gold by weight is of, and who has it, stays as long as there is some. */
export const refersTo: readonly MasterUse[] = [
  { ...HELD, master: 'kadar', column: 'kode_kadar' },
  { ...HELD, master: 'tukang', column: 'tempat' },
]
