import type { ApprovedThings } from '@kencana/contract/names/approved'
import { approvedThings } from '@kencana/contract/names/approved-things'
import { useRef, useState } from 'react'
import type { ReceivedFile } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { printPdf } from '../../../lib/device/print-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'

/** Asks the server for a paper, by a key that names this print, with the grant of a copy. */
export type FetchPaper = (idempotencyKey: string, otorisasi?: string) => Promise<ReceivedFile>

/**
 * Prints a paper whose prints are counted. The first print is free; for a further one the server
 * asks for a grant, and `asking` says so. The same key asked again after a lost answer is the same
 * copy.
 */
export function usePaperPrint(fetch: FetchPaper, onPrinted?: () => void) {
  const [at, setAt] = useState<'rest' | 'busy' | 'asking'>('rest')
  const [things, setThings] = useState<ApprovedThings>({})
  const key = useRef(crypto.randomUUID())
  const print = async (otorisasi?: string) => {
    setAt('busy')
    try {
      const received = await fetch(key.current, otorisasi)
      key.current = crypto.randomUUID()
      await printPdf(received)
      setAt('rest')
      onPrinted?.()
    } catch (problem) {
      const asks = problem instanceof ApiProblem && problem.code === 'BUTUH_OTORISASI'
      if (asks) setThings(approvedThings(problem.facts))
      setAt(asks ? 'asking' : 'rest')
      if (!asks) await showProblem(problem)
    }
  }
  return { at, things, print, giveUp: () => setAt('rest') }
}

/** Prints the paper of what was just done, which stands whatever becomes of its paper. */
export async function printAfterwards(fetch: FetchPaper): Promise<void> {
  try {
    await printPdf(await fetch(crypto.randomUUID()))
  } catch (problem) {
    await showProblem(problem)
  }
}
