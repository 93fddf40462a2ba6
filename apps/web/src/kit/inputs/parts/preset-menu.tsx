import type { TFunction } from 'i18next'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../text/icon.tsx'
import classes from '../inputs.module.css'
import { todayJakarta } from './calendar-words.ts'
import { listActOf } from './list-keys.ts'
import { PickList } from './pick-list.tsx'
import { type PresetName, rangePresets } from './range-presets.ts'

interface PresetMenuProps {
  /** The range, whose list it opens under. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly value: { readonly dari: string | null; readonly sampai: string | null }
  readonly onPick: (range: { readonly dari: string; readonly sampai: string }) => void
  readonly today?: string
  readonly min?: string
  readonly max?: string
}

/** Ranges in common use: ↑ ↓ choose, Enter takes, Esc leaves; none where there is one day only. */
export function PresetMenu({ anchor, value, onPick, today, min, max }: PresetMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const [at, setAt] = useState<number | null>(null)
  const presets = rangePresets(today ?? todayJakarta(), { min, max })
  if (presets.length < 2) return null
  const isOpen = at !== null
  const present = presets.findIndex(
    ({ dari, sampai }) => dari === value.dari && sampai === value.sampai,
  )
  const choices = presets.map(({ name, dari, sampai }) => ({
    value: name,
    label: labelOf(name, t),
    note: dari === sampai ? dari : `${dari} – ${sampai}`,
  }))
  const close = () => setAt(null)
  const take = (index: number) => {
    const preset = presets[index]
    close()
    if (preset !== undefined) onPick({ dari: preset.dari, sampai: preset.sampai })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isOpen && event.key === ' ' ? 'take' : listActOf(event, isOpen, true)
    if (act === null) return
    event.preventDefault()
    if (act === 'close') close()
    else if (act === 'take') take(at ?? 0)
    else if (isOpen) setAt((at + act + presets.length) % presets.length)
    else setAt(Math.max(present, 0))
  }
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        {...(isOpen ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        aria-label={t('Rentang hari')}
        title={t('Rentang hari')}
        className={classes.presets}
        onClick={() => setAt(isOpen ? null : Math.max(present, 0))}
        onKeyDown={onKeyDown}
        onBlur={close}
      >
        <Icon name="bawah" size={14} />
      </button>
      {isOpen && (
        <PickList
          id={id}
          anchor={anchor}
          choices={choices}
          marked={choices[at]}
          value={choices[present]?.value ?? null}
          state="rest"
          onPick={option => take(choices.findIndex(one => one.value === option.value))}
        />
      )}
    </>
  )
}

function labelOf(name: PresetName, t: TFunction): string {
  const labels: Readonly<Record<PresetName, string>> = {
    hari: t('Hari Ini'),
    kemarin: t('Kemarin'),
    minggu: t('Minggu ini'),
    bulan: t('Bulan ini'),
    'bulan-lalu': t('Bulan lalu'),
    setahun: t('12 bulan terakhir'),
  }
  return labels[name]
}
