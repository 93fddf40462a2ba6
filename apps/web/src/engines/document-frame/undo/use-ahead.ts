import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { Route } from '@kencana/contract/kit/route'
import type { ApprovedThings } from '@kencana/contract/names/approved'
import { approvedThings } from '@kencana/contract/names/approved-things'
import { useQuery } from '@tanstack/react-query'
import { call, routeRef } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { problemText } from '../../../lib/problem-text.ts'

/** The call of every kind of document, its number in the path already. */
type Ahead = Route<
  undefined,
  NonNullable<(typeof titipan.ahead)['query']>,
  undefined,
  (typeof titipan.ahead)['answer']
>

interface Looked {
  readonly why: string | null
  readonly things: ApprovedThings
}

/**
 * Why something cannot be undone, asked before a reason and an approval are: `ask` looks once more,
 * and answers whether it may. What the line does not answer keeps nobody from trying.
 */
export function useAhead(path: string, dokumen: unknown, isAsked: boolean) {
  const ahead = useQuery({
    queryKey: ['boleh-batal', path, dokumen],
    queryFn: async ({ signal }): Promise<Looked> => {
      const query = typeof dokumen === 'string' ? { dokumen } : {}
      try {
        const { disetujui } = await call(routeRef<Ahead>('GET', path), { query, signal })
        return { why: null, things: approvedThings({ disetujui }) }
      } catch (problem) {
        if (problem instanceof ApiProblem && REFUSED.includes(problem.status)) {
          return { why: await problemText(problem), things: {} }
        }
        throw problem
      }
    },
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return {
    why: ahead.data?.why ?? null,
    /** What is to be approved, by category. */
    things: ahead.data?.things ?? {},
    /** Not answered yet. */
    isAsking: isAsked && ahead.isPending,
    ask: async () => !isAsked || (await ahead.refetch()).data?.why == null,
  }
}

/** The rules say no: nothing a person types changes it. */
const REFUSED: readonly number[] = [404, 409, 422]
