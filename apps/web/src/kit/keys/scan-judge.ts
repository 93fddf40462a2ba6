import { plainCode, separatorKeys } from './plain-code.ts'

/** A key that wrote a character, and when (milliseconds, by the event's own clock). */
export interface Stroke {
  readonly key: string
  readonly at: number
}

/** Characters of the shortest code that can be told from typing. */
const SHORTEST_SCAN = 4
const QUICK_MS = 35
/** A scanner never rests as long within a code. */
const REST_MS = 100

/**
 * Tells a scanner from a hand: at least four characters, each within 35 ms of the one before, with
 * room for one slow step (the machine was busy). Times are milliseconds of the key events.
 */
export function isScannerBurst(times: readonly number[]): boolean {
  if (times.length < SHORTEST_SCAN) return false
  const slow = times.filter((time, i) => i > 0 && time - (times[i - 1] ?? time) > QUICK_MS)
  return slow.length <= 1 && (times.at(-1) ?? 0) - (times[0] ?? 0) < times.length * QUICK_MS
}

/** Labels bear digits and capitals, words bear small letters and spaces. */
export const LABEL_CODE = /^(?=.*\d)[^\p{Ll}\s]+$/u

/** The keys a scanner wrote right before an Enter at this moment; `null` when it was a hand. */
export function scannedUntil<S extends Stroke>(at: number, strokes: readonly S[]): S[] | null {
  const end = [...strokes.slice(-SHORTEST_SCAN).map(stroke => stroke.at), at]
  if (end.length <= SHORTEST_SCAN || !isScannerBurst(end)) return null
  const rest = strokes.findLastIndex((stroke, i) => stroke.at - (strokes[i - 1]?.at ?? 0) > REST_MS)
  const scanned = strokes.slice(Math.max(0, rest))
  // After a rest too few are left to tell: the end of a name, typed by a hand.
  if (scanned.length < SHORTEST_SCAN) return null
  return LABEL_CODE.test(plainCode(codeOf(scanned))) ? scanned : null
}

const codeOf = (strokes: readonly Stroke[]): string => strokes.map(({ key }) => key).join('')

/** Where a code goes; `false`: not now. */
export type ScanSink = (code: string) => boolean

const sinks: ScanSink[] = []

/** From here on codes scanned anywhere on the page come here; the answer ends it. */
export function takeScans(sink: ScanSink): () => void {
  sinks.push(sink)
  return () => {
    sinks.splice(sinks.indexOf(sink), 1)
  }
}

const UNSCAN = 'kit-unscan'

/** Calls back when a scan ran into a field of figures, with the moment of its first key. */
export function onUnscan(field: HTMLElement, undo: (since: number) => void): () => void {
  const listener = (event: Event) => undo((event as CustomEvent<number>).detail)
  field.addEventListener(UNSCAN, listener)
  return () => field.removeEventListener(UNSCAN, listener)
}

interface Written extends Stroke {
  readonly target: EventTarget | null
  /** What stood in the target before. */
  readonly before: string
}

/** A scanner ends a code with one of these, and some with two. */
const ENDS: readonly string[] = ['Enter', 'Tab']
const SECOND_END_MS = 50
const LONGEST_SCAN = 64
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']
const TEXT =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'
/** Fields that want codes and know what Enter means after one; a password looks like one. */
const WANTS_CODES = '[data-scans], [type=search], [type=password], [role=combobox], textarea'

let endedAt = Number.NEGATIVE_INFINITY

/** Whether the Enter of this moment was a scanner's. */
export const isScannersEnter = (at: number): boolean => at === endedAt

/**
 * The one judge of hand and scanner. A scanner ends with Enter or Tab, which would submit a form,
 * press the button in focus, or leave a code behind as an amount of money or in the scan field.
 * From here on it does not: the code goes to the page's scan field where there is one, is taken out
 * of the field it ran into, and is told to `onUnused` where it went nowhere. A text field keeps it,
 * without the Enter; a Tab leads on from there.
 */
