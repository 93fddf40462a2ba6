import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { type Paper, PaperButton } from '../paper/paper-button.tsx'
import classes from './done.module.css'
import { DoneFigures, type DoneLine } from './done-figures.tsx'

interface DoneDialogProps {
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
      footer={<Footer paper={paper} facts={facts} onClose={onClose} />}
    >
      <DoneFigures nomor={nomor} lines={lines}>
        {hint !== undefined && <p className={classes.quiet}>{hint}</p>}
        <p className={classes.quiet}>{t('Cetak dahulu, lalu selesai.')}</p>
      </DoneFigures>
    </LightModal>
  )
}

interface FooterProps {
  readonly paper: Paper
  readonly facts: string
  readonly onClose: () => void
}

function Footer({ paper, facts, onClose }: FooterProps) {
  const { t } = useTranslation()
  const print = useRef<HTMLButtonElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => print.current?.focus(), [])
  useKeys({ 'Alt+S': { run: onClose, label: t('Selesai') } })
  return (
    <>
      <PaperButton
        paper={paper}
        facts={facts}
        keys="F9"
        buttonRef={print}
        onPrinted={() => done.current?.focus()}
      />
      <Button ref={done} onClick={onClose} rightSection={<Kbd keys="Alt+S" onBrand />}>
        {t('Selesai')}
      </Button>
    </>
  )
}
