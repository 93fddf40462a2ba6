import { type Sql, sql } from '../sql.ts'

/**
 * Beginning of an `order by` (with its comma) of what a pick list asks for, 0 fits best: the code
 * itself, the name itself, what begins with what was typed, where each word begins a word of code
 * and name, inside a word. Nothing where no letter was typed. The rule is `fitting` of the web's
 * kit, which puts in order what it gets; here it says what a limit leaves.
 */
export function byFit(typed: string, code: Sql, label: Sql): Sql {
  const phrase = plainText(typed)
  if (phrase === '') return sql``
  const [c, n] = [plain(code), plain(label)]
  const begins = `${phrase}%`
  const words = phrase.split(' ').map(word => `% ${word}%`)
  return sql`case when ${c} = ${phrase} then 0 when ${n} = ${phrase} then 1
    when ${c} like ${begins} or ${n} like ${begins} then 2
    when ' ' || ${c} || ' ' || ${n} like all (${words}::text[]) then 3 else 4 end, `
}

const plain = (text: Sql): Sql =>
  sql`btrim(regexp_replace(lower(${text}::text), '[^[:alnum:]]+', ' ', 'g'))`

/** Words of a text in small letters, one blank between them: no sign of a pattern is left. */
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
