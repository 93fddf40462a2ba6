import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { SearchProvider } from '../../lib/search.ts'
import { calls } from './calls.ts'

const MOST = 3

/** Customers for the header's search, by name, telephone or identity card; each opens his page. */
export const findCustomers: SearchProvider = async (typed, asked) => {
  const { data } = await call(calls.list, { query: { q: typed, limit: MOST }, ...asked })
  return data.map(({ id, nama, telp, alamat }) => ({
    key: id,
    label: nama,
    ...(telp ? { code: telp } : {}),
    note: [telp, alamat].filter(Boolean).join(' · '),
    icon: 'member',
    ...placeIn('/pelanggan', { id }),
  }))
}
