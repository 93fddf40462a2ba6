import type { Field } from '@kencana/contract/kit/field'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import type { Row } from '../master-calls.ts'
import { MasterPicker } from '../master-picker.tsx'
import { Swatch } from '../swatch.tsx'
import { NumberField } from './number-field.tsx'

interface MasterFieldProps {
  readonly name: string
  readonly field: Field
  /** As it travels: grams, rupiah, text. */
  readonly value: unknown
  readonly onChange: (value: unknown, row?: Row | null) => void
  readonly onBlur: () => void
  /** Translated. */
  readonly error: string | undefined
  readonly locked: boolean
  readonly first: boolean
}

/** What can be typed at all: the bound of a field has a sentence and does not stop the hand. */
const MOST_RP = 1e14
const MOST_MG = 99_999_999_999

/** The input of one field, chosen by its kind. */
export function MasterField(props: MasterFieldProps): ReactNode {
  const { t } = useTranslation()
  const { field, value, onChange } = props
  const base: FieldProps = {
    label: t(field.label),
    name: props.field.formName ?? props.name,
    ...(field.formName === undefined ? {} : { id: field.formName }),
    error: props.error,
    readOnly: props.locked,
    withAsterisk: field.required !== false && field.kind !== 'flag',
    onBlur: props.onBlur,
    ...(field.hint === undefined ? {} : { description: t(field.hint) }),
    ...(props.first ? { 'data-autofocus': true } : {}),
  }
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
          {...(field.lines === undefined ? {} : { lines: field.lines })}
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
      return <DateInput {...base} value={text === '' ? null : text} onChange={onChange} />
    default:
      return <ChosenField {...props} field={field} base={base} />
  }
}

type Chosen = Extract<Field, { kind: 'flag' | 'choice' | 'ref' }>

function ChosenField(props: MasterFieldProps & { field: Chosen; base: FieldProps }) {
  const { t } = useTranslation()
  const { field, value, onChange, base } = props
  if (field.kind === 'flag') {
    return (
      <Switch
        label={base.label}
        name={props.name}
        checked={value === true}
        disabled={props.locked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    )
  }
  if (field.kind === 'ref') {
    return (
      <MasterPicker
        {...base}
        master={field.master}
        takesTyped
        value={typeof value === 'string' && value !== '' ? value : null}
        clearable={field.required === false}
        onChange={(key, row) => onChange(key, row)}
      />
    )
  }
  const { readOnly: _, placeholder: __, inputRef: ___, ...select } = base
  const options = Object.entries(field.options)
  const color = field.swatches?.[String(value)]
  return (
    <SelectField
      {...select}
      {...(color === undefined ? {} : { leftSection: <Swatch color={color} /> })}
      disabled={props.locked}
      value={typeof value === 'string' ? value : ''}
      options={options.map(([key, label]) => ({ value: key, label: t(label) }))}
      {...(field.required === false || value === '' ? { empty: t('Pilih') } : {})}
      onChange={next => onChange(next === '' && field.required === false ? null : next)}
    />
  )
}
