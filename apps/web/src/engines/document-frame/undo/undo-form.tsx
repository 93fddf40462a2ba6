import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '../../../kit/acts/form.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../frame.module.css'
import { NotUndone } from './not-undone.tsx'
import { type Undo, useUndo } from './use-undo.tsx'

interface UndoFormProps {
  readonly undo: Undo
  /** What F10 does: 'Batalkan penjualan'. */
  readonly act: string
  /** What comes back by it, in figures; stands on the button. */
  readonly consequence: string
  readonly busy: boolean
  /** What the customer gets back, way by way. */
  readonly children?: ReactNode
}

/** The reason, then a supervisor's approval of this one cancellation. */
export function UndoForm({ undo, act, consequence, busy, children }: UndoFormProps) {
  const { begin, reason, approval, why, isAsking } = useUndo({
    ...undo,
    isPossible: !busy,
    isAhead: true,
  })
  const isOffered = why === null && !isAsking
  useKeys(isOffered ? onCounterKeys({ simpan: { run: () => begin(), label: act } }) : {})
  // The cursor stays where the next one is looked for until something is to be typed here.
  if (isAsking) return null
  if (why !== null) return <NotUndone why={why} />
  return (
    <Form className={classes.stack} onSubmit={begin}>
      {reason}
      {children}
      <Button
        type="submit"
        color="red"
        variant="light"
        className={classes.consequence}
        loading={busy}
        rightSection={<Kbd keys="F10" />}
      >
        {consequence}
      </Button>
      {approval}
    </Form>
  )
}
