import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { plainCode } from '../keys/plain-code.ts'
import { isScannersEnter, takeScans } from '../keys/scan-judge.ts'
import { Icon } from '../text/icon.tsx'
import classes from './inputs.module.css'

/** What a screen may ask of its scan field. */
export interface ScanControl {
  focus(): void
  clear(): void
  /** Gives a text back that was submitted, unless another is being typed. */
  giveBack(text: string): void
}

interface ScanInputProps {
  readonly label: string
  readonly placeholder: string
  /** Enter: `scanner` tells a device's burst from a hand's typing. */
  readonly onScan: (text: string, scanner: boolean) => void
  /** What is being typed by hand, for a search below the field. */
  readonly onType?: (text: string) => void
  /** Every key first, with the text before it; a prevented event goes no further. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>, text: string) => void
  /** Id of the list of results below the field, and of the one that Enter would take. */
  readonly list?: { readonly id: string; readonly active: string | undefined }
  readonly control?: Ref<ScanControl>
  readonly disabled?: boolean
}

/** The till's field: has the focus whenever nothing else needs it; Enter submits and empties. */
export function ScanInput({
  label,
  placeholder,
  onScan,
  onType,
  onKey,
  list,
  control,
  disabled = false,
}: ScanInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useStrayKeys(input)
  useScansOfPage(onScan, disabled)

  const change = (next: string) => {
    setText(next)
    onType?.(next)
  }
  useImperativeHandle(control, () => ({
    focus: () => input.current?.focus(),
    clear: () => setText(''),
    giveBack: given => {
      if (input.current?.value === '') change(given)
    },
  }))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKey?.(event, text)
    if (event.defaultPrevented) return
    if (event.key === 'Escape') change('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const scanned = plainCode(text)
    change('')
    if (scanned !== '') onScan(scanned, isScannersEnter(event.timeStamp))
  }
  return (
    <div className={classes.scan}>
      <Icon name="pindai" size={20} />
      <input
        ref={input}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        aria-label={label}
        disabled={disabled}
        data-scans
        {...(list === undefined ? {} : listOf(list))}
        // biome-ignore lint/a11y/noAutofocus: a scanner writes where the cursor is
        autoFocus
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </div>
  )
}

const listOf = ({ id, active }: { id: string; active: string | undefined }) => ({
  role: 'combobox',
  'aria-controls': id,
  'aria-expanded': true,
  'aria-autocomplete': 'list' as const,
  ...(active === undefined ? {} : { 'aria-activedescendant': active }),
})

/** A code scanned while the cursor is in another field is for this one, too. */
function useScansOfPage(onScan: ScanInputProps['onScan'], disabled: boolean): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    if (disabled) return
    return takeScans(code => {
      latest.current(code, true)
      return true
    })
  }, [disabled])
}

/**
 * Characters that reach no field (a scanner fires at any time) go to the scan field: nothing has
 * the focus, or a button, which has no use for them.
 */
function useStrayKeys(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const plain = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
      if (!plain || !hasNoUse(document.activeElement, event.key)) return
      // Looks through the whole page: only for a key that would be lost.
      const covered = document.querySelector('[role=dialog],[role=alertdialog]') !== null
      if (!covered) input.current?.focus()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [input])
}

const hasNoUse = (at: Element | null, key: string): boolean =>
  at === null || at === document.body || (key !== ' ' && at.matches('button:not([aria-haspopup])'))
