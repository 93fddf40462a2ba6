import { type ReactNode, useId, useState } from 'react'
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
  /** What narrows the rows: beside the search, on a phone behind one button. */
  readonly filters?: ReactNode
  /** What is said beside them. */
  readonly children?: ReactNode
}

/** The one bar of a list: search, the screen's own filters, CSV. */
export function TableToolbar(props: TableToolbarProps) {
  const { t } = useTranslation()
  const id = useId()
  const { filters } = props
  const hasFilters = filters !== undefined && filters !== null
  const isBare = props.search === undefined && props.onSave === undefined
  if (isBare && props.children === undefined && !hasFilters) {
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
      {hasFilters && <Filters>{filters}</Filters>}
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

function Filters({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${classes.button} ${classes.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Saringan')} <Icon name={isOpen ? 'atas' : 'bawah'} size={12} />
      </button>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
