import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiProblem } from '../../../lib/api-problem.ts'
import type { KeyedOptions } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSending } from '../use-sending.ts'

/**
 * Sends one command about a loan. A refusal is told and the loan read anew; where somebody else was
 * faster `onLost` closes what was begun, and the panel shows what became of the loan.
 */
export function useCommand(onLost: () => void) {
  const queries = useQueryClient()
  const { send, ...sending } = useSending()
  const key = useRef(crypto.randomUUID())
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['hutang'] })
    void queries.invalidateQueries({ queryKey: ['ringkasan'] })
  }
  /** Answers what the server did, or nothing where it refused. */
  const run = async <A>(
    what: string,
    command: (options: KeyedOptions) => Promise<unknown>,
  ): Promise<A | null> => {
    try {
      const answer = (await send({ key: key.current, what, run: command })) as A
      refresh()
      return answer
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      refresh()
      await showProblem(problem)
      if (problem.status === 409) onLost()
      return null
    }
  }
  return { ...sending, run }
}
