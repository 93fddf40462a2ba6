import { type FigureKind, type Reading, readFigure } from '@kencana/domain/figures/read-figure'
import type { TFunction } from 'i18next'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { onUnscan } from '../../keys/scan-judge.ts'
import { holdUnsettled } from '../../keys/unsettled.ts'
import { liveFigure, type Mask, masked, ungrouped, unmasked } from './figure-edit.ts'

export interface FigureText {
  /** Whole units of the kind; `null` while empty. */
  readonly value: number | null
  readonly kind: FigureKind
  /** The figure of whole units as the screen shows it. */
  readonly format: (units: number) => string
  readonly mask: Mask
  /** What the caller keeps of it is what `value` becomes; `null`: nothing. */
  readonly onValue: (units: number | null) => number | null
}

/** A text on its way, and the value its caller was told of. */
interface Typed {
  readonly plain: string
  readonly value: number | null
}

/** What is typed into a figure's field, what it means, and asking where that is not sure. */
export function useFigure(props: FigureText, field: RefObject<HTMLInputElement | null>) {
  const { value, kind, format, mask, onValue } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  // What was not taken into the field: it stands as it was.
  const [refused, setRefused] = useState<string | null>(null)
  const own = typed !== null && typed.value === value ? typed : null
  const figure = value === null ? '' : format(value)

  const tell = (units: number | null, plain: string | null) => {
    const kept = onValue(units)
    setFault(null)
    setRefused(null)
    setTyped(plain === null ? null : { plain, value: kept })
  }
  const type = (plain: string) => {
    setRefused(null)
    const reading = readFigure(plain, kind)
    if (reading.is === 'NONE' && reading.why === 'TOO_LARGE') return
    if (reading.is === 'NONE') setTyped({ plain, value })
    else tell(likeliest(reading), plain)
  }
  const ask = useQuestion(props, units => tell(units, null))
  const put = (text: string) => {
    const reading = readFigure(unmasked(text, mask), kind)
    if (reading.is === 'MANY') void ask(text, reading.units)
    else if (reading.is === 'NONE') setRefused(faultText(text, reading.why, kind, t))
    else tell(likeliest(reading), null)
  }
  /** Whether the figure can be meant one way only; asks where it cannot. */
  const settle = (): boolean => {
    if (own === null) return true
    const reading = readFigure(own.plain, kind)
    if (reading.is === 'MANY') void ask(own.plain, reading.units)
    if (reading.is === 'NONE') {
      setFault(faultText(own.plain, reading.why, kind, t))
      field.current?.focus()
    }
    return reading.is === 'ONE' || reading.is === 'EMPTY'
  }
  const leave = () => {
    setRefused(null)
    const reading = own === null ? null : readFigure(own.plain, kind)
    if (own !== null && reading?.is === 'NONE') {
      // What cannot be read counts as nothing, stays in sight, and is told.
      setTyped({ plain: own.plain, value: onValue(null) })
      setFault(faultText(own.plain, reading.why, kind, t))
    } else if (reading?.is === 'MANY') settle()
    else {
      setTyped(null)
      setFault(null)
    }
  }
  useHeld(own !== null, settle)
  useUnscan(field, { typed, value }, before => {
    tell(before.value, null)
    setTyped(before.typed)
  })
  return {
    plain: own?.plain ?? ungrouped(figure),
    shown: masked(own === null ? figure : liveFigure(own.plain), mask),
    fault: refused ?? (own === null ? null : fault),
    type,
    put,
    settle,
    leave,
  }
}

/** Asks which of two figures a text is, once at a time. */
function useQuestion({ format, mask }: FigureText, tell: (units: number | null) => void) {
  const { t } = useTranslation()
  const asking = useRef(false)
  return async (text: string, units: readonly number[]) => {
    if (asking.current) return
    asking.current = true
    const [yes = '', no = ''] = units.map(one => masked(format(one), mask))
    const first = await openDialog({
      kind: 'ask',
      title: t('Angka yang mana?'),
      text: t('“{teks}” dapat berarti dua angka.', { teks: text }),
      yes,
      no,
    })
    asking.current = false
    tell(units[first ? 0 : 1] ?? null)
  }
}

const likeliest = (reading: Reading): number | null => {
  if (reading.is === 'ONE') return reading.units
  return reading.is === 'MANY' ? (reading.units[0] ?? null) : null
}

function faultText(
  teks: string,
  why: 'NO_FIGURE' | 'TOO_FINE' | 'TOO_LARGE',
  { places }: FigureKind,
  t: TFunction,
): string {
  if (why === 'NO_FIGURE') return t('“{teks}” bukan angka yang jelas', { teks })
  if (why === 'TOO_LARGE') return t('“{teks}” terlalu besar', { teks })
  return places === 0
    ? t('“{teks}” bukan bilangan bulat', { teks })
    : t('“{teks}”: paling banyak {jumlah} angka di belakang koma', { teks, jumlah: places })
}

/** While something is typed, nothing is saved over a figure that cannot be read. */
function useHeld(isOpen: boolean, settle: () => boolean): void {
  const latest = useRef(settle)
  latest.current = settle
  useEffect(() => (isOpen ? holdUnsettled(() => latest.current()) : undefined), [isOpen])
}

interface Before {
  readonly typed: Typed | null
  readonly value: number | null
}

const LONGEST = 80

/**
 * A scan that ran into the field is taken out again: what stood there before its first key, by the
 * key's own moment. No other clock is asked: a key may be told of later than its moment.
 */
function useUnscan(
  field: RefObject<HTMLInputElement | null>,
  now: Before,
  restore: (before: Before) => void,
): void {
  const latest = useRef({ now, restore })
  latest.current = { now, restore }
  useEffect(() => {
    const input = field.current
    if (input === null) return
    let past: readonly (Before & { readonly at: number })[] = []
    const onKey = ({ timeStamp: at }: KeyboardEvent) => {
      past = [...past.slice(-LONGEST), { ...latest.current.now, at }]
    }
    input.addEventListener('keydown', onKey)
    const off = onUnscan(input, since => {
      const before = past.find(({ at }) => at === since)
      if (before !== undefined) latest.current.restore(before)
    })
    return () => {
      input.removeEventListener('keydown', onKey)
      off()
    }
  }, [field])
}
