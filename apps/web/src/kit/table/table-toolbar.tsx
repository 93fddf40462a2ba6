import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../text/icon.tsx'
import classes from './table.module.css'

interface TableToolbarProps {
  readonly label: string
  readonly search: string | undefined
  readonly onSearch: (text: string) => void
  /** Enter in the search, and that it was left. */
  readonly onEnter?: () => void
  readonly onLeave?: () => void
  readonly onSave: (() => void) | undefined
  readonly saveDisabled: boolean
  readonly children: ReactNode
}

/** Search, the screen's own filters, CSV. */
export function TableToolbar(props: TableToolbarProps) {
  const { t } = useTranslation()
  const id = useId()
  if (props.search === undefined && props.onSave === undefined && props.children === undefined) {
    return null
  }
  return (
    <div className={classes.toolbar}>
      {props.search !== undefined && (
        <div className={classes.search}>
          <Icon name="cari" />
          <label htmlFor={id} className="k-hidden">
            {t('Cari')} {props.label}
          </label>
          <input
            id={id}
            type="search"
            value={props.search}
            placeholder={t('Cari')}
            onChange={event => props.onSearch(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // What opens takes the cursor: this very Enter must not send it.
              event.preventDefault()
              props.onEnter?.()
            }}
            onBlur={() => props.onLeave?.()}
            autoComplete="off"
          />
        </div>
      )}
      <div className={classes.tools}>
        {props.children}
        {props.onSave !== undefined && (
          <button
            type="button"
            className={classes.button}
            onClick={props.onSave}
            disabled={props.saveDisabled}
          >
            <Icon name="unduh" /> CSV
          </button>
        )}
      </div>
    </div>
  )
}
