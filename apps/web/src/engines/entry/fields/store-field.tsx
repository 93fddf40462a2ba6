import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { places } from './place-calls.ts'

interface StoreFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** Said where none is chosen. */
  readonly empty: string
  readonly 'data-autofocus'?: boolean
}

/** A store of the chain, another than its own. */
export function StoreField(props: StoreFieldProps) {
  const own = useSession()?.kode_toko
  const { data = [] } = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(places.toko, { signal }),
  })
  return (
    <SelectField
      {...props}
      options={data
        .filter(({ kode_toko }) => kode_toko !== own)
        .map(({ kode_toko, nama_toko }) => ({
          value: String(kode_toko),
          label: `${String(kode_toko)} ${String(nama_toko)}`,
        }))}
    />
  )
}
