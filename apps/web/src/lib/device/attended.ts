/** Whoever has not touched the page for so long is not the one who asks. */
const AWAY_MS = 60_000

/** A page that was just opened was opened by somebody. */
let touchedAt = performance.now()

for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const) {
  const note = () => {
    touchedAt = performance.now()
  }
  globalThis.addEventListener?.(sign, note, { capture: true, passive: true })
}

/** Whether somebody was at the page within the last minute: keys, a pointer, a scanner. */
export const isAttended = (): boolean => performance.now() - touchedAt < AWAY_MS
