import { isScannerBurst, SHORTEST_SCAN } from '../inputs/parts/scanner-burst.ts'

/** A key that wrote a character, and when (milliseconds, by the event's own clock). */
export interface Stroke {
  readonly key: string
  readonly at: number
}

/** A scanner never rests as long within a code. */
const REST_MS = 100
/** Some scanners end a code with two Enters. */
const SECOND_ENTER_MS = 50
const LONGEST_SCAN = 64
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']
const TEXT =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

/** The code a scanner wrote right before this moment; `null` when it was a hand. */
export function scannedUntil(at: number, strokes: readonly Stroke[]): string | null {
  const end = [...strokes.slice(-SHORTEST_SCAN).map(stroke => stroke.at), at]
  if (end.length <= SHORTEST_SCAN || !isScannerBurst(end)) return null
  const rest = strokes.findLastIndex((stroke, i) => stroke.at - (strokes[i - 1]?.at ?? 0) > REST_MS)
  return strokes
    .slice(Math.max(0, rest))
    .map(stroke => stroke.key)
    .join('')
}

/**
 * A scanner ends with Enter, and Enter presses whatever button has the focus: the next label would
 * answer a question nobody read. From here on such an Enter, and a space within a code, press
 * nothing. Fields keep theirs, and so does a hand. `onUnused` hears the code that went nowhere; the
 * answer ends it.
 */
export function stayDeafToScans(onUnused: (code: string) => void): () => void {
  let strokes: readonly Stroke[] = []
  let endedAt = Number.NEGATIVE_INFINITY

  const isScans = ({ key, timeStamp }: KeyboardEvent): boolean => {
    if (key !== 'Enter') return scannedUntil(timeStamp, strokes) !== null
    if (timeStamp - endedAt <= SECOND_ENTER_MS) return true
    const code = scannedUntil(timeStamp, strokes)
    if (code === null) return false
    endedAt = timeStamp
    onUnused(code)
    return true
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp: at } = event
    if (event.repeat || MODIFIERS.includes(key)) return
    const presses = (key === 'Enter' || key === ' ') && !takesText(event.target)
    if (presses && isScans(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const writes = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
    strokes = writes ? [...strokes, { key, at }].slice(-LONGEST_SCAN) : []
  }
  window.addEventListener('keydown', onKey, true)
  return () => window.removeEventListener('keydown', onKey, true)
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(TEXT)
