import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api-problem.ts'

/** What was read of the server; another store begins with nothing. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      // A no of the server stays a no; only a lost answer is worth asking again.
      retry: (tries, problem) => problem instanceof ApiProblem && problem.status === 0 && tries < 1,
    },
    mutations: { retry: false },
  },
})
