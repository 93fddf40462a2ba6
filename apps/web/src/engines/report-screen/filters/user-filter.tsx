import type { everyUser } from '@kencana/contract/areas/users'
import { ALL } from '@kencana/contract/kit/report'
import type { Level } from '@kencana/contract/permissions'
import { useTranslation } from 'react-i18next'
import { call, routeRef } from '../../../lib/api.ts'
import { AllOrOne, type AllOrOneProps } from './all-or-one.tsx'

const users = routeRef<typeof everyUser>('GET', 'users/get/all')

interface UserFilterProps extends AllOrOneProps {
  readonly level: Level
  /** Chosen stores, with commas; the users are those of these. */
  readonly toko: string
}

/** Somebody of one level, or SEMUA. Who left still stands in old reports, so is listed too. */
export function UserFilter({ level, toko, ...field }: UserFilterProps) {
  const { t } = useTranslation()
  const load = async (signal: AbortSignal) => {
    const found = await call(users, { query: { level }, signal })
    const stores = toko === '' || toko === ALL ? undefined : toko.split(',')
    return found
      .filter(user => stores?.includes(user.kode_toko) ?? true)
      .map(({ user_id, nama, kode_toko, aktif }) => ({
        value: user_id,
        label: `${user_id} ${nama}`,
        note: aktif ? kode_toko : t('Nonaktif'),
      }))
  }
  return <AllOrOne {...field} load={load} />
}
