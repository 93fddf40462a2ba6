import type { Canvas, TextStyle } from './canvas.ts'

/**
 * Lines of a text no wider than `width` points: broken at blanks and line ends, inside a word only
 * when it is wider than a line by itself. What does not fit into `most` lines ends with '…'.
 */
export function wrap(
  canvas: Canvas,
  text: string,
  width: number,
  style: TextStyle,
  most: number,
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r\n|[\r\n]/)) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap(word => pieces(canvas, word, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || canvas.widthOf(longer, style) <= width) {
        line = longer
      } else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line)
    if (lines.length > most) break
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  kept[most - 1] = cut(canvas, `${kept[most - 1]}…`, width, style)
  return kept
}

/** The text, or as much of it as fits with '…' at its end. */
export function cut(canvas: Canvas, text: string, width: number, style: TextStyle): string {
  if (canvas.widthOf(text, style) <= width) return text
  const letters = Array.from(text.endsWith('…') ? text.slice(0, -1) : text)
  while (letters.length > 0 && canvas.widthOf(`${letters.join('')}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function pieces(canvas: Canvas, word: string, width: number, style: TextStyle): string[] {
  if (canvas.widthOf(word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && canvas.widthOf(part + letter, style) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  parts.push(part)
  return parts
}
