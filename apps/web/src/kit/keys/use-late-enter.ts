import { useEffect, useRef } from 'react'
import { holdUnsettled } from './unsettled.ts'
import { useSteady } from './use-steady.ts'

/**
 * Enter means the answer to the last letter that was typed: one that comes before the answer waits
 * for it, and `take` hears that nobody saw what it takes. What is typed, stepped or closed
 * meanwhile forgets it. In a field of a form (`isField`) nothing is saved while it waits.
 */
export function useLateEnter(
  isAnswer: boolean,
  take: (isLate: boolean) => void,
  { isField = false }: { readonly isField?: boolean } = {},
) {
  const waits = useRef(false)
  const run = useSteady(take)
  useEffect(() => {
    if (!isAnswer || !waits.current) return
    waits.current = false
    run(true)
  }, [isAnswer, run])
  useEffect(() => (isField ? holdUnsettled(() => !waits.current) : undefined), [isField])
  return {
    enter: () => {
      waits.current = !isAnswer
      if (isAnswer) run(false)
    },
    forget: () => {
      waits.current = false
    },
  }
}
