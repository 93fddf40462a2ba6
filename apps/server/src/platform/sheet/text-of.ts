/**
 * The text of a CSV: UTF-8, what Excel calls "Unicode text" (UTF-16, either order of bytes, with or
 * without its mark), else the Windows-1252 that Excel in Indonesia saves as "CSV".
 */
export function decodedText(bytes: Uint8Array): string {
  const wide = orderOf(bytes)
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windowsText(bytes)
  }
}

/** The order of bytes of UTF-16; its first letter is one of the alphabet where it has no mark. */
function orderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 1, second = 1] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

/** 0x80 to 0x9f of Windows-1252; Node's own decoder gives control characters for them. */
const WINDOWS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d' +
  '\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d' +
  '\u017e\u0178'

const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, letter => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)
