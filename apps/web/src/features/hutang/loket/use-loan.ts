import type { postHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCounter, useSaveSoon } from '../../../engines/counter/use-counter.ts'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import type { ApiProblem } from '../../../lib/api-problem.ts'
import { mayMoveDay } from '../../../lib/day/begun-day.ts'
import { CHANGES, calls } from '../calls.ts'
import { loanFaults } from './loan-faults.ts'
import { emptyForm, isEmptyForm, type LoanBody, loanBody, tidied } from './loan-form.ts'
import { useAppraisal } from './use-appraisal.ts'

export type Written = AnswerOf<typeof postHutang> & {
  readonly nama: string
  readonly dicairkan: LoanBody['pencairan']['cara']
}

/** The loan being written: kept on the device, appraised as it grows, sent under its key. */
export function useLoan() {
  const { t } = useTranslation()
  const [written, setWritten] = useState<Written | null>(null)
  const counter = useCounter({ name: 'hutang', fresh: emptyForm, isEmpty: isEmptyForm })
  const { form, set, setFaults, mark, startOver } = counter
  const appraisal = useAppraisal(form)
  const { run, busy } = useCommand({ changes: CHANGES })
  /** A no about fields stands at the fields; after any, the appraisal is asked for anew. */
  const refused = (problem: ApiProblem): boolean => {
    appraisal.again()
    const isAboutFields = Object.keys(problem.errors).length > 0
    if (isAboutFields) setFaults(problem.errors)
    return isAboutFields
  }
  const send = async (body: LoanBody) => {
    const answer = await run({
      route: calls.post,
      input: sure => ({ body: { ...body, ...sure } }),
      what: `${t('Pinjaman')} ${rupiahText(body.jumlah_hutang)}`,
      draft: counter.id,
      refused,
    })
    if (answer === null) return
    setWritten({ ...answer, nama: body.customer.nama, dicairkan: body.pencairan.cara })
    startOver()
  }
  const write = async (whole = form) => {
    const { fresh } = appraisal
    const found = loanFaults(whole, fresh, t)
    setFaults(found)
    if (Object.keys(found).length > 0 || fresh?.izin.berlaku !== true) return
    const { taksiran, tgl_system: tgl } = fresh
    if (!(await mayMoveDay(whole.tgl, tgl))) return
    mark(tgl)
    await send(loanBody(whole, { taksiran, tgl }))
  }
  const reckoned = {
    fresh: appraisal.fresh?.taksiran ?? null,
    shown: appraisal.shown?.taksiran ?? null,
  }
  const saveSoon = useSaveSoon(counter, reckoned, () => write())
  const save = () => {
    if (busy || written !== null) return
    const whole = tidied(form)
    set(whole)
    saveSoon(() => write(whole))
  }
  return { ...counter, appraisal, busy, save, written, next: () => setWritten(null) }
}

export type Loan = ReturnType<typeof useLoan>
