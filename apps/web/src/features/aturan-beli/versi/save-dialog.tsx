import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { useRules } from '../use-rules.ts'
import { DifferenceList } from './difference-list.tsx'

interface SaveDialogProps {
  readonly work: Pick<ReturnType<typeof useRules>, 'saved' | 'rules' | 'versi' | 'busy' | 'save'>
  readonly onClose: () => void
}

/** What will be paid by from now on, and a note for those who look for it later. */
export function SaveDialog({ work, onClose }: SaveDialogProps) {
  const { t } = useTranslation()
  const [catatan, setNote] = useState('')
  const save = () => {
    if (!work.busy) void work.save(catatan.trim())
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('Simpan aturan beli')}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button onClick={save} loading={work.busy} rightSection={<Kbd keys="F10" onBrand />}>
            {t('Simpan dan pakai')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Simpan dan pakai')} run={save} />
      <TextField
        label={t('Catatan versi (boleh kosong)')}
        value={catatan}
        onChange={setNote}
        maxLength={200}
        data-autofocus
      />
      <DifferenceList before={work.saved} after={work.rules} />
    </StaticModal>
  )
}
