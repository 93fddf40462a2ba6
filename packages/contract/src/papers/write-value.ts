import { isBusinessDate } from '@kencana/domain/calendar'
import { formatFine, formatGram, formatRupiah } from '@kencana/domain/quantity'
import { terbilang } from '@kencana/domain/receipt'
import { indonesianDay } from '../kit/days/indonesian-day.ts'
import type { Row, Value, ValueKind } from './kind.ts'

/** A value as it stands on paper; nothing is an empty text. */
export function writeValue(value: Value | undefined, jenis: ValueKind): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') {
    return jenis === 'TGL' && isBusinessDate(value) ? indonesianDay(value) : value
  }
  if (jenis === 'RUPIAH' || jenis === 'ANGKA') return figure(value)
  if (jenis === 'GRAM') return formatGram(value)
  if (jenis === 'MURNI') return formatFine(value)
  return String(value)
}

/** A whole figure by thousands; one with decimals, as a purity of 916.7, as it is. */
const figure = (value: number): string =>
  Number.isSafeInteger(value) ? formatRupiah(value) : String(value)

/** An amount in words; a value that is no amount stays as it is. */
export const inWords = (value: Value | undefined, written: string): string =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? terbilang(value)
    : written

/** Own words with `{variabel}` filled in; an unknown name is left out. */
export function fillWords(
  text: string,
  values: Row,
  kinds: ReadonlyMap<string, ValueKind>,
): string {
  if (!text.includes('{')) return text
  return text.replace(/\{([a-z0-9_]+)\}/g, (_, kode: string) => {
    return writeValue(values[kode], kinds.get(kode) ?? 'TEKS')
  })
}

/** Names in braces of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([a-z0-9_]+)\}/g)].map(hit => hit[1] ?? '')
