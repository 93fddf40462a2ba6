import type { Field } from './field.ts'

/** What an input holds: figures as numbers, flags as booleans, nothing as null. */
export type SettingValue = string | number | boolean | null

/** The value an input shows of a setting's text. */
export function settingValue(field: Field, text: string): SettingValue {
  if (field.kind === 'flag') return text === 'YA'
  if ('min' in field) return Number(text)
  return text === '' && field.required === false ? null : text
}

/** The text a setting keeps of what an input holds. */
export function settingText(field: Field, value: SettingValue): string {
  if (field.kind === 'flag') return value === true ? 'YA' : 'TIDAK'
  return value === null ? '' : String(value).trim()
}
