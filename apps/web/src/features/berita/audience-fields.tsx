import { useTranslation } from 'react-i18next'
import type { PickOption } from '../../kit/inputs/parts/use-options.ts'
import { Picker } from '../../kit/inputs/picker.tsx'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './berita.module.css'

interface ChosenProps {
  readonly label: string
  /** What no choice means. */
  readonly none: string
  readonly choices: readonly { value: string; label: string; title?: string }[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** A few choices, any of them; none chosen means all. */
export function Chosen({ label, none, choices, value, onChange }: ChosenProps) {
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter(other => other !== one) : [...value, one])
  return (
    <fieldset className={classes.chosen}>
      <legend>{label}</legend>
      <button type="button" aria-pressed={value.length === 0} onClick={() => onChange([])}>
        {none}
      </button>
      {choices.map(({ value: one, label: text, title }) => (
        <button
          key={one}
          type="button"
          title={title}
          aria-pressed={value.includes(one)}
          onClick={() => toggle(one)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

interface PeopleChoiceProps {
  readonly choices: readonly PickOption[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

/** People by name, besides stores and levels; alone they are all it is addressed to. */
export function PeopleChoice({ choices, value, onChange }: PeopleChoiceProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.people}>
      <Picker
        label={t('User tertentu')}
        description={t('Boleh kosong. Tanpa toko dan level, hanya user ini yang melihatnya.')}
        value={null}
        options={choices.filter(one => !value.includes(one.value))}
        onChange={one => one !== null && onChange([...value, one])}
      />
      <div className={classes.chips}>
        {value.map(one => (
          <button
            key={one}
            type="button"
            aria-label={t('Hapus {user}', { user: one })}
            onClick={() => onChange(value.filter(other => other !== one))}
          >
            {one} <Icon name="tutup" size={12} />
          </button>
        ))}
      </div>
    </div>
  )
}
