import { isBusinessDate } from '@kencana/domain/calendar'
import { fillText } from '../refusals.ts'
import { type Field, placesOf } from './field.ts'
import { FIELD_TEXTS } from './field-texts.ts'

/** What is wrong with a setting's text, as a sentence of `FIELD_TEXTS`; undefined when nothing. */
export function settingFault(field: Field, text: string): string | undefined {
  if (text === '') return field.required === false ? undefined : FIELD_TEXTS.empty
  switch (field.kind) {
    case 'flag':
      return text === 'YA' || text === 'TIDAK' ? undefined : FIELD_TEXTS.empty
    case 'choice':
      return Object.hasOwn(field.options, text) ? undefined : FIELD_TEXTS.empty
    case 'date':
      return isBusinessDate(text) ? undefined : 'Tanggal tidak dikenal'
    case 'text':
      if (text.length > field.max) return fillText(FIELD_TEXTS.long, { batas: field.max })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
      return /[\u0000-\u0008\u000b-\u001f]/.test(text) ? FIELD_TEXTS.letters : undefined
    case 'integer':
    case 'money':
      return figureFault(field, text)
    case 'decimal':
      return decimalFault(field, text, placesOf(field))
    default:
      throw new Error(`a setting is no ${field.kind}`)
  }
}

type Bounds = { readonly min: number; readonly max: number }

function figureFault(bounds: Bounds, text: string): string | undefined {
  return /^-?\d{1,15}$/.test(text) ? boundsFault(bounds, text) : FIELD_TEXTS.whole
}

/** Digits behind the point, at most so many: 1.25. */
function decimalFault(bounds: Bounds, text: string, places: number): string | undefined {
  const figure = /^\d{1,12}(?:\.(\d+))?$/.exec(text)
  if (figure === null) return FIELD_TEXTS.number
  return (figure[1]?.length ?? 0) > places
    ? fillText(FIELD_TEXTS.decimals, { angka: places })
    : boundsFault(bounds, text)
}

function boundsFault({ min, max }: Bounds, text: string): string | undefined {
  if (Number(text) < min) return fillText(FIELD_TEXTS.least, { batas: min })
  return Number(text) > max ? fillText(FIELD_TEXTS.most, { batas: max }) : undefined
}
