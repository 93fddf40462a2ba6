import { isValidElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { fieldError } from '../../lib/problem/field-error.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { useApprovedCommand } from '../document-frame/entry/use-approved-command.tsx'
import { bodyOf, type Form, faultsIn, type Sentences } from './entry-form.ts'
import { moneyBlocker } from './entry-money.ts'
import type { AnyProps, Said } from './entry-props.ts'

/** What was done, and what had been typed for it. */
export interface Written {
  readonly answer: unknown
  readonly form: Form
}

interface Sending {
  readonly props: AnyProps
  readonly onWritten: (written: Written) => void
}

/**
 * Sends what was typed once it is right: faults stand at their fields, those of the server as well;
 * under one key until it is answered, with an approval where the server says that one is needed.
 */
export function useEntrySending({ props, onWritten }: Sending) {
  const { t } = useTranslation()
  const { entry, inputs = {}, hidden = [], changes, onLost } = props
  const { call, kept } = entry
  const form = entry.form
  const { dated = false } = call.entry
  const asked = Object.fromEntries(
    Object.entries(call.entry.fields).filter(
      ([name]) => !hidden.includes(name) && inputs[name]?.disabled !== true,
    ),
  )
  const said = (faults: Sentences): Sentences =>
    Object.fromEntries(
      Object.entries(faults).map(([name, sentence]) => [name, fieldError(t, sentence) ?? sentence]),
    )
  const { run, busy, approval } = useApprovedCommand({
    changes,
    isDated: dated,
    ...(onLost === undefined ? {} : { onLost }),
  })
  const blocker: Said | null = props.blocked ?? moneyBlocker(asked, form, inputs, t)
  const refused = async (problem: ApiProblem): Promise<boolean> => {
    entry.setFaults(said(problem.errors))
    if (props.isToldAtFields === true) return Object.keys(problem.errors).length > 0
    if (props.failed === undefined || problem.code === 'TOKO_SUDAH_TUTUP') return false
    await showProblem(problem, props.failed)
    return true
  }
  const finished = (answer: unknown) => {
    const told: ReactNode = props.done(answer, form)
    if (isValidElement(told)) return onWritten({ answer, form })
    props.onClose()
    if (typeof told === 'string') void notify.success(told)
  }
  const save = async () => {
    if (blocker !== null) return
    const own = Object.entries(props.faults?.(form) ?? {})
    const faults: Sentences = {
      ...Object.fromEntries(own.flatMap(([name, fault]) => (fault ? [[name, fault]] : []))),
      ...said(faultsIn(asked, form)),
    }
    entry.setFaults(faults)
    if (Object.keys(faults).length > 0) return
    const body = { ...bodyOf(asked, form), ...props.also }
    await run({
      route: call,
      input: more => ({ params: props.params, body: { ...body, ...more } }) as never,
      what: props.what,
      told: props.told ?? [],
      draft: kept.id,
      refused,
      done: finished,
    })
  }
  return { save: () => void save(), busy, approval, blocker, asked }
}
