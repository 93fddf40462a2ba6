import { type Field, placesOf } from '@kencana/contract/kit/field'
import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import {
  type FigureUnit,
  figureFault,
  isOtherUnit,
  OTHER_UNIT,
  phoneOf,
  readDay,
} from '@kencana/contract/kit/sheet/columns'
import { readFigure } from '@kencana/domain/figures/read-figure'
import { keyOf } from '../master-table.ts'

/** What one cell of a sheet is: a value as it travels, or what is wrong with it. */
type Read = { readonly value: unknown } | { readonly fault: string }

/** The header of a field's column: its label, and its name where two labels are alike. */
export function headerOf(master: MasterDefinition, field: string): string {
  const label = master.fields[field]?.label ?? field
  const alike = Object.values(master.fields).filter(one => plain(one.label) === plain(label))
  return alike.length > 1 ? `${label} (${field})` : label
}

/** The field a header names, by its label or its own name; case and spaces do not count. */
export const fieldOfHeader = (master: MasterDefinition, header: string): string | undefined =>
  Object.keys(master.fields).find(
    field =>
      plain(headerOf(master, field)) === plain(header) ||
      plain(field) === plain(header) ||
      plain(master.fields[field]?.formName ?? field) === plain(header),
  )

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A value as a sheet holds it: figures are numbers, percent as people say it, dates are dates,
 * codes of choices and of other masters as they are kept, so that it reads back equal.
 */
export function toCell(field: Field, value: MasterRow[string]): string | number | Date | null {
  if (value === null || value === '') return null
  if (field.kind === 'flag') return value === true ? 'Ya' : 'Tidak'
  if (field.kind === 'percent') return Number(value) / 10
  if (field.kind === 'date') return new Date(String(value))
  return typeof value === 'boolean' ? String(value) : value
}

/** The text of a cell as its field's value; see `toCell`. */
export function fromCell(field: Field, cell: string, others: Others): Read {
  if (cell === '') return { value: emptyValue(field) }
  switch (field.kind) {
    case 'money':
      return figure(cell, 'rupiah', 0)
    case 'integer':
      return figure(cell, 'none', 0)
    case 'percent':
      return figure(cell, 'percent', 1, { unit: 1 })
    case 'weight':
      return figure(cell, 'gram', 3)
    case 'permil':
      return figure(cell, 'permil', DECIMALS, { kept: placesOf(field) })
    case 'decimal':
      return figure(cell, field.unit === '%' ? 'percent' : 'none', DECIMALS, {
        kept: placesOf(field),
      })
    case 'text':
      return { value: field.phone === true ? phoneOf(cell) : cell }
    case 'flag':
      return flagOf(cell)
    case 'choice':
      return choiceOf(field, cell)
    case 'date':
      return dayOf(cell)
    case 'ref':
      return { value: keyOf(others(field.master), cell) }
    default:
      return { value: cell }
  }
}

type Others = (master: string) => MasterDefinition

function emptyValue(field: Field): unknown {
  if (field.kind === 'flag') return false
  if ('fallback' in field && field.fallback !== undefined) return field.fallback
  return field.required === false
    ? null
    : field.kind === 'text' || field.kind === 'code'
      ? ''
      : null
}

/** Enough for every decimal field: what is finer than a field keeps its check says. */
const DECIMALS = 6

/** A sheet cannot be asked back: what cannot be meant one way only is no figure. */
function figure(
  cell: string,
  counts: FigureUnit,
  places: number,
  { unit = 10 ** places, kept = places }: { readonly unit?: number; readonly kept?: number } = {},
): Read {
  if (isOtherUnit(counts, cell)) return { fault: OTHER_UNIT.teks }
  const reading = readFigure(cell, { places, negative: true })
  return reading.is === 'ONE'
    ? { value: reading.units / unit }
    : { fault: figureFault(reading, kept) }
}

function flagOf(cell: string): Read {
  if (/^(ya|y|true|1|x|\u2713|yes)$/i.test(cell)) return { value: true }
  if (/^(tidak|t|false|0|-|\u2013|no)$/i.test(cell)) return { value: false }
  return { fault: FIELD_TEXTS.yesNo }
}

function choiceOf(field: Extract<Field, { kind: 'choice' }>, cell: string): Read {
  const hit = Object.entries(field.options).find(
    ([value, label]) => plain(value) === plain(cell) || plain(label) === plain(cell),
  )
  return hit === undefined ? { fault: FIELD_TEXTS.list } : { value: hit[0] }
}

function dayOf(cell: string): Read {
  const value = readDay(cell)
  return value === undefined ? { fault: FIELD_TEXTS.day } : { value }
}
