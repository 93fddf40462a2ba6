import { addDays } from '@kencana/domain/calendar'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import classes from './pusat.module.css'
import { type Begins, instantOf } from './use-chain-board.ts'

interface BeginsFieldProps {
  readonly value: Begins | null
  readonly onChange: (begins: Begins | null) => void
}

const OPENING = '08:00'
const MINUTE_MS = 60_000

/** Whether that is no time to come, or no time at all. */
export const isSoon = (begins: Begins): boolean => {
  const at = instantOf(begins)
  return at === null || Date.parse(at) < Date.now() + MINUTE_MS
}

/** When shops open next: today, or tomorrow once they did. */
const nextOpening = (): Begins => {
  const begins = { tgl: todayJakarta(), jam: OPENING }
  return isSoon(begins) ? { ...begins, tgl: addDays(begins.tgl, 1) } : begins
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
