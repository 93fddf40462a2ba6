import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { notaPrinting } from '../../../lib/device/nota-printing.ts'
import { showPdf } from '../../../lib/device/print-pdf.ts'
import { useFirstPrint } from '../paper/use-first-print.ts'
import type { FetchPaper } from '../paper/use-paper-print.ts'
import classes from './done.module.css'

interface DonePaperProps {
  readonly paper: 'nota' | 'slip'
  readonly fetch: FetchPaper
  /** What the next document is called. */
  readonly next: string
  readonly onNext: () => void
  /** Takes the cursor, where no scan field waits for it. */
  readonly takesCursor?: boolean
  /** Other acts. */
  readonly children?: ReactNode
}

/** The paper of what was saved prints by itself: what became of it, and Enter for the next one. */
export function DonePaper(props: DonePaperProps) {
  const { paper, fetch, next, onNext, takesCursor = false, children } = props
  const { t } = useTranslation()
  const words = useWords(paper)
  const { printing, file, print } = useFirstPrint(fetch)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesCursor) button.current?.focus()
  }, [takesCursor])
  return (
    <>
      <p className={classes.quiet}>
        {printing.at === 'busy' && words.busy}
        {printing.at === 'printed' && (notaPrinting() === 'SIMPAN' ? words.kept : words.sent)}
        {printing.at === 'failed' && `${words.failed} ${printing.why}`}
      </p>
      <div className={classes.acts}>
        {printing.at === 'failed' && (
          <Button variant="default" onClick={print}>
            {paper === 'nota' ? t('Cetak nota') : t('Cetak slip')}
          </Button>
        )}
        {file !== null && (
          <Button variant="default" onClick={() => showPdf(file)}>
            {paper === 'nota' ? t('Buka nota') : t('Buka slip')}
          </Button>
        )}
        {children}
        <Button ref={button} onClick={onNext} rightSection={<Kbd keys="Enter" onBrand />}>
          {next}
        </Button>
      </div>
    </>
  )
}

function useWords(paper: DonePaperProps['paper']) {
  const { t } = useTranslation()
  return paper === 'nota'
    ? {
        busy: t('Menyiapkan nota…'),
        kept: t('Nota disimpan sebagai berkas.'),
        sent: t('Nota dikirim ke pencetak.'),
        failed: t('Nota belum tercetak.'),
      }
    : {
        busy: t('Menyiapkan slip…'),
        kept: t('Slip disimpan sebagai berkas.'),
        sent: t('Slip dikirim ke pencetak.'),
        failed: t('Slip belum tercetak.'),
      }
}
