import { seesAllStores } from '@kencana/contract/access'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ownSession } from '../../lib/session.ts'
import { calls } from './calls.ts'

/** Stores and people one may write to; a branch has its own people and no choice of stores. */
export function useChoices() {
  const own = ownSession()
  const stores = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(calls.stores, { signal }),
    enabled: own !== null && seesAllStores(own),
  })
  const people = useQuery({
    queryKey: ['users', 'nama'],
    queryFn: ({ signal }) => call(calls.users, { signal }),
  })
  return {
    stores: (stores.data ?? []).map(({ kode_toko, nama_toko }) => ({
      value: String(kode_toko),
      label: String(kode_toko),
      title: String(nama_toko),
    })),
    people: (people.data ?? [])
      .filter(user => user.aktif)
      .map(({ user_id, nama, level, kode_toko }) => ({
        value: user_id,
        label: `${user_id} ${nama}`,
        note: `${level} · ${kode_toko}`,
      })),
  }
}
