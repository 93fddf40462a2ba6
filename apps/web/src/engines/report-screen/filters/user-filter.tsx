import type { everyUser } from '@kencana/contract/areas/users'
import { ALL } from '@kencana/contract/kit/report'
import type { Level } from '@kencana/contract/permissions'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { call, routeRef } from '../../../lib/api.ts'

const users = routeRef<typeof everyUser>('GET', 'users/get/all')
const MOST = 100

interface UserFilterProps {
  readonly label: string
  readonly level: Level
  /** Chosen stores, with commas; the users are those of these. */
  readonly toko: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

/** Somebody of one level, or SEMUA. Who left still stands in old reports, so is listed too. */
export function UserFilter({ label, level, toko, value, onChange, ...field }: UserFilterProps) {
  const { t } = useTranslation()
  const all = { value: ALL, label: t('SEMUA') }
  const load = async (typed: string, signal: AbortSignal) => {
    const found = await call(users, { query: { level }, signal })
    const stores = toko === '' || toko === ALL ? undefined : toko.split(',')
    const wanted = typed.toLowerCase()
    const options = found
      .filter(user => stores?.includes(user.kode_toko) ?? true)
      .map(({ user_id, nama, kode_toko, aktif }) => ({
        value: user_id,
        label: `${user_id} ${nama}`,
        note: aktif ? kode_toko : t('Nonaktif'),
      }))
    return [all, ...options.filter(one => one.label.toLowerCase().includes(wanted)).slice(0, MOST)]
  }
  return (
    <Picker
      {...field}
      label={label}
      value={value === '' ? null : value}
      onChange={chosen => onChange(chosen ?? '')}
      load={load}
      valueLabel={value === ALL ? t('SEMUA') : value}
      clearable
    />
  )
}
