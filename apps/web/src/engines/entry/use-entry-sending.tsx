import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { pathOf } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { fieldError } from '../../lib/problem/field-error.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { useApprovedCommand } from '../document-frame/entry/use-approved-command.tsx'
import { plain } from '../document-frame/money/payment-blocker.ts'
import { useUndo } from '../document-frame/undo/use-undo.tsx'
import { useCommand } from '../document-frame/use-command.ts'
import { bodyOf, type Form, faultsIn, type Sentences, withProposed } from './entry-form.ts'
import { moneyBlocker } from './entry-money.ts'
import type { AnyProps, Approving, Said } from './entry-props.ts'
import { useEntryCard } from './use-entry-card.ts'

/** What was done, and what had been typed for it. */
export interface Written {
  readonly answer: unknown
  readonly form: Form
}

interface Sending {
  readonly props: AnyProps
  readonly onWritten: (written: Written) => void
}

/** What is asked for and whether it is right, what would go out, and what becomes of it. */
function useChecked({ props, onWritten }: Sending) {
  const { t } = useTranslation()
  const { entry, inputs = {} } = props
  const card = useEntryCard(entry)
  const form = withProposed(entry.form, inputs)
  const hidden = [...(props.hidden ?? []), ...(card?.isShown === false ? [card.name] : [])]
  const asked = Object.fromEntries(
    Object.entries(entry.call.entry.fields).filter(
      ([name]) => !hidden.includes(name) && inputs[name]?.disabled !== true,
    ),
  )
  // What is proposed is judged once it is typed over.
  const typed = Object.fromEntries(
    Object.entries(asked).filter(
      ([name, field]) => !('isProposed' in field) || entry.form[name] !== null,
    ),
  )
  const said = (faults: Sentences): Sentences =>
    Object.fromEntries(
      Object.entries(faults).map(([name, sentence]) => [name, fieldError(t, sentence) ?? sentence]),
    )
  const blocker: Said | null =
    saidOf(props.blocked) ??
    saidOf(card?.lacks) ??
    moneyBlocker(asked, form, inputs, t) ??
    saidOf(props.waits)
  /** Whether it may go; what is wrong stands at its field. */
  const isRight = (): boolean => {
    if (blocker !== null) return false
    const own = Object.entries(props.faults?.(form) ?? {})
    const faults: Sentences = {
      ...Object.fromEntries(own.flatMap(([name, fault]) => (fault ? [[name, fault]] : []))),
      ...said(faultsIn(typed, form)),
    }
    entry.setFaults(faults)
    return Object.keys(faults).length === 0
  }
  const refused = async (problem: ApiProblem): Promise<boolean> => {
    entry.setFaults(said(problem.errors))
    card?.refused(problem)
    if ((await props.refused?.(problem)) === true) return true
    if (props.isToldAtFields === true) return Object.keys(problem.errors).length > 0
    if (props.failed === undefined || problem.code === 'TOKO_SUDAH_TUTUP') return false
    await showProblem(problem, props.failed)
    return true
  }
  const finished = (answer: unknown) => {
    const told = props.done(answer, form)
    if (typeof told === 'object') return onWritten({ answer, form })
    props.onClose()
    if (told !== undefined) void notify.success(told)
  }
  const body = { ...bodyOf(asked, form), ...props.also }
  return { isRight, body, blocker, card, refused, finished }
}

/** A sentence alone is no fault of what was typed. */
const saidOf = (lack: Said | string | null | undefined): Said | null =>
  typeof lack === 'string' ? plain(lack) : (lack ?? null)

const optionsOf = ({ changes, onLost }: AnyProps) => ({
  changes,
  ...(onLost === undefined ? {} : { onLost }),
})

/**
 * Sends what was typed once it is right: faults stand at their fields, those of the server as well;
 * under one key until it is answered, with an approval where the server says that one is needed.
 */
export function useEntrySending(sending: Sending) {
  const { props } = sending
  const { call, kept } = props.entry
  const { isRight, body, blocker, card, refused, finished } = useChecked(sending)
  const { run, busy, approval } = useApprovedCommand({
    ...optionsOf(props),
    dated: call.entry.dated === true && [props.entry.begun],
  })
  const save = async () => {
    if (!isRight()) return
    await run({
      route: call,
      input: more => ({ params: props.params, body: { ...body, ...more } }) as never,
      what: props.what ?? props.title,
      told: props.told ?? [],
      draft: kept.id,
      refused,
      done: finished,
    })
  }
  return { save: () => void save(), busy, reason: null, approval, blocker, card }
}

/** The same where why is asked for and approved first. */
export function useReasonedSending(sending: Sending & { readonly approving: Approving }) {
  const { t } = useTranslation()
  const { props, approving } = sending
  const { call, kept } = props.entry
  const { isRight, body, blocker, card, refused, finished } = useChecked(sending)
  const { run, busy } = useCommand(optionsOf(props))
  const { begin, reason, approval } = useUndo({
    ...approving,
    title: props.title,
    path: pathOf(call, props.params),
    more: body,
    why: t('Alasan'),
    ...(call.entry.dated === true ? { dated: [props.entry.begun] } : {}),
    isPossible: blocker === null && !busy,
    send: async (reasoned, draft) => {
      const input = { params: props.params, body: { ...reasoned, ...body } } as never
      const what = props.what ?? props.title
      const done = await run({ route: call, input, what, draft, refused })
      if (done === null) return
      kept.throwAway()
      finished(done)
    },
  })
  return { save: () => isRight() && begin(), busy, reason, approval, blocker, card }
}
