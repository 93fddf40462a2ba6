import { type ComponentType, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../dialogs/static-modal.tsx'
import { useKeys } from '../keys/use-keys.ts'
import classes from '../layout/layout.module.css'
import { type FetchedPart, fetchedAhead } from './fetched-ahead.tsx'

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog fetched ahead. Asked for sooner, something stands in for it that takes the keys meant
 * for it: what is typed is written into its first field then, an F10 after it is pressed there, and
 * nothing below hears of either.
 * `letsScansBy` as the dialog itself has it.
 */
export function fetchedDialog<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { letsScansBy = false } = {},
): FetchedPart<P> {
  const Part = fetchedAhead(load)
  const FetchedDialog = (props: P) => (
    <Suspense fallback={<StandIn onClose={props.onClose} letsScansBy={letsScansBy} />}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(FetchedDialog, { ahead: Part.ahead })
}

function StandIn({ onClose, letsScansBy }: Closable & { readonly letsScansBy: boolean }) {
  const { t } = useTranslation()
  const kept = useRef<Kept>({ text: '', isSaved: false })
  useLayoutEffect(() => () => writeOn(kept.current), [])
  const close = () => {
    kept.current = { text: '', isSaved: false }
    onClose()
  }
  const loading = t('Sedang memuat…')
  return (
    <LightModal title={loading} size="sm" onClose={close} letsScansBy={letsScansBy}>
      <StandInField label={loading} kept={kept} />
    </LightModal>
  )
}

/** What was done while a dialog came: what was typed, and whether F10 followed. */
interface Kept {
  readonly text: string
  readonly isSaved: boolean
}

function StandInField({ label, kept }: { label: string; kept: RefObject<Kept> }) {
  useKeys({
    F10: () => {
      kept.current = { ...kept.current, isSaved: true }
    },
  })
  return (
    <input
      className={classes.unseen}
      aria-label={label}
      onChange={event => {
        kept.current = { text: event.currentTarget.value, isSaved: false }
      }}
    />
  )
}

/** Types a text where the cursor is once the dialog that comes has taken it, and presses F10. */
function writeOn({ text, isSaved }: Kept): void {
  const inDialog = () => document.activeElement?.closest('[role=dialog]') != null
  if (text !== '') {
    queueMicrotask(() => {
      if (inDialog()) document.execCommand('insertText', false, text)
    })
  }
  if (!isSaved) return
  // After what was typed has been taken in.
  setTimeout(() => {
    const press = new KeyboardEvent('keydown', { key: 'F10', bubbles: true, cancelable: true })
    if (inDialog()) document.activeElement?.dispatchEvent(press)
  })
}
