import { type RefObject, useLayoutEffect } from 'react'

/** A box that has the cursor, and where it came from. */
interface Open {
  readonly box: HTMLElement
  before: Element | null
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
    const entry: Open = { box: own, before: document.activeElement }
    open.push(entry)
    if (!own.contains(entry.before)) first(own).focus()
    return () => close(entry)
  }, [box])
}

function close(entry: Open): void {
  const at = open.indexOf(entry)
  open.splice(at, 1)
  const above = open.slice(at)
  // Who opened above it goes back to where this one came from.
  for (const one of above) if (entry.box.contains(one.before)) one.before = entry.before
  if (above.length === 0) giveBack(entry.before)
}

function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
    before.focus()
    if (document.activeElement === before) return
  }
  const at = document.activeElement
  const below = open.at(-1)?.box
  if (below?.contains(at) === true) return
  const isLost = at === null || at === document.body || !at.isConnected
  const home = below ?? document.querySelector<HTMLElement>('main input[data-scans]')
  if (below !== undefined || isLost) home?.focus()
}
