import { formatRupiah } from '@kencana/domain/quantity'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { Found, SearchProvider } from '../../lib/search.ts'
import { calls } from './calls.ts'

const MOST = 4
/** Part of a number such as FH-JKT-261122-0001; eight figures alone are a barcode. */
const NUMBER = /^(F[HPTLK]-|[A-Z0-9-]*\d{4})/i

/** Pawn loans for the header's search, by their number, its end, or that of what ended them. */
export const findLoans: SearchProvider = async (typed, signal) => {
  if (!NUMBER.test(typed) || /^\d{8}$/.test(typed)) return []
  const { data } = await call(calls.list, { query: { q: typed, limit: MOST }, signal })
  return data.map(
    (loan): Found => ({
      key: loan.no_faktur_hutang,
      label: loan.no_faktur_hutang,
      note: `${loan.nama_customer} · Rp ${formatRupiah(loan.jumlah_hutang)}`,
      icon: 'hutang',
      ...placeIn('/lihat-hutang', { no_faktur_hutang: loan.no_faktur_hutang }),
    }),
  )
}
