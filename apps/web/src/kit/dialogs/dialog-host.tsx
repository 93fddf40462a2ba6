import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../keys/key-registry.ts'
import { judgeScans } from '../keys/scan-judge.ts'
import { Icon } from '../text/icon.tsx'
import { type Asked, dialogState, openToast, watchDialogs } from './dialog-store.ts'
import classes from './dialogs.module.css'
import { useFocusInside } from './parts/focus-inside.ts'

/** Stands once at the root: shows the dialogs of `notify` and `confirm`, and the toasts. */
export function DialogHost() {
  const { dialogs, toasts } = useSyncExternalStore(watchDialogs, dialogState)
  const dialog = dialogs[0]
  useJudge()
  return (
    <>
      {dialog !== undefined && <DialogBox key={dialog.id} dialog={dialog} />}
      <div className={classes.toasts} role="status" aria-live="polite">
        {toasts.map(toast => (
          <div key={toast.id} className={classes.toast} data-tone={toast.tone}>
            {toast.text}
          </div>
        ))}
      </div>
    </>
  )
}

/** No label answers a question or becomes a figure; what went nowhere is told. */
function useJudge(): void {
  const { t } = useTranslation()
  useEffect(() => {
    const told = 'Pindaian {kode} tidak dipakai. Selesaikan yang di layar, lalu pindai lagi.'
    return judgeScans(kode => openToast({ tone: 'error', text: t(told, { kode }) }))
  }, [t])
}

const ABOVE_ALL = 1000
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']
/** Meant for what is told; anything else is meant for what lies below, and gets there. */
const ONLY_CLOSES = ['Enter', ' ', 'Escape']
const ICONS = { success: 'validasi', error: 'awas', warning: 'awas', ask: null } as const

function DialogBox({ dialog }: { dialog: Asked }) {
  const box = useRef<HTMLDivElement>(null)
  const { closesAfterMs, answer } = dialog
  useLayoutEffect(() => openLayer(ABOVE_ALL), [])
  useFocusInside(box, own => own.querySelector<HTMLElement>('[data-first]') ?? own)
  useEffect(() => {
    if (closesAfterMs === undefined) return
    const timer = setTimeout(() => answer(false), closesAfterMs)
    return () => clearTimeout(timer)
  }, [closesAfterMs, answer])
  useEffect(() => {
    if (asks(dialog)) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (MODIFIERS.includes(event.key)) return
      const isForThis = ONLY_CLOSES.includes(event.key) && event.target === box.current
      if (isForThis) event.preventDefault()
      flushSync(() => dialog.answer(false))
      if (isForThis) event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [dialog])

  const icon = ICONS[dialog.kind]
  return (
    <div className={classes.shade}>
      <div
        ref={box}
        className={classes.box}
        data-kind={dialog.kind}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`dialog-title-${dialog.id}`}
        aria-describedby={`dialog-text-${dialog.id}`}
        tabIndex={-1}
        onKeyDown={keepFocus}
      >
        {icon !== null && (
          <span className={classes.mark}>
            <Icon name={icon} size={26} />
          </span>
        )}
        <h2 id={`dialog-title-${dialog.id}`}>{dialog.title}</h2>
        <p id={`dialog-text-${dialog.id}`}>{dialog.text}</p>
        <Buttons dialog={dialog} />
      </div>
    </div>
  )
}

/** What only tells has no buttons: whoever types on has read it. */
const asks = ({ no, yes }: Asked): boolean => no !== undefined || yes !== undefined

function Buttons({ dialog }: { dialog: Asked }) {
  if (!asks(dialog)) return null
  // The way back has the focus when the act destroys something: Enter must not.
  const backFirst = dialog.yes === undefined || dialog.danger === true
  return (
    <div className={classes.buttons}>
      {dialog.no !== undefined && (
        <button
          type="button"
          className={classes.quiet}
          data-first={backFirst || undefined}
          onClick={() => dialog.answer(false)}
        >
          {dialog.no}
        </button>
      )}
      {dialog.yes !== undefined && (
        <button
          type="button"
          className={dialog.danger === true ? classes.danger : classes.act}
          data-first={!backFirst || undefined}
          onClick={() => dialog.answer(true)}
        >
          {dialog.yes}
        </button>
      )}
    </div>
  )
}

/** Tab stays inside; arrows move between the two buttons. */
export function keepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (!['Tab', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  event.preventDefault()
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const step = event.key === 'ArrowLeft' || event.shiftKey ? -1 : 1
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
