import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { isRefused, useRested } from './use-answer.ts'

interface Several<Q, A> {
  /** Beginning of the query's name: a command that changes the area asks again. */
  readonly area: string
  readonly name: string
  /** Line by line; `null` while there is nothing to ask of one. */
  readonly questions: readonly (Q | null)[]
  readonly ask: (question: Q, signal: AbortSignal) => Promise<A>
}

/** What the server said of one question, as it was asked on that day. */
interface Said<A> {
  readonly asked: string
  readonly day: string | null | undefined
  readonly answer: A | null
  /** Why it was refused, or the call that failed. */
  readonly problem: Error | null
}

/** An answer is as good as new for this long; a command that changes the area ends it sooner. */
const GOOD_MS = 5_000
const NONE = 'null'

/**
 * `useAnswerTo` of lines, each by itself: one that is refused leaves the others their answer.
 * `undefined` is a line that waits for its own.
 */
export function useAnswersTo<Q, A>(
  several: Several<Q, A>,
): readonly (Omit<Said<A>, 'asked' | 'day'> | undefined)[] {
  const { area, name, questions, ask } = several
  const day = useSession()?.tgl_system
  const client = useQueryClient()
  const texts = questions.map(question => JSON.stringify(question))
  const rested = useRested(JSON.stringify(texts.filter(text => text !== NONE)))
  const saidOf = async (asked: string): Promise<Said<A>> => {
    try {
      const answer = await client.fetchQuery({
        queryKey: [area, 'tanya', name, day, 'satu', asked],
        queryFn: ({ signal }) => ask(JSON.parse(asked) as Q, signal),
        retry: (times, problem) => !isRefused(problem) && times < 3,
        staleTime: GOOD_MS,
      })
      return { asked, day, answer, problem: null }
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem
      return { asked, day, answer: null, problem }
    }
  }
  const query = useQuery({
    queryKey: [area, 'tanya', name, day, 'semua', rested],
    queryFn: () => Promise.all((JSON.parse(rested) as string[]).map(saidOf)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isAskedAnew = query.isFetching && !query.isPlaceholderData
  const said = isAskedAnew ? [] : (query.data ?? [])
  return texts.map(text => said.find(one => one.asked === text && one.day === day))
}
