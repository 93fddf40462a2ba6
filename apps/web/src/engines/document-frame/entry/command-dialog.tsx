import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { Form } from '../../../kit/acts/form.tsx'
import { LightModal, StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { enterGoesOn } from '../../../kit/keys/field-walk.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { DraftState } from '../../../lib/device/draft.ts'
import classes from '../frame.module.css'

interface CommandDialogProps {
  readonly title: string
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Esc does not close it: more is typed than one would type twice. */
  readonly isStatic?: boolean
  /** What was typed is kept on the device until it is saved. */
  readonly kept: Pick<DraftState, 'note'> & { readonly throwAway: () => void }
  /** The one act of the dialog, by F10. */
  readonly act: {
    readonly label: string
    readonly run: () => void
    readonly busy: boolean
    /** It takes something away for good. */
    readonly isFinal?: boolean
  }
  /** Beside the act: what it will do, or why it cannot be done yet. */
  readonly said?: { readonly text: string; readonly tone?: 'plain' | 'gold' | 'bad' }
  readonly isBlocked?: boolean
  /** Enter in a field does the act: nothing inside moves by Enter. */
  readonly byEnter?: boolean
  /** Enter in a field goes to the next one. */
  readonly walks?: boolean
  readonly saveRef?: Ref<HTMLButtonElement>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A command that is typed in a dialog: its fields, its consequence, its one act. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, size = 'md', kept, act, onClose, children, byEnter = false, walks = false } = props
  const Modal = props.isStatic ? StaticModal : LightModal
  return (
    <Modal opened size={size} title={title} onClose={onClose} footer={<Footer {...props} />}>
      <DialogKey name="F10" label={act.label} run={act.run} />
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      {byEnter ? (
        <Form className={classes.fields} onSubmit={act.run}>
          {children}
        </Form>
      ) : (
        <div className={classes.fields} {...(walks ? { onKeyDown: enterGoesOn } : {})}>
          {children}
        </div>
      )}
    </Modal>
  )
}

function Footer({ act, said, isBlocked = false, saveRef }: CommandDialogProps) {
  return (
    <>
      {said !== undefined && (
        <p className={classes.said} data-tone={said.tone} role="status">
          {said.text}
        </p>
      )}
      <Button
        ref={saveRef}
        onClick={act.run}
        disabled={isBlocked}
        loading={act.busy}
        {...(act.isFinal === true ? { color: 'red' } : {})}
        rightSection={<Kbd keys="F10" onBrand />}
      >
        {act.label}
      </Button>
    </>
  )
}
