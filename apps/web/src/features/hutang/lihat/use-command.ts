import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { mayMoveDay } from '../../../lib/day/begun-day.ts'
import { toldClosed } from '../../../lib/day/tell-closed.ts'
import type { KeyedOptions } from '../../../lib/pending.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'
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
      if (await toldClosed(problem)) return null
      await showProblem(problem)
      if (problem.status === 409) onLost()
      return null
    }
  }
  return { ...sending, run }
}

/** The business day a command is meant for; nothing where none is open. */
export interface MeantFor {
  readonly tgl_system?: string
}

/**
 * The same for a command that moves money: it is meant for the day it was begun on. When another
 * one is open by now, that day is asked for once; what was typed stays.
 */
export function useDatedCommand(onLost: () => void) {
  const today = useSession()?.tgl_system ?? null
  const [begun, setBegun] = useState(today)
  const { run, ...sending } = useCommand(onLost)
  const runOn = async <A>(
    what: string,
    command: (day: MeantFor, options: KeyedOptions) => Promise<unknown>,
  ): Promise<A | null> => {
    if (!(await mayMoveDay(begun, today))) return null
    setBegun(today)
    const day = today === null ? {} : { tgl_system: today }
    return run<A>(what, options => command(day, options))
  }
  return { ...sending, run: runOn }
}
