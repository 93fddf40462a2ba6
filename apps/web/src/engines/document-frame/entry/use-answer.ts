import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { useSession } from '../../../lib/session.ts'

interface Asked<Q, A> {
  /** Beginning of the query's name: a command that changes the area asks again. */
  readonly area: string
  readonly name: string
  /** `null` while there is nothing to ask. */
  readonly question: Q | null
  readonly ask: (question: Q, signal: AbortSignal) => Promise<A>
}

const REST_MS = 250

/**
 * The server's answer to what stands on the screen, asked for whenever the typing rests and when
 * another business day is open; the newest question wins. `shown` may be the answer to the question
 * before, `fresh` never is; `why` is the sentence of a refusal.
 */
export function useAnswerTo<Q, A>({ area, name, question, ask }: Asked<Q, A>) {
  const text = JSON.stringify(question)
  const rested = useRested(text)
  const day = useSession()?.tgl_system
  const query = useQuery({
    queryKey: [area, 'tanya', name, day, rested],
    queryFn: ({ signal }) => ask(JSON.parse(rested) as Q, signal),
    enabled: question !== null && rested !== 'null',
    placeholderData: keepPreviousData,
    retry: (times, problem) => !isRefused(problem) && times < 3,
    staleTime: 0,
  })
  const isNow = text === rested && !query.isFetching
  const why = useSentence(isNow && question !== null ? query.error : null)
  const shown = question === null || query.error !== null ? null : (query.data ?? null)
  return {
    shown,
    fresh: isNow && !query.isPlaceholderData ? shown : null,
    why,
    waiting: question !== null && !isNow,
    again: () => void query.refetch(),
  }
}

/** Asked again it would be refused again. */
export const isRefused = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.status >= 400

/** The value once it has not changed for a moment. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** What a problem says, in the present language; read a moment later. */
export function useSentence(problem: Error | null): string | null {
  const { i18n } = useTranslation()
  const [text, setText] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again in another language
  useEffect(() => {
    let gone = false
    setText(null)
    if (problem !== null) void problemText(problem).then(said => !gone && setText(said))
    return () => {
      gone = true
    }
  }, [problem, i18n.language])
  return problem === null ? null : text
}
