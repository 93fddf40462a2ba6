import { isSettled } from './unsettled.ts'

export type KeyAction = (event: KeyboardEvent) => void

interface Bound {
  readonly key: string
  readonly layer: number
  readonly label: () => string | undefined
  readonly enabled: () => boolean
  readonly run: KeyAction
}

const bound: Bound[] = []
const layers: number[] = []
const watchers = new Set<() => void>()
let listed: readonly { key: string; label: string }[] = []

/** A key that means something else in a field carries Alt or Ctrl, everywhere. */
const WRITES = /^(shift\+)?.$/i

/** Binds one key; the answer unbinds it. The listener exists only while something is bound. */
export function bind(entry: Bound): () => void {
  if (WRITES.test(entry.key)) throw new RangeError(`writes in a field: ${entry.key}`)
  if (bound.length === 0) listen('addEventListener')
  bound.push(entry)
  changed()
  return () => {
    bound.splice(bound.indexOf(entry), 1)
    if (bound.length === 0) listen('removeEventListener')
    changed()
  }
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('keydown', onKeyDown as EventListener)
  window[how]('click', onClick)
  window[how]('submit', toFaultSoon)
}

/** The button that wears the key of saving saves as the key does. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.textContent.endsWith('F10')) toFaultSoon()
}

/**
 * After a save the cursor goes to the first fault, if there is one. Comes when it is needed; who
 * has typed on by then is where he wants to be.
 */
export function toFaultSoon(): void {
  let isLate = false
  const typed = () => {
    isLate = true
  }
  document.addEventListener('input', typed, { once: true })
  import('../acts/first-fault.ts').then(
    soon => isLate || soon.toFaultSoon(),
    () => undefined,
  )
}

/** A dialog opens a layer of keys; the answer closes it. */
export function openLayer(depth: number): () => void {
  layers.push(depth)
  changed()
  return () => {
    layers.splice(layers.lastIndexOf(depth), 1)
    changed()
  }
}

/** Calls back when a key is bound, unbound, or covered by a dialog. */
export function watchKeys(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The keys that act now and have a label, each once. */
export function boundKeys(): readonly { key: string; label: string }[] {
  return listed
}

/** Those of them that do something now, each once. */
export function wakingKeys(): readonly { key: string; label: string }[] {
  const top = topLayer()
  const acting = bound.filter(one => one.layer === top)
  const last = new Map(acting.map(one => [one.key.toLowerCase(), one]))
  return [...last.values()].flatMap(({ key, label, enabled }) => {
    const said = label()
    return said === undefined || !enabled() ? [] : [{ key, label: said }]
  })
}

/** 'F10', 'Ctrl+k', 'Alt+1', 'Shift+F6' of an event. Shift alone does not name a character. */
function keyName(event: KeyboardEvent): string {
  const single = event.key.length === 1
  const parts = [
    event.ctrlKey || event.metaKey ? 'ctrl' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey && !single ? 'shift' : '',
    event.key.toLowerCase(),
  ]
  return parts.filter(part => part !== '').join('+')
}

/** Nothing is saved over a figure that cannot be read. */
const SAVES = 'f10'

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  const name = keyName(event)
  if (types(event) && isTyping(event.target)) return
  const top = topLayer()
  for (let i = bound.length - 1; i >= 0; i--) {
    const entry = bound[i]
    if (entry === undefined || entry.layer !== top || entry.key.toLowerCase() !== name) continue
    event.preventDefault()
    if (name === SAVES && !isSettled()) return
    if (entry.enabled()) entry.run(event)
    if (name === SAVES) toFaultSoon()
    return
  }
}

/** A key that would write or edit text where the cursor is. */
function types(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return (
    event.key.length === 1 || ['Delete', 'Backspace', 'Enter', 'Home', 'End'].includes(event.key)
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

const topLayer = (): number => Math.max(0, ...layers)

function changed(): void {
  const top = topLayer()
  const labels = new Map<string, string>()
  for (const entry of bound) {
    const label = entry.label()
    if (entry.layer === top && label !== undefined) labels.set(entry.key, label)
  }
  listed = [...labels].map(([key, label]) => ({ key, label }))
  for (const watcher of watchers) watcher()
}
