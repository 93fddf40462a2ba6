import type { Template } from '@kencana/contract/papers/template'
import { type PointerEvent, useRef, useState } from 'react'
import type { Box } from '../edit/edits.ts'
import { type Guides, guidesOf, snapMove, snapSize } from '../edit/snap.ts'

interface Dragging {
  readonly id: string
  readonly how: 'move' | 'size'
  readonly from: { readonly x: number; readonly y: number }
  readonly box: Box
  readonly guides: Guides
}

/** A guide is felt from this far, in pixels of the screen. */
const NEAR_PX = 5

/**
 * Moves and sizes elements by mouse, pen or finger: the pointer's way in pixels becomes
 * millimetres, drawn to the grid and to the guides. `onBox` hears every step of one drag.
 */
export function useDrag(
  templat: Template,
  pxPerMm: number,
  onBox: (id: string, box: Box) => void,
  onEnd: () => void,
) {
  const dragging = useRef<Dragging | null>(null)
  const [lines, setLines] = useState<{ readonly x?: number; readonly y?: number } | null>(null)

  const start = (event: PointerEvent<HTMLElement>, id: string, how: Dragging['how']) => {
    const one = templat.elemen.find(each => each.id === id)
    if (one === undefined || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, y: event.clientY }
    const { x, y, w, h } = one
    dragging.current = { id, how, from, box: { x, y, w, h }, guides: guidesOf(templat, id) }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const drag = dragging.current
    if (drag === null) return
    const dx = (event.clientX - drag.from.x) / pxPerMm
    const dy = (event.clientY - drag.from.y) / pxPerMm
    if (lines === null && Math.hypot(dx, dy) * pxPerMm < 3) return
    const { x, y, w, h } = drag.box
    // Alt leaves the guides alone, for a place beside them.
    const near = event.altKey ? 0 : NEAR_PX / pxPerMm
    const snapped =
      drag.how === 'move'
        ? snapMove({ x: x + dx, y: y + dy, w, h }, drag.guides, near)
        : snapSize({ x, y, w: w + dx, h: h + dy }, drag.guides, near)
    setLines({
      ...(snapped.x === undefined ? {} : { x: snapped.x }),
      ...(snapped.y === undefined ? {} : { y: snapped.y }),
    })
    onBox(drag.id, snapped.box)
  }
  const end = () => {
    if (dragging.current === null) return
    dragging.current = null
    setLines(null)
    onEnd()
  }
  const of = (id: string, how: Dragging['how'] = 'move') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, id, how),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  })
  return { of, lines }
}
