import type { EntryFields as Declared } from '@kencana/contract/documents/define-entry'
import type { TFunction } from 'i18next'
import { isValidElement, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../document-frame/entry/command-dialog.tsx'
import classes from '../document-frame/frame.module.css'
import { type Form, withProposed } from './entry-form.ts'
import { EntryInput } from './entry-input.tsx'
import type { AnyProps, Approving, Card, Done, EntryDialogProps } from './entry-props.ts'
import { type DefinitionOf, entryRef, type FormOf } from './entry-ref.ts'
import { type Begun, type Entry, type EntryWith, useEntry } from './use-entry.ts'
import type { EntryCard } from './use-entry-card.ts'
import { useEntrySending, useReasonedSending, type Written } from './use-entry-sending.tsx'

function AnyDialog(props: AnyProps): ReactNode {
  const [written, setWritten] = useState<Written | null>(null)
  if (written !== null) {
    const done = props.done(written.answer, written.form)
    return isCard(done) ? <DoneDialog {...done} onClose={props.onClose} /> : done
  }
  const typing = { props, onWritten: setWritten }
  const { approving } = props
  if (approving === undefined) return <TypedDialog {...typing} />
  return <ReasonedDialog {...typing} approving={approving} />
}

const isCard = (done: Done): done is Card => typeof done === 'object' && !isValidElement(done)

interface TypingProps {
  readonly props: AnyProps
  readonly onWritten: (written: Written) => void
}

const TypedDialog = (typing: TypingProps) => (
  <EntryFrame props={typing.props} sending={useEntrySending(typing)} />
)

const ReasonedDialog = (typing: TypingProps & { readonly approving: Approving }) => (
  <EntryFrame props={typing.props} sending={useReasonedSending(typing)} />
)

interface EntryFrameProps {
  readonly props: AnyProps
  readonly sending: ReturnType<typeof useEntrySending | typeof useReasonedSending>
}

function EntryFrame({ props, sending }: EntryFrameProps) {
  const { entry, title, first, byEnter = false, isFinal = false, onClose } = props
  const { save, busy, reason, approval, blocker } = sending
  const button = useRef<HTMLButtonElement>(null)
  const said = blocker ?? (props.said === undefined ? undefined : { text: props.said })
  const act = first ?? { label: props.act ?? title, run: save }
  return (
    <CommandDialog
      title={title}
      size={props.size ?? 'md'}
      isStatic={props.isStatic === true}
      kept={entry.kept}
      act={{ ...act, busy, isFinal }}
      {...(said === undefined ? {} : { said })}
      isBlocked={first === undefined && blocker !== null}
      byEnter={byEnter}
      walks={!byEnter}
      saveRef={button}
      onClose={onClose}
    >
      {props.children}
      <EntryFields props={props} card={sending.card} onDone={() => button.current?.focus()} />
      {reason}
      {approval}
    </CommandDialog>
  )
}

interface EntryFieldsProps {
  readonly props: AnyProps
  readonly card: EntryCard
  /** Enter in the last field of a tender. */
  readonly onDone: () => void
}

/** The inputs, in the order of the definition; some stand beside each other. */
function EntryFields({ props, card, onDone }: EntryFieldsProps) {
  const { entry, inputs = {}, hidden = [], pairs = [], fills } = props
  const { fields } = entry.call.entry
  const shown = Object.keys(fields).filter(name => !hidden.includes(name))
  const first = props.focus === undefined ? shown[0] : props.focus
  const change = (name: string, value: unknown) => {
    const changed = { [name]: value }
    const filled: Form = { ...changed, ...fills?.(changed, entry.form) }
    entry.change({ ...accountsLost(fields, filled), ...filled })
  }
  const input = (name: string) => {
    const field = fields[name]
    const extra = inputs[name] ?? {}
    if (field === undefined) return null
    return (
      <EntryInput
        key={name}
        name={name}
        field={field}
        form={withProposed(entry.form, inputs)}
        extra={extra}
        card={card}
        error={entry.faults[name] ?? extra.error ?? undefined}
        isFirst={name === first}
        onChange={value => change(name, value)}
        onUpdate={after => entry.update(name, after)}
        onDone={onDone}
      />
    )
  }
  return rowsOf(shown, pairs).map(row => {
    if (!pairs.includes(row[0] ?? '')) return row.map(input)
    return (
      <div key={row[0]} className={classes.pairs}>
        {row.map(input)}
      </div>
    )
  })
}

/** Fields that stand beside each other are a row. */
function rowsOf(shown: readonly string[], pairs: readonly string[]): readonly string[][] {
  const rows: string[][] = []
  for (const [at, name] of shown.entries()) {
    const isBeside = pairs.includes(name) && pairs.includes(shown[at - 1] ?? '')
    if (isBeside) rows.at(-1)?.push(name)
    else rows.push([name])
  }
  return rows
}

/** An account is of the bank that stood there. */
const accountsLost = (fields: Declared, changed: Form): Form =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'account' && field.of in changed ? [[name, '']] : [],
    ),
  )

/**
 * The dialog of a declared entry: an input for each of its fields, its one act by F10, why it
 * cannot be done beside it, and what was done. What it does not have, a dialog written by hand has,
 * on the same parts (`document-frame/entry`).
 */
export const EntryDialog = AnyDialog as unknown as <R>(props: EntryDialogProps<R>) => ReactNode

interface Closed {
  readonly onClose: () => void
}

/** What a dialog of the call `R` is drawn from, beside what it is about. */
interface Drawn<R, B> extends Closed {
  readonly entry: EntryWith<R, B>
  readonly form: FormOf<R> & B
  readonly t: TFunction
  /** What `EntryDialog` takes as it is. */
  readonly of: Closed & { readonly entry: Entry<R> }
}

/**
 * The dialog of a declared entry that is about `P`: `begun` names its draft and what stands there
 * first, `draw` is `EntryDialog` with what this one says and knows; hooks may be called in it.
 */
export function entryDialog<R, P = unknown, B = unknown>(
  entry: DefinitionOf<R>,
  begun: Begun<R, B> | ((about: P) => Begun<R, B>),
  draw: (drawn: P & Drawn<R, B>) => ReactNode,
): (props: P & Closed) => ReactNode {
  const call = entryRef<R>(entry)
  return function OfEntry(props) {
    const { t } = useTranslation()
    const { onClose } = props
    const first = typeof begun === 'function' ? begun(props) : begun
    const typed = useEntry<R, B>(call, first)
    const of = { entry: typed as unknown as Entry<R>, onClose }
    return draw({ ...props, entry: typed, form: typed.form, t, of })
  }
}
