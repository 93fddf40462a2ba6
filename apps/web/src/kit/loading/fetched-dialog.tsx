import { type ComponentType, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../dialogs/static-modal.tsx'
import classes from '../layout/layout.module.css'
import { type FetchedPart, fetchedAhead } from './fetched-ahead.tsx'

interface Closable {
  readonly onClose: () => void
}

/**
 * A dialog fetched ahead. Asked for sooner, something stands in for it that takes the keys meant
 * for it: what is typed is written into its first field then, and nothing below hears of it.
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
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const own = field.current
    return () => writeOn(own?.value ?? '')
  }, [])
  const close = () => {
    if (field.current !== null) field.current.value = ''
    onClose()
  }
  const loading = t('Sedang memuat…')
  return (
    <LightModal title={loading} size="sm" onClose={close} letsScansBy={letsScansBy}>
      <input ref={field} className={classes.unseen} aria-label={loading} />
    </LightModal>
  )
}

/** Types a text where the cursor is once the dialog that comes now has taken it. */
function writeOn(text: string): void {
  if (text === '') return
  queueMicrotask(() => {
    const at = document.activeElement
    if (at?.closest('[role=dialog]')) document.execCommand('insertText', false, text)
  })
}
