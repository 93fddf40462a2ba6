import { ALL } from '@kencana/contract/kit/report'
import { useTranslation } from 'react-i18next'
import { fitting } from '../../../kit/inputs/parts/choice-order.ts'
import type { PickOption } from '../../../kit/inputs/parts/use-options.ts'
import { Picker } from '../../../kit/inputs/picker.tsx'

export interface AllOrOneProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

interface LoadedProps extends AllOrOneProps {
  /** Everyone there is to choose from; what was typed narrows it here. */
  readonly load: (signal: AbortSignal) => Promise<readonly PickOption[]>
}

const MOST = 100

/** One of many, or SEMUA, which stands first until something else is typed. */
export function AllOrOne({ value, onChange, load, ...field }: LoadedProps) {
  const { t } = useTranslation()
  const all = { value: ALL, label: t('SEMUA') }
  const narrowed = async (typed: string, signal: AbortSignal) => {
    const found = fitting(await load(signal), typed).slice(0, MOST)
    return all.label.toLowerCase().startsWith(typed.trim().toLowerCase()) ? [all, ...found] : found
  }
  return (
    <Picker
      {...field}
      value={value === '' ? null : value}
      onChange={chosen => onChange(chosen ?? '')}
      load={narrowed}
      valueLabel={value === ALL ? t('SEMUA') : value}
      clearable
    />
  )
}
