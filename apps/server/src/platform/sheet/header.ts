import { FILE_TEXTS } from '@kencana/contract/kit/sheet/file-texts'
import { fillText, refuse } from '@kencana/contract/refusals'
import { letterOf, type Sheet } from './sheet.ts'

/** A column that a sheet may have. */
export interface KnownColumn<F> {
  readonly field: F
  /** Its name in the template and in what is exported. */
  readonly label: string
  readonly required: boolean
}

const NAMED = 5
const NAMES_LONG = 160

/**
 * The columns that the first row names, `undefined` where it names none and nothing stands below.
 * @throws Refusal BERKAS_DITOLAK on a name nobody knows (with the nearest that is known), on one
 * that stands there twice, on a needed one that is not there, and on data without a name
 */
export function columnsOf<F>(
  { rows: [header = [], ...body] }: Sheet,
  known: readonly KnownColumn<F>[],
  find: (header: string) => F | undefined,
): (F | undefined)[] {
  const fields = header.map(text => (text === '' ? undefined : find(text)))
  const label = (field: F | undefined) => known.find(one => one.field === field)?.label ?? ''
  const free = known.filter(({ field }) => !fields.includes(field)).map(one => one.label)
  const unknown = header.filter((text, i) => text !== '' && fields[i] === undefined)
  demand(
    'KOLOM_ASING',
    unknown.map(text => withNearest(text, free)),
  )
  const twice = fields.filter((field, i) => field !== undefined && fields.indexOf(field) !== i)
  demand('KOLOM_GANDA', twice.map(label))
  const lacking = known.filter(({ field, required }) => required && !fields.includes(field))
  demand(
    'KOLOM_KURANG',
    lacking.map(one => one.label),
  )
  const width = body.reduce((most, row) => Math.max(most, row.length), 0)
  const unnamed = Array.from({ length: width }, (_, at) => at).filter(
    at => fields[at] === undefined && body.some(row => (row[at] ?? '') !== ''),
  )
  demand('KOLOM_TANPA_NAMA', unnamed.map(letterOf))
  return fields
}

/** Refuses a file for columns, if there are any. */
function demand(why: keyof typeof FILE_TEXTS, columns: readonly string[]): void {
  if (columns.length === 0) return
  const kolom = columns.slice(0, NAMED).join(', ').slice(0, NAMES_LONG)
  refuse('BERKAS_DITOLAK', { alasan: fillText(FILE_TEXTS[why], { kolom }) })
}

/** `Telpon (Telepon?)` */
function withNearest(text: string, labels: readonly string[]): string {
  const wanted = plain(text)
  const [nearest] = labels
    .map(label => ({ label, apart: lettersApart(wanted, plain(label)) }))
    .filter(({ label, apart }) => isNear(wanted, plain(label), apart))
    .sort((a, b) => a.apart - b.apart)
  return nearest === undefined ? text : `${text} (${nearest.label}?)`
}

const LETTERS = 40
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LETTERS)

/** Every third letter may differ, or the second half of them. */
function isNear(a: string, b: string, apart: number): boolean {
  const longer = Math.max(a.length, b.length)
  const same = [...a].findIndex((letter, i) => letter !== b[i])
  return apart * 3 <= longer || (same >= 4 && same * 2 >= Math.min(a.length, b.length))
}

/** Letters to put in, take out or change, to make one word of the other (Levenshtein). */
function lettersApart(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const changed = (above[j] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    above = row
  }
  return above.at(-1) ?? 0
}
