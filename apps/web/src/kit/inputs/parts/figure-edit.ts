import { groupDigits } from '@kencana/domain/quantity'

/** What stands around a figure: 'Rp. ' and ' ,-', or a unit behind it. */
export interface Mask {
  readonly before: string
  readonly after: string
}

/** A figure without the commas that the screen puts between thousands. */
export const ungrouped = (figure: string): string => figure.replaceAll(',', '')

/** A figure on its way: thousands by comma, until a hand writes signs of its own. */
export const liveFigure = (plain: string): string => {
  if (!/^\d+$/.test(plain)) return plain
  return groupDigits(plain.replace(/^0+(?=\d)/, ''))
}

/** A text without the unit that the field itself shows: '0 hari' is pasted over itself, too. */
export const unmasked = (text: string, { after }: Mask): string => {
  const [bare, unit] = [text.trim(), after.trim()]
  return unit !== '' && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare
}

export const masked = (figure: string, { before, after }: Mask): string =>
  figure === '' ? '' : `${before}${figure}${after}`

/** Places of the characters of the plain figure in what is shown. */
function placesOf(shown: string, mask: Mask, plain: string): number[] {
  const places: number[] = []
  const end = shown.length - mask.after.length
  for (let at = mask.before.length; at < end; at += 1) {
    if (shown[at] === plain[places.length]) places.push(at)
  }
  return places
}

/** Where the cursor stands behind so many characters of the plain figure. */
export function cursorAt(shown: string, mask: Mask, plain: string, count: number): number {
  const places = placesOf(shown, mask, plain)
  if (count === 0) return places[0] ?? shown.length
  return (places[Math.min(count, places.length) - 1] ?? shown.length - 1) + 1
}

/** A cut of the plain figure: what stands left and right of a selection of what is shown. */
export function cutAt(shown: string, mask: Mask, plain: string, from: number, to: number) {
  const places = placesOf(shown, mask, plain)
  return {
    left: plain.slice(0, places.filter(at => at < from).length),
    right: plain.slice(places.filter(at => at < to).length),
  }
}

interface Edit {
  readonly left: string
  readonly written: string
  readonly right: string
}

/**
 * What an input event did to the plain figure. Taking away nothing but a sign of the mask takes the
 * figure's character before it.
 */
export function editOf(
  shown: string,
  mask: Mask,
  plain: string,
  now: { readonly text: string; readonly cursor: number; readonly deletes: boolean },
): Edit {
  const { text, cursor, deletes } = now
  const tail = text.slice(cursor)
  const fits = shown.endsWith(tail) && shown.length >= tail.length
  const to = fits ? shown.length - tail.length : shown.length
  const most = Math.min(fits ? cursor : 0, to)
  let from = 0
  while (from < most && shown[from] === text[from]) from += 1
  const written = text.slice(from, fits ? cursor : text.length)
  const { left, right } = cutAt(shown, mask, plain, from, to)
  const onlyMask = deletes && written === '' && left.length + right.length === plain.length
  return { left: onlyMask ? left.slice(0, -1) : left, written, right }
}
