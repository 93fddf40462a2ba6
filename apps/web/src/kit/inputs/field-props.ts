import type { ReactNode, Ref } from 'react'

/** What every input of the kit takes. Labels and errors come translated. */
export interface FieldProps {
  readonly label?: ReactNode
  readonly 'aria-label'?: string
  readonly id?: string
  readonly name?: string
  readonly error?: ReactNode
  readonly description?: ReactNode
  readonly placeholder?: string
  readonly required?: boolean
  readonly withAsterisk?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly autoFocus?: boolean
  readonly 'data-autofocus'?: boolean
  /** It wants codes: a scanner's Enter is the field's, as a hand's is. */
  readonly 'data-scans'?: boolean
  readonly onBlur?: () => void
  readonly inputRef?: Ref<HTMLInputElement>
  readonly w?: number | string
}
