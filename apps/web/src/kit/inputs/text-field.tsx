import { InputBase, TextInput } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'
import type { FieldProps } from './field-props.ts'
import { bothRefs } from './parts/both-refs.ts'
import { useRestored } from './parts/use-restored.ts'

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
  return <LineInput autoComplete="off" {...field} inputRef={inputRef} onText={change} />
}

interface LineInputProps extends Omit<ComponentProps<typeof TextInput>, 'ref' | 'onChange'> {
  readonly value: string
  readonly onText: (text: string) => void
  readonly inputRef: FieldProps['inputRef']
}

/** One line: where the cursor comes by a key, and what comes under it, is selected. */
export function LineInput({ onText, inputRef, ...field }: LineInputProps) {
  const own = useRef<HTMLInputElement | null>(null)
  const writes = useRestored(own, field.value)
  return (
    <TextInput
      {...field}
      ref={bothRefs(own, inputRef)}
      onFocus={event => event.currentTarget.select()}
      onChange={event => {
        writes()
        onText(event.currentTarget.value)
      }}
    />
  )
}
