import type { titipan } from '@kencana/contract/areas/uang/titipan'
import type { Route } from '@kencana/contract/kit/route'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, routeRef } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { problemText } from '../../../lib/problem-text.ts'
import classes from '../frame.module.css'

/** A command with a reason, its number in the path already; what it says besides is its own. */
type Reasoned = Route<
  undefined,
  undefined,
  NonNullable<(typeof titipan.cancel)['body']>,
  (typeof titipan.cancel)['answer']
>

/**
 * What the server has against a command that needs an approval, in words; null where it lacks the
 * approval alone. It is sent without one, which the server tries and throws away. What the line
 * does not answer keeps nobody from trying.
 */
async function refusedFirst(
  path: string,
  body: { readonly alasan: string },
): Promise<string | null> {
  try {
    await call(routeRef<Reasoned>('POST', path), { body, idempotencyKey: crypto.randomUUID() })
    return null
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    if (problem.code === 'BUTUH_OTORISASI' || !RULES.includes(problem.status)) return null
    return problemText(problem)
  }
}

/** The rules say no: nothing a supervisor types changes it. */
const RULES: readonly number[] = [404, 409, 422]

/**
 * The same for a form: one at a time, and seen while it looks; what was refused stands beside the
 * act till the next try.
 */
export function useRefusedFirst() {
  const { t } = useTranslation()
  const [refused, setRefused] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const looking = useRef(false)
  return {
    once: (look: () => Promise<void>): void => {
      if (looking.current) return
      looking.current = true
      setLooking(true)
      setRefused(null)
      void look().finally(() => {
        looking.current = false
        setLooking(false)
      })
    },
    /** Whether an approval is all that it lacks. */
    lacksApproval: async (...sent: Parameters<typeof refusedFirst>): Promise<boolean> => {
      const against = await refusedFirst(...sent)
      setRefused(against)
      return against === null
    },
    said: isLooking ? (
      <p role="status">{t('Memeriksa…')}</p>
    ) : refused === null ? null : (
      <p className={classes.refused} role="alert">
        {refused}
      </p>
    ),
  }
}
