import type { postHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThrown } from '../../../engines/document-frame/entry/thrown.tsx'
import { useLater } from '../../../engines/document-frame/entry/use-later.ts'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import type { ApiProblem } from '../../../lib/api-problem.ts'
import { mayMoveDay, useBegunDay } from '../../../lib/day/begun-day.ts'
import { useDraft } from '../../../lib/device/draft.ts'
import { typedOver } from '../../../lib/device/typed-over.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from '../calls.ts'
import { type Faults, loanFaults } from './loan-faults.ts'
import {
  emptyForm,
  isEmptyForm,
  type LoanBody,
  type LoanForm,
  loanBody,
  tidied,
} from './loan-form.ts'
import { type Appraisal, useAppraisal } from './use-appraisal.ts'

export type Written = AnswerOf<typeof postHutang> & {
  readonly nama: string
  readonly dicairkan: LoanBody['pencairan']['cara']
}

const NO_FAULTS: Faults = {}

/** The loan being written: kept on the device, appraised as it grows, sent under its key. */
export function useLoan() {
  const { t } = useTranslation()
  const who = useSession()
  const { form, setForm, take } = useForm()
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  const [written, setWritten] = useState<Written | null>(null)
  const appraisal = useAppraisal(form)
  const { run, busy } = useCommand({ changes: CHANGES })
  const id = `${who?.kode_toko ?? ''}/${who?.user_id ?? ''}/hutang`
  const thrown = useThrown()
  const startOver = () => {
    setForm(emptyForm())
    setFaults(NO_FAULTS)
    thrown.forget()
  }
  const draft = isEmptyForm(form) ? null : form
  const { ready, note } = useDraft<LoanForm>({ id, draft, isCounter: true }, take, startOver)
  const mark = (tgl: string | null) => setForm(now => ({ ...now, tgl }))
  useBegunDay({ ready, isEmpty: isEmptyForm(form), tgl: form.tgl, mark }, who?.tgl_system ?? null)
  const send = async (body: LoanBody) => {
    const answer = await run({
      route: calls.post,
      input: sure => ({ body: { ...body, ...sure } }),
      what: `${t('Pinjaman')} ${rupiahText(body.jumlah_hutang)}`,
      draft: id,
      refused: problem => marked(problem, appraisal, setFaults),
    })
    if (answer === null) return
    setWritten({ ...answer, nama: body.customer.nama, dicairkan: body.pencairan.cara })
    startOver()
  }
  const write = async (whole: LoanForm) => {
    const { fresh } = appraisal
    const found = loanFaults(whole, fresh, t)
    setFaults(found)
    if (Object.keys(found).length > 0 || fresh?.izin.berlaku !== true) return
    const { taksiran, tgl_system: tgl } = fresh
    if (!(await mayMoveDay(whole.tgl, tgl))) return
    mark(tgl)
    await send(loanBody(whole, { taksiran, tgl }))
  }
  const worth = {
    fresh: appraisal.fresh?.taksiran ?? null,
    shown: appraisal.shown?.taksiran ?? null,
  }
  const later = useLater(worth, () => void write(form))
  const change = (next: LoanForm | ((now: LoanForm) => LoanForm)) => {
    later.forget()
    setForm(next)
    setFaults(NO_FAULTS)
  }
  const save = () => {
    if (busy || written !== null) return
    const whole = tidied(form)
    setForm(whole)
    if (appraisal.fresh === null) later.want()
    void write(whole)
  }
  return {
    ...{ form, thrown, ready, note, change, faults, appraisal, busy, save, startOver, written },
    next: () => setWritten(null),
  }
}

/** The form as it begins, and with a draft that is found a moment later. */
function useForm() {
  const [start] = useState(() => emptyForm())
  const [form, setForm] = useState(start)
  const take = (kept: LoanForm) => setForm(now => typedOver(kept, now, start))
  return { form, setForm, take }
}

export type Loan = ReturnType<typeof useLoan>

/** A no about fields stands at the fields; after any, the appraisal is asked for anew. */
function marked(
  problem: ApiProblem,
  appraisal: Appraisal,
  mark: (faults: Faults) => void,
): boolean {
  appraisal.again()
  const isAboutFields = Object.keys(problem.errors).length > 0
  if (isAboutFields) mark(problem.errors)
  return isAboutFields
}
