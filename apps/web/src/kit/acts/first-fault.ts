/** After a no the cursor is where something is missing; whether anything is. */
export function toFirstFault(box: HTMLElement | null): boolean {
  const faults = box?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const field = [...faults].find(one => one.getClientRects().length > 0)
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
  return field !== undefined
}

const DIALOGS = '[role=dialog], [role=alertdialog]'

/** Where keys act now: the topmost dialog, else the screen. */
const inFront = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(DIALOGS)].at(-1) ?? document.querySelector('main')

let watch: MutationObserver | null = null

/**
 * After a save the first fault in reading order takes the cursor, as soon as it is drawn: what a
 * screen finds at once, what the server says when it was read. Who types on goes where he wants.
 */
export function toFaultSoon(): void {
  stop()
  watch = new MutationObserver(lookSoon)
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid'],
  })
  document.addEventListener('input', stop, { once: true })
  lookSoon()
}

/** Once what was found is drawn, and the cursor of a dialog that closed is back. */
const lookSoon = () => void requestAnimationFrame(look)

function look(): void {
  if (watch !== null && toFirstFault(inFront())) stop()
}

function stop(): void {
  watch?.disconnect()
  watch = null
}
