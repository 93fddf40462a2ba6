/** An element with a text, which has this form. */
export interface Leaf {
  readonly name: string
  readonly form: RegExp
}

/** An element with others in it, in this order; `many`: there may be several of it. */
export interface Branch {
  readonly name: string
  readonly many?: true
  readonly holds: readonly (Leaf | Branch)[]
}

/** What fills a branch: a text for a leaf, the same for a branch, several where it may be many. */
export interface Filled {
  readonly [name: string]: string | Filled | readonly Filled[]
}

/**
 * An XML file of a layout: elements in its order, every text escaped and of its form. Throws
 * RangeError for a text of another form, an element that is missing and one that is unknown.
 */
export function writeXml(root: Branch, attributes: string, filled: Filled): string {
  const open = `<${root.name} ${attributes}>`
  const lines = [HEAD, open, ...inside(root, filled, 1), `</${root.name}>`]
  return `${lines.join('\n')}\n`
}

const HEAD = '<?xml version="1.0" encoding="utf-8"?>'

function inside(branch: Branch, filled: Filled, depth: number): string[] {
  const known = new Set(branch.holds.map(one => one.name))
  const stray = Object.keys(filled).find(name => !known.has(name))
  if (stray !== undefined) throw new RangeError(`${branch.name} has no ${stray}`)
  const indent = '\t'.repeat(depth)
  return branch.holds.flatMap(one => {
    const value = filled[one.name]
    if ('form' in one) return [indent + leaf(one, value)]
    return several(one, value).flatMap(each => [
      `${indent}<${one.name}>`,
      ...inside(one, each, depth + 1),
      `${indent}</${one.name}>`,
    ])
  })
}

function leaf({ name, form }: Leaf, value: Filled[string] | undefined): string {
  if (typeof value !== 'string' || !form.test(value)) throw new RangeError(`${name}: ${value}`)
  return value === '' ? `<${name}/>` : `<${name}>${escaped(value)}</${name}>`
}

function several({ name, many }: Branch, value: Filled[string] | undefined): readonly Filled[] {
  if (many && Array.isArray(value)) return value
  if (!many && typeof value === 'object' && !Array.isArray(value)) return [value as Filled]
  throw new RangeError(`${name} is not filled`)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '')

/**
 * A text on one line as XML may hold it, at most so many letters long: control signs, halves of
 * signs and line ends become blanks, several blanks one.
 */
export function oneLine(text: string, most: number): string {
  const kept = [...text].map(sign => (isKept(sign.codePointAt(0) ?? 0) ? sign : ' '))
  const words = kept.join('').split(/\s+/).filter(Boolean).join(' ')
  return [...words].slice(0, most).join('').trim()
}

const isKept = (code: number): boolean =>
  code >= 0x20 &&
  !(code >= 0x7f && code <= 0x9f) &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  (code & 0xfffe) !== 0xfffe
