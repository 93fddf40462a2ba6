import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../frame.module.css'
import { NotUndone } from './not-undone.tsx'
import { type Undo, useUndo } from './use-undo.tsx'

interface UndoDialogProps {
  readonly undo: Undo
  /** What will stand again. */
  readonly hint: string
  readonly busy: boolean
  /** Whether it may be undone its own screen knows. */
  readonly isKnown?: boolean
  readonly onClose: () => void
}

/** Takes a document back from where it is looked at: a reason, then an approval. */
export function UndoDialog({ undo, hint, busy, isKnown = false, onClose }: UndoDialogProps) {
  const { t } = useTranslation()
  const { begin, reason, approval, why } = useUndo({
    ...undo,
    isPossible: !busy,
    isAhead: !isKnown,
  })
  if (why !== null) {
    return (
      <LightModal size="sm" title={undo.title} onClose={onClose}>
        <NotUndone why={why} />
      </LightModal>
    )
  }
  return (
    <LightModal
      size="sm"
      title={undo.title}
      onClose={onClose}
      footer={
        <Button
          color="red"
          onClick={() => begin()}
          loading={busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Batalkan')}
        </Button>
      }
    >
      <DialogKey name="F10" label={t('Batalkan')} run={() => begin()} />
      <Form className={classes.stack} onSubmit={begin}>
        <p>{hint}</p>
        {reason}
      </Form>
      {approval}
    </LightModal>
  )
}
