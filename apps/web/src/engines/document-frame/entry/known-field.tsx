import {
  SARAN_MINIMAL,
  type Saran,
  type suggestPelanggan,
} from '@kencana/contract/areas/pelanggan/pelanggan'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { FieldProps } from '../../../kit/inputs/field-props.ts'
import { PickList } from '../../../kit/inputs/parts/pick-list.tsx'
import { type PickOption, useOptions } from '../../../kit/inputs/parts/use-options.ts'
import { cellText } from '../../../kit/table/columns.ts'
import { call, routeRef } from '../../../lib/api.ts'

const suggest = routeRef<typeof suggestPelanggan>('GET', 'pelanggan/saran')

interface KnownFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly inputMode?: 'text' | 'tel'
  /** Numbers of cards are written in capitals. */
  readonly upper?: boolean
  /** A customer of the book was chosen for what is typed. */
  readonly onKnown: (known: Saran) => void
}

/**
 * A text about a customer. While it is typed the book offers whom it may mean: ↑ ↓ choose, Enter
 * takes the chosen one, Esc closes the list; until somebody chooses every key is the field's.
 */
export function KnownField(props: KnownFieldProps) {
  const { value, onChange, upper = false, onKnown: _, inputRef, onBlur, ...field } = props
  const id = useId()
  const own = useRef<HTMLInputElement | null>(null)
  const offer = useOffer(props)
  const { choices, marked, isOpen } = offer
  return (
    <>
      <TextInput
        {...field}
        ref={input => {
          own.current = input
          if (typeof inputRef === 'function') inputRef(input)
          else if (inputRef) inputRef.current = input
        }}
        autoComplete="off"
        aria-autocomplete="list"
        {...(isOpen ? { 'aria-controls': id } : {})}
        {...(isOpen && marked !== undefined
          ? { 'aria-activedescendant': `${id}-${choices.indexOf(marked)}` }
          : {})}
        value={value}
        onChange={event => {
          const text = event.currentTarget.value
          offer.begin()
          onChange(upper ? text.toUpperCase() : text)
        }}
        onKeyDown={offer.onKeyDown}
        onBlur={() => {
          offer.close()
          onBlur?.()
        }}
      />
      {isOpen && (
        <PickList
          id={id}
          anchor={own}
          choices={choices}
          marked={marked}
          value={null}
          state="rest"
          onPick={offer.pick}
        />
      )}
    </>
  )
}

/** Whom the book offers for what is typed, which of them is marked, and what keys do with them. */
function useOffer({ value, onKnown }: Pick<KnownFieldProps, 'value' | 'onKnown'>) {
  const [isTyping, setTyping] = useState(false)
  const [at, setAt] = useState<string | null>(null)
  const known = useRef(new Map<string, Saran>())
  const typed = value.trim()
  const isAsked = isTyping && typed.length >= SARAN_MINIMAL
  const { list, failed } = useOptions({
    open: isAsked,
    typed,
    options: undefined,
    load: async (q, signal) => {
      const found = await call(suggest, { query: { q }, signal })
      known.current = new Map(found.map(one => [one.id, one]))
      return found.map(optionOf)
    },
  })
  const isOpen = isAsked && !failed && list.length > 0
  const marked = list.find(option => option.value === at)
  const close = () => {
    setTyping(false)
    setAt(null)
  }
  const pick = (option: PickOption) => {
    const chosen = known.current.get(option.value)
    close()
    if (chosen !== undefined) onKnown(chosen)
  }
  const step = (by: 1 | -1) => {
    const from = marked === undefined ? (by === 1 ? -1 : list.length) : list.indexOf(marked)
    setAt(list[(from + by + list.length) % list.length]?.value ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: close,
      ...(marked === undefined ? {} : { Enter: () => pick(marked) }),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return { choices: list, marked, isOpen, close, pick, onKeyDown, begin: () => setTyping(true) }
}

/** A customer as the list shows him: his name, and what tells him from others. */
const optionOf = ({ id, nama, telp, alamat, no_identitas, terakhir }: Saran): PickOption => ({
  value: id,
  label: nama || (telp ?? ''),
  note: [telp, no_identitas, alamat, terakhir && cellText(terakhir, 'date')]
    .filter(Boolean)
    .join(' · '),
})
