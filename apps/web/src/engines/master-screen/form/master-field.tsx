import type { Field } from '@kencana/contract/kit/field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'
import { FieldInput } from '../../field-input/field-input.tsx'
import type { Row } from '../master-calls.ts'
import { MasterPicker } from '../master-picker.tsx'
import { Swatch } from '../swatch.tsx'

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

/** The input of one field of a record: what it refers to is picked, all else is as elsewhere. */
export function MasterField(props: MasterFieldProps): ReactNode {
  const { t } = useTranslation()
  const { name, field, value, onChange, locked } = props
  const base: FieldProps = {
    label: t(field.label),
    // What is no line of text is called by its own name.
    name: field.kind === 'flag' ? name : (field.formName ?? name),
    ...(field.formName === undefined ? {} : { id: field.formName }),
    error: props.error,
    readOnly: locked,
    withAsterisk: field.required !== false && field.kind !== 'flag',
    onBlur: props.onBlur,
    ...(field.hint === undefined ? {} : { description: t(field.hint) }),
    ...(props.first ? { 'data-autofocus': true } : {}),
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
  const color = field.kind === 'choice' ? field.swatches?.[String(value)] : undefined
  return (
    <FieldInput
      field={field}
      value={value}
      onChange={onChange}
      base={base}
      locked={locked}
      {...(color === undefined ? {} : { chosen: <Swatch color={color} /> })}
    />
  )
}
