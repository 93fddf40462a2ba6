import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '../../../kit/acts/form.tsx'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../frame.module.css'

interface QuickDialogProps {
  readonly title: string
  /** What F10 and Enter do; it is left to `run` to see whether that can be done. */
  readonly act: { readonly label: string; readonly run: () => void; readonly disabled: boolean }
  /** The other way out, left of the act. */
  readonly other: { readonly label: string; readonly run: () => void }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A few fields of what stands open on the counter; nothing is sent. A scan goes past it. */
export function QuickDialog({ title, act, other, onClose, children }: QuickDialogProps) {
  return (
    <LightModal
      onClose={onClose}
      title={title}
      size="sm"
      letsScansBy
      footer={<Footer act={act} other={other} />}
    >
      <Form className={classes.stack} onSubmit={act.run}>
        {children}
      </Form>
    </LightModal>
  )
}

function Footer({ act, other }: Pick<QuickDialogProps, 'act' | 'other'>) {
  useKeys(onCounterKeys({ simpan: { run: act.run, label: act.label } }))
  return (
    <>
      <Button variant="default" onClick={other.run}>
        {other.label}
      </Button>
      <Button onClick={act.run} disabled={act.disabled} rightSection={<Kbd keys="F10" onBrand />}>
        {act.label}
      </Button>
    </>
  )
}
