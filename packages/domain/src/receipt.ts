import type { Rupiah } from './quantity.ts'

/**
 * A text of a receipt as slices of at most 20 characters, three at most; the rest is left out.
 * Words stay whole where that loses nothing that slices of just 20 would show.
 */
export function slices20(text: string): string[] {
  const whole = wrapAt(text, [20, 20, 20])
  return whole.length <= 3 ? whole : cutAt(text, 20).slice(0, 3)
}

/** A store address for PDF reports: lines of 48 characters. */
export function cutAddressReport(text: string): string[] {
  return cutAt(text, 48)
}

/**
 * A store address for receipts and slips: lines of at most 48, 42 and then all characters that are
 * left, broken between words.
 */
export function cutAddressSlip(text: string): string[] {
  return wrapAt(text, [48, 42, Number.POSITIVE_INFINITY])
}

const SATUAN = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const
const BESARAN = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
] as const

/**
 * An amount in Indonesian words: 5232500 -> 'lima juta dua ratus tiga puluh dua ribu lima ratus
 * rupiah'. Throws RangeError on an amount that is negative, not whole, or a thousand trillion.
 */
export function terbilang(amount: Rupiah): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= 1e15) {
    throw new RangeError(`no words for: ${amount}`)
  }
  return `${amount === 0 ? 'nol' : words(amount)} rupiah`
}

function words(amount: number): string {
  for (const [size, name] of BESARAN) {
    if (amount < size) continue
    const count = Math.floor(amount / size)
    const head = count === 1 && size === 1_000 ? 'seribu' : `${words(count)} ${name}`
    return `${head} ${words(amount % size)}`.trim()
  }
  return belowThousand(amount)
}

function belowThousand(n: number): string {
  if (n < 12) return `${SATUAN[n]}`
  if (n < 20) return `${SATUAN[n - 10]} belas`
  if (n < 100) return `${SATUAN[Math.floor(n / 10)]} puluh ${belowThousand(n % 10)}`.trim()
  const hundreds = n < 200 ? 'seratus' : `${SATUAN[Math.floor(n / 100)]} ratus`
  return `${hundreds} ${belowThousand(n % 100)}`.trim()
}

/** Lines of at most so many characters, broken between words; only a word too long is cut. */
function wrapAt(text: string, widths: readonly number[]): string[] {
  const lines: string[] = []
  let rest = Array.from(text.trim().replace(/\s+/gu, ' '))
  while (rest.length > 0) {
    const width = widths[Math.min(lines.length, widths.length - 1)] ?? 0
    const blank = rest.length <= width ? rest.length : rest.lastIndexOf(' ', width)
    const end = blank === -1 ? width : blank
    lines.push(rest.slice(0, end).join(''))
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
  }
  return lines
}

/** Cuts by characters as people count them, so that no letter is torn into halves. */
function cutAt(text: string, width: number): string[] {
  const rest = Array.from(text.trim())
  const lines: string[] = []
  while (rest.length > 0) lines.push(rest.splice(0, width).join('').trim())
  return lines.filter(line => line !== '')
}
