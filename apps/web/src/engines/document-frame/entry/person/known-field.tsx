import { SARAN_MINIMAL } from '@kencana/contract/areas/pelanggan/customer-name'
import type { Saran, suggestPelanggan } from '@kencana/contract/areas/pelanggan/pelanggan'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FieldProps } from '../../../../kit/inputs/field-props.ts'
import { bothRefs } from '../../../../kit/inputs/parts/both-refs.ts'
import { PickList } from '../../../../kit/inputs/parts/pick-list.tsx'
import { type PickOption, useOptions } from '../../../../kit/inputs/parts/use-options.ts'
import { LineInput } from '../../../../kit/inputs/text-field.tsx'
import { toNextEmpty } from '../../../../kit/keys/field-walk.ts'
import { useLateEnter } from '../../../../kit/keys/use-late-enter.ts'
import { cellText } from '../../../../kit/table/columns.ts'
import { call, routeRef } from '../../../../lib/api.ts'

const suggest = routeRef<typeof suggestPelanggan>('GET', 'pelanggan/saran')

interface KnownFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly inputMode?: 'text' | 'tel'
  /** Numbers of cards are written in capitals. */
  readonly upper?: boolean
  /** Figures in it are no value but what somebody is looked for by: Enter is never for the form. */
  readonly seeks?: (text: string) => boolean
  /** A customer of the book was chosen for what is typed. */
  readonly onKnown: (known: Saran) => void
}

/**
 * A text about a customer. While it is typed the book offers whom it may mean: ↑ ↓ choose, Enter
 * takes the chosen one and goes to what the book does not know, Esc closes the list; until somebody
 * chooses every key is the field's.
 */
export function KnownField(props: KnownFieldProps) {
  const { value, onChange, upper = false, seeks, onKnown: _, inputRef, onBlur, ...field } = props
  const id = useId()
  const own = useRef<HTMLInputElement | null>(null)
  const [fills, setFills] = useState(0)
  useEffect(() => {
    if (fills > 0) toNextEmpty(own.current)
  }, [fills])
  const offer = useOffer({
    ...props,
    onKnown: known => {
      props.onKnown(known)
      setFills(fills + 1)
    },
  })
  const { choices, marked, isOpen } = offer
  return (
    <>
      <LineInput
        {...field}
        inputRef={bothRefs(own, inputRef)}
        autoComplete="off"
        aria-autocomplete="list"
        {...(isOpen ? { 'aria-controls': id } : {})}
        {...(isOpen && marked !== undefined
          ? { 'aria-activedescendant': `${id}-${choices.indexOf(marked)}` }
          : {})}
        value={value}
        onText={text => {
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
          isTwoLined
          onPick={offer.pick}
        />
      )}
    </>
  )
}

type Offered = Pick<KnownFieldProps, 'value' | 'onKnown' | 'seeks'>

/** Whom the book offers for what is typed, which of them is marked, and what keys do with them. */
function useOffer({ value, onKnown, seeks }: Offered) {
  const [isTyping, setTyping] = useState(false)
  const [at, setAt] = useState<string | null>(null)
  /** Steps down before there was a list to step in. */
  const [ahead, setAhead] = useState(0)
  const known = useRef(new Map<string, Saran>())
  const typed = value.trim()
  const isAsked = isTyping && typed.length >= SARAN_MINIMAL
  const { list, failed, isAnswer } = useOptions({
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
  const stepped = isAnswer && ahead > 0 ? list[Math.min(ahead, list.length) - 1] : undefined
  const marked = list.find(option => option.value === at) ?? stepped
  const unmark = () => {
    late.forget()
    setAt(null)
    setAhead(0)
  }
  const close = () => {
    setTyping(false)
    unmark()
  }
  const pick = (option: PickOption) => {
    const chosen = known.current.get(option.value)
    close()
    if (chosen !== undefined) onKnown(chosen)
  }
  const isSought = isAsked && seeks?.(typed) === true
  const only = isSought && list.length === 1 ? list[0] : undefined
  const take = () => {
    const meant = marked ?? only
    if (isAsked && meant !== undefined) pick(meant)
  }
  const late = useLateEnter(isAnswer, take, { isField: true })
  const step = (by: 1 | -1) => {
    if (!isOpen) return setAhead(Math.max(0, ahead + by))
    const from = marked === undefined ? (by === 1 ? -1 : list.length) : list.indexOf(marked)
    setAt(list[(from + by + list.length) % list.length]?.value ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isComing = isAsked && !isAnswer
    if (event.nativeEvent.isComposing || !(isOpen || isComing || isSought)) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isChosen = marked !== undefined || ahead > 0
    const acts: Readonly<Record<string, () => void>> = {
      ...(isOpen || isComing ? { ArrowDown: () => step(1), ArrowUp: () => step(-1) } : {}),
      ...(isOpen ? { Escape: close } : {}),
      ...(isChosen || isSought ? { Enter: late.enter } : {}),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const begin = () => {
    setTyping(true)
    unmark()
  }
  return { choices: list, marked, isOpen, close, pick, onKeyDown, begin }
}

/** A customer as the list shows him: his name, and what tells him from others. */
const optionOf = ({ id, nama, telp, alamat, no_identitas, terakhir }: Saran): PickOption => ({
  value: id,
  label: nama || (telp ?? ''),
  note: [telp, no_identitas, alamat, terakhir && cellText(terakhir, 'date')]
    .filter(Boolean)
    .join(' · '),
})
