import { formatRupiah } from '@kencana/domain/quantity'
import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { Found, SearchProvider } from '../../lib/search.ts'
import { firstDay } from '../../lib/session.ts'
import { calls } from './calls.ts'

const MOST = 4
/** Part of a number such as FJ-JKT-261121-0010; eight figures alone are a barcode. */
const NUMBER = /^(FJ|[A-Z0-9-]*\d{4})/i

/** Notas for the header's search, by their number or its end; of locked days the whole number. */
export const findSales: SearchProvider = async (typed, signal) => {
  if (!NUMBER.test(typed) || /^\d{8}$/.test(typed)) return []
  const first = firstDay()
  const since = first === undefined || NOMOR_PENJUALAN.test(typed) ? {} : { tgl_from: first }
  const { data } = await call(calls.list, { query: { q: typed, limit: MOST, ...since }, signal })
  return data.map(
    (sale): Found => ({
      key: sale.no_faktur_jual,
      label: sale.no_faktur_jual,
      note: `${sale.tgl_system} · Rp ${formatRupiah(sale.total)}`,
      icon: 'penjualan',
      ...placeIn('/lihat-penjualan', { no_faktur_jual: sale.no_faktur_jual }),
    }),
  )
}
