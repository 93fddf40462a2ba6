import { useEffect, useRef, useState } from 'react'

const LEAST = 1.2
const MOST = 16
const STEP = 1.25
/** Room around the page. */
const PADDING_PX = 30
const MM_PER_INCH = 25.4
const PX_PER_INCH = 96

/** Pixels of a millimetre of the picture: as the desk has room, or as chosen. */
export function useZoom(lebar_mm: number) {
  const desk = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    const element = desk.current
    if (element === null) return
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const fitted = Math.min(Math.max((room - PADDING_PX + 28) / lebar_mm, LEAST), MOST)
  const pxPerMm = chosen ?? fitted
  const to = (value: number) => setChosen(Math.min(Math.max(value, LEAST), MOST))
  return {
    desk,
    pxPerMm,
    /** Of the paper's real size. */
    percent: Math.round((pxPerMm * MM_PER_INCH * 100) / PX_PER_INCH),
    isFitted: chosen === null,
    closer: () => to(pxPerMm * STEP),
    farther: () => to(pxPerMm / STEP),
    fit: () => setChosen(null),
  }
}
