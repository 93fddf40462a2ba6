import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../text/icon.tsx'
import classes from './inputs.module.css'
import { isScannerBurst } from './parts/scanner-burst.ts'

interface ScanInputProps {
  readonly label: string
  readonly placeholder: string
  /** Enter: `scanner` tells a device's burst from a hand's typing. */
  readonly onScan: (text: string, scanner: boolean) => void
  /** What is being typed by hand, for a search below the field. */
  readonly onType?: (text: string) => void
  readonly disabled?: boolean
}

/** The till's field: has the focus whenever nothing else needs it; Enter submits and empties. */
export function ScanInput({
  label,
  placeholder,
  onScan,
  onType,
  disabled = false,
}: ScanInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const times = useRef<number[]>([])
  const [text, setText] = useState('')
  useStrayKeys(input)

  const change = (next: string) => {
    setText(next)
    onType?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.length === 1) times.current.push(event.timeStamp)
    if (event.key === 'Escape') change('')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const scanned = text.trim()
    const scanner = isScannerBurst(times.current)
    times.current = []
    change('')
    if (scanned !== '') onScan(scanned, scanner)
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
        // biome-ignore lint/a11y/noAutofocus: a scanner writes where the cursor is
        autoFocus
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </div>
  )
}

/** Characters that reach no field (a scanner fires at any time) go to the scan field. */
function useStrayKeys(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const plain = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
      const nowhere = document.activeElement === document.body || document.activeElement === null
      const covered = document.querySelector('[role=dialog],[role=alertdialog]') !== null
      if (plain && nowhere && !covered) input.current?.focus()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [input])
}
