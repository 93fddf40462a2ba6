import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

/** A deposit that is open keeps its sales; one that has ended keeps only the name. */
export const refersTo: readonly MasterUse[] = [
  {
    label: 'Titipan',
    master: 'sales',
    table: 'bon',
    column: 'kode_sales',
    key: 'no_bon',
    kept: 'store',
    live: sql`status = 'TERBUKA'`,
  },
]
