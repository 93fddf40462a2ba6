import { Button } from '@mantine/core'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Kbd } from '../../kit/text/kbd.tsx'

interface ActProps {
  /** None where the same act stands there under its key already. */
  readonly keys?: string
  readonly label: string
  readonly run: () => void
  readonly main?: boolean
  readonly danger?: boolean
}

/** One thing that can be done with a document, with its key. */
export function Act({ keys, label, run, main = false, danger = false }: ActProps) {
  useKeys(keys === undefined ? {} : { [keys]: { run, label } })
  return (
    <Button
      variant={main ? 'filled' : danger ? 'light' : 'default'}
      {...(danger ? { color: 'red' } : {})}
      onClick={run}
      rightSection={keys !== undefined && <Kbd keys={keys} onBrand={main} />}
    >
      {label}
    </Button>
  )
}
