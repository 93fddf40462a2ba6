import { formatRupiah } from '@kencana/domain/quantity'
import { fillText } from '../../refusals.ts'
import type { Field, NumberField } from '../field.ts'
import { FIELD_TEXTS } from '../field-texts.ts'

// What a field says of a value that will not do: one sentence for the server, the form and the
// page of the API.

/** What an empty field is told that is needed. */
export const emptyText = ({ label, empty }: Pick<Field, 'label' | 'empty'>): string =>
  fillText(empty ?? FIELD_TEXTS.empty, { field: label })

/** What a text longer than `max` letters is told. */
export const longText = (max: number): string => fillText(FIELD_TEXTS.long, { batas: max })

/** What a figure below its bound is told. */
export const tooLittle = (field: NumberField): string =>
  field.under ?? fillText(FIELD_TEXTS.least, { batas: shown(field, field.min) })

/** What a figure above its bound is told. */
export function tooMuch(field: NumberField): string {
  if (field.kind === 'percent') return FIELD_TEXTS.percent
  const usual = field.kind === 'permil' ? FIELD_TEXTS.permil : FIELD_TEXTS.most
  return fillText(field.over ?? usual, { batas: shown(field, field.max) })
}

/** A bound as people read it in the field itself: percent as percent, weights in grams, grouped. */
function shown(field: NumberField, bound: number): string {
  const figure = bound / ({ weight: 1000, percent: 10 }[field.kind as string] ?? 1)
  const isCounted = field.kind !== 'permil' && Number.isSafeInteger(figure)
  return isCounted ? formatRupiah(figure) : String(figure)
}

/** Letters a code is made of; what refers to a record is its code. */
export const CODE = /^[A-Za-z0-9._-]*$/

/** No control characters but a tab and the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const WRITABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/

/** What a telephone is typed with, and what it is kept as. */
export const TYPED_PHONE = /^[\d\s.()+-]*$/
export const KEPT_PHONE = /^\d{8,15}$/
