import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../text/icon.tsx'
import { MORE_ICONS } from '../text/more-icons.ts'
import classes from './layout.module.css'

interface PanelProps {
  readonly title?: ReactNode
  readonly acts?: ReactNode
  /** Shows the refresh button: a spinner for 2 s, then this runs (doc1 §4). */
  readonly onRefresh?: Refresh
  /** `flush`: a table reaches the edges. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** Reads again what is shown; answers whether that failed, and what stands there is old. */
export type Refresh = () => Promise<{ readonly isError: boolean }>

const REFRESH_MS = 2000

/** A card with an optional head. */
export function Panel({ title, acts, onRefresh, flush = false, children }: PanelProps) {
  const hasHead = title !== undefined || acts !== undefined || onRefresh !== undefined
  return (
    <section className={classes.panel}>
      {hasHead && (
        <header className={classes.panelHead}>
          <h2>{title}</h2>
          <div className={classes.acts}>
            {acts}
            {onRefresh !== undefined && <RefreshButton onRefresh={onRefresh} />}
          </div>
        </header>
      )}
      <div className={flush ? undefined : classes.panelBody}>{children}</div>
    </section>
  )
}

function RefreshButton({ onRefresh }: { onRefresh: Refresh }) {
  const { t } = useTranslation()
  const [turning, setTurning] = useState(false)
  const [failed, setFailed] = useState(false)
  // A panel that draws itself anew meanwhile does not begin the two seconds again.
  const reload = useRef(onRefresh)
  reload.current = onRefresh
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => {
      setTurning(false)
      void reload.current().then(({ isError }) => setFailed(isError))
    }, REFRESH_MS)
    return () => clearTimeout(timer)
  }, [turning])
  return (
    <>
      {failed && (
        <span role="alert" className={classes.stale}>
          {t('Gagal dimuat ulang')}
        </span>
      )}
      <button
        type="button"
        className={classes.iconButton}
        aria-label={t('Muat ulang')}
        aria-busy={turning}
        disabled={turning}
        onClick={() => setTurning(true)}
      >
        <span className={turning ? classes.turning : undefined}>
          <Icon name={MORE_ICONS.segarkan} />
        </span>
      </button>
    </>
  )
}
