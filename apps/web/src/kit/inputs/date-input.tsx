import { DatePickerInput } from '@mantine/dates'
import '@mantine/core/styles/Popover.css'
import '@mantine/dates/styles.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../text/icon.tsx'
import { MORE_ICONS } from '../text/more-icons.ts'
import type { FieldProps } from './field-props.ts'
import { calendarLabels, calendarLocale, todayJakarta } from './parts/calendar-words.ts'

interface DateInputProps extends Omit<FieldProps, 'inputRef'> {
  /** 'YYYY-MM-DD', or `null` while empty. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly min?: string
  readonly max?: string
  /** The day 'Hari Ini' means; the store's business day where there is one. */
  readonly today?: string
  readonly clearable?: boolean
  /** A button at the end of the field. */
  readonly rightSection?: ReactNode
}

/** A business date, yyyy-MM-dd, chosen and never typed; 'Hari Ini' is one key away. */
export function DateInput({ value, onChange, min, max, today, ...field }: DateInputProps) {
  const { t, i18n } = useTranslation()
  return (
    <DatePickerInput
      {...field}
      value={value}
      onChange={onChange}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      valueFormat="YYYY-MM-DD"
      placeholder={field.placeholder ?? t('Pilih tanggal')}
      locale={calendarLocale(i18n.language)}
      firstDayOfWeek={1}
      highlightToday
      weekendDays={[]}
      presets={[{ value: today ?? todayJakarta(), label: t('Hari Ini') }]}
      ariaLabels={calendarLabels(t)}
      clearButtonProps={{ 'aria-label': t('Kosongkan') }}
      leftSection={<Icon name={MORE_ICONS.kalender} />}
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="all"
      // Tab goes on from the field once a day is chosen.
      popoverProps={{ returnFocus: true }}
    />
  )
}
