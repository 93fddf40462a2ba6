/** What a semicolon may stand in without ending a statement: comments, quotes, dollar quotes. */
const WHOLE = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;/g

/**
 * The statements of a text, each without its semicolon; comments stay with what follows them. A
 * distributed database hands the text of a statement on to its nodes, and would hand on all of a
 * text that holds several.
 */
export function splitStatements(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { 0: part, index } of text.matchAll(WHOLE)) {
    if (part !== ';') continue
    found.push(text.slice(from, index).trim())
    from = index + 1
  }
  return [...found, text.slice(from).trim()].filter(isStatement)
}

const isStatement = (text: string): boolean => text.replace(/--[^\n]*/g, '').trim() !== ''
