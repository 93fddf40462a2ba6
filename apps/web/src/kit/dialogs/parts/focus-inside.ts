import { type RefObject, useLayoutEffect } from 'react'
import { wayBack } from '../../keys/give-back.ts'

/** A box that has the cursor, and where it came from. */
interface Open {
  readonly box: HTMLElement
  before: Before
}

interface Before {
  readonly at: Element | null
  readonly goBack: (() => void) | null
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

function placeNow(): Before {
  const at = document.activeElement
  const isPlace = at instanceof HTMLElement && at !== document.body
  return { at, goBack: isPlace ? wayBack(at) : null }
}

function giveBack(before: Before): void {
  before.goBack?.()
  if (before.goBack !== null && document.activeElement === before.at) return
  const at = document.activeElement
  const below = open.at(-1)?.box
  if (below?.contains(at) === true) return
  const isLost = at === null || at === document.body || !at.isConnected
  const home = below ?? document.querySelector<HTMLElement>('main input[data-scans]')
  if (below !== undefined || isLost) home?.focus()
}
