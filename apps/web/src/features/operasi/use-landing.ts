import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** What stands above comes late and would push the part away: so long it is kept in sight. */
const SETTLED_MS = 5_000
const LOOK_MS = 100
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A part of a screen that an address may name by its `#id`, which comes when its facts do: it is
 * brought into sight then, and again while what is above it grows, until somebody moves the page.
 */
export function useLanding(id: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  useEffect(() => {
    if (!isNamed) return
    let landed: number | undefined
    const look = setInterval(() => {
      const here = part.current
      if (here === null || here.getBoundingClientRect().top === landed) return
      here.scrollIntoView({ block: 'start' })
      landed = here.getBoundingClientRect().top
    }, LOOK_MS)
    const leave = () => clearInterval(look)
    const timer = setTimeout(leave, SETTLED_MS)
    for (const hand of HANDS) window.addEventListener(hand, leave, { once: true })
    return () => {
      leave()
      clearTimeout(timer)
      for (const hand of HANDS) window.removeEventListener(hand, leave)
    }
  }, [isNamed])
  return part
}
