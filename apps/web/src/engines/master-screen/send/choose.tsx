import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import classes from '../master-screen.module.css'

interface Choice {
  readonly value: string
  readonly label: string
}

interface ChooseProps {
  readonly legend: string
  readonly options: readonly Choice[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

const SEARCH_FROM = 12

/** Some or all of a list, by mouse or by Tab and Space; a long list can be searched. */
export function Choose({ legend, options, chosen, onChange }: ChooseProps) {
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const wanted = word.trim().toLowerCase()
  const shown = options.filter(
    ({ value, label }) => wanted === '' || `${value} ${label}`.toLowerCase().includes(wanted),
  )
  const isAll = options.length > 0 && chosen.size === options.length
  const toggle = (value: string) => {
    const next = new Set(chosen)
    if (!next.delete(value)) next.add(value)
    onChange(next)
  }
  return (
    <fieldset className={classes.choose}>
      <legend>
        {legend} <small>{t('{jumlah} dipilih', { jumlah: chosen.size })}</small>
      </legend>
      {options.length > SEARCH_FROM && (
        <TextField
          aria-label={`${t('Cari')} ${legend}`}
          placeholder={t('Cari')}
          value={word}
          onChange={setWord}
        />
      )}
      <div className={classes.choices}>
        {wanted === '' && (
          <label className={classes.all}>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => onChange(new Set(isAll ? [] : options.map(one => one.value)))}
            />
            <span>{t('Semua')}</span>
          </label>
        )}
        {shown.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
            <span>
              {value}
              {label !== value && <small>{label}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
