import type { appraiseHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useAnswerTo } from '../../../engines/document-frame/entry/use-answer.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import { appraisable, appraisalBody, type LoanForm } from './loan-form.ts'

export type Appraised = AnswerOf<typeof appraiseHutang>

/** What the pledge is worth and what may be lent upon it, as far as it is typed. */
export function useAppraisal(form: LoanForm) {
  const rows = appraisable(form)
  const answer = useAnswerTo<ReturnType<typeof appraisalBody>, Appraised>({
    area: 'hutang',
    name: 'taksir',
    question: rows.length === 0 ? null : appraisalBody(form),
    ask: (body, signal) => call(calls.appraise, { body, signal }),
  })
  const lines = answer.shown?.barang ?? []
  return {
    ...answer,
    /** Answered lines by the id of the row they are of. */
    lines: new Map(
      lines.length === rows.length ? rows.map((row, index) => [row.id, lines[index]] as const) : [],
    ),
  }
}

export type Appraisal = ReturnType<typeof useAppraisal>
