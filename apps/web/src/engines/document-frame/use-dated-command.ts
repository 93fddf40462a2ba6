import { useState } from 'react'
import type { CallInput, RouteRef } from '../../lib/api.ts'
import { type BegunOn, mayMoveDay } from '../../lib/day/begun-day.ts'
import { useSession } from '../../lib/session.ts'
import { type Answer, type Command, type Options, useCommand } from './use-command.ts'

/** The business day a command is meant for; nothing where none is open. */
export interface MeantFor {
  readonly tgl_system?: string
}

type Dated<T extends RouteRef> = Omit<Command<T>, 'input'> & {
  readonly input: (day: MeantFor) => CallInput<T>
}

/**
 * The day a command is meant for, kept as it was when the screen came, or when the first of what is
 * typed there was begun (`works`: drafts, perhaps of yesterday): when another one is open by now,
 * that one is asked for once. `null` where nobody wants it.
 */
export function useMeantDay(works: readonly BegunOn[]): () => Promise<MeantFor | null> {
  const today = useSession()?.tgl_system ?? null
  const [came, setCame] = useState(today)
  return async () => {
    const [first = came] = works.flatMap(({ tgl }) => tgl ?? []).sort()
    if (!(await mayMoveDay(first, today))) return null
    if (today === null) return {}
    setCame(today)
    for (const { mark } of works) mark(today)
    return { tgl_system: today }
  }
}

/**
 * Sends commands that move money as `useCommand` does: they are meant for the day they were begun
 * on. When another one is open by now, that day is asked for once; what was typed stays.
 */
export function useDatedCommand({ begun, ...options }: Options & { readonly begun: BegunOn }) {
  const meantDay = useMeantDay([begun])
  const { run, busy } = useCommand(options)
  const runOn = async <const T extends RouteRef>(command: Dated<T>): Promise<Answer<T> | null> => {
    const day = await meantDay()
    return day === null ? null : run({ ...command, input: command.input(day) })
  }
  return { busy, run: runOn }
}

/** A document of the counter on its way by one route, and the server's answer once it stands. */
export function useWriting<const T extends RouteRef>(
  route: T,
  options: Parameters<typeof useDatedCommand>[0],
) {
  const { run, busy } = useDatedCommand(options)
  const [done, setDone] = useState<Answer<T> | null>(null)
  const write = async (command: Omit<Dated<T>, 'route'>): Promise<void> => {
    setDone(await run<T>({ ...command, route }))
  }
  return { write, done, busy }
}
