import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../text/icon.tsx'
import type { FieldProps } from './field-props.ts'

interface SelectFieldProps extends Omit<FieldProps, 'inputRef' | 'readOnly' | 'placeholder'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Shown as a first, empty choice. */
  readonly empty?: string
  /** Stands before the chosen text: a colour, an icon. */
  readonly leftSection?: ReactNode
}

/** A few fixed choices; for long lists there is `Picker`. The browser's own list: fast and sure. */
export function SelectField({ value, onChange, options, empty, ...field }: SelectFieldProps) {
  const data = empty === undefined ? options : [{ value: '', label: empty }, ...options]
  return (
    <NativeSelect
      {...field}
      value={value}
      rightSection={<Icon name="bawah" size={14} />}
      data={[...data]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
