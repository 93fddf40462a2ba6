import { type RefObject, useRef, useState } from 'react'
import type { ScanControl } from '../../../kit/inputs/scan-input.tsx'
import { showProblem } from '../../../lib/problem-text.ts'

export interface Picked<D> {
  readonly control: RefObject<ScanControl | null>
  readonly document: D | null
  /** Reads one and shows it; what goes wrong is told, and what was shown stays. */
  readonly pick: (read: () => Promise<D | null>) => Promise<void>
  /** Done with it: the next one is scanned. */
  readonly next: () => void
}

/** The document a screen works on: found by its number or chosen from a list. */
export function usePicked<D>(): Picked<D> {
  const control = useRef<ScanControl>(null)
  const [document, setDocument] = useState<D | null>(null)
  const pick = async (read: () => Promise<D | null>) => {
    try {
      const found = await read()
      if (found !== null) setDocument(found)
    } catch (problem) {
      await showProblem(problem)
    }
  }
  const next = () => {
    setDocument(null)
    control.current?.focus()
  }
  return { control, document, pick, next }
}
