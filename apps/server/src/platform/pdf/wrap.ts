import type { Canvas, TextStyle } from './canvas.ts'

/** What tells how wide a text is. */
type Ruler = Pick<Canvas, 'widthOf'>

/**
 * Lines of a text no wider than `width` points: broken at blanks and line ends, inside a word only
 * when it is wider than a line by itself, and there after its last hyphen that fits. What does not
 * fit into `most` lines ends with '…'.
 */
export function wrap(
  ruler: Ruler,
  text: string,
  width: number,
  style: TextStyle,
  most: number,
): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r\n|[\r\n]/)) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap(word => pieces(ruler, word, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || ruler.widthOf(longer, style) <= width) {
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
  kept[most - 1] = cut(ruler, `${kept[most - 1]}…`, width, style)
  return kept
}

/** The text, or as much of it as fits with '…' at its end. */
export function cut(ruler: Ruler, text: string, width: number, style: TextStyle): string {
  if (ruler.widthOf(text, style) <= width) return text
  const letters = Array.from(text.endsWith('…') ? text.slice(0, -1) : text)
  while (letters.length > 0 && ruler.widthOf(`${letters.join('')}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function pieces(ruler: Ruler, word: string, width: number, style: TextStyle): string[] {
  if (ruler.widthOf(word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && ruler.widthOf(part + letter, style) > width) {
      const hyphen = part.lastIndexOf('-')
      const end = hyphen > 0 ? hyphen + 1 : part.length
      parts.push(part.slice(0, end))
      part = part.slice(end)
    }
    part += letter
  }
  parts.push(part)
  return parts
}
