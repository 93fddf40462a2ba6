import { isBusinessDate } from '@kencana/domain/calendar'
import { phone62 } from '@kencana/domain/teks/telepon'
import { isNoName, NO_NAME } from '../areas/pelanggan/customer-name.ts'
import { cardFault } from '../kit/card-number.ts'
import { type NumberField, placesOf, type TextField } from '../kit/field.ts'
import { FIELD_TEXTS } from '../kit/field-texts.ts'
import {
  CODE,
  emptyText,
  KEPT_PHONE,
  longText,
  TYPED_PHONE,
  tooLittle,
  tooMuch,
  WRITABLE,
} from '../kit/fields/field-words.ts'
import { hasDecimals } from '../kit/figures/decimals.ts'
import { fillText } from '../refusals.ts'
import { CARD_END, type EntryField } from './define-entry.ts'

// What is wrong with a value, without the validation library: a form tells it before anything is
// sent. entry-fault.test.ts holds it to what the body of the same field says.

/** Most letters of a part that is text (the columns of banks, accounts and drawers). */
const LETTERS = {
  kode: 20,
  place: 20,
  drawer: 20,
  store: 20,
  user: 40,
  master: 40,
  account: 30,
} as const

/** Most letters a field that is text may have; 0 of one that is none. */
export function lettersOf(field: EntryField): number {
  if ('max' in field) return 'min' in field ? 0 : field.max
  return field.kind in LETTERS ? LETTERS[field.kind as keyof typeof LETTERS] : 0
}

/** Whether something must be given: it may not be empty, and nothing stands for it. */
export const isNeeded = (field: EntryField): boolean =>
  field.required !== false && field.kind !== 'flag' && fallbackOf(field) === undefined

/** What stands where nothing is given. */
export const fallbackOf = (field: EntryField): unknown =>
  'fallback' in field ? field.fallback : undefined

/**
 * What a field says of a value as it would travel (`undefined`: nothing is sent), in Indonesian, or
 * `null` where it may go. Bounds, decimals and forms are those of the body of its call.
 */
export function faultOf(field: EntryField, value: unknown): string | null {
  if (value === undefined || value === null || value === '') {
    return isNeeded(field) ? emptyText(field) : null
  }
  switch (field.kind) {
    case 'flag':
    case 'tenders':
    case 'identity':
      return null
    case 'payout':
      return lacksBank(value) ? emptyText(field) : null
    case 'date':
      return isBusinessDate(String(value)) ? null : emptyText(field)
    case 'choice':
      return Object.hasOwn(field.options, String(value)) ? null : emptyText(field)
    case 'text':
      return field.phone === true ? phoneFault(field, String(value)) : textFault(field, value)
    case 'card-end':
      return /^\d{4}$/.test(String(value)) ? null : CARD_END
    case 'code':
      return textFault(field, value) ?? (CODE.test(String(value)) ? null : FIELD_TEXTS.code)
    case 'name':
      return textFault(field, value) ?? (isNoName(String(value)) ? NO_NAME : null)
    case 'account':
      return String(value).length > lettersOf(field) ? longText(lettersOf(field)) : null
    case 'kode':
    case 'place':
    case 'drawer':
    case 'store':
    case 'user':
    case 'master':
      return textFault(field, value)
    default:
      return figureFault(field, value)
  }
}

function textFault(field: EntryField, value: unknown): string | null {
  const text = String(value)
  if (text.length > lettersOf(field)) return longText(lettersOf(field))
  if (field.kind === 'text' && !WRITABLE.test(text)) return FIELD_TEXTS.letters
  return field.kind === 'code' ? null : cardFault(text)
}

function phoneFault(field: TextField, typed: string): string | null {
  const digits = TYPED_PHONE.test(typed) ? phone62(typed) : typed
  const isKept = typed.length <= field.max * 2 && KEPT_PHONE.test(digits)
  return isKept ? null : FIELD_TEXTS.phone
}

function figureFault(field: NumberField, value: unknown): string | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return FIELD_TEXTS.number
  const divisor = field.kind === 'weight' ? 1000 : 1
  if (value < field.min / divisor) return tooLittle(field)
  if (value > field.max / divisor) return tooMuch(field)
  const places = field.kind === 'weight' ? 3 : placesOf(field)
  if (places === 0) return Number.isInteger(value) ? null : FIELD_TEXTS.whole
  return hasDecimals(value, places) ? null : fillText(FIELD_TEXTS.decimals, { angka: places })
}

const lacksBank = (value: unknown): boolean => {
  const { cara, kode_bank } = value as { readonly cara?: string; readonly kode_bank?: string }
  return cara === 'TRANSFER' && (kode_bank ?? '') === ''
}
