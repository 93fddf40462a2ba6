import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../frame.module.css'
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
  const { begin, reason, approval } = useUndo({ ...undo, isPossible: !busy })
  useKeys(onCounterKeys({ simpan: { run: () => begin(), label: act } }))
  return (
    <form className={classes.stack} onSubmit={begin}>
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
    </form>
  )
}

/** Why a document cannot be taken back here, as far as it is known before asking. */
export function NotUndone({ why }: { readonly why: string }) {
  return (
    <p className={classes.refused} role="note">
      {why}
    </p>
  )
}
