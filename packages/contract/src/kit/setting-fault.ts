import { isBusinessDate } from '@kencana/domain/calendar'
import { fillText } from '../refusals.ts'
import type { Field } from './field.ts'
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
    default:
      throw new Error(`a setting is no ${field.kind}`)
  }
}

function figureFault({ min, max }: { min: number; max: number }, text: string): string | undefined {
  if (!/^-?\d{1,15}$/.test(text)) return FIELD_TEXTS.whole
  if (Number(text) < min) return fillText(FIELD_TEXTS.least, { batas: min })
  return Number(text) > max ? fillText(FIELD_TEXTS.most, { batas: max }) : undefined
}
