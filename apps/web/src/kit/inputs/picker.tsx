import { InputBase, Loader } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLateEnter } from '../keys/use-late-enter.ts'
import { Icon } from '../text/icon.tsx'
import type { FieldProps } from './field-props.ts'
import { bothRefs } from './parts/both-refs.ts'
import { isCalled } from './parts/choice-order.ts'
import { listActOf } from './parts/list-keys.ts'
import { CLEAR, PickList } from './parts/pick-list.tsx'
import { type LoadOptions, type PickOption, useOptions } from './parts/use-options.ts'

interface PickerProps extends FieldProps {
  readonly value: string | null
  readonly onChange: (value: string | null, option: PickOption | null) => void
  /** All choices, when they are few. */
  readonly options?: readonly PickOption[]
  /** Choices for what was typed, when they are many. */
  readonly load?: LoadOptions
  /** Text of the present value, when the choices do not hold it. */
  readonly valueLabel?: string
  readonly clearable?: boolean
  /** What stands in the field when it is left without a choice; without this it goes. */
  readonly onTyped?: (text: string) => void
}

/** Search as you type, best first: ↑ ↓ choose, Enter takes, Esc leaves. */
export function Picker(props: PickerProps) {
  const { value, onChange, options, load, valueLabel, clearable, onTyped, inputRef, ...field } =
    props
  const { t } = useTranslation()
  const id = useId()
  const own = useRef<HTMLInputElement | null>(null)
  const picking = usePicking(props)
  const { found, choices, marked, isOpen } = picking
  return (
    <>
      <InputBase
        {...field}
        ref={bothRefs(own, inputRef)}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        {...(isOpen && marked !== undefined
          ? { 'aria-activedescendant': `${id}-${choices.indexOf(marked)}` }
          : {})}
        autoComplete="off"
        value={picking.shown}
        placeholder={field.placeholder ?? t('Ketik untuk mencari')}
        rightSection={found.loading ? <Loader size={14} /> : <Icon name="bawah" size={14} />}
        rightSectionPointerEvents="none"
        onChange={event => picking.type(event.currentTarget.value)}
        onKeyDown={picking.onKeyDown}
        onClick={picking.open}
        onFocus={event => event.currentTarget.select()}
        onBlur={picking.leave}
      />
      {isOpen && (
        <PickList
          id={id}
          anchor={own}
          choices={choices}
          marked={marked}
          value={value}
          state={found.failed ? 'failed' : found.loading ? 'loading' : 'rest'}
          onPick={picking.pick}
        />
      )}
    </>
  )
}

/** What is typed, what is offered for it, which choice is marked, and what keys do with it. */
function usePicking(props: PickerProps) {
  const { value, onChange, options, load, valueLabel, clearable, disabled, readOnly } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const found = useOptions({ open: isOpen, typed: typed ?? '', options, load })
  const mayClear = clearable === true && typed === null && value !== null
  const choices = mayClear ? [CLEAR, ...found.list] : found.list
  // What was typed marks its first choice, however late that comes.
  const first = typed === null || typed === '' ? undefined : choices[0]
  const steps = useSteps(choices, first)
  const { marked } = steps

  const open = () => setOpen(disabled !== true && readOnly !== true)
  const close = () => {
    late.forget()
    setOpen(false)
    steps.to(null)
  }
  const take = (option: PickOption | null) => {
    setTyped(null)
    close()
    onChange(option?.value ?? null, option)
  }
  const pick = (option: PickOption) => take(option === CLEAR ? null : option)
  const takeMarked = () => (isOpen && marked !== undefined ? pick(marked) : undefined)
  const late = useLateEnter(found.isAnswer, takeMarked, { isField: true })
  const step = (by: 1 | -1) => {
    late.forget()
    if (isOpen) return steps.by(by)
    open()
    steps.to(value)
  }
  return {
    found,
    choices,
    marked,
    isOpen,
    shown: typed ?? (value === null ? '' : (found.known(value)?.label ?? valueLabel ?? value)),
    open,
    pick,
    type: (text: string) => {
      late.forget()
      setTyped(text)
      steps.to(null)
      open()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = listActOf(event, isOpen, marked !== undefined || (typed ?? '') !== '')
      if (act === null) return
      event.preventDefault()
      if (act === 'close') close()
      else if (act !== 'take') step(act)
      else late.enter()
    },
    leave: () => {
      const text = typed?.trim() ?? ''
      // Typed out in full: as good as chosen.
      const meant = found.list.find(one => isCalled(one, text))
      if (typed === '' && clearable === true) take(null)
      else if (text !== '' && meant !== undefined) take(meant)
      else {
        close()
        if (text !== '') props.onTyped?.(text)
      }
      setTyped(null)
      props.onBlur?.()
    },
  }
}

/** The choice that is marked: the first, or the one the arrows stepped to. */
function useSteps(choices: readonly PickOption[], first: PickOption | undefined) {
  const [stepped, setStepped] = useState<string | null>(null)
  const marked = choices.find(option => option.value === stepped) ?? first
  return {
    marked,
    to: setStepped,
    by: (by: 1 | -1) => {
      const at = marked === undefined ? -1 : choices.indexOf(marked)
      const next = at === -1 && by === -1 ? choices.length - 1 : at + by
      setStepped(choices[(next + choices.length) % choices.length]?.value ?? null)
    },
  }
}
