import type { EntryFields as Declared } from '@kencana/contract/documents/define-entry'
import { type ReactNode, useRef, useState } from 'react'
import { CommandDialog } from '../document-frame/entry/command-dialog.tsx'
import type { Form } from './entry-form.ts'
import { EntryInput } from './entry-input.tsx'
import type { AnyProps, EntryDialogProps } from './entry-props.ts'
import { useEntrySending, type Written } from './use-entry-sending.tsx'

function AnyDialog(props: AnyProps): ReactNode {
  const [written, setWritten] = useState<Written | null>(null)
  if (written !== null) return props.done(written.answer, written.form)
  return <TypedDialog props={props} onWritten={setWritten} />
}

interface TypedDialogProps {
  readonly props: AnyProps
  readonly onWritten: (written: Written) => void
}

function TypedDialog({ props, onWritten }: TypedDialogProps) {
  const { entry, title, act, byEnter = false, onClose } = props
  const { save, busy, approval, blocker } = useEntrySending({ props, onWritten })
  const button = useRef<HTMLButtonElement>(null)
  const said = blocker ?? (props.said === undefined ? undefined : { text: props.said })
  return (
    <CommandDialog
      title={title}
      size={props.size ?? 'md'}
      isStatic={props.isStatic === true}
      kept={entry.kept}
      act={{ label: act, run: save, busy }}
      {...(said === undefined ? {} : { said })}
      isBlocked={blocker !== null}
      byEnter={byEnter}
      walks={!byEnter}
      saveRef={button}
      onClose={onClose}
    >
      {props.children}
      <EntryFields props={props} onDone={() => button.current?.focus()} />
      {approval}
    </CommandDialog>
  )
}

interface EntryFieldsProps {
  readonly props: AnyProps
  /** Enter in the last field of a tender. */
  readonly onDone: () => void
}

/** The inputs, in the order of the definition. */
function EntryFields({ props, onDone }: EntryFieldsProps) {
  const { entry, inputs = {}, hidden = [], fills } = props
  const { fields } = entry.call.entry
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name))
  const first = props.focus ?? shown[0]?.[0]
  const change = (name: string, value: unknown) => {
    const changed = { [name]: value }
    const filled: Form = { ...changed, ...fills?.(changed, entry.form) }
    entry.change({ ...accountsLost(fields, filled), ...filled })
  }
  return shown.map(([name, field]) => (
    <EntryInput
      key={name}
      name={name}
      field={field}
      form={entry.form}
      extra={inputs[name] ?? {}}
      error={entry.faults[name]}
      isFirst={name === first}
      onChange={value => change(name, value)}
      onUpdate={after => entry.update(name, after)}
      onDone={onDone}
    />
  ))
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
