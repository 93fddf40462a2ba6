import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from './date-input.tsx'
import classes from './inputs.module.css'
import { PresetMenu } from './parts/preset-menu.tsx'

export interface DateRange {
  readonly dari: string | null
  readonly sampai: string | null
}

interface DateRangeInputProps {
  readonly value: DateRange
  readonly onChange: (value: DateRange) => void
  readonly today?: string
  readonly min?: string
  readonly max?: string
  /** Either end may be emptied: any day. */
  readonly clearable?: boolean
  readonly labels?: readonly [string, string]
  readonly errors?: { readonly dari?: string; readonly sampai?: string }
  /** Ranges in common use behind a button; they look back, so days to come go without. */
  readonly presets?: boolean
}

/** Two dates; choosing one beyond the other moves the other along, so the range is never empty. */
export function DateRangeInput(props: DateRangeInputProps) {
  const { value, onChange, labels, errors, presets = true, ...days } = props
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { dari, sampai } = value
  // An address may ask for what cannot be chosen here.
  const reversed =
    dari !== null && sampai !== null && dari > sampai
      ? t('Tanggal akhir tidak boleh sebelum tanggal awal')
      : undefined
  return (
    <div ref={box} className={classes.range}>
      <DateInput
        {...days}
        label={labels?.[0] ?? t('Dari Tanggal')}
        value={dari}
        error={errors?.dari ?? reversed}
        onChange={d => onChange({ dari: d, sampai: d && sampai && sampai < d ? d : sampai })}
      />
      <DateInput
        {...days}
        label={labels?.[1] ?? t('Sampai Tanggal')}
        value={sampai}
        error={errors?.sampai ?? reversed}
        onChange={d => onChange({ sampai: d, dari: d && dari && dari > d ? d : dari })}
        {...(presets
          ? { rightSection: <PresetMenu {...days} anchor={box} value={value} onPick={onChange} /> }
          : {})}
      />
    </div>
  )
}
