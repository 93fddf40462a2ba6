import type { Field, NumberField } from '@kencana/contract/kit/field'
import type { TFunction } from 'i18next'
import { type CellKind, type CellValue, cellText } from '../../kit/table/columns.ts'

/** How the list draws each kind of field; the others are text. */
export const CELL_KIND: Readonly<Partial<Record<Field['kind'], CellKind>>> = {
  money: 'money',
  weight: 'gram',
  permil: 'permil',
  percent: 'percent',
  integer: 'count',
  decimal: 'decimal',
  flag: 'flag',
  date: 'date',
}

/** A field's value in words and figures as the list says it; '–' for nothing. */
export function valueText(t: TFunction, field: Field | undefined, value: unknown): string {
  if (field?.kind === 'choice') {
    const label = field.options[String(value)]
    if (label !== undefined) return t(label)
  }
  if (field?.kind === 'decimal' && typeof value === 'number') return figureText(field, value)
  const kind = field === undefined ? 'text' : (CELL_KIND[field.kind] ?? 'text')
  return cellText(value as CellValue, kind, t('Ya'), t('Tidak'))
}

/** A decimal with all its places: 0.30, not 0.3. */
function figureText({ places = 0 }: NumberField, value: number): string {
  const options = { minimumFractionDigits: places, maximumFractionDigits: places }
  return new Intl.NumberFormat('ko-KR', options).format(value)
}
