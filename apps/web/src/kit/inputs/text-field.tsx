import { InputBase, TextInput } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  /** More than one line makes a text area. */
  readonly lines?: number
  /** Codes are written in capitals. */
  readonly upper?: boolean
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly autoComplete?: string
}

/** One line of text, or several with `lines`. */
export function TextField({ lines, upper = false, onChange, inputRef, ...field }: TextFieldProps) {
  const change = (value: string) => onChange(upper ? value.toUpperCase() : value)
  if (lines !== undefined && lines > 1) {
    // The kit's own text area brings what makes one grow: 3 KB of the till's first load.
    return (
      <InputBase
        component="textarea"
        multiline
        {...field}
        rows={lines}
        onChange={e => change(e.currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      autoComplete="off"
      {...field}
      {...(inputRef === undefined ? {} : { ref: inputRef })}
      onChange={e => change(e.currentTarget.value)}
    />
  )
}
