/** What a scanner may say of the kind of label before its content (ISO/IEC 15424): `]C1`. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/
/** FNC1 as scanners write it, before or behind a code. */
const FNC1 = String.fromCharCode(29)
const SEPARATORS = new RegExp(`^${FNC1}+|${FNC1}+$`, 'g')

/** The content of a label, without what a scanner adds to it. */
export const plainCode = (text: string): string =>
  text.trim().replace(SEPARATORS, '').replace(SYMBOLOGY, '').replace(SEPARATORS, '')

/** Of a key only what tells a separator. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>

/** A scanner writes the keys of one separator together. */
const TOGETHER_MS = 100

/**
 * Tells the keys a scanner writes FNC1 with: Ctrl and `]`, or Alt and 0 2 9 on the number pad. They
 * write nothing, and mean none of the page's own keys.
 */
export function separatorKeys(): (event: Pressed) => boolean {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return ({ key, code, ctrlKey, altKey, metaKey, timeStamp }) => {
    if (metaKey) return false
    if (ctrlKey) return key === ']' && !altKey
    const digit = altKey ? /^Numpad(\d)$/.exec(code)?.[1] : undefined
    if (digit === undefined) return false
    const more = timeStamp - last <= TOGETHER_MS ? typed + digit : digit
    const isOne = '029'.startsWith(more) || '0029'.startsWith(more)
    // Each ends with the 9: the next may come at once, before and behind a short code.
    typed = isOne && digit !== '9' ? more : ''
    last = timeStamp
    return isOne
  }
}
