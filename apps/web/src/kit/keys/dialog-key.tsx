import { useKeys } from './use-keys.ts'

interface DialogKeyProps {
  readonly name: string
  readonly label?: string
  readonly run: () => void
  readonly enabled?: boolean
}

/** A key of a dialog: stands inside of it, where the page's own keys sleep. */
export function DialogKey({ name, label, run, enabled = true }: DialogKeyProps) {
  useKeys({ [name]: { run, enabled, ...(label === undefined ? {} : { label }) } })
  return null
}
