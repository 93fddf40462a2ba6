import type { ApprovedThings } from '@kencana/contract/names/approved'
import { approvedThings } from '@kencana/contract/names/approved-things'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { useState } from 'react'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { categoriesOf } from '../approval/asked-categories.ts'

/** A command that waits for supervisors: its body is final, approvals are bound to it. */
export interface Asking<Body> {
  readonly body: Body
  readonly needed: readonly KategoriOtorisasi[]
  readonly grants: readonly string[]
  /** What is to be approved, by category, as the server decided. */
  readonly things: ApprovedThings
}

interface Approved {
  readonly otorisasi?: string | string[] | undefined
}

/** Gathers the approvals that the server asks for; with the last one the same body goes out. */
export function useAsking<Body extends Approved>(send: (body: Body) => void) {
  const [asking, setAsking] = useState<Asking<Body> | null>(null)
  return {
    asking,
    /** Takes the refusal of a body that lacks approvals; answers whether it was one. */
    ask: (problem: ApiProblem, { otorisasi: _, ...plain }: Body): boolean => {
      if (problem.code !== 'BUTUH_OTORISASI') return false
      const needed = categoriesOf(problem.facts.kategori)
      const things = approvedThings(problem.facts)
      setAsking({ body: plain as unknown as Body, needed, grants: [], things })
      return true
    },
    granted: (otorisasi: string) => {
      if (asking === null) return
      const grants = [...asking.grants, otorisasi]
      if (grants.length < asking.needed.length) return setAsking({ ...asking, grants })
      setAsking(null)
      const [first = ''] = grants
      send({ ...asking.body, otorisasi: grants.length === 1 ? first : grants })
    },
    giveUp: () => setAsking(null),
  }
}
