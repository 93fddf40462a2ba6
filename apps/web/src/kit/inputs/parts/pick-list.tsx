import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../inputs.module.css'
import type { PickOption } from './use-options.ts'

/** Stands first where the value may be taken away. */
export const CLEAR: PickOption = { value: '', label: '' }

interface PickListProps {
  readonly id: string
  /** The field it hangs on. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly choices: readonly PickOption[]
  readonly marked: PickOption | undefined
  readonly value: string | null
  readonly state: 'rest' | 'loading' | 'failed'
  /** Of each choice a line for its name and a small one, cut where it ends, for its note. */
  readonly isTwoLined?: boolean
  readonly onPick: (option: PickOption) => void
}

/** The choices of a picker, in the top layer, so that no box around the field cuts them off. */
export function PickList(props: PickListProps) {
  const { id, anchor, choices, marked, value, state, isTwoLined = false, onPick } = props
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  usePlace(list, anchor, isTwoLined ? NARROWEST_LINES : NARROWEST)
  const at = marked === undefined ? -1 : choices.indexOf(marked)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('Pilihan')}
      popover="manual"
      className={classes.choices}
      data-lines={isTwoLined || undefined}
      // The field keeps the focus.
      onMouseDown={event => event.preventDefault()}
    >
      {choices.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          data-at={index}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          aria-disabled={option.isOff}
          data-chosen={option.value === value || undefined}
          onClick={() => onPick(option)}
        >
          {option === CLEAR ? t('Kosongkan') : option.label}
          {option.note !== undefined && <span className={classes.note}>{option.note}</span>}
        </div>
      ))}
      {choices.length === 0 && state !== 'loading' && (
        <p>{state === 'failed' ? t('Koneksi Bermasalah') : t('Tidak Ada Data')}</p>
      )}
    </div>
  )
}

const GAP = 4
const HIGHEST = 280
const NARROWEST = 180
const NARROWEST_LINES = 320
/** Less room than this below the field, and more above it, opens the list upwards. */
const ENOUGH = 180

/** Under the field, or over it, as wide as it is; it follows when something scrolls. */
function usePlace(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  narrowest: number,
): void {
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    const place = () => {
      const field = anchor.current?.getBoundingClientRect()
      if (field === undefined) return
      const below = window.innerHeight - field.bottom - 2 * GAP
      const above = field.top - 2 * GAP
      const isUp = below < ENOUGH && above > below
      const width = Math.min(Math.max(field.width, narrowest), window.innerWidth - 2 * GAP)
      box.style.left = `${Math.max(GAP, Math.min(field.left, window.innerWidth - width - GAP))}px`
      box.style.width = `${width}px`
      box.style.maxHeight = `${Math.min(HIGHEST, isUp ? above : below)}px`
      box.style.top = isUp ? 'auto' : `${field.bottom + GAP}px`
      box.style.bottom = isUp ? `${window.innerHeight - field.top + GAP}px` : 'auto'
    }
    box.showPopover()
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [list, anchor, narrowest])
}
