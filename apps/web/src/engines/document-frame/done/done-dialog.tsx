import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import type { Paper } from '../paper/paper-button.tsx'
import classes from './done.module.css'
import { DoneActs } from './done-acts.tsx'
import { DoneFigures, type DoneLine } from './done-figures.tsx'

export interface DoneDialogProps {
  readonly title: string
  /** Number of the document that was written. */
  readonly nomor: string
  readonly lines: readonly (DoneLine & { readonly value: number })[]
  readonly hint?: string
  /** What is handed over. */
  readonly paper: Paper
  readonly onClose: () => void
}

/** A document stands: the money in large type, its paper by F9. */
export function DoneDialog({ title, nomor, lines, hint, paper, onClose }: DoneDialogProps) {
  const { t } = useTranslation()
  const facts = `${nomor} ${lines.map(({ value }) => rupiahText(value)).join(' · ')}`
  return (
    <LightModal
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <DoneActs
          paper={paper}
          facts={facts}
          next={{ label: t('Selesai'), keys: 'Alt+S', run: onClose }}
        />
      }
    >
      <DoneFigures nomor={nomor} lines={lines}>
        {hint !== undefined && <p className={classes.quiet}>{hint}</p>}
        <p className={classes.quiet}>{t('Cetak dahulu, lalu selesai.')}</p>
      </DoneFigures>
    </LightModal>
  )
}
