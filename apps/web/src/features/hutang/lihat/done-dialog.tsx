import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../hutang.module.css'
import { PaperButton } from '../uang/paper-button.tsx'
import type { Paper } from '../uang/use-paper.ts'

interface DoneDialogProps {
  readonly title: string
  /** Number of the document that was written. */
  readonly nomor: string
  readonly lines: readonly {
    readonly label: string
    readonly value: number
    readonly isGold?: boolean
  }[]
  readonly hint?: string
  /** What is handed over on paper, under the number of its loan. */
  readonly paper: { readonly paper: Paper; readonly nomor: string }
  readonly onClose: () => void
}

/** A document stands: the money in large type, its paper by F9. */
export function DoneDialog({ title, nomor, lines, hint, paper, onClose }: DoneDialogProps) {
  const { t } = useTranslation()
  return (
    <LightModal
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <Footer
          paper={paper}
          facts={`${nomor} ${lines.map(({ value }) => rupiahText(value)).join(' · ')}`}
          onClose={onClose}
        />
      }
    >
      <div className={classes.written} role="status" data-plain>
        <h2>{nomor}</h2>
        <dl>
          {lines.map(({ label, value, isGold = false }) => (
            <div key={label} data-gold={isGold || undefined}>
              <dt>{label}</dt>
              <dd>
                <Money value={value} unit />
              </dd>
            </div>
          ))}
        </dl>
        {hint !== undefined && <p className={classes.quiet}>{hint}</p>}
        <p className={classes.quiet}>{t('Cetak dahulu, lalu selesai.')}</p>
      </div>
    </LightModal>
  )
}

interface FooterProps {
  readonly paper: DoneDialogProps['paper']
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
        {...paper}
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
