import type { MasterUse } from '../../engines/master/references.ts'
import { sql } from '../../platform/sql.ts'

/** Who still has pieces, or a loss that waits to be judged, stays. */
export const refersTo: readonly MasterUse[] = [
  {
    ...{ master: 'tukang', column: 'kode_tukang', kept: 'store' },
    ...{ label: 'Kirim ke tukang', table: 'batch_cuci', key: 'no_kirim' },
    live: sql`status in ('DIKIRIM', 'SEBAGIAN')`,
  },
  {
    ...{ master: 'tukang', column: 'kode_tukang', kept: 'store' },
    ...{ label: 'Susut menunggu validasi', table: 'susut', key: 'no_susut' },
    live: sql`status = 'MENUNGGU'`,
  },
]
