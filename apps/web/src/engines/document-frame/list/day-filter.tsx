import { DateRangeInput } from '../../../kit/inputs/date-range-input.tsx'
import { firstDay, useSession } from '../../../lib/session.ts'

interface DayFilterProps {
  readonly filter: { readonly tgl_from?: string | undefined; readonly tgl_to?: string | undefined }
  readonly onChange: (days: { readonly tgl_from: string; readonly tgl_to: string }) => void
}

/** Days of a list, none after the open one, none before what a locked past leaves. */
export function DayFilter({ filter, onChange }: DayFilterProps) {
  const who = useSession()
  const today = who?.tgl_system ?? null
  const locked = firstDay(who)
  return (
    <DateRangeInput
      value={{ dari: filter.tgl_from ?? null, sampai: filter.tgl_to ?? null }}
      onChange={({ dari, sampai }) => onChange({ tgl_from: dari ?? '', tgl_to: sampai ?? '' })}
      {...(today === null ? {} : { today, max: today })}
      {...(locked === undefined ? {} : { min: locked })}
    />
  )
}
