import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

/** A submission that waits keeps its sales; one that has ended keeps only the name. */
export const refersTo: readonly MasterUse[] = [
  {
    label: 'Ajuan',
    master: 'sales',
    table: 'ajuan',
    column: 'kode_sales',
    key: 'no_ajuan',
    kept: 'store',
    live: sql`status = 'MENUNGGU'`,
  },
]
