import { type RefObject, useLayoutEffect } from 'react'

/** Where the cursor was; in a field also between which letters of which text. */
interface Place {
  readonly at: Element | null
  readonly text: string | undefined
  readonly marked: readonly [number, number] | null
}

/** A box that has the cursor, and where it came from. */
interface Open {
  readonly box: HTMLElement
  before: Place
}

const open: Open[] = []

/**
 * The cursor goes into a box when it opens, before anything is drawn: no key falls between two.
 * When it closes the cursor goes back to where it was, however many boxes opened and closed
 * meanwhile; where that is gone, to the box below or the scan field of the page.
 */
export function useFocusInside(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => {
    const own = box.current
    if (own === null) return
    const entry: Open = { box: own, before: placeNow() }
    open.push(entry)
    if (!own.contains(entry.before.at)) first(own).focus()
    return () => close(entry)
  }, [box])
}

function close(entry: Open): void {
  const at = open.indexOf(entry)
  open.splice(at, 1)
  const above = open.slice(at)
  // Who opened above it goes back to where this one came from.
  for (const one of above) if (entry.box.contains(one.before.at)) one.before = entry.before
  if (above.length === 0) giveBack(entry.before)
}

function placeNow(): Place {
  const at = document.activeElement
  const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
  const { value, selectionStart, selectionEnd } = isField ? at : NO_FIELD
  const hasMark = selectionStart !== null && selectionEnd !== null
  return { at, text: value, marked: hasMark ? [selectionStart, selectionEnd] : null }
}

const NO_FIELD = { value: undefined, selectionStart: null, selectionEnd: null }

function giveBack({ at: before, text, marked }: Place): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    before.focus()
    // Figures mark themselves whole as they are entered: what is typed on would replace them.
    const field = before as HTMLInputElement
    if (marked !== null && field.value === text) field.setSelectionRange(...marked)
    if (document.activeElement === before) return
  }
  const at = document.activeElement
  const below = open.at(-1)?.box
  if (below?.contains(at) === true) return
  const isLost = at === null || at === document.body || !at.isConnected
  const home = below ?? document.querySelector<HTMLElement>('main input[data-scans]')
  if (below !== undefined || isLost) home?.focus()
}
