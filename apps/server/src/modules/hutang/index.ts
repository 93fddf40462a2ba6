/** Loans against pledges: appraisal, loan, redemption, renewal, auction, checks, papers. */
import type { Endpoint } from '../../platform/http/endpoint.ts'
import { endpoints as loans } from './hutang.routes.ts'

export { refersTo } from './master-uses.ts'

export const endpoints: readonly Endpoint[] = [...loans]

export const owns = [
  'hutang',
  'hutang_barang',
  'gerak_hutang',
  'pemberitahuan_hutang',
  'validasi_hutang',
  'cetak_hutang',
] as const
export const uses = ['sesi', 'akun'] as const
