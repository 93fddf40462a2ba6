import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../text/icon.tsx'
import classes from './layout.module.css'

interface StateProps {
  readonly title?: string
  /** What to do next. */
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

/** Nothing here yet: 'Tidak Ada Data', and what to do next. */
export function EmptyState({ title, hint, children }: StateProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.state}>
      <Icon name="kosong" size={28} />
      <b>{title ?? t('Tidak Ada Data')}</b>
      {hint !== undefined && <span>{hint}</span>}
      {children}
    </div>
  )
}

/** It failed: what happened, and a way to try again. */
export function ErrorState({ title, hint, onRetry }: StateProps & { onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.state} role="alert" data-tone="bad">
      <Icon name="awas" size={28} />
      <b>{title ?? t('Terjadi Kesalahan Saat Request Data')}</b>
      {hint !== undefined && <span>{hint}</span>}
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          {t('Coba lagi')}
        </Button>
      )}
    </div>
  )
}

/** Grey rows while the first answer is on its way. */
export function SkeletonTable({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  const { t } = useTranslation()
  return (
    <div className={classes.skeletons} role="status" aria-label={t('Sedang memuat…')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no other name
        <div key={row} className={classes.skeletonRow}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={column} style={{ flex: column === 1 ? 3 : 1 }} />
          ))}
        </div>
      ))}
    </div>
  )
}
