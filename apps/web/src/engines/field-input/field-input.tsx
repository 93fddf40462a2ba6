import type { Field } from '@kencana/contract/kit/field'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import type { FieldProps } from '../../kit/inputs/field-props.ts'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../kit/inputs/weight-input.tsx'
import { Switch } from '../../kit/mantine/switch.ts'
import { NumberField } from './number-field.tsx'

/** Fields whose input needs nothing of the server; a record of a master is picked by its screen. */
export type PlainField = Exclude<Field, { kind: 'ref' }>

interface FieldInputProps {
  readonly field: PlainField
  /** As it travels: grams, rupiah, text. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** Label, name, fault and what else every input takes. */
  readonly base: FieldProps
  readonly locked?: boolean
  readonly inputMode?: 'text' | 'numeric' | 'tel'
  readonly upper?: boolean
  /** Of a day: the first that may be, and the one that is called today. */
  readonly days?: { readonly min: string; readonly today: string } | undefined
  /** Stands before the text of a choice: its colour. */
  readonly chosen?: ReactNode
}

/** What can be typed at all: the bound of a field has a sentence and does not stop the hand. */
const MOST_RP = 1e14
const MOST_MG = 99_999_999_999

/** The input of one field, chosen by its kind: of a master's form and of a command's. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, onChange, base } = props
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : null
  const orNull = (next: string) => (next === '' && field.required === false ? null : next)
  switch (field.kind) {
    case 'code':
      return (
        <TextField
          {...base}
          value={text}
          upper={field.upper}
          onChange={next => onChange(orNull(next))}
        />
      )
    case 'text':
      return (
        <TextField
          {...base}
          value={text}
          {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
          {...(field.lines === undefined ? {} : { lines: field.lines })}
          upper={props.upper === true}
          onChange={next => onChange(orNull(next))}
        />
      )
    case 'money':
      return (
        <MoneyInput
          {...base}
          value={number}
          max={MOST_RP}
          onChange={onChange}
          onEmpty={field.required === false ? () => onChange(null) : undefined}
        />
      )
    case 'weight':
      return (
        <WeightInput
          {...base}
          value={number === null ? null : gramToMg(number)}
          maxMg={MOST_MG}
          onChange={mg => onChange(mg === null ? null : mgToGram(mg))}
        />
      )
    case 'permil':
    case 'integer':
    case 'percent':
    case 'decimal':
      return <NumberField {...base} field={field} value={number} onChange={onChange} />
    case 'date':
      return (
        <DateInput
          {...base}
          {...props.days}
          value={text === '' ? null : text}
          onChange={onChange}
        />
      )
    default:
      return <ChosenInput {...props} field={field} />
  }
}

type Chosen = Extract<Field, { kind: 'flag' | 'choice' }>

function ChosenInput(props: FieldInputProps & { readonly field: Chosen }) {
  const { t } = useTranslation()
  const { field, value, onChange, base, locked = false, chosen } = props
  if (field.kind === 'flag') {
    return (
      <Switch
        label={base.label}
        name={base.name}
        checked={value === true}
        disabled={locked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    )
  }
  const { readOnly: _, placeholder: __, inputRef: ___, ...select } = base
  const options = Object.entries(field.options)
  return (
    <SelectField
      {...select}
      {...(chosen === undefined ? {} : { leftSection: chosen })}
      disabled={locked}
      value={typeof value === 'string' ? value : ''}
      options={options.map(([key, label]) => ({ value: key, label: t(label) }))}
      {...(field.required === false || value === '' ? { empty: t('Pilih') } : {})}
      onChange={next => onChange(next === '' && field.required === false ? null : next)}
    />
  )
}
