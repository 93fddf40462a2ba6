import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

/** An account whose statement has open lines is still looked after. */
export const refersTo: readonly MasterUse[] = [
  {
    label: 'Rekening Koran',
    master: 'rekening',
    table: 'koran_baris',
    column: 'no_rekening',
    key: 'keterangan',
    kept: 'store',
    live: sql`id_cocok is null`,
  },
]
