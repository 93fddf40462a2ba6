import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../setting-nota.module.css'
import { DifferenceList } from './difference-list.tsx'

interface SaveDialogProps {
  readonly kind: PaperKind
  readonly before: Template
  readonly after: Template
  readonly busy: boolean
  readonly onSave: (catatan: string) => void
  readonly onClose: () => void
}

/** What will be different from now on, and a note for those who look for it later. */
export function SaveDialog(props: SaveDialogProps) {
  const { t } = useTranslation()
  return (
    <StaticModal
      opened
      onClose={props.onClose}
      title={`${t('Simpan')} ${t(props.kind.label)}`}
      size="md"
    >
      <SaveForm {...props} />
    </StaticModal>
  )
}

/** Stands in the dialog, so that F10 is the dialog's. */
function SaveForm({ kind, before, after, busy, onSave, onClose }: SaveDialogProps) {
  const { t } = useTranslation()
  const [catatan, setNote] = useState('')
  const save = () => {
    if (!busy) onSave(catatan.trim())
  }
  useKeys({ F10: { run: () => save(), label: t('Simpan') } })
  return (
    <Form onSubmit={save}>
      <TextField
        label={t('Catatan versi (boleh kosong)')}
        value={catatan}
        onChange={setNote}
        maxLength={120}
        data-autofocus
      />
      <DifferenceList kind={kind} before={before} after={after} />
      <div className={classes.formActs}>
        <Button variant="default" onClick={onClose}>
          {t('Batal')}
        </Button>
        <Button type="submit" loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
          {t('Simpan dan pakai')}
        </Button>
      </div>
    </Form>
  )
}
