import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DialogKey } from '../keys/dialog-key.tsx'
import { openLayer } from '../keys/key-registry.ts'
import { KeyLayer } from '../keys/use-keys.ts'
import { Icon } from '../text/icon.tsx'
import { Unbroken } from '../text/unbroken.tsx'
import classes from './layer.module.css'
import { useFocusInside } from './parts/focus-inside.ts'

interface LayerProps {
  readonly title: ReactNode
  readonly onClose: () => void
  /** `false` leaves only the buttons of the content to close it. */
  readonly closable?: boolean
  /** Esc closes it, too. A press beside it never does. */
  readonly light?: boolean
  readonly place?: 'middle' | 'right'
  readonly size: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Codes that are scanned meanwhile go to the page below. */
  readonly letsScansBy?: boolean
  /** Buttons; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A box above the page: it takes the focus, keeps it, and gives it back; keys act in it alone. */
export function Layer(props: LayerProps) {
  const { title, onClose, closable = true, light = false, place = 'middle', size } = props
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const layer = useContext(KeyLayer) + 1
  useLayoutEffect(() => openLayer(layer), [layer])
  useFocusInside(box, firstOf)
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: no control: a press ends there
    <div
      className={classes.shade}
      data-place={place}
      onMouseDown={event => {
        // A press beside the box must not take the focus out of it.
        if (event.target === event.currentTarget) event.preventDefault()
      }}
    >
      <div
        ref={box}
        className={classes.box}
        data-size={size}
        data-scans-pass={props.letsScansBy}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={event => {
          // React also brings the keys of a dialog that was opened from inside of this one.
          if (!event.currentTarget.contains(event.target as Node)) return
          keepTabInside(event, box.current)
        }}
      >
        <div className={classes.head}>
          <h2 id={id}>{typeof title === 'string' ? <Unbroken text={title} /> : title}</h2>
          {closable && (
            <button type="button" aria-label={t('Tutup')} onClick={onClose}>
              <Icon name="tutup" />
            </button>
          )}
        </div>
        <KeyLayer.Provider value={layer}>
          {light && <DialogKey name="Escape" run={onClose} />}
          <div className={classes.body}>{props.children}</div>
          {props.footer !== undefined && <div className={classes.foot}>{props.footer}</div>}
        </KeyLayer.Provider>
      </div>
    </div>,
    document.body,
  )
}

const REACHABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

const reachable = (within: ParentNode | null): HTMLElement[] =>
  [...(within?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].filter(
    one => one.tabIndex >= 0 && one.getClientRects().length > 0,
  )

/** The wanted field first, else the first of the content. */
function firstOf(own: HTMLElement): HTMLElement {
  const wanted = own.querySelector<HTMLElement>('[data-autofocus]')
  const content = reachable(own).find(one => one.closest(`.${classes.head}`) === null)
  return wanted ?? content ?? own
}

function keepTabInside(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const list = reachable(box)
  const at = list.indexOf(document.activeElement as HTMLElement)
  const edge = event.shiftKey ? 0 : list.length - 1
  if (at !== edge && at !== -1) return
  event.preventDefault()
  list[event.shiftKey ? list.length - 1 : 0]?.focus()
}

interface SideDrawerProps {
  readonly title: string
  readonly onClose: () => void
  /** `xl` where a table of many columns is read in it. */
  readonly size?: LayerProps['size']
  readonly children: ReactNode
}

/** Something to read beside the screen it belongs to; keys act in it while it is open. */
export function SideDrawer({ title, onClose, size = 'lg', children }: SideDrawerProps) {
  return (
    <Layer light place="right" size={size} title={title} onClose={onClose}>
      {children}
    </Layer>
  )
}
