import type { RefObject } from 'react'
import type { FieldProps } from '../field-props.ts'

/** The ref of a field that looks at its input itself and gives it to whoever asked for it. */
export const bothRefs =
  (own: RefObject<HTMLInputElement | null>, asked: FieldProps['inputRef']) =>
  (input: HTMLInputElement | null): void => {
    own.current = input
    if (typeof asked === 'function') asked(input)
    else if (asked) asked.current = input
  }
