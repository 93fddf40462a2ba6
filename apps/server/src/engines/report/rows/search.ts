import { DAY, MONTH, MONTHS, WEEKDAYS } from '@kencana/contract/kit/days/day-forms'
import { dayText } from '@kencana/contract/kit/days/day-text'
import type { ColumnFace, ColumnKind, ReportRow } from '@kencana/contract/kit/report'
import { cellText, jakartaMinute } from '../../../platform/format.ts'
import { every, join, name, type Sql, sql } from '../../../platform/sql.ts'
import { keysSaid, OURS, type Say, WITHIN } from '../../../platform/texts/say.ts'

const MOST_WORDS = 8

/** The words of a search, in small letters. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

interface Search {
  readonly words: readonly string[]
  readonly columns: readonly ColumnFace[]
  readonly say: Say
}

/**
 * The rows of a statement that hold every word in what people read of them: texts in either case,
 * our own words and days in the reader's language, figures as they are written. `toko` is the store
 * the statement is read for.
 */
export function foundOf({ words, columns, say }: Search, toko: string): Sql {
  const texts = columns.filter(({ kind, key }) => TEXTS.includes(kind) && key !== 'toko')
  const several = columns.some(({ key }) => key === 'toko')
  const instants = columns.filter(({ kind }) => kind === 'datetime').map(instantOf)
  const days = columns.filter(({ kind }) => DAYS.includes(kind)).map(one => daySaid(one, say))
  const read = [...texts.map(({ key }) => name(key)), ...instants, ...days]
  const store = several ? [sql`${toko}::text`] : []
  const text = sql`lower(concat_ws(' ', ${join([...store, ...read, sql`''`], sql`, `)}))`
  return every(
    words.map(word => {
      const said = keysSaid(say, word)
      const ours = texts.filter(column => column.words === true && said.length > 0)
      const ways = [
        sql`position(${word}::text in ${text}) > 0`,
        ...ours.map(({ key }) => sql`${name(key)} = any(${said}::text[])`),
        ...(said.length === 0 ? [] : [tellsOne(text, said)]),
        ...figuresOf(word).flatMap(figure =>
          columns.flatMap(column => {
            const written = WRITTEN[column.kind]?.(name(column.key))
            return written === undefined ? [] : [sql`position(${figure}::text in ${written}) > 0`]
          }),
        ),
      ]
      return sql`(${join(ways, sql` or `)})`
    }),
  )
}

/** Texts of ours stand in a cell behind a mark, as they are called in Indonesian. */
const tellsOne = (text: Sql, said: readonly string[]): Sql =>
  sql`exists (select from unnest(${said.flatMap(marked)}::text[]) k
    where position(k in ${text}) > 0)`

function marked(key: string): string[] {
  const [opened, closed] = WITHIN
  return [`${OURS}${key.toLowerCase()}`, `${opened}${key.toLowerCase()}${closed}`]
}

const TEXTS: readonly ColumnKind[] = ['text', 'date']

const instantOf = ({ key }: ColumnFace): Sql =>
  sql`to_char(${name(key)} at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI')`

const DAYS: readonly ColumnKind[] = ['date', 'datetime']

/** A day or a month as `dayText` says it, nothing for other text. */
function daySaid({ key, kind }: ColumnFace, say: Say): Sql {
  const iso =
    kind === 'date'
      ? sql`${name(key)}::text`
      : sql`to_char(${name(key)} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`
  const [months, days] = [MONTHS, WEEKDAYS].map(names => say(names).split(' '))
  const parts: Readonly<Record<string, Sql>> = {
    '{hari}': sql`(${days}::text[])[extract(dow from ${iso}::date)::int + 1]`,
    '{tgl}': sql`extract(day from ${iso}::date)::int::text`,
    '{bulan}': sql`(${months}::text[])[substr(${iso}, 6, 2)::int]`,
    '{tahun}': sql`left(${iso}, 4)`,
  }
  const written = (form: string): Sql => {
    const pieces = form.split(/(\{\w+\})/).filter(Boolean)
    return join(
      pieces.map(piece => parts[piece] ?? sql`${piece}::text`),
      sql` || `,
    )
  }
  return sql`case when ${iso} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${written(say(DAY))}
    when ${iso} ~ '^[0-9]{4}-[0-9]{2}$' then ${written(say(MONTH))} end`
}

/** Figures as they are written, without the commas between thousands. */
const WRITTEN: Readonly<Partial<Record<ColumnKind, (column: Sql) => Sql>>> = {
  count: column => sql`${column}::text`,
  money: column => sql`${column}::text`,
  permil: column => sql`${column}::text`,
  weight: column => sql`round(${column} / 1000.0, 3)::text`,
  fine: column => sql`round(${column} / 1000000.0, 3)::text`,
  percent: column => sql`round(${column} / 10.0, 1)::text`,
}

/** What a word looks for among figures: '5,232,500' and '3,237' both ways; nothing for words. */
function figuresOf(word: string): string[] {
  const bare = word.replace(/%$/, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return []
  const decimal = /^-?\d+,\d{1,3}$/.test(bare) ? [bare.replace(',', '.')] : []
  return [bare.replaceAll(',', ''), ...decimal]
}

/** The same of a row that is read already. */
export function finderOf({ words, columns, say }: Search): (row: ReportRow) => boolean {
  if (words.length === 0) return () => true
  return row => {
    const cells = columns.map(({ key, kind }) => read(kind, row[key], say).toLowerCase())
    const plain = cells.map(cell => cell.replaceAll(',', ''))
    return words.every(
      word =>
        cells.some(cell => cell.includes(word)) ||
        figuresOf(word).some(figure => plain.some(cell => cell.includes(figure))),
    )
  }
}

/** A cell as it is looked for: a day as it is kept and as it is said. */
function read(kind: ColumnKind, value: unknown, say: Say): string {
  if (value === null || value === undefined || !DAYS.includes(kind)) return cellText(kind, value)
  const day = kind === 'date' ? String(value) : jakartaMinute(value)
  return `${day} ${dayText(day, say)}`
}
