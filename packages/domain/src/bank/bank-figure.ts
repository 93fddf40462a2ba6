import { type Reading, readFigure } from '../figures/read-figure.ts'
import { RUPIAH_MAX } from '../quantity.ts'
import { SEN, type Sen } from './sen.ts'

/** Which way money went, as the bank says it: CR into the account, DB out of it. */
export type ArahKoran = 'CR' | 'DB'

export type BankFigure =
  | { readonly is: 'EMPTY' }
  | { readonly is: 'ONE'; readonly sen: Sen; readonly arah: ArahKoran | undefined }
  | { readonly is: 'NONE'; readonly teks: string }

const MARK = /(?<![A-Z])(CR|DB|DR|C|D|K)\.?$/i
const MARKS: Readonly<Record<string, ArahKoran>> = {
  CR: 'CR',
  C: 'CR',
  K: 'CR',
  DB: 'DB',
  DR: 'DB',
  D: 'DB',
}

/** What a cell beside the amount says: CR, DB, C, D, K, Kredit, Debet, + or -. */
export function readArah(cell: string): ArahKoran | undefined {
  const bare = cell.trim().toUpperCase().replace(/\.$/, '')
  if (/^(KREDIT|CREDIT|\+)$/.test(bare)) return 'CR'
  if (/^(DEBIT|DEBET|-)$/.test(bare)) return 'DB'
  return MARKS[bare]
}

/**
 * An amount as banks print it: 1,234,567.89 and 1.234.567,89 alike, with CR or DB behind it, in
 * brackets or with one sign, before or behind the digits and on either side of Rp. In sen; what is
 * finer is no amount of a bank. A sign that is not understood makes no amount.
 */
export function readBankFigure(cell: string): BankFigure {
  const text = cell.trim().replace(/^'+/, '')
  if (text === '' || /^[-\u2013]+$/.test(text)) return { is: 'EMPTY' }
  const mark = MARK.exec(text)
  const arah = MARKS[mark?.[1]?.toUpperCase() ?? '']
  const bare = text.slice(0, mark?.index).trim()
  const signed = signBefore(bare)
  // A share or a weight is no money.
  if (/[%\u2030a-z]/i.test(signed)) return { is: 'NONE', teks: WHY.NO_FIGURE }
  const reading = readSen(signed)
  if (reading.is === 'ONE') return { is: 'ONE', sen: reading.units, arah }
  if (reading.is === 'EMPTY') return { is: 'NONE', teks: 'Bukan angka' }
  if (reading.is === 'MANY') return { is: 'NONE', teks: 'Angka ini dapat dibaca dua cara' }
  return { is: 'NONE', teks: WHY[reading.why] }
}

/** The one sign of an amount before its digits; more than one is left, and then no figure. */
function signBefore(text: string): string {
  // Behind a comma or a point a stroke says that there are no sen: 6.500,-
  const plain = text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[.,] ?-{1,2}$/, '')
  const inBrackets = /^(?:(?:rp|idr)\.?)? ?\((.*)\)$/i.exec(plain)?.[1]
  const figure = inBrackets ?? plain
  let signs = inBrackets === undefined ? '' : '-'
  let start = 0
  for (let step = stepBefore(figure, start); step > 0; step = stepBefore(figure, start)) {
    if (isSign(figure[start])) signs += figure[start]
    start += step
  }
  const rest = figure.slice(start)
  const digits = rest.replace(/[-+ ]{1,4}$/, '')
  signs += rest.slice(digits.length).trim()
  return signs === '+' ? digits : `${signs}${digits}`
}

const isSign = (letter: string | undefined): boolean => letter === '-' || letter === '+'

/** Letters of what stands before the digits at this place: a sign, a space, the currency. */
function stepBefore(figure: string, start: number): number {
  if (isSign(figure[start]) || figure[start] === ' ') return 1
  return /^(?:rp|idr)\.?/i.exec(figure.slice(start, start + 4))?.[0].length ?? 0
}

/** Whole rupiah first: '1.500' is a thousand and five hundred, never 1.50. */
function readSen(text: string): Reading {
  const whole = readFigure(text, { places: 0, max: RUPIAH_MAX, negative: true })
  if (whole.is === 'ONE') return { is: 'ONE', units: whole.units * SEN }
  if (whole.is !== 'NONE') return whole
  return readFigure(text, { places: 2, max: RUPIAH_MAX * SEN, negative: true })
}

const WHY = {
  NO_FIGURE: 'Bukan angka',
  TOO_FINE: 'Ada pecahan yang lebih halus dari sen',
  TOO_LARGE: 'Angka terlalu besar',
} as const
