import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveFoot } from '../../kit/acts/save-foot.tsx'
import { Money } from '../../kit/text/figures.tsx'
import { useSession } from '../../lib/session.ts'
import classes from './parts.module.css'

interface CounterFootProps {
  readonly act: string
  readonly busy: boolean
  readonly isBlocked: boolean
  /** What saving will do, or why it cannot be done yet. */
  readonly said: { readonly text: string; readonly tone: 'plain' | 'gold' | 'bad' }
  readonly onSave: () => void
  /** Its figures. */
  readonly children: ReactNode
}

/** The one act of a counter, and beside it why it cannot be done yet. */
export function CounterFoot({ act, busy, isBlocked, said, onSave, children }: CounterFootProps) {
  const { t } = useTranslation()
  return (
    <SaveFoot
      {...said}
      label={busy ? t('Menyimpan…') : act}
      disabled={isBlocked || busy}
      onSave={onSave}
    >
      {children}
    </SaveFoot>
  )
}

interface CounterTotalProps {
  readonly label: string
  /** Rupiah. */
  readonly value: number
  /** Read out as it changes. */
  readonly isLive?: boolean
}

/** What it comes to, in large type. */
export const CounterTotal = ({ label, value, isLive = false }: CounterTotalProps) => (
  <p className={classes.total} aria-live={isLive ? 'polite' : undefined}>
    <span>{label}</span>
    <b>
      <Money value={value} unit size="large" />
    </b>
  </p>
)

/** Nothing can be written while no business day is open. */
export function useNoDay(): string | null {
  const { t } = useTranslation()
  const isOpen = useSession()?.tgl_system !== null
  return isOpen ? null : t('Belum ada hari yang dibuka di toko ini')
}
