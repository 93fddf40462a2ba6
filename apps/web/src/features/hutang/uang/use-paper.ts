import { useRef, useState } from 'react'
import { callFile } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { printPdf } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'

/** Papers of a loan: the letter of pledge, and the receipt of what ended it. */
export type Paper = 'surat' | 'kwitansi'

/**
 * Prints a paper of a loan. The first print is free; for a further one the server asks for a grant,
 * and `asking` says so. The same key asked again after a lost answer is the same copy.
 */
export function usePaper(paper: Paper, no_faktur_hutang: string, onPrinted: () => void) {
  const [at, setAt] = useState<'rest' | 'busy' | 'asking'>('rest')
  const key = useRef(crypto.randomUUID())
  const print = async (otorisasi?: string) => {
    setAt('busy')
    try {
      const received = await callFile(paper === 'surat' ? calls.letter : calls.receipt, {
        params: { no_faktur_hutang },
        body: otorisasi === undefined ? {} : { otorisasi },
        idempotencyKey: key.current,
      })
      key.current = crypto.randomUUID()
      await printPdf(received)
      setAt('rest')
      onPrinted()
    } catch (problem) {
      const asks = problem instanceof ApiProblem && problem.code === 'BUTUH_OTORISASI'
      setAt(asks ? 'asking' : 'rest')
      if (!asks) await showProblem(problem)
    }
  }
  return { at, print, giveUp: () => setAt('rest') }
}