export function judgeScans(onUnused: (code: string) => void): () => void {
  let strokes: readonly Written[] = []
  let isReplayed = false
  const isSeparator = separatorKeys()

  /** The field's own Enter, where a Tab would leave it. */
  const replay = (target: HTMLElement) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    endedAt = event.timeStamp
    isReplayed = true
    const isOpen = target.dispatchEvent(event)
    isReplayed = false
    // A browser sends a form by an Enter of its own alone; what was cleaned is known by then.
    if (isOpen && target.matches('[data-scans]')) {
      queueMicrotask(() => formOf(target)?.requestSubmit())
    }
  }
  const own = (event: KeyboardEvent, target: HTMLElement, scanned: readonly Written[]): boolean => {
    cleaned(target, scanned)
    if (event.key === 'Enter' || target.matches(KEEPS_TAB)) return false
    replay(target)
    return true
  }
  const onEnd = (event: KeyboardEvent): boolean => {
    const { target, timeStamp } = event
    const since = timeStamp - endedAt
    if (strokes.length === 0 && since > 0 && since <= SECOND_END_MS) return true
    const scanned = scannedUntil(timeStamp, strokes)
    if (scanned === null || !(target instanceof HTMLElement)) return false
    endedAt = timeStamp
    if (target.matches('[data-scans]')) return own(event, target, scanned)
    const code = plainCode(codeOf(scanned))
    const taken = !isCovered() && (sinks.at(-1)?.(code) ?? false)
    if (!taken && target.matches(WANTS_CODES)) return own(event, target, scanned)
    const keeps = !taken && target.matches(TEXT) && !isFigure(target)
    if (!keeps) takeOut(target, scanned)
    if (!keeps && !taken) onUnused(code)
    return !(keeps && event.key === 'Tab')
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp: at, target } = event
    if (event.repeat || isReplayed || MODIFIERS.includes(key)) return
    if (isSeparator(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const pressed = key === ' ' && !takesText(target) && scannedUntil(at, strokes) !== null
    if (pressed || (ENDS.includes(key) && onEnd(event))) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const writes = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
    const before = target instanceof HTMLElement && 'value' in target ? String(target.value) : ''
    strokes = writes ? [...strokes, { key, at, target, before }].slice(-LONGEST_SCAN) : []
  }
  window.addEventListener('keydown', onKey, true)
  return () => window.removeEventListener('keydown', onKey, true)
}

const formOf = (target: HTMLElement): HTMLFormElement | null =>
  target instanceof HTMLInputElement ? target.form : null

/** Fields in which Enter after a code would do more than Tab. */
const KEEPS_TAB = '[type=password], textarea'

/** The field holds the content of the label alone. */
function cleaned(target: HTMLElement, scanned: readonly Written[]): void {
  const code = codeOf(scanned)
  const plain = plainCode(code)
  if (plain !== code && 'value' in target) write(target, String(target.value).replace(code, plain))
}

const isFigure = (target: HTMLElement): boolean =>
  target.matches('[data-figure-field], [data-figure-cell]')

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches(TEXT) || target.matches('select'))

/** A dialog stands above the page that does not let codes by. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog]:not([data-scans-pass]), [role=alertdialog]') !== null

/** What stood in a field before the first key of a scan. */
function takeOut(target: HTMLElement, scanned: readonly Written[]): void {
  const [first] = scanned
  if (first === undefined || first.target !== target) return
  if (target.matches('[data-figure-field]')) {
    target.dispatchEvent(new CustomEvent(UNSCAN, { detail: first.at }))
  } else if ('value' in target && target.value !== first.before) {
    write(target, first.before)
  }
}

/** Puts a text into a field as if it had been typed. */
function write(target: HTMLElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set
  setter?.call(target, text)
  const kind = target.matches('select') ? 'change' : 'input'
  target.dispatchEvent(new Event(kind, { bubbles: true }))
}
