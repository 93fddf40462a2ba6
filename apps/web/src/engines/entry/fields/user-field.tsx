import type { everyUser } from '@kencana/contract/areas/users'
import { useQuery } from '@tanstack/react-query'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { call, routeRef } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'

const users = routeRef<typeof everyUser>('GET', 'users/get/all')

interface UserFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly required: boolean
  readonly onChange: (value: string) => void
  readonly 'data-autofocus'?: boolean
}

/** Somebody who works in the store acted for, found by user ID or name. */
export function UserField({ value, onChange, ...field }: UserFieldProps) {
  const own = useSession()?.kode_toko
  const { data = [] } = useQuery({
    queryKey: ['users', 'semua'],
    queryFn: ({ signal }) => call(users, { query: {}, signal }),
  })
  return (
    <Picker
      {...field}
      value={value === '' ? null : value}
      options={data
        .filter(({ aktif, kode_toko }) => aktif && kode_toko === own)
        .map(({ user_id, nama }) => ({ value: user_id, label: `${user_id} ${nama}` }))}
      onChange={picked => onChange(picked ?? '')}
    />
  )
}
