import type { moveSaldo, titipan } from '@kencana/contract/areas/uang/titipan'
import { routeRef } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'

/** The calls of deposits. */
export const calls = {
  list: routeRef<typeof titipan.list>('GET', 'titipan'),
  show: routeRef<typeof titipan.show>('GET', 'titipan/{no_titipan}'),
  journal: routeRef<typeof titipan.journal>('GET', 'titipan/{no_titipan}/jurnal'),
  cancel: routeRef<typeof titipan.cancel>('POST', 'titipan/{no_titipan}/batal'),
  checks: routeRef<typeof titipan.checks>('GET', 'validasi-titipan'),
  check: routeRef<typeof titipan.check>('POST', 'validasi-titipan'),
  slip: routeRef<ReturnType<typeof titipan.paper>>('POST', 'titipan/{no_titipan}/slip'),
  move: routeRef<typeof moveSaldo>('POST', 'pengalihan-saldo'),
}

/** Beginnings of the queries that a document of a deposit changes. */
export const CHANGES = ['titipan', 'ringkasan'] as const

/** Tells that less is left than was seen: what is typed stays, the balance is read anew. */
export async function tellLess(problem: ApiProblem): Promise<boolean> {
  if (problem.code !== 'SALDO_KURANG' && problem.code !== 'BON_BERUBAH') return false
  await showProblem(problem)
  return true
}
