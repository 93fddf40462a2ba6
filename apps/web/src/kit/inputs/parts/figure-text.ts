import { groupDigits } from '@kencana/domain/quantity'

const only = (text: string, figure: RegExp): string =>
  [...text].filter(char => figure.test(char)).join('')

/** Place in a masked text behind the first `count` characters of the figure. */
export function placeAfter(shown: string, count: number, figure: RegExp): number {
  let left = count
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0 && count > 0) return at
    if (figure.test(shown[at] ?? '')) {
      if (left === 0) return at
      left -= 1
    }
  }
  return count === 0 ? shown.length : Math.max(0, shown.length)
}

/**
 * The figure after a key press in its masked text, and how many of its characters stand left of the
 * cursor. Deleting a character of the mask deletes the figure's character before it.
 */
export function figureAfter(
  before: string,
  after: string,
  cursor: number,
  figure: RegExp,
): { text: string; left: number } {
  const text = only(after, figure)
  const left = only(after.slice(0, cursor), figure).length
  const maskDeleted = after.length < before.length && text === only(before, figure)
  if (!maskDeleted || left === 0) return { text, left }
  return { text: text.slice(0, left - 1) + text.slice(left), left: left - 1 }
}

/** Digits in groups of three, '1,250,000'; no leading zeros. */
export function grouped(digits: string): string {
  return groupDigits(digits.replace(/^0+(?=\d)/, ''))
}
