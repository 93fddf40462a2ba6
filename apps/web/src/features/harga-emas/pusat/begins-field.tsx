import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { type Begins, isSoon, nextOpening } from './begins.ts'
import classes from './pusat.module.css'

interface BeginsFieldProps {
  readonly value: Begins | null
  readonly onChange: (begins: Begins | null) => void
}

/** At once, or at a time of a day, in the shops' own time. */
export function BeginsField({ value, onChange }: BeginsFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.begins}>
      <SelectField
        label={t('Mulai berlaku')}
        value={value === null ? 'KINI' : 'NANTI'}
        onChange={choice => onChange(choice === 'KINI' ? null : nextOpening())}
        options={[
          { value: 'KINI', label: t('Sekarang') },
          { value: 'NANTI', label: t('Pada waktu tertentu') },
        ]}
      />
      {value !== null && (
        <>
          <DateInput
            label={t('Tanggal')}
            value={value.tgl}
            onChange={tgl => onChange({ ...value, tgl })}
            min={todayJakarta()}
          />
          <TextInput
            type="time"
            label={t('Jam (WIB)')}
            value={value.jam}
            onChange={event => onChange({ ...value, jam: event.currentTarget.value })}
            error={isSoon(value) ? t('Waktu berlaku paling cepat satu menit lagi') : undefined}
          />
        </>
      )}
    </div>
  )
}
