/** An element of an XML file: a text, or others in it. */
export interface Element {
  readonly name: string
  readonly attributes: string
  readonly text: string
  readonly children: readonly Element[]
}

const TOKEN = /<\/([A-Za-z]+)>|<([A-Za-z]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * Reads a file as a parser would: it fails on what is not well-formed XML 1.0 in UTF-8 (elements
 * that do not close, signs that may not stand there, entities nobody knows).
 */
export function readXml(bytes: Uint8Array): Element {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const head = '<?xml version="1.0" encoding="utf-8"?>'
  if (!text.startsWith(head)) throw new Error('no declaration')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not stand there
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) throw new Error('bad sign')
  const open: { name: string; attributes: string; text: string; children: Element[] }[] = [
    { name: '', attributes: '', text: '', children: [] },
  ]
  TOKEN.lastIndex = head.length
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const [, closes, opens, attributes = '', alone, words = ''] = TOKEN.exec(text) ?? []
    const top = open.at(-1)
    if (top === undefined) throw new Error('closed too often')
    if (opens !== undefined) {
      const element = { name: opens, attributes: attributes.trim(), text: '', children: [] }
      top.children.push(element)
      if (alone === '') open.push(element)
    } else if (closes !== undefined) {
      if (top.name !== closes) throw new Error(`${top.name} is closed by ${closes}`)
      open.pop()
    } else if (words !== '') top.text += decoded(words)
    else throw new Error(`not XML at ${at}: ${text.slice(at, at + 40)}`)
  }
  const [root, ...more] = open[0]?.children ?? []
  if (open.length !== 1 || root === undefined || more.length > 0) throw new Error('not one root')
  return root
}

function decoded(text: string): string {
  return text.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const sign = whole.endsWith(';') ? ENTITIES[name] : undefined
    if (sign === undefined) throw new Error(`entity ${whole}`)
    return sign
  })
}

/** Elements of a name, wherever they stand, in the order of the file. */
export const allOf = (element: Element, name: string): Element[] =>
  element.children.flatMap(child => [
    ...(child.name === name ? [child] : []),
    ...allOf(child, name),
  ])

/** Their texts. */
export const textsOf = (element: Element, name: string): string[] =>
  allOf(element, name).map(one => one.text)
