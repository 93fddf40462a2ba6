import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LoadOptions } from '../../../kit/inputs/parts/use-options.ts'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { Holder } from '../pick/holder.tsx'
import classes from '../titipan.module.css'

interface DepositPickerProps {
  readonly label: string
  readonly value: string | null
  /** The chosen one as it stands. */
  readonly bon: TitipanAnswer | undefined
  readonly onChange: (nomor: string | null) => void
  readonly autoFocus?: boolean
}

/** An open deposit, found by number, name or telephone, and what is left of it. */
export function DepositPicker({ label, value, bon, onChange, autoFocus }: DepositPickerProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.picked}>
      <Picker
        label={label}
        value={value}
        load={openDeposits}
        placeholder={t('Nomor, nama, atau telepon')}
        onChange={onChange}
        clearable
        required
        {...(value === null ? {} : { valueLabel: value })}
        {...(autoFocus === true ? { autoFocus: true } : {})}
      />
      {bon !== undefined && <Holder bon={bon} />}
    </div>
  )
}

/** The picker puts the best first: enough that it can. */
const MOST = 100

const openDeposits: LoadOptions = async (typed, signal) => {
  const q = typed.trim()
  const query = { status: 'TERBUKA' as const, limit: MOST, ...(q === '' ? {} : { q }) }
  const { data } = await call(calls.list, { query, signal })
  return data.map(({ no_titipan, nama_customer, telp_customer, saldo }) => ({
    value: no_titipan,
    label: no_titipan,
    note: `${nama_customer} · ${telp_customer} · ${rupiahText(saldo)}`,
  }))
}

/** The deposit that was chosen, as it stands now. */
export function useDeposit(nomor: string | null): TitipanAnswer | undefined {
  return useQuery({
    queryKey: ['titipan', 'satu', nomor],
    queryFn: ({ signal }) => call(calls.show, { params: { no_titipan: nomor ?? '' }, signal }),
    enabled: nomor !== null,
  }).data
}
