/** Loans against pledges: appraisal, loan, redemption, renewal, auction, checks, papers. */
import type { Endpoint } from '../../platform/http/endpoint.ts'
import { endpoints as loans } from './hutang.routes.ts'
import { endpoints as afterwards } from './lelang.routes.ts'

export { refersTo } from './master-uses.ts'
export { receiptSource } from './surat/kwitansi-paper.ts'
export { letterSource } from './surat/surat-paper.ts'

export const endpoints: readonly Endpoint[] = [...loans, ...afterwards]

export const owns = ['hutang', 'hutang_barang', 'gerak_hutang', 'pemberitahuan_hutang'] as const
export const uses = ['sesi', 'akun', 'cetak', 'uang'] as const
